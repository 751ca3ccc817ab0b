import type {
  ContactChannel,
  ContactPurpose,
  ContactWords,
} from '#server/engine/language/contact-words.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

export const contactWordsOf = wordsOfEach(({ contactWords }) => contactWords);

/** Lower case, no accents, no punctuation, "E-Mail" as "email": the form the word lists are written in. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/\be[-\s]mail/g, 'email')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type Matcher = { test(plain: string): boolean; remove(plain: string): string };

/** Finds whole phrases of a word list in text made plain. */
export function createMatcher(phrases: readonly string[]): Matcher {
  const sources = [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/\*/g, '[^ ]*'));
  const pattern = new RegExp(`(?<![^ ])(?:${sources.join('|')})(?![^ ])`, 'g');
  return {
    test: (plain) => plain.search(pattern) >= 0,
    remove: (plain) => plain.replace(pattern, ' ').replace(/ +/g, ' ').trim(),
  };
}

const all = Object.values(contactWordsOf);
const mergeAll = (pick: (words: ContactWords) => readonly string[]): Matcher =>
  createMatcher(all.flatMap(pick));

const channels: readonly ContactChannel[] = [
  'fax',
  'text',
  'social',
  'email',
  'phone',
  'web',
  'address',
];
const purposes = Object.keys(contactWordsOf.en.purposes) as ContactPurpose[];

/** Labels are read with the words of every language: a document may be in another one than its questions. */
export const anyLanguage = {
  channel: Object.fromEntries(
    channels.map((channel) => [channel, mergeAll((words) => words.channels[channel])]),
  ) as Record<ContactChannel, Matcher>,
  emergency: mergeAll((words) => words.emergency),
  main: mergeAll((words) => words.main),
  branch: mergeAll((words) => words.branch),
  general: mergeAll((words) => words.general),
  stop: mergeAll((words) => words.stop),
  purposes: new Map(
    purposes.map((purpose) => [purpose, mergeAll((words) => words.purposes[purpose])]),
  ),
};

export function findPurposes(text: string): Set<ContactPurpose> {
  const plain = plainWords(text);
  return new Set(purposes.filter((purpose) => anyLanguage.purposes.get(purpose)?.test(plain)));
}

/** The channel a label names, in the order in which a more special word wins: "Fax number", "WhatsApp (phone)". */
export function findChannel(text: string): ContactChannel | null {
  const plain = plainWords(text);
  return channels.find((channel) => anyLanguage.channel[channel].test(plain)) ?? null;
}
