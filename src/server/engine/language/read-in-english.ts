import { readFileSync } from 'node:fs';
import { fold } from '#server/engine/index/analyse.ts';
import { foldLetters } from '#server/engine/index/fold-letters.ts';
import { keepResults } from '#server/engine/index/keep-results.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findCompoundParts } from './compound-parts.ts';
import { joinsNouns } from './joins-nouns.ts';
import { wordsOfEach } from './languages.ts';
import type { TextLanguage } from './text-language.ts';

/**
 * A text word by word in English, for a model that knows no other language: word order and endings stay foreign, and
 * words that the dictionary lacks stay as they are. It's compared, never shown.
 */
export function readInEnglish(text: string, language: TextLanguage): string {
  const dictionary = openDictionary(language);
  return dictionary ? dictionary(text) : text;
}

/** Whether texts in this language can be read in English; English itself can. */
export const isReadInEnglish = (language: TextLanguage): boolean =>
  language === 'en' || dictionaries[language] !== undefined;

const dictionaries: Partial<Record<TextLanguage, URL>> = wordsOfEach(({ inEnglish }) => inEnglish);

type Read = (text: string) => string;
type Entry = { variant: string; english: string };
type Phrase = { keys: readonly string[]; english: string };
/** Entries that begin alike. Most are never asked for, so stems are found when the first of them is. */
type Bucket = {
  folded: ReadonlyMap<string, string>;
  stemmed: ReadonlyMap<string, readonly { word: string; english: string }[]>;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
};

const opened = new Map<TextLanguage, Read>();

function openDictionary(language: TextLanguage): Read | undefined {
  const file = dictionaries[language];
  if (!file) return undefined;
  let read = opened.get(language);
  if (!read) {
    const words = JSON.parse(readFileSync(file, 'utf8'));
    read = keepResults(createReader({ words, language }), { most: 4000, longest: 1000 });
    opened.set(language, read);
  }
  return read;
}

function createReader({
  words,
  language,
}: {
  words: Readonly<Record<string, string>>;
  language: TextLanguage;
}): Read {
  const { exact, entries } = sortEntries(words);
  const buckets = new Map<string, Bucket>();
  const keyOf = (word: string): string => stem(fold(word), language);
  const bucketOf = (word: string): Bucket => {
    const start = startOf(word);
    let bucket = buckets.get(start);
    if (!bucket) {
      bucket = openBucket({ entries: entries.get(start) ?? [], keyOf });
      buckets.set(start, bucket);
    }
    return bucket;
  };
  const findWord = (word: string): string | undefined =>
    exact.get(word) ?? bucketOf(word).folded.get(fold(word)) ?? findByStem(word);
  /** Of words with the same stem the one that is most alike: "casas" is a house, "casos" are cases. */
  const findByStem = (word: string): string | undefined => {
    const plain = fold(word);
    let most = -1;
    let found: string | undefined;
    for (const one of bucketOf(word).stemmed.get(keyOf(word)) ?? []) {
      const shared = sharedStart(plain, one.word);
      if (shared > most) {
        most = shared;
        found = one.english;
      }
    }
    return found;
  };
  const readWord = keepResults(
    (word: string): string => {
      const lower = word.toLowerCase();
      // German tells "Essen" (food) from "essen" (eat) by the capital letter.
      const found = exact.get(word) ?? findWord(lower);
      if (found !== undefined) return found;
      if (!joinsNouns(language)) return word;
      const parts = findCompoundParts({ word: lower, find: findWord });
      return parts.length > 0 ? parts.map((part) => part.found).join(' ') : word;
    },
    { most: 20_000, longest: 60 },
  );
  return (text) => {
    const tokens = [...text.matchAll(wordPattern)];
    const keys = tokens.map(([word]) => keyOf(word.toLowerCase()));
    let read = '';
    let end = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) break;
      const phrase = bucketOf(token[0].toLowerCase())
        .phrases.get(keys[at] ?? '')
        ?.find(
          (one) =>
            one.keys.every((key, next) => keys[at + next] === key) &&
            isOneRun({ text, tokens: tokens.slice(at, at + one.keys.length) }),
        );
      read += text.slice(end, token.index);
      const last = phrase ? tokens[at + phrase.keys.length - 1] : token;
      read += phrase ? phrase.english : /\d/.test(token[0]) ? token[0] : readWord(token[0]);
      end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      if (phrase) at += phrase.keys.length - 1;
    }
    return (read + text.slice(end)).replace(invertedMarks, '');
  };
}

/** Words as they are written, and everything by how it begins. */
function sortEntries(words: Readonly<Record<string, string>>) {
  const exact = new Map<string, string>();
  const entries = new Map<string, Entry[]>();
  for (const [english, variants] of Object.entries(words))
    for (const variant of variants.split('/')) {
      const lower = variant.toLowerCase();
      if (!variant.includes(' '))
        for (const form of [variant, lower]) if (!exact.has(form)) exact.set(form, english);
      const start = startOf(lower);
      const others = entries.get(start);
      if (others) others.push({ variant: lower, english });
      else entries.set(start, [{ variant: lower, english }]);
    }
  return { exact, entries };
}

/** The first letters, which forms of a word share. */
const startOf = (word: string): string =>
  foldLetters(wordStart.exec(word)?.[0] ?? '').slice(0, startLength);

const startLength = 3;
const wordStart = /^[\p{L}\p{M}\p{N}]{1,6}/u;

function openBucket({
  entries,
  keyOf,
}: {
  entries: readonly Entry[];
  keyOf(word: string): string;
}): Bucket {
  const folded = new Map<string, string>();
  const stemmed = new Map<string, { word: string; english: string }[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const { variant, english } of entries) {
    const parts = variant.match(wordPattern) ?? [];
    const [word] = parts;
    if (word === undefined) continue;
    if (parts.length === 1) {
      const plain = fold(word);
      if (!folded.has(plain)) folded.set(plain, english);
      add(stemmed, { key: keyOf(word), value: { word: plain, english } });
    } else {
      const keys = parts.map(keyOf);
      add(phrases, { key: keys[0] ?? '', value: { keys, english } });
    }
  }
  for (const some of phrases.values()) some.sort((a, b) => b.keys.length - a.keys.length);
  return { folded, stemmed, phrases };
}

function add<Value>(to: Map<string, Value[]>, { key, value }: { key: string; value: Value }): void {
  const others = to.get(key);
  if (others) others.push(value);
  else to.set(key, [value]);
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const invertedMarks = /[¿¡]/g;

const between = /^[\s'’-]*$/u;

/** Whether nothing ends between the words: "rendez-vous" is one thing as well. */
function isOneRun({
  text,
  tokens,
}: {
  text: string;
  tokens: readonly RegExpMatchArray[];
}): boolean {
  return tokens.slice(1).every((token, at) => {
    const before = tokens[at];
    const from = (before?.index ?? 0) + (before?.[0].length ?? 0);
    return between.test(text.slice(from, token.index));
  });
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
