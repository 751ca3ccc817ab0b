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
import { listStems } from './word-stems.ts';

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

/** A step in a phrase: the words that may follow, and the concepts named when the phrase ends here. */
type Step = { next: Map<string, Step>; ids: ConceptId[] };

type Lexicon = {
  language: LanguageCode;
  words: ReadonlyMap<ConceptId, readonly string[]>;
  start: Step;
  /** Words of the lists by what is left of them without endings. */
  byStem: ReadonlyMap<string, readonly string[]>;
};

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
  const start: Step = { next: new Map(), ids: [] };
  const byStem = new Map<string, string[]>();
  const known = new Set<string>();
  for (const id of conceptIds) {
    const phrases = sources[language][id].split(',').map((phrase) => phrase.trim());
    words.set(
      id,
      phrases.filter((phrase) => phrase !== ''),
    );
    for (const phrase of spellings(words.get(id) ?? [], language)) {
      let step = start;
      for (const { key } of listTextWords(phrase, language)) {
        step = nextStep(step, key);
        if (known.has(key)) continue;
        known.add(key);
        for (const stem of listStems(key, language)) append(byStem, stem, key);
      }
      if (step !== start && !step.ids.includes(id)) step.ids.push(id);
    }
  }
  return { language, words, start, byStem };
}

function spellings(phrases: readonly string[], language: LanguageCode): readonly string[] {
  return language === 'de' ? [...phrases, ...phrases.map(spellOutUmlauts)] : phrases;
}

function nextStep(step: Step, key: string): Step {
  let next = step.next.get(key);
  if (!next) {
    next = { next: new Map(), ids: [] };
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
  let open: { step: Step; strain: number }[] = [{ step: lexicon.start, strain: 0 }];
  for (let length = 1; open.length > 0 && at + length <= words.length; length++) {
    const readings = readingsOf(lexicon, (words[at + length - 1] as TextWord).key);
    open = open.flatMap(({ step, strain }) =>
      readings.flatMap((reading) => {
        const next = step.next.get(reading.key);
        return next ? [{ step: next, strain: strain + reading.strain }] : [];
      }),
    );
    const ended = open.filter(({ step }) => step.ids.length > 0);
    if (ended.length === 0) continue;
    // The form as written beats a form that only shares a stem: "ear" is not "earring".
    const least = Math.min(...ended.map(({ strain }) => strain));
    const ids = ended.filter(({ strain }) => strain === least).flatMap(({ step }) => step.ids);
    best = { ids: [...new Set(ids)], length };
  }
  return best;
}

/** The words of the lists that a word of the text may be a form of, with how far each is from what was written. */
function readingsOf(lexicon: Lexicon, key: string): { key: string; strain: number }[] {
  const readings = new Map([[key, 0]]);
  for (const stem of listStems(key, lexicon.language))
    for (const known of lexicon.byStem.get(stem) ?? [])
      if (!readings.has(known))
        readings.set(known, 1 + key.length + known.length - 2 * stem.length);
  return [...readings].map(([known, strain]) => ({ key: known, strain }));
}

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
  // Folding can change how many letters there are; then the parts' places are unknown.
  const written = text.slice(word.from, word.to);
  if (written.length !== word.key.length) return [];
  const find = (part: string) =>
    findLongestPhrase({ lexicon, words: [{ key: part, from: 0, to: part.length }], at: 0 })?.ids;
  return findCompoundParts({ word: word.key, find }).flatMap(({ from, to, found }) =>
    found.map((id) => ({
      id,
      from: word.from + from,
      to: word.from + to,
      words: written.slice(from, to),
    })),
  );
}
