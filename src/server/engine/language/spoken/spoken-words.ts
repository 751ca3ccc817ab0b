import type { Phrases } from '#server/engine/language/phrases.ts';

/** What small talk can be told by whole wordings. Every kind but `filler` has a sentence of the same name. */
export const wordingKinds = [
  'human',
  'about',
  'help',
  'howAreYou',
  'goodbye',
  'decline',
  'accept',
  'thanks',
  'praise',
  'greeting',
  'acknowledge',
  'filler',
] as const;

export type WordingKind = (typeof wordingKinds)[number];

/** A language that the chatbot speaks without word lists for reading questions in it. */
export type SpokenWords = {
  phrases: Phrases;
  /** Whole wordings, separated by commas. Case, accents, spaces and punctuation don't matter. */
  talk: Readonly<Record<WordingKind, string>>;
};
