import { fold } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

type Name = { kind: 'day' | 'month'; at: number; isShort: boolean };
type Names = ReadonlyMap<string, Name>;
const known = new Map<LanguageCode, Names>();

/**
 * Days and months by tokens that are the same in every language: "Tuesday" and "dienstags" are both "day:1". Who asks for a
 * weekday means any; Wednesday stands for them, since Mondays and Fridays are often counted apart.
 */
export function calendarTokensOf(word: string, language: LanguageCode): string[] {
  const found = namesOf(language).get(fold(word));
  if (found && !found.isShort) return [`${found.kind}:${found.at}`];
  const { weekend, weekdays } = calendars[language].senses;
  const says = (list: readonly string[]): boolean => list.some((each) => fold(each) === fold(word));
  if (says(weekend)) return ['day:5', 'day:6'];
  return says(weekdays) ? ['day:2'] : [];
}

/** The tokens of a text's days and months, ranges filled in: "Mon–Thu" and "May to August" hold all between. */
export function calendarTokens(text: string, language: LanguageCode): string[] {
  const names = namesOf(language);
  const tokens: string[] = [];
  let last: (Name & { end: number }) | null = null;
  const folded = fold(text);
  const { weekend, weekdays } = calendars[language].senses;
  if (hasPhrase(folded, weekend)) tokens.push('day:5', 'day:6');
  if (hasPhrase(folded, weekdays)) tokens.push('day:0', 'day:1', 'day:2', 'day:3', 'day:4');
  // "Sun" beside nothing is the sun.
  const allowsShort =
    [...folded.matchAll(/\p{L}+/gu)].filter(([word]) => names.has(word)).length > 1 ||
    /\d[:.h]\d|\d\s?(?:am|pm|uhr)/.test(folded);
  for (const found of folded.matchAll(/\p{L}+/gu)) {
    const name = names.get(found[0]);
    if (!name) continue;
    const isDated = name.kind === 'month' && /\d\.?\s*$/.test(folded.slice(0, found.index));
    if (name.isShort && !allowsShort && !isDated) continue;
    if (last?.kind === name.kind && rangeMark.test(folded.slice(last.end, found.index))) {
      const size = name.kind === 'day' ? 7 : 12;
      for (let at = (last.at + 1) % size; at !== name.at; at = (at + 1) % size)
        tokens.push(`${name.kind}:${at}`);
    }
    tokens.push(`${name.kind}:${name.at}`);
    last = { ...name, end: found.index + found[0].length };
  }
  for (const [, from, to] of folded.matchAll(numericSpan))
    for (const month of monthsBetween(Number(from), Number(to))) tokens.push(`month:${month - 1}`);
  return tokens;
}

/** "1.11.–31.3.": days with the numbers of their months. */
const numericSpan =
  /(?<![\d.])\d{1,2}\.\s?(\d{1,2})\.\s?(?:-|–|—|bis|to|a|do)\s?\d{1,2}\.\s?(\d{1,2})\.(?!\d)/gu;

function monthsBetween(from: number, to: number): number[] {
  if (from < 1 || to < 1 || from > 12 || to > 12) return [];
  const count = ((to - from + 12) % 12) + 1;
  return Array.from({ length: count }, (_, at) => ((from - 1 + at) % 12) + 1);
}

const rangeMark =
  /^\.?\s*(?:\d{1,2}(?:st|nd|rd|th)?,?\s*)?(?:-|–|—|to|bis|through|thru|until|till|a|al|hasta|a la|au|à|tot|t\/m|do)\s*(?:end of\s+|ende\s+|(?:the\s+)?\d{1,2}(?:st|nd|rd|th|er|º)?\.?\s*(?:of|de|di)?\s*)?$/u;

function hasPhrase(folded: string, list: readonly string[]): boolean {
  const text = ` ${folded.replace(/[^\p{L}]+/gu, ' ').trim()} `;
  return list.some((phrase) => text.includes(` ${fold(phrase).replace(/[^\p{L}]+/gu, ' ')} `));
}

function namesOf(language: LanguageCode): Names {
  let names = known.get(language);
  if (!names) {
    const { weekdays, shortWeekdays, months, shortMonths } = calendars[language];
    const map = new Map<string, Name>();
    const add = (
      lists: readonly (readonly string[])[],
      kind: Name['kind'],
      isShort: boolean,
    ): void => {
      for (const [at, forms] of lists.entries())
        for (const form of forms) if (form.length > 1) map.set(fold(form), { kind, at, isShort });
    };
    add(shortMonths, 'month', true);
    add(months, 'month', false);
    add(shortWeekdays, 'day', true);
    add(weekdays, 'day', false);
    names = map;
    known.set(language, names);
  }
  return names;
}
