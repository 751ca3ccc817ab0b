import type { ClauseEvent } from './clause-events.ts';
import { joinPeriods } from './join-periods.ts';
import type { Value } from './read-value.ts';
import { isPeriod, type When } from './read-when.ts';
import type { ClauseLine, TimeSpan } from './schedule.ts';

/** "On Friday we close at 1 pm, on Saturday at 3 pm": the second time is an end like the first. */
export function continued({
  value,
  before,
}: {
  value: Value;
  before: ClauseLine | undefined;
}): Value {
  const last = before?.spans.at(-1);
  if (!last || last.from !== null || before?.kind === 'last-orders') return value;
  return asEnd(value);
}

/** A single time that is the end of something. */
export const asEnd = (value: Value): Value =>
  value.single
    ? { ...value, single: false, spans: value.spans.map(({ from }) => ({ from: null, to: from })) }
    : value;

/** "Daily 10–18, Thursdays until 21": on Thursdays it opens as usual. */
export function completeEnds(lines: ClauseLine[]): void {
  const others = new Set<ClauseLine>();
  for (const [index, line] of lines.entries()) {
    const [span] = line.spans;
    if (line.kind !== 'hours' || line.spans.length !== 1 || !span || span.from || !span.to)
      continue;
    if (takesDaysOver({ line, before: lines.slice(0, index) })) continue;
    if (line.days.length === 0 || line.dates.length > 0) continue;
    const usual = lines
      .slice(0, index)
      .findLast(
        (one) =>
          one.kind === 'hours' &&
          one.meal === line.meal &&
          one.spans.length > 0 &&
          one.spans.every(({ from, to }) => from && to) &&
          one.days.length > 1,
      );
    // "From noon to 11 pm, on Fridays until 1 am": the end is after midnight.
    const end =
      span.to.minutes < earliestEnd && usual
        ? { ...span.to, minutes: span.to.minutes + (isInAfternoon(span.to, usual) ? 720 : 1440) }
        : span.to;
    const before = usual?.spans.filter(({ from }) => from && from.minutes < end.minutes) ?? [];
    if (!usual || before.length === 0) continue;
    // "Every day 9–5, the café until 4": an end for all the same days is that of something else.
    if (line.part !== '' && usual.days.every((day) => line.days.includes(day))) {
      others.add(line);
      continue;
    }
    line.spans = before.map((one, at) =>
      at === before.length - 1 ? { from: one.from, to: end } : one,
    );
    usual.days = usual.days.filter((day) => !line.days.includes(day));
  }
  lines.splice(0, lines.length, ...lines.filter((line) => !others.has(line)));
}

/** "Mon–Fri 9–5 (Wed from 10)": a day of those before begins later and ends as they do. */
export function completeStarts(lines: ClauseLine[]): void {
  for (const [index, line] of lines.entries()) {
    const [span, ...more] = line.spans;
    if (line.kind !== 'hours' || more.length > 0 || !span?.from || span.to || span.ending) continue;
    if (line.days.length === 0 || line.dates.length + line.weeks.length > 0) continue;
    const usual = lines[index - 1];
    const [own, ...others] = usual?.spans ?? [];
    const isWithin =
      usual !== undefined &&
      usual.kind === 'hours' &&
      usual.meal === line.meal &&
      usual.season === line.season &&
      usual.dates.length + usual.weeks.length === 0 &&
      usual.days.length > line.days.length &&
      line.days.every((day) => usual.days.includes(day));
    if (!isWithin || others.length > 0 || !own?.from || !own.to) continue;
    if (span.from.minutes >= own.to.minutes) continue;
    line.spans = [{ from: span.from, to: own.to }];
    usual.days = usual.days.filter((day) => !line.days.includes(day));
  }
}

