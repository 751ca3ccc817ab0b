import { fold } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

type Name = { kind: 'day' | 'month'; at: number; isShort: boolean };
type Names = ReadonlyMap<string, Name>;
const known = new Map<LanguageCode, Names>();

/** Days and months by a token that is the same in every language: "Tuesday" and "dienstags" are both "day:1". */
export function calendarToken(word: string, language: LanguageCode): string | null {
  const found = namesOf(language).get(fold(word));
  return found && !found.isShort ? `${found.kind}:${found.at}` : null;
}

/** The tokens of a text's days and months, ranges filled in: "Mon–Thu" and "May to August" hold all between. */
export function calendarTokens(text: string, language: LanguageCode): string[] {
  const names = namesOf(language);
  const tokens: string[] = [];
  let last: (Name & { end: number }) | null = null;
  const folded = fold(text);
  // "Sun" beside nothing is the sun.
  const allowsShort =
    [...folded.matchAll(/\p{L}+/gu)].filter(([word]) => names.has(word)).length > 1 ||
    /\d[:.h]\d|\d\s?(?:am|pm|uhr)/.test(folded);
  for (const found of folded.matchAll(/\p{L}+/gu)) {
    const name = names.get(found[0]);
    if (!name || (name.isShort && !allowsShort)) continue;
    if (last?.kind === name.kind && rangeMark.test(folded.slice(last.end, found.index))) {
      const size = name.kind === 'day' ? 7 : 12;
      for (let at = (last.at + 1) % size; at !== name.at; at = (at + 1) % size)
        tokens.push(`${name.kind}:${at}`);
    }
    tokens.push(`${name.kind}:${name.at}`);
    last = { ...name, end: found.index + found[0].length };
  }
  return tokens;
}

const rangeMark =
  /^\.?\s*(?:-|–|—|to|bis|through|thru|until|till|a|al|hasta|a la|au|à|tot|t\/m|do)\s*$/u;

function namesOf(language: LanguageCode): Names {
  let names = known.get(language);
  if (!names) {
    const { weekdays, shortWeekdays, months } = calendars[language];
    const map = new Map<string, Name>();
    const add = (
      lists: readonly (readonly string[])[],
      kind: Name['kind'],
      isShort: boolean,
    ): void => {
      for (const [at, forms] of lists.entries())
        for (const form of forms) if (form.length > 1) map.set(fold(form), { kind, at, isShort });
    };
    add(months, 'month', false);
    add(shortWeekdays, 'day', true);
    add(weekdays, 'day', false);
    names = map;
    known.set(language, names);
  }
  return names;
}
