import { fold } from '#server/engine/index/analyse.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** Days of any year as month × 100 + day; a month has days 1 to 31. */
export type DateRange = { from: number; to: number };

type Point = DateRange & { at: number; end: number; words: string[]; isMonth: boolean };

/** When a text says something applies: "1 Nov – 20 Dec and 3 Feb – 31 Mar", "July and August". Never over New Year. */
export function readDateRanges(text: string, language: LanguageCode): DateRange[] {
  const folded = fold(text);
  const points = findPoints(folded, language);
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index];
    const next = points[index + 1];
    if (!first) continue;
    if (next && between.test(folded.slice(first.end, next.at))) {
      ranges.push(...span(first.from, next.to));
      index += 1;
      continue;
    }
    const days = first.isMonth ? null : daysBefore(folded.slice(0, first.at), first);
    ranges.push(...(days ?? [{ from: first.from, to: first.to }]));
  }
  return ranges;
}

/** The day or month that a question names. */
export function findAskedDate(
  folded: string,
  language: LanguageCode,
): (DateRange & { words: string[] }) | null {
  const found = findPoints(folded, language).find(
    ({ at, words, isMonth }) =>
      !isMonth || !ambiguous.has(words[0] ?? '') || asDate.test(folded.slice(0, at)),
  );
  if (!found) return null;
  const { from, to, words, isMonth, at } = found;
  const part = isMonth ? partsOfMonth.find(({ said }) => said.test(folded.slice(0, at))) : null;
  return part ? { from: from + part.from, to: from + part.to, words } : { from, to, words };
}

/** "The end of June" is in the season that begins in the middle of the month; days are counted from its first. */
const partsOfMonth = [
  {
    said: /(?:^|\s)(?:early|(?:the )?(?:beginning|start) of|anfang|principios de|debut|inizio|inicio de|begin)[ -]$/u,
    from: 0,
    to: 9,
  },
  {
    said: /(?:^|\s)(?:mid|(?:the )?middle of|mitte|mediados de|mi|meta|meados de|midden)[ -]$/u,
    from: 10,
    to: 19,
  },
  {
    said: /(?:^|\s)(?:late|(?:the )?end of|ende|finales de|fines de|fin|fine|fim de|eind)[ -]$/u,
    from: 20,
    to: 30,
  },
];

const between =
  /^(?:st|nd|rd|th|\.)?,?\s{0,9}(?:\d{4})?\s{0,9}(?:-|–|—|to|bis|through|thru|until|till|a|al|hasta(?: el)?|au|jusqu.?au|tot|t\/m|do|ate)\s{0,9}(?:zum\s{1,9}|the\s{1,9}|end of\s{1,9}|ende\s{1,9}|el\s{1,9}|le\s{1,9}|o\s{1,9}|il\s{1,9})?$/u;

/** Month names that are also other words. */
const ambiguous: ReadonlySet<string> = new Set(['may', 'march', 'mar', 'sept', 'set', 'mai']);
const asDate = /(?:^|\s)(?:in|of|for|during|this|next|on|early|late|mid|end of|im|en|em|a)\s+$/u;

/** Years don't end a season: November to March is two ranges. */
const span = (from: number, to: number): DateRange[] =>
  from <= to
    ? [{ from, to }]
    : [
        { from, to: 1231 },
        { from: 101, to },
      ];

/** "7 to 15 February": the first day stands without its month. */
function daysBefore(before: string, { from, to }: Point): DateRange[] | null {
  const found =
    /(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:-|–|—|to|bis|until|a|al|au|tot|do)\s*(?:the\s+)?$/u.exec(
      before,
    );
  const day = Number(found?.[1] ?? 0);
  const month = Math.floor(from / 100) * 100;
  return day >= 1 && month + day < to ? [{ from: month + day, to }] : null;
}

const patterns = new Map<LanguageCode, { pattern: RegExp; months: ReadonlyMap<string, number> }>();

function patternOf(language: LanguageCode) {
  let found = patterns.get(language);
  if (!found) {
    const { months, shortMonths } = calendars[language];
    const all = new Map<string, number>();
    for (const lists of [shortMonths, months])
      for (const [at, forms] of lists.entries())
        for (const form of forms) all.set(fold(form).replace(/\.$/, ''), at + 1);
    const names = [...all.keys()].sort((a, b) => b.length - a.length).join('|');
    const day = '(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?';
    const pattern = new RegExp(
      `(?<![\\d.])${day}\\s*(?:of\\s+|de\\s+|di\\s+)?(${names})(?!\\p{L})|(?<!\\p{L})(${names})\\.?\\s+(?:the\\s+)?${day}(?![\\d:.]|\\s?(?:am|pm|uhr|people|kids|adults|nights))|(?<!\\p{L})(${names})(?!\\p{L})|(?<![\\d.])(\\d{1,2})\\.(\\d{1,2})\\.(?!\\d)`,
      'gu',
    );
    found = { pattern, months: all };
    patterns.set(language, found);
  }
  return found;
}

function findPoints(folded: string, language: LanguageCode): Point[] {
  const { pattern, months } = patternOf(language);
  return [...folded.matchAll(pattern)].flatMap((found): Point[] => {
    const [whole, dayA, monthA, monthB, dayB, monthC, dotDay, dotMonth] = found;
    const month = dotMonth ? Number(dotMonth) : months.get(monthA ?? monthB ?? monthC ?? '');
    const day = Number(dayA ?? dayB ?? dotDay ?? 0);
    if (!month || month > 12 || day > 31) return [];
    const place = {
      at: found.index,
      end: found.index + whole.length,
      words: whole.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    };
    return day === 0
      ? [{ ...place, from: month * 100 + 1, to: month * 100 + 31, isMonth: true }]
      : [{ ...place, from: month * 100 + day, to: month * 100 + day, isMonth: false }];
  });
}