/** "Daily 11:30 to 20:30, in August until 22:00": the days of August are those named before. */
function takesDaysOver({
  line,
  before,
}: {
  line: ClauseLine;
  before: readonly ClauseLine[];
}): boolean {
  const [rule, ...others] = line.dates.every(isPeriod) ? joinPeriods(line.dates) : line.dates;
  const [usual, ...more] = before.filter(({ kind, state }) => kind === 'hours' && state === 'open');
  const [span] = usual?.spans ?? [];
  const isWhole = usual?.spans.length === 1 && span?.from && span.to;
  if (!usual || more.length > 0 || !isWhole || line.days.length + others.length > 0) return false;
  if (usual.days.length === 0 || usual.weeks.length > 0 || !rule || !isPeriod(rule)) return false;
  line.days = usual.days;
  line.dates = [];
  line.season = rule;
  line.spans = line.spans.map(({ to }) => ({ from: span.from, to }));
  return true;
}

/** "From 8.30 to 6, on Saturdays until 4": a bare number, where the other days end by evening too. */
const isInAfternoon = ({ text }: { text: string }, { spans }: ClauseLine): boolean =>
  /^[1-5](?:[:.]\d{2})?$/.test(text) &&
  spans.every(
    ({ from, to }) => from && to && from.minutes < morningEnd && to.minutes <= eveningEnd,
  );

const morningEnd = 720;
const eveningEnd = 1260;

/** Nothing that opens in the daytime closes before this. */
const earliestEnd = 330;

/** "Sunday to Thursday 10–4, closed Tuesday": the closed days of a sentence are none of its open ones. */
export function withoutClosedDays(lines: readonly ClauseLine[]): ClauseLine[] {
  const closed = lines.filter(
    (line) =>
      line.kind === 'hours' &&
      line.state === 'closed' &&
      line.dates.length + line.weeks.length === 0 &&
      line.daypart === undefined &&
      line.part === '',
  );
  if (closed.length === 0) return [...lines];
  return lines.flatMap((line) => {
    if (line.state !== 'open' || line.kind !== 'hours' || line.dates.length + line.weeks.length > 0)
      return [line];
    const off = new Set(
      closed.filter(({ season }) => season === line.season).flatMap(({ days }) => days),
    );
    const days = line.days.filter((day) => !off.has(day));
    if (days.length === line.days.length) return [line];
    return days.length === 0 ? [] : [{ ...line, days }];
  });
}

export const isOpenEnded = ({ state, spans }: Value): boolean =>
  state === 'open' && spans.every(({ from, to }) => from === null || to === null);

/** The time of "closed from 12:00", which no end follows. */
export function closingTime({
  value,
  next,
}: {
  value: Value;
  next: ClauseEvent | undefined;
}): TimeSpan['from'] {
  if (value.state !== 'closed' || next?.kind !== 'value' || next.comma) return null;
  const [span, ...more] = next.value.spans;
  const isStart = next.value.state === 'open' && !next.value.single && more.length === 0;
  return isStart && span?.from && !span.to && !span.ending ? span.from : null;
}

/** "24 December 9–12": a day with a number for each end of it. */
export const isDayOfHours = ({ target, value }: { target: When; value: Value }): boolean =>
  target.dates.length > 0 &&
  target.dates.every((rule) => rule.kind === 'day' && (!rule.day.moves || rule.day.moves.week)) &&
  value.spans.every(({ from, to }) => from && to && to.minutes - from.minutes <= 840);

/** Around the clock. */
export const isAlways = ({ spans: [span] }: Pick<Value, 'spans'>): boolean =>
  span?.from?.minutes === 0 && span.to?.minutes === 1440;

/** No one has lunch from 9 to 22; these are days of a month. */
export const isShortBreak = ({ from, to }: TimeSpan): boolean =>
  from !== null && to !== null && to.minutes - from.minutes <= 300;

export const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((day) => b.includes(day));

/** "From June to August we close at 3, and Saturdays we're closed": the Saturdays of these months. */
export function spreadStretch(lines: readonly ClauseLine[]): void {
  const [leading] = lines;
  const [stretch] = leading?.dates ?? [];
  if (!leading || leading.days.length > 0 || leading.dates.length !== 1 || !isPeriod(stretch))
    return;
  for (const line of lines)
    if (line.days.length > 0 && line.dates.length === 0) line.season ??= stretch ?? null;
}

/** Dates and named holidays say themselves when they are, whatever season stands above; public holidays in general come in every season. */
export const isOnlyDates = ({ days, dates }: When): boolean =>
  days.length === 0 && dates.length > 0 && dates.every(({ kind }) => kind !== 'public-holidays');
