import type { SeasonId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { lexiconOf } from './lexicon.ts';
import { scanText } from './scan-text.ts';

/** Whether a text says "summer", "winter" and so on. */
export const namesSeason = ({
  text,
  season,
  language,
}: {
  text: string;
  season: SeasonId;
  language: LanguageCode;
}): boolean =>
  scanText({ text, lexicon: lexiconOf(language) }).some(
    (item) => item.kind === 'season' && item.season === season,
  );
