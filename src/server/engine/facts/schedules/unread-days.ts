import type { SenseId } from '#server/engine/language/calendar-words.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { likeDay } from './like-day.ts';
import { readValue } from './read-value.ts';
import { isPeriod, readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, DateRule } from './schedule.ts';

/**
 * The days and dates that a sentence about opening names and no line was read for, so that they are quoted and never
 * taken for closed or for usual; null when there are none.
 */
export function readUnread({
  text,
  lexicon,
  lines,
  before,
}: {
  text: string;
  lexicon: Lexicon;
  /** What was read from the sentence. */
  lines: readonly ClauseLine[];
  /** What was read before about the same thing. */
  before: readonly ClauseLine[];
}): ClauseLine | null {
  const items = scanText({ text, lexicon });
  if (lines.some(({ dates }) => dates.length > 0)) return null;
  const isLess = saysLess.test(text) || items.some((item) => isSense(item, 'only'));
  const isAbout = items.some(saysWhenOpen) || likeDay({ text, lexicon }) !== null;
  if (!isAbout && !isLess) return null;
  const known = new Set([...lines, ...before].flatMap((line) => line.days));
  const days: number[] = [];
  const dates: DateRule[] = [];
  // Where something was read, only a weekday that is named beside it is left.
  if (lines.length > 0)
    for (const item of items)
      if (item.kind === 'weekday' && !item.short && !known.has(item.day)) days.push(item.day);
  for (let at = 0; at < items.length && lines.length === 0; ) {
    const read = readWhen({ items, at });
    if (read && read.when.weeks.length === 0) {
      const { days: named, dates: within } = read.when;
      dates.push(...within);
      // "In May we skip Tuesdays": the usual ones are known, these are others.
      const isOwn = within.length > 0 || dates.some(isPeriod);
      days.push(...named.filter((day) => isOwn || !known.has(day)));
    }
    at = read?.next ?? at + 1;
  }
  if (days.length + dates.length === 0) return null;
  // "On winter Mondays" are the Mondays of a season; "on bank holidays and the Saturday before" no Saturdays.
  const isSeason = days.length > 0 && dates.length === 1 && isPeriod(dates[0]);
  // "In May we take Tuesdays off", "Saturdays only May to August": said of days of a season.
  if (!isAbout && !isSeason) return null;
  const isWeekly = days.length > 0 && (isSeason || dates.length === 0);
  const [season = null] = isSeason ? dates : [];
  return {
    kind: 'hours',
    state: 'mentioned',
    days: isWeekly ? [...new Set(days)].sort((a, b) => a - b) : [],
    weeks: [],
    dates: isWeekly ? [] : dates,
    season,
    spans: [],
    meal: null,
    byAppointment: false,
    part: '',
    note: '',
    prose: true,
  };
}

const saysWhenOpen = (item: Item, at: number, items: readonly Item[]): boolean => {
  const read = readValue({ items, at });
  if (read?.value.spans.some(({ from, to }) => from && to)) return true;
  return (
    item.kind === 'sense' &&
    (item.senses.some((sense) => tells.has(sense)) ||
      (item.senses.includes('until') && items[at + 1]?.kind === 'time') ||
      (item.senses.includes('open') && !saysAnything.test(item.text)))
  );
};

/** A day that falls away for a while. */
const saysLess =
  /(?<!\p{L})(?:off|skip|frei|libramos|descansamos|relâche|repos|congé|riposo|riposiamo|folga|folgamos|vrij|wolne)(?!\p{L})/iu;

const tells: ReadonlySet<SenseId> = new Set<SenseId>([
  'opens',
  'closed',
  'closes',
  'hours',
  'morning',
  'afternoon',
  'evening',
]);

/** "On Fridays" and "available" are said of anything. */
const saysAnything = /^(?:on|available|answers)$/i;
