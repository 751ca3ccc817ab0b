import { findCompoundParts } from './compound-parts.ts';
import type { ConceptId } from './concept-ids.ts';
import { conceptIds } from './concept-ids.ts';
import { listTextWords, spellOutUmlauts, type TextWord } from './concept-words.ts';
import { concepts as de } from './de/concepts.ts';
import { concepts as en } from './en/concepts.ts';
import { concepts as es } from './es/concepts.ts';
import { concepts as fr } from './fr/concepts.ts';
import { concepts as it } from './it/concepts.ts';
import type { LanguageCode } from './language-code.ts';
import { concepts as nl } from './nl/concepts.ts';
import { concepts as pl } from './pl/concepts.ts';
import { concepts as pt } from './pt/concepts.ts';
import { keepsItsForm, listStems } from './word-stems.ts';

/** Where a text names a concept; an ambiguous word gives one match per meaning, all with the same place. */
export type ConceptMatch = { id: ConceptId; from: number; to: number; words: string };

/** The concepts a text names, in order of appearance. The longest phrase wins; whole words only, but in any usual form. */
export function findConcepts(text: string, language: LanguageCode): ConceptMatch[] {
  const lexicon = lexiconOf(language);
  const words = listTextWords(text, language);
  const matches: ConceptMatch[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = findLongestPhrase({ lexicon, words, at });
    if (phrase) {
      const from = (words[at] as TextWord).from;
      const to = (words[at + phrase.length - 1] as TextWord).to;
      for (const id of phrase.ids) matches.push({ id, from, to, words: text.slice(from, to) });
      at += phrase.length;
      continue;
    }
    matches.push(...findInCompound({ lexicon, text, word: words[at] as TextWord }));
    at++;
  }
  return matches;
}

/** The words of a concept, the most usual first. */
export function wordsOf(id: ConceptId, language: LanguageCode): readonly string[] {
  return lexiconOf(language).words.get(id) ?? [];
}

export type RelatedWords = { id: ConceptId; language: LanguageCode; words: readonly string[] };

/** What else the concepts of a word or phrase are called in the target languages. Empty when no concept covers the whole phrase. */
export function relatedWords(
  phrase: string,
  language: LanguageCode,
  targets: readonly LanguageCode[],
): RelatedWords[] {
  const words = listTextWords(phrase, language);
  const start = words[0]?.from;
  const end = words.at(-1)?.to;
  return findConcepts(phrase, language)
    .filter(({ from, to }) => from === start && to === end)
    .flatMap(({ id, words: said }) =>
      targets.map((target) => ({
        id,
        language: target,
        words: wordsOf(id, target).filter((word) => word !== said.toLowerCase()),
      })),
    );
}

const sources: Record<LanguageCode, Record<ConceptId, string>> = { en, de, es, fr, it, pt, nl, pl };

/** A phrase of the lists as it is spelled there. */
type Entry = { id: ConceptId; written: string };

/** A step in a phrase: the words that may follow, and the entries that end here. */
type Step = { next: Map<string, Step>; entries: Entry[] };

type Lexicon = {
  language: LanguageCode;
  words: ReadonlyMap<ConceptId, readonly string[]>;
  start: Step;
  /** Words of the lists by what is left of them without endings. */
  byStem: ReadonlyMap<string, readonly string[]>;
  readings: Map<string, readonly Reading[]>;
};

/** A word of the lists that a word of the text may be a form of, and how far it is from what was written. */
type Reading = { key: string; strain: number };

const lexicons = new Map<LanguageCode, Lexicon>();

function lexiconOf(language: LanguageCode): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const read = readLexicon(language);
  lexicons.set(language, read);
  return read;
}

function readLexicon(language: LanguageCode): Lexicon {
  const words = new Map<ConceptId, readonly string[]>();
  const start: Step = { next: new Map(), entries: [] };
  const byStem = new Map<string, string[]>();
  const known = new Set<string>();
  for (const id of conceptIds) {
    const phrases = sources[language][id].split(',').map((phrase) => phrase.trim());
    const listed = phrases.filter((phrase) => phrase !== '');
    words.set(id, listed);
    for (const phrase of spellings(listed, language)) {
      const said = withoutFillers(listTextWords(phrase, language));
      let step = start;
      for (const { key } of said) {
        step = nextStep(step, key);
        if (known.has(key)) continue;
        known.add(key);
        for (const stem of listStems({ word: key, language, listed: true }))
          append(byStem, stem, key);
      }
      const written = said.map((word) => word.written).join(' ');
      if (said.length > 0) step.entries.push({ id, written });
    }
  }
  return { language, words, start, byStem, readings: new Map() };
}

