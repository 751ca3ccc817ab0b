import type { Cell } from '#server/engine/ingest/document.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Clause, ClauseDefaults } from './clause.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readClause } from './read-clause.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, Schedule } from './schedule.ts';

export type RowRead = {
  subject: string;
  role: Schedule['role'];
  text: string;
  lines: ClauseLine[];
  main?: true;
};

export type ScannedCell = {
  cell: Cell;
  /** The part of a cell with days that says when. */
  when: string;
  items: Item[];
  days: boolean;
  value: boolean;
  dayColumn: boolean;
};

export function scanCell({ cell, lexicon }: { cell: Cell; lexicon: Lexicon }): ScannedCell {
  const whole = scanText({ text: cell.value.slice(0, 400), lexicon });
  const dates = isAllWhen(whole)
    ? null
    : (seasonInBrackets({ text: cell.value, lexicon }) ??
      datesInBrackets({ text: cell.value, lexicon }) ??
      daysBeforeBrackets({ text: cell.value, lexicon }));
  const items = dates ? scanText({ text: dates, lexicon }) : whole;
  return {
    cell,
    when: dates ?? cell.value,
    items,
    days: isAllWhen(items),
    value: (startsWithValue(items) && !isCount(cell)) || isByAppointment(items, cell),
    dayColumn: cell.column !== '' && isDayColumn({ text: cell.column.slice(0, 80), lexicon }),
  };
}

/** "Fri–Sun (May–Sep)": these days of these months. */
function seasonInBrackets({ text, lexicon }: { text: string; lexicon: Lexicon }): string | null {
  const [, before = '', inside = ''] = /^([^()]{2,40})\(([^()]{3,40})\)$/u.exec(text.trim()) ?? [];
  const days = scanText({ text: before, lexicon });
  const period = scanText({ text: inside, lexicon });
  const when = readWhen({ items: period, at: 0 })?.when;
  const isSeason =
    isAllWhen(period) &&
    when?.days.length === 0 &&
    when.dates.every(({ kind }) => kind === 'range');
  return isSeason && days.some(({ kind }) => kind === 'weekday') && isAllWhen(days)
    ? `${before.trim()}, ${inside}`
    : null;
}

/** "Harvest week (October 5 to 9)": what a name that isn't known stands for. */
function datesInBrackets({ text, lexicon }: { text: string; lexicon: Lexicon }): string | null {
  const [, inside = ''] = /^\p{L}[^()]{1,60}\(([^()]{3,40})\)$/u.exec(text.trim()) ?? [];
  const items = scanText({ text: inside, lexicon });
  return isAllWhen(items) && (readWhen({ items, at: 0 })?.when.dates.length ?? 0) > 0
    ? inside
    : null;
}

/** "Wednesday (long evening)": the brackets only say what the day is like. */
function daysBeforeBrackets({ text, lexicon }: { text: string; lexicon: Lexicon }): string | null {
  const [, before = '', inside = ''] =
    /^([^()]{2,40})\(([^()\d]{3,40})\)$/u.exec(text.trim()) ?? [];
  const items = scanText({ text: before, lexicon });
  const isWeekday = items.some(({ kind }) => kind === 'weekday') && isAllWhen(items);
  const isPlain = scanText({ text: inside, lexicon }).every(
    (item) =>
      ['word', 'topic', 'mark'].includes(item.kind) ||
      isSense(item, 'morning', 'afternoon', 'evening', 'late', 'glue', 'on'),
  );
  return isWeekday && isPlain ? before.trim() : null;
}

/** "Monday" or "Holidays" above a column, not "Summer" or "May to October". */
function isDayColumn({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text, lexicon });
  const when = readWhen({ items, at: 0 })?.when;
  const period =
    when?.days.length === 0 &&
    when.dates.every(({ kind }) => kind === 'season' || kind === 'range');
  return isAllWhen(items) && !period;
}

