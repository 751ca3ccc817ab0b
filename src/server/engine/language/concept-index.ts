import { type CompoundPart, findCompoundParts } from './compound-parts.ts';
import type { ConceptId } from './concept-ids.ts';
import { conceptIds } from './concept-ids.ts';
import { listTextWords, spellOutUmlauts, type TextWord } from './concept-words.ts';
import type { KindsConcept } from './en/kinds.ts';
import { joinsNouns } from './joins-nouns.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';
import { names } from './names.ts';
import { keepsItsForm, listForms } from './word-forms.ts';

/** Where a text names a concept; an ambiguous word gives one match per meaning, all with the same place. */
export type ConceptMatch = { id: ConceptId; from: number; to: number; words: string };

/** The same for words that name only a kind of the concept: "poodle" for a dog. */
export type MeaningMatch = ConceptMatch & { isKind: boolean };

/** The concepts a text names, in order of appearance. The longest phrase wins; whole words only, but in any usual form. */
export function findConcepts(text: string, language: LanguageCode): ConceptMatch[] {
  return findMeanings(text, language).flatMap(({ isKind, ...match }) => (isKind ? [] : [match]));
}

/** The concepts a text names or names a kind of. */
export function findMeanings(text: string, language: LanguageCode): readonly MeaningMatch[] {
  const lexicon = lexiconOf(language);
  if (text.length > longestRemembered) return listMeanings(text, lexicon);
  return remember(lexicon.meanings, text, () => listMeanings(text, lexicon));
}

