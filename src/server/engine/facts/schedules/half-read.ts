import { withoutAges } from './ages-in-text.ts';
import { type Item, type ItemOf, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/** A sentence and what was read from it. */
type Sentence = {
  lines: readonly ClauseLine[];
  text: string;
  lexicon: Lexicon;
};

/**
 * Lines of a sentence of which a time was left over: "The last one starts at 7.15, on Fridays at 8.15, on Sundays at
 * 6.15" read for one of its days only would be wrong for the others, so it's quoted for all days that it names.
 */
export function quoteHalfRead({ lines: whole, text, lexicon }: Sentence): ClauseLine[] {
  const lines = quoteOnlyPart({ lines: whole, text, lexicon });
  const read = { lines, text, lexicon };
  const isQuoted = lines.some(isWeeklyValue) && (isHalfRead(read) || isClosedUntil(read));
  if (!isQuoted) return lines;
  const named = scanText({ text, lexicon }).flatMap((item) =>
    item.kind === 'weekday' ? [item.day] : [],
  );
  return lines.map((line) =>
    isWeeklyValue(line)
      ? {
          ...line,
          state: 'mentioned',
          spans: [],
          note: '',
          days: [...new Set([...line.days, ...named])].sort((a, b) => a - b),
        }
      : line,
  );
}

/** "Fri 10–4, Sat by email only 9–11": on that day there is nothing else, so it's quoted. */
function quoteOnlyPart({ lines, text, lexicon }: Sentence): ClauseLine[] {
  const items = scanText({ text, lexicon });
  const only = items.flatMap((day, at) => {
    const [part, sign, time] = items.slice(at + 1, at + 4);
    const isOnly = part?.kind === 'topic' && isSense(sign, 'only') && time?.kind === 'time';
    return day.kind === 'weekday' && isOnly ? [{ day: day.day, part: part.text }] : [];
  });
  return lines.map((line) =>
    only.some(({ day, part }) => line.part === part && line.days.at(-1) === day)
      ? { ...line, state: 'mentioned', spans: [], part: '' }
      : line,
  );
}

/** In a season the sentence is quoted with its dates, whose own times stand before it. */
const isWeeklyValue = ({ kind, state, days, dates, weeks, season }: ClauseLine): boolean =>
  kind === 'hours' &&
  days.length > 0 &&
  season === null &&
  dates.length + weeks.length === 0 &&
  (state === 'open' || state === 'closed');

function isHalfRead({ lines, text, lexicon }: Sentence): boolean {
  const used = new Set(
    lines.flatMap(({ spans }) =>
      spans.flatMap(({ from, to }) => [from, to].flatMap((time) => (time ? minuteOf(time) : []))),
    ),
  );
  const items = withoutAges({ items: scanText({ text, lexicon }), text });
  const times = items.filter(
    (item): item is ItemOf<'time'> =>
      // "Only at midday" is a part of the day.
      item.kind === 'time' && item.strength !== 'bare' && /\d/.test(item.text),
  );
  const left = times.filter((time) => !used.has(minuteOf(time)) && !isInBrackets(items, time));
  if (left.length === 0) return false;
  // "Not on Saturdays between 12 and 2" closes no whole Saturday.
  if (lines.every(({ state }) => state === 'closed')) return true;
  const last =
    items.findLast((item) => item.kind === 'time' && used.has(minuteOf(item)))?.start ?? 0;
  if (left.some(({ start }) => start < last)) return true;
  // "Monday to Friday 8 to 10, by 11.00 on Saturday": the day has a time of its own.
  if (left.some((time) => hasOwnDay(items, items.indexOf(time) + 1))) return true;
  // "10 to 4, last boat 2:30" says all of its days; a time with a day of its own doesn't.
  const days = new Set(lines.flatMap((line) => line.days));
  return items.some((item) => item.kind === 'weekday' && !days.has(item.day));
}

const hasOwnDay = (items: readonly Item[], at: number): boolean =>
  items[isSense(items[at], 'on') ? at + 1 : at]?.kind === 'weekday';

/** "The pool is closed while we clean it, usually Mondays until noon": the time ends what is closed. */
function isClosedUntil({ lines, text, lexicon }: Sentence): boolean {
  const isEnd = lines.some(
    ({ state, spans }) => state === 'open' && spans.length > 0 && spans.every(({ from }) => !from),
  );
  if (!isEnd) return false;
  const items = scanText({ text, lexicon });
  const closed = items.findIndex((item) => isSense(item, 'closed'));
  return (
    closed >= 0 &&
    closed < items.findIndex(({ kind }) => kind === 'time') &&
    lines.every(({ state }) => state === 'open') &&
    !items.some((item) => isSense(item, 'open', 'opens', 'closes', 'last-orders'))
  );
}

/** On the face of a clock. */
const minuteOf = ({ minutes }: { minutes: number }): number => minutes % 720;

function isInBrackets(items: readonly Item[], item: Item): boolean {
  const before = items.slice(0, items.indexOf(item));
  const last = before.findLastIndex((one) => isMark(one, '('));
  return last >= 0 && !before.slice(last).some((one) => isMark(one, ')'));
}
