import type { RewordableTexts } from '#shared/chat-texts/texts.ts';
import type { LanguageSigns } from './grammar.ts';
import type { Phrases } from './phrases.ts';
import type { VisitorTexts } from './visitor-texts.ts';

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

/** Whole wordings, separated by commas. Case, accents, spaces and punctuation don't matter. */
export type Wordings = Readonly<Record<WordingKind, string>>;

/** A language that the chatbot speaks without word lists for reading questions in it. */
export type SpokenWords = {
  phrases: Phrases;
  wordings: Wordings;
  visitorTexts: VisitorTexts;
  /** What the chat window says, as far as an owner may reword it. */
  chatTexts: RewordableTexts;
  /** In Latin letters: function words that tell the language, separated by spaces. */
  evidence?: string;
  signs?: LanguageSigns;
  /** Letters that tell it, and those of other languages that are written with them: Persian isn't Arabic. */
  script?: { letters: RegExp; not?: RegExp };
};