function listMeanings(text: string, lexicon: Lexicon): readonly MeaningMatch[] {
  const { language } = lexicon;
  const words = listTextWords(text, language);
  const matches: MeaningMatch[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = findLongestPhrase({ lexicon, words, at });
    if (phrase) {
      const from = (words[at] as TextWord).from;
      const to = (words[at + phrase.length - 1] as TextWord).to;
      const said = { from, to, words: text.slice(from, to) };
      for (const id of phrase.ids) matches.push({ id, ...said, isKind: false });
      for (const id of phrase.kinds) matches.push({ id, ...said, isKind: true });
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
  let words = listedWords.get(language);
  if (!words) {
    words = new Map();
    listedWords.set(language, words);
  }
  let listed = words.get(id);
  if (!listed) {
    listed = listPhrases(sources[language][id]);
    words.set(id, listed);
  }
  return listed;
}

/** Other languages are asked for single words of every question, which needs no lexicon. */
const listedWords = new Map<LanguageCode, Map<ConceptId, readonly string[]>>();

/** Words for kinds of a concept: breeds for "dog". */
export function kindWordsOf(id: ConceptId, language: LanguageCode): readonly string[] {
  const own = kindsOf[language][id as KindsConcept] ?? '';
  return listPhrases(`${own}, ${names[id as KindsConcept] ?? ''}`);
}

const listPhrases = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

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

const sources = wordsOfEach(({ concepts }) => concepts);
const kindsOf = wordsOfEach(({ kinds }) => kinds);

/** A step in a phrase: the words that may follow, by their spelling in the lists, and the concepts that it names, or names a kind of, when it ends here. */
type Step = {
  next: Map<string, Step> | null;
  ids: readonly ConceptId[];
  kinds: readonly ConceptId[];
};

type Lexicon = {
  language: LanguageCode;
  start: Step;
  /** Words of the lists by the forms they are compared by. */
  byForm: ReadonlyMap<string, readonly ListedWord[]>;
  readings: Map<string, readonly Reading[]>;
  compounds: Map<string, readonly CompoundPart<Named>[]>;
  meanings: Map<string, readonly MeaningMatch[]>;
};

/** The concepts that a word names, and those that it names a kind of. */
type Named = { ids: readonly ConceptId[]; kinds: readonly ConceptId[] };

type ListedWord = { written: string; key: string };

/** A word of the lists that a word of the text may be a form of, and how far it is from what was written. */
type Reading = { written: string; strain: number };

const lexicons = new Map<LanguageCode, Lexicon>();

function lexiconOf(language: LanguageCode): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const read = readLexicon(language);
  lexicons.set(language, read);
  return read;
}

function readLexicon(language: LanguageCode): Lexicon {
  const start = createStep();
  const byForm = new Map<string, ListedWord[]>();
  const known = new Set<string>();
  const add = (phrases: readonly string[], id: ConceptId, list: 'ids' | 'kinds'): void => {
    for (const phrase of spellings(phrases, language)) {
      let step = start;
      for (const { written, key } of withoutFillers(listTextWords(phrase, language))) {
        step = nextStep(step, written);
        if (known.has(written)) continue;
        known.add(written);
        for (const form of listForms({ word: key, language, listed: true }))
          append(byForm, form, { written, key });
      }
      if (step !== start && !step[list].includes(id)) step[list] = [...step[list], id];
    }
  };
  for (const id of conceptIds) add(wordsOf(id, language), id, 'ids');
  for (const id of Object.keys(kindsOf[language]) as KindsConcept[]) {
    add(kindWordsOf(id, language), id, 'kinds');
  }
  return {
    language,
    start,
    byForm,
    readings: new Map(),
    compounds: new Map(),
    meanings: new Map(),
  };
}

/** Fillers inside a phrase are optional; at its ends they carry meaning ("do I have to"). */
function withoutFillers(words: readonly TextWord[]): TextWord[] {
  return words.filter(({ filler }, at) => !filler || at === 0 || at === words.length - 1);
}

function spellings(phrases: readonly string[], language: LanguageCode): readonly string[] {
  return language === 'de' ? [...phrases, ...phrases.map(spellOutUmlauts)] : phrases;
}

/** Most phrases end where they begin to be told apart, so most steps need no memory of their own. */
const noIds: readonly ConceptId[] = [];
const createStep = (): Step => ({ next: null, ids: noIds, kinds: noIds });

function nextStep(step: Step, written: string): Step {
  let next = step.next?.get(written);
  if (!next) {
    next = createStep();
    if (step.next) step.next.set(written, next);
    else step.next = new Map([[written, next]]);
  }
  return next;
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Phrase = Named & { length: number };

/** A phrase that has begun: where it stands in the lists, and how far its words are from those written. */
type Open = { step: Step; strain: number };

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
  let open: Open[] = [{ step: lexicon.start, strain: 0 }];
  let skipped = 0;
  for (let length = 1; open.length > 0 && at + length <= words.length; length++) {
    const word = words[at + length - 1] as TextWord;
    const readings = readingsOf(lexicon, word);
    const longer = open.flatMap(({ step, strain }) =>
      readings.flatMap((reading) => {
        const next = step.next?.get(reading.written);
        return next ? [{ step: next, strain: strain + reading.strain }] : [];
      }),
    );
    const meant = chooseIds(longer);
    if (meant) best = { ...meant, length };
    const maySkip = word.filler && length > 1 && skipped < mostSkipped;
    skipped = maySkip ? skipped + 1 : 0;
    open = maySkip ? [...longer, ...open] : longer;
  }
  return best;
}

/** The form as written beats a form that only shares a stem: "ear" is not "earring". */
function chooseIds(ended: readonly Open[]): Named | undefined {
  const complete = ended.filter(({ step }) => step.ids.length + step.kinds.length > 0);
  if (complete.length === 0) return undefined;
  const least = Math.min(...complete.map(({ strain }) => strain));
  const closest = complete.filter(({ strain }) => strain === least);
  const ids = [...new Set(closest.flatMap(({ step }) => step.ids))];
  const kinds = [...new Set(closest.flatMap(({ step }) => step.kinds))];
  return { ids, kinds: kinds.filter((id) => !ids.includes(id)) };
}

function readingsOf(lexicon: Lexicon, word: TextWord): readonly Reading[] {
  const { language, byForm } = lexicon;
  return remember(lexicon.readings, word.written, () => {
    const strains = new Map<string, number>();
    for (const form of listForms({ word: word.key, language, listed: false }))
      for (const listed of byForm.get(form) ?? []) {
        const strain = strainOf({ word, listed, form, language });
        const known = strains.get(listed.written);
        if (strain !== undefined && (known === undefined || strain < known))
          strains.set(listed.written, strain);
      }
    return [...strains].map(([written, strain]) => ({ written, strain }));
  });
}

/** How far a word is from a listed one: not at all, by its accents, or by its ending. Undefined when they are different words. */
function strainOf({
  word,
  listed,
  form,
  language,
}: {
  word: TextWord;
  listed: ListedWord;
  form: string;
  language: LanguageCode;
}): number | undefined {
  if (word.written === listed.written) return 0;
  const verb = form.startsWith('v:');
  const stem = form.length - (verb ? 2 : 0);
  const sameAccents = compareAccents({ word, listed, stem });
  // Short words differ by nothing but their accent: "te" (you) is not "té" (tea).
  if (word.key === listed.key)
    return sameAccents === 'other' || word.key.length < 4 ? undefined : 0.5;
  if (keepsItsForm(word.key, language)) return undefined;
  // Where nouns have few endings, one of the two has to be the dictionary form: "tous" and "toux" only share "tou".
  if (!verb && language !== 'pl' && form !== word.key && form !== listed.key) return undefined;
  // German plurals gain an umlaut ("Zähne") but no form loses it: "sagen" does not belong to "Säge".
  const fits =
    language === 'de'
      ? sameAccents === 'same' || (!verb && !/[äöü]/.test(listed.written))
      : sameAccents === 'same' || (sameAccents === 'left out' && !listed.written.includes('ñ'));
  const endings = word.key.length + listed.key.length - 2 * stem;
  return fits ? 1 + Math.max(endings, 0) : undefined;
}

/** People leave accents out but rarely put wrong ones: "livré" (delivered) is not "livre" (book). */
function compareAccents({
  word,
  listed,
  stem,
}: {
  word: TextWord;
  listed: ListedWord;
  stem: number;
}): 'same' | 'left out' | 'other' {
  let at = 0;
  while (at < stem && word.key[at] === listed.key[at]) at++;
  const own = word.written.slice(0, at);
  if (own === listed.written.slice(0, at)) return 'same';
  return own === word.key.slice(0, at) ? 'left out' : 'other';
}

/** Words repeat, so results are kept, but texts of any length must not fill the memory. */
function remember<T>(kept: Map<string, T>, key: string, find: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (kept.size >= mostRemembered) kept.clear();
  kept.set(key, found);
  return found;
}

const mostRemembered = 20_000;
const longestRemembered = 400;
/** "pull out all of the …" is not one phrase any more. */
const mostSkipped = 2;

function findInCompound({
  lexicon,
  text,
  word,
}: {
  lexicon: Lexicon;
  text: string;
  word: TextWord;
}): MeaningMatch[] {
  if (!joinsNouns(lexicon.language)) return [];
  const written = text.slice(word.from, word.to);
  // Folding can change how many letters there are ("ß"); then the whole word is the place.
  const sameLength = written.length === word.key.length;
  const parts = remember(lexicon.compounds, word.key, () =>
    findCompoundParts({ word: word.key, find: (part) => findWord(lexicon, part) }),
  );
  return parts.flatMap((part) => {
    const from = word.from + (sameLength ? part.from : 0);
    const to = sameLength ? word.from + part.to : word.to;
    const said = { from, to, words: text.slice(from, to) };
    return [
      ...part.found.ids.map((id) => ({ id, ...said, isKind: false })),
      ...part.found.kinds.map((id) => ({ id, ...said, isKind: true })),
    ];
  });
}

/** The concepts of a part of a compound; conjugated verbs are no parts of compounds. */
function findWord(lexicon: Lexicon, part: string): Named | undefined {
  const forms = listForms({ word: part, language: lexicon.language, listed: false });
  for (const form of forms) {
    if (form.startsWith('v:') || form.length < 4 || keepsItsForm(form, lexicon.language)) continue;
    const listed = lexicon.byForm.get(form)?.filter(({ key }) => key === form) ?? [];
    const steps = listed.flatMap(({ written }) => lexicon.start.next?.get(written) ?? []);
    const ids = new Set(steps.flatMap((step) => step.ids));
    const kinds = new Set(steps.flatMap((step) => step.kinds));
    if (ids.size + kinds.size > 0) return { ids: [...ids], kinds: [...kinds] };
  }
  return undefined;
}