function isAllWhen(items: readonly Item[]): boolean {
  const when = readWhen({ items, at: 0 });
  if (
    !when ||
    (when.when.days.length === 0 &&
      when.when.dates.every((rule) => rule.kind === 'season' || rule.kind === 'range') &&
      when.when.dates.length > 1)
  )
    return false;
  return items.slice(when.next).every((item) => item.kind === 'mark');
}

const countColumn = withLanguages(
  'counted-column',
  /(?<!\p{L})(?:ages?|who|people|persons?|guests?|places|seats|group(?: size)?s?|size|max(?:imum)?|min(?:imum)?|levels?|pax|participants?|kids|children|grades?|alter|personen|gruppe|teilnehmer|plätze|edad(?:es)?|personas|plazas|grupo|âge|personnes|places|età|persone|posti|idade|pessoas|leeftijd|personen|plaatsen|wiek|osoby|miejsca)(?!\p{L})/iu,
);

/** "4 to 6" below "Ages" counts years, no hours. */
const isCount = ({ column, value }: Cell): boolean =>
  countColumn.test(column) && /^\d{1,2} ?(?:-|–|to|bis|a|à|tot|do) ?\d{1,2}$/u.test(value.trim());

/** "By appointment only" in place of times, not in a column for remarks. */
const isByAppointment = (items: readonly Item[], { column, value }: Cell): boolean =>
  value.length <= shortCell &&
  !/not(?:e|a|iz)|remark|hinweis|observa|book|buchung|reserva/iu.test(column) &&
  items.some((item) => isSense(item, 'appointment')) &&
  items.every((item) => item.kind === 'sense' || item.kind === 'mark' || isOnly(item));

const isOnly = (item: Item): boolean =>
  item.kind === 'word' &&
  /^(?:only|nur|solo|sólo|uniquement|soltanto|apenas|alleen|tylko)$/iu.test(item.text);
const shortCell = 40;

function startsWithValue(items: readonly Item[]): boolean {
  let at = 0;
  while (at < items.length && (items[at]?.kind === 'meal' || isMark(items[at], ':,-'))) at += 1;
  const value = readValue({ items, at });
  return (
    value !== null &&
    !(value.value.weak && value.next < items.length && items[value.next]?.kind === 'word')
  );
}

/** "Tue, Thu 9–4", "closed Mon–Wed; Thu 12–6": a cell with days and what is said about them. */
export const hasOwnDays = ({ items, days }: ScannedCell): boolean => {
  const at = items.findIndex(
    (item) => item.kind === 'weekday' || isSense(item, 'daily', 'weekdays', 'weekend'),
  );
  const first = items[0];
  return (
    !days &&
    (at === 0 || (at === 1 && isSense(first, 'closed', 'only', 'no'))) &&
    items.some((item) => item.kind === 'time' || isSense(item, 'closed'))
  );
};

export const parseClause = ({
  text,
  lexicon,
  defaults,
}: {
  text: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): Clause => readClause({ items: scanText({ text, lexicon }), text, defaults });

export const parseLine = (input: Parameters<typeof parseClause>[0]): ClauseLine[] =>
  parseClause(input).lines;

/** A start, or a stretch too short for opening hours: a class. */
export const isShort = ({ spans }: ClauseLine): boolean =>
  spans.length > 0 &&
  spans.every(({ from, to }) => from !== null && (to === null || to.minutes - from.minutes <= 150));
/** A single time in a timetable is when something starts. */
export function parseStart({
  text,
  lexicon,
  defaults,
}: {
  text: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): ClauseLine[] {
  const { lines } = parseClause({ text, lexicon, defaults: { ...defaults, starts: true } });
  if (lines.length > 0) return lines;
  const from = lexicon.words.senses.from[0] ?? '';
  return parseClause({ text: text.replace(/:\s/, `: ${from} `), lexicon, defaults }).lines;
}
