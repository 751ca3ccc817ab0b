import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { foldText } from './fold-text.ts';

/** How a day is said on which no one is there, and the word that the rest of the reader knows for it. */
const words: Record<LanguageCode, { nobody: RegExp; closed: string }> = wordsOfEach(
  ({ timeWords }) => timeWords.emptyDay,
);

/** Longer ones say more than that no one is there. */
const mostWords = 8;
const days = new Map<LanguageCode, ReadonlySet<string>>();

function daysOf(language: LanguageCode): ReadonlySet<string> {
  const known = days.get(language);
  if (known) return known;
  const set = new Set(calendars[language].weekdays.flat().map(foldText));
  days.set(language, set);
  return set;
}

/** "Saturdays 9 to 1, Sundays nobody": the Sundays are closed. */
export function writeEmptyDays(text: string, language: LanguageCode): string {
  const { nobody, closed } = words[language];
  if (!nobody.test(foldText(text))) return text;
  const names = daysOf(language);
  return text
    .split(/([.,;]\s*)/)
    .map((part) => {
      const said = part.trim().split(/\s+/);
      const at = said.slice(0, 3).findIndex((word) => names.has(foldText(word)));
      const isEmpty =
        at >= 0 && said.length <= mostWords && !/\d/.test(part) && nobody.test(foldText(part));
      return isEmpty ? `${said.slice(0, at + 1).join(' ')} ${closed}` : part;
    })
    .join('');
}
