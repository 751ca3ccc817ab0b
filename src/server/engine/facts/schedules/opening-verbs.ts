import { type Item, isSense } from './items.ts';
import type { ClauseLine, ClockTime } from './schedule.ts';

/** "We open Tuesday to Saturday at 10": between the verb and its time stand days only, so the time is when it opens. */
export function withOpeningTimes(items: readonly Item[]): readonly Item[] {
  let isAfterVerb = false;
  return items.map((item, at): Item => {
    const next = items[at + 1];
    const isVerb = isSense(item, 'opens') || (isSense(item, 'open') && isDay(next));
    const isTime = isAfterVerb && isSense(item, 'at') && next?.kind === 'time';
    isAfterVerb = isVerb || (isAfterVerb && (isDay(item) || isJoint(item)));
    return isTime && item.kind === 'sense' ? { ...item, senses: ['from'] } : item;
  });
}

const isDay = (item: Item | undefined): boolean =>
  item?.kind === 'weekday' ||
  isSense(item, 'daily', 'weekdays', 'weekend', 'on', 'every', 'from', 'public-holidays');

const isJoint = (item: Item): boolean =>
  (item.kind === 'mark' && /^[-–,&]$/.test(item.text)) || isSense(item, 'to', 'and', 'glue');

/** "We open at 10 and close at 6": two lines for the same days, of which one has the beginning and one the end. */
export function joinEnds(lines: readonly ClauseLine[]): ClauseLine[] {
  const joined: ClauseLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [first, ...more] = before?.spans ?? [];
    const [second, ...others] = line.spans;
    const from = first && !first.to && !first.ending ? first.from : null;
    const to = second && !second.from ? second.to : null;
    const isAlone = more.length + others.length === 0;
    if (before && from && to && isAlone && isSameTime(before, line))
      joined[joined.length - 1] = { ...before, spans: [{ from, to: inAfternoon(to, from) }] };
    else joined.push(line);
  }
  return joined;
}

/** "From 9.30 to 5": five in the afternoon. */
const inAfternoon = (end: ClockTime, { minutes }: ClockTime): ClockTime =>
  end.minutes <= minutes && end.minutes < 720 ? { ...end, minutes: end.minutes + 720 } : end;

const isSameTime = (a: ClauseLine, b: ClauseLine): boolean =>
  a.kind === 'hours' &&
  b.kind === 'hours' &&
  a.state === 'open' &&
  b.state === 'open' &&
  a.meal === b.meal &&
  JSON.stringify([a.days, a.weeks, a.dates, a.season]) ===
    JSON.stringify([b.days, b.weeks, b.dates, b.season]);

/** "Closing time: 6 pm, Saturdays 4 pm" */
export const isLabelOfEnds = (label: readonly Item[]): boolean =>
  label.some((item) => isSense(item, 'closes')) &&
  !label.some((item) => isSense(item, 'open', 'opens'));
