import type { ScheduleLine } from './schedule.ts';

/**
 * "Wednesday is half day: we close at 1" below "Monday to Friday 8.30 to 6": on that day it opens as usual. "On Tuesdays
 * we open at 11": it closes as usual.
 */
export function withOtherEnds(lines: readonly ScheduleLine[]): ScheduleLine[] {
  const joined = [...lines];
  for (const [at, line] of lines.entries()) {
    const [said] = line.spans;
    if (!isEnd(line) && !isStart(line)) continue;
    const usualAt = joined.findIndex(
      (other, index) =>
        index !== at &&
        isWhole(other) &&
        other.text !== line.text &&
        other.part === line.part &&
        other.meal === line.meal &&
        line.days.every((day) => other.days.includes(day)) &&
        other.days.length > line.days.length,
    );
    const usual = joined[usualAt];
    const from = said?.from ?? usual?.spans[0]?.from;
    const to = said?.to ?? usual?.spans[0]?.to;
    if (!usual || !from || !to || from.minutes >= to.minutes) continue;
    joined[at] = { ...line, spans: [{ from, to }] };
    joined[usualAt] = { ...usual, days: usual.days.filter((day) => !line.days.includes(day)) };
  }
  return joined;
}

const isWeekly = ({ kind, state, days, dates, weeks, season, spans, implied }: ScheduleLine) =>
  kind === 'hours' &&
  state === 'open' &&
  days.length > 0 &&
  dates.length + weeks.length === 0 &&
  season === null &&
  spans.length === 1 &&
  !implied;

const isEnd = (line: ScheduleLine): boolean =>
  isWeekly(line) && line.spans[0]?.from === null && line.spans[0].ending === undefined;

const isStart = (line: ScheduleLine): boolean =>
  isWeekly(line) && line.spans[0]?.to === null && line.spans[0].ending === undefined;

const isWhole = (line: ScheduleLine): boolean =>
  isWeekly(line) && Boolean(line.spans[0]?.from && line.spans[0].to);
