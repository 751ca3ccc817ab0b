import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { foldText } from './fold-text.ts';

/** How a day is said on which no one is there, and the word that the rest of the reader knows for it. */
const words: Record<LanguageCode, { nobody: RegExp; closed: string }> = {
  en: { nobody: /\b(?:nobody|no one|no-one)\b/, closed: 'shut' },
  de: { nobody: /\b(?:niemand|keiner)\b/, closed: 'geschlossen' },
  es: { nobody: /\b(?:nadie)\b/, closed: 'cerrado' },
  fr: { nobody: /\b(?:personne)\b/, closed: 'fermé' },
  it: { nobody: /\b(?:nessuno)\b/, closed: 'chiuso' },
  pt: { nobody: /\b(?:ninguem)\b/, closed: 'fechado' },
  nl: { nobody: /\b(?:niemand)\b/, closed: 'gesloten' },
  pl: { nobody: /\b(?:nikogo|nikt)\b/, closed: 'zamknięte' },
};

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