/** Fillers inside a phrase are optional; at its ends they carry meaning ("do I have to"). */
function withoutFillers(words: readonly TextWord[]): TextWord[] {
  return words.filter(({ filler }, at) => !filler || at === 0 || at === words.length - 1);
}

function spellings(phrases: readonly string[], language: LanguageCode): readonly string[] {
  return language === 'de' ? [...phrases, ...phrases.map(spellOutUmlauts)] : phrases;
}

function nextStep(step: Step, key: string): Step {
  let next = step.next.get(key);
  if (!next) {
    next = { next: new Map(), entries: [] };
    step.next.set(key, next);
  }
  return next;
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Phrase = { ids: readonly ConceptId[]; length: number };

/** A phrase that has begun: where it stands in the lists, how far its words are from those written, and the spelling so far. */
type Open = { step: Step; strain: number; written: string };

/** Follows every way the words can be read at once; phrases are a few words long, so this stays linear in the text. */
function findLongestPhrase({
  lexicon,
  words,
  at,
}: {
  lexicon: Lexicon;
  words: readonly TextWord[];
  at: number;
}): Phrase | undefined {
  let best: Phrase | undefined;
  let open: Open[] = [{ step: lexicon.start, strain: 0, written: '' }];
  let skipped = 0;
  for (let length = 1; open.length > 0 && at + length <= words.length; length++) {
    const word = words[at + length - 1] as TextWord;
    const longer = open.flatMap((phrase) => extend({ lexicon, phrase, word }));
    const ids = chooseIds(longer);
    if (ids.length > 0) best = { ids, length };
    const maySkip = word.filler && length > 1 && skipped < mostSkipped;
    skipped = maySkip ? skipped + 1 : 0;
    open = maySkip ? [...longer, ...open] : longer;
  }
  return best;
}

function extend({
  lexicon,
  phrase,
  word,
}: {
  lexicon: Lexicon;
  phrase: Open;
  word: TextWord;
}): Open[] {
  const written = phrase.written === '' ? word.written : `${phrase.written} ${word.written}`;
  return readingsOf(lexicon, word.key).flatMap(({ key, strain }) => {
    const step = phrase.step.next.get(key);
    return step ? [{ step, strain: phrase.strain + strain, written }] : [];
  });
}

/**
 * The form as written beats a form that only shares a stem: "ear" is not "earring".
 * Where only accents differ, the same accents win: "livré" (delivered) is not "livre" (book).
 */
function chooseIds(ended: readonly Open[]): ConceptId[] {
  const complete = ended.filter(({ step }) => step.entries.length > 0);
  const least = Math.min(...complete.map(({ strain }) => strain));
  const closest = complete.filter(({ strain }) => strain === least);
  const same = closest.flatMap(({ step, written }) =>
    step.entries.filter((entry) => entry.written === written),
  );
  const entries = same.length > 0 ? same : closest.flatMap(({ step }) => step.entries);
  return [...new Set(entries.map(({ id }) => id))];
}

function readingsOf(lexicon: Lexicon, key: string): readonly Reading[] {
  const known = lexicon.readings.get(key);
  if (known) return known;
  const { language, byStem } = lexicon;
  const strains = new Map([[key, 0]]);
  if (!keepsItsForm(key, language))
    for (const stem of listStems({ word: key, language, listed: false }))
      for (const form of byStem.get(stem) ?? [])
        if (!strains.has(form)) strains.set(form, 1 + key.length + form.length - 2 * stem.length);
  const readings = [...strains].map(([form, strain]) => ({ key: form, strain }));
  if (lexicon.readings.size >= mostReadings) lexicon.readings.clear();
  lexicon.readings.set(key, readings);
  return readings;
}

/** "pull out all of the …" is not one phrase any more. */
const mostSkipped = 2;
/** Words repeat, so their readings are kept, but texts of any length must not fill the memory. */
const mostReadings = 20_000;

function findInCompound({
  lexicon,
  text,
  word,
}: {
  lexicon: Lexicon;
  text: string;
  word: TextWord;
}): ConceptMatch[] {
  if (lexicon.language !== 'de' && lexicon.language !== 'nl') return [];
  const written = text.slice(word.from, word.to);
  const find = (part: string) =>
    findLongestPhrase({ lexicon, words: [{ ...word, written: part, key: part }], at: 0 })?.ids;
  // Folding can change how many letters there are ("ß"); then the whole word is the place.
  const sameLength = written.length === word.key.length;
  return findCompoundParts({ word: word.key, find }).flatMap((part) => {
    const from = word.from + (sameLength ? part.from : 0);
    const to = sameLength ? word.from + part.to : word.to;
    return part.found.map((id) => ({ id, from, to, words: text.slice(from, to) }));
  });
}
