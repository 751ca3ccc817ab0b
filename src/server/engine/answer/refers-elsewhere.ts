import { fold } from '#server/engine/index/analyse.ts';
import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';

/** Sentences that only say where the answer is or what it depends on. Folded. */
const referring: Record<LanguageCode, RegExp> = wordsOfEach(({ grammar }) => grammar.referring);

/**
 * Whether a text leaves the answer to another place: "What you pay depends on the size.", "Ask at the desk for the price.",
 * "We offer:". With a number or an address it tells enough.
 */
export function refersElsewhere(text: string, language: LanguageCode): boolean {
  if (/\d|@|www\./.test(text)) return false;
  const [first = '', ...others] = splitSentences(text);
  if (others.length > mostOthers) return false;
  return /[:：]$/.test(text.trim()) || referring[language].test(fold(first).trim());
}

/** More than this is said beside it, and it isn't a mere introduction. */
const mostOthers = 1;
