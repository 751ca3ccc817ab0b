import type { TextToken } from './fold-text.ts';
import { type Scanned, skipTo } from './items.ts';
import { findPhrase, type Lexicon } from './lexicon.ts';
import { dottedOrdinals } from './scan-clock.ts';

const iso = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y;
const dotted = /(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?![\d:.]))?/y;
const slashed = /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/y;
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const isDay = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0);

/** A date with a month: "24.12.", "12/24", "24 December", "December 24th, 2026", "24 de diciembre". */
export function scanNumericDate({
  folded,
  tokens,
  at,
  lexicon,
}: {
  folded: string;
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}): Scanned | null {
  const token = tokens[at];
  if (!token || token.kind === 'mark') return null;
  if (token.kind === 'number') {
    return (
      numeric({ folded, tokens, at, lexicon, token }) ??
      dayThenMonth({ tokens, at, lexicon, token })
    );
  }
  return (
    partOfMonth({ tokens, at, lexicon, token }) ?? monthThenDay({ tokens, at, lexicon, token })
  );
}

/** "Mid-May", "end of September", "Ende März": the first day, the middle or the last day of a month. */
function partOfMonth({
  tokens,
  at,
  lexicon,
  token,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  token: TextToken;
}): Scanned | null {
  const found = findPhrase({ tokens, at, lexicon });
  const part = found?.meanings.find((meaning) => meaning.kind === 'month-part');
  if (!found || part?.kind !== 'month-part') return null;
  let index = found.next;
  while (index < found.next + 2 && /^(?:-|de|di|of|d|van)$/.test(tokens[index]?.text ?? ''))
    index += 1;
  const month = monthAt({ tokens, at: index, lexicon });
  if (!month) return null;
  const last = month.month === 2 ? 29 : (lengths[month.month - 1] ?? 30);
  return withYear({
    tokens,
    next: month.next,
    month: month.month,
    day: [1, 15, last][part.part] ?? 1,
    start: token.start,
    skip: /^(?:de|del|do|,)$/,
  });
}

function numeric({
  folded,
  tokens,
  at,
  lexicon,
  token,
}: {
  folded: string;
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  token: TextToken;
}): Scanned | null {
  const done = (
    month: number,
    day: number,
    year: string | undefined,
    length: number,
  ): Scanned | null =>
    isDay(month, day)
      ? {
          item: {
            kind: 'date',
            month,
            day,
            year: toYear(year),
            start: token.start,
            end: token.start + length,
          },
          next: skipTo({ tokens, at, end: token.start + length }),
        }
      : null;
  iso.lastIndex = token.start;
  const whole = iso.exec(folded);
  if (whole) return done(Number(whole[2]), Number(whole[3]), whole[1], whole[0].length);
  dotted.lastIndex = token.start;
  const german = dotted.exec(folded);

  // "9.00." at the end of a sentence is a time, "9.1." a date.
  if (german && Number(german[2]) > 0 && Number(german[2]) <= 12) {
    const found = done(Number(german[2]), Number(german[1]), german[3], german[0].length);
    if (found) return found;
  }
  slashed.lastIndex = token.start;
  const slash = slashed.exec(folded);
  if (slash) {
    const first = Number(slash[1]);
    const second = Number(slash[2]);
    if (slash[1] === '24' && slash[2] === '7') return null;
    if (lexicon.words.weekdays[0]?.[0] !== 'Monday')
      return done(second, first, slash[3], slash[0].length);
    // In English both orders are common, so only a date that can be read one way counts.
    if (second > 12) return done(first, second, slash[3], slash[0].length);
    if (first > 12) return done(second, first, slash[3], slash[0].length);
    if (first === second) return done(first, second, slash[3], slash[0].length);
    if (slash[3]) {
      return {
        item: {
          kind: 'other',
          text: slash[0],
          start: token.start,
          end: token.start + slash[0].length,
        },
        next: skipTo({ tokens, at, end: token.start + slash[0].length }),
      };
    }
  }
  return null;
}

const toYear = (year: string | undefined): number | null =>
  year === undefined ? null : year.length === 2 ? 2000 + Number(year) : Number(year);

const joining = /^(?:of|de|del|d|der|st|nd|rd|th|er|o|a|\.|e|º|ª|do|da)$/;

function monthAt({
  tokens,
  at,
  lexicon,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}) {
  const found = findPhrase({ tokens, at, lexicon });
  const month = found?.meanings.find((meaning) => meaning.kind === 'month');
  return found && month?.kind === 'month' ? { month: month.month, next: found.next } : null;
}

function dayThenMonth({
  tokens,
  at,
  lexicon,
  token,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  token: TextToken;
}): Scanned | null {
  const day = Number(token.text);
  if (token.text.length > 2 || day < 1 || day > 31) return null;
  // "9–1. Dec 25 closed": where days are written without a dot, a sentence has ended.
  const hasDot = tokens[at + 1]?.text === '.';
  if (hasDot && !dottedOrdinals.test(lexicon.words.weekdays[0]?.[0] ?? '')) return null;
  let index = at + 1;
  while (index < at + 4 && joining.test(tokens[index]?.text ?? '')) index += 1;
  const month = monthAt({ tokens, at: index, lexicon });
  if (!month || !isDay(month.month, day)) return null;
  return withYear({
    tokens,
    next: month.next,
    month: month.month,
    day,
    start: token.start,
    skip: /^(?:de|del|do|,|\.)$/,
  });
}

function monthThenDay({
  tokens,
  at,
  lexicon,
  token,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
  token: TextToken;
}): Scanned | null {
  const found = monthAt({ tokens, at, lexicon });
  if (!found || lexicon.words.weekdays[0]?.[0] !== 'Monday') return null;
  let index = found.next;
  if (tokens[index]?.text === '.') index += 1;
  const number = tokens[index];
  const day = number?.kind === 'number' && number.text.length <= 2 ? Number(number.text) : 0;
  if (!isDay(found.month, day)) return null;
  // "May 9:00" and "May 9 am" are times, and so is "May 9-4".
  const sign = tokens[index + 1];
  const last = tokens[index + 2];
  const isSpan = /^[-–—]$/.test(sign?.text ?? '') && last?.kind === 'number';
  if (isSpan && Number(last.text) <= day) return null;
  if (sign && /^(?:am|pm)$/.test(sign.text)) return null;
  if (sign?.text === ':' && sign.end === tokens[index + 2]?.start) return null;
  const ordinal = /^(?:st|nd|rd|th)$/.test(sign?.text ?? '') ? 1 : 0;
  return withYear({
    tokens,
    next: index + 1 + ordinal,
    month: found.month,
    day,
    start: token.start,
    skip: /^,$/,
  });
}

function withYear({
  tokens,
  next,
  month,
  day,
  start,
  skip,
}: {
  tokens: readonly TextToken[];
  next: number;
  month: number;
  day: number;
  start: number;
  skip: RegExp;
}): Scanned {
  const index = skip.test(tokens[next]?.text ?? '') ? next + 1 : next;
  const token = tokens[index];
  const value = token?.kind === 'number' && token.text.length === 4 ? Number(token.text) : 0;
  const year = value >= 1990 && value <= 2100 ? value : null;
  const after = year ? index + 1 : next;
  return {
    item: { kind: 'date', month, day, year, start, end: tokens[after - 1]?.end ?? start },
    next: after,
  };
}
