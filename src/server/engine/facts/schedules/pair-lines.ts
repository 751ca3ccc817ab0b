import type { MealId } from '#server/engine/language/calendar-words.ts';
import type { ClauseDefaults } from './clause.ts';
import { type ClauseEvent, slice } from './clause-events.ts';
import {
  asEnd,
  closingTime,
  completeEnds,
  completeStarts,
  continued,
  isAlways,
  isDayOfHours,
  isOnlyDates,
  isOpenEnded,
  isSameSet,
  isShortBreak,
  spreadStretch,
  withoutClosedDays,
} from './complete-times.ts';
import { withExceptedDays } from './exception-days.ts';
import { type Item, isMark, isSense } from './items.ts';
import { joinPeriods } from './join-periods.ts';
import { isLabelOfEnds, joinEnds } from './opening-verbs.ts';
import type { Value } from './read-value.ts';
import { isPeriod, isPeriodOnly, type When } from './read-when.ts';
import type { ClauseLine, DateRule, ScheduleLine } from './schedule.ts';
import { withoutValue } from './without-value.ts';

/** Pairs the days and dates of a clause with what is said about them. */
export function pairLines({
  events: read,
  items,
  text,
  start,
  defaults,
}: {
  events: readonly ClauseEvent[];
  items: readonly Item[];
  text: string;
  start: number;
  defaults: ClauseDefaults;
}): ClauseLine[] {
  const lines: ClauseLine[] = [];
  let events = read;
  const labelMeal = items.slice(0, start).find((item) => item.kind === 'meal');
  const labelSign = items.slice(0, start);
  const saysOpen = items.some((item) => isSense(item, 'open', 'opens', 'closes', 'hours'));
  const labelsEnds = isLabelOfEnds(labelSign);
  const named = labelSign.some((item) => item.kind === 'word' || item.kind === 'topic');
  // "Story time takes place every Thursday at 10:30": what stands before the day is what starts then.
  const [first, second, third] = events;
  const leads =
    first?.kind === 'words' &&
    second?.kind === 'when' &&
    third?.kind === 'value' &&
    events.filter(({ kind: one }) => one === 'value').length === 1;
  let kind: ScheduleLine['kind'] = labelSign.some((item) => isSense(item, 'last-orders'))
    ? 'last-orders'
    : labelSign.some((item) => isSense(item, 'break'))
      ? 'break'
      : named
        ? 'hours'
        : defaults.kind;
  let meal: MealId | null = labelMeal?.kind === 'meal' ? labelMeal.meal : defaults.meal;
  let seasons: readonly DateRule[] = items.some((item) => isSense(item, 'all-year'))
    ? []
    : defaults.seasons;
  let when = null as When | null;
  let used = false;
  let negated = false;
  /** "We close early, at 4 pm": the time is an end. */
  let closing = false;
  let part = '';
  /** "By appointment only, Tuesdays 2–5". */
  let byAppointment = false;
  const exceptions: When[] = [];
  let pending: { value: Value; meal: MealId | null; part: string }[] = [];
  let lastForward: { value: Value; meal: MealId | null; part: string } | null = null;

  const emit = (
    target: When,
    { value, meal: ofMeal, part: ofPart }: { value: Value; meal: MealId | null; part: string },
  ) => {
    const holidays = target.dates.some(
      ({ kind: rule }) => rule === 'public-holidays' || rule === 'holiday',
    );
    if (value.weak && target.days.length === 0 && !holidays && !isDayOfHours({ target, value }))
      return;
    // "Guided tours: Sundays at 14:00" starts then; without a name it could be anything.
    if (
      value.single &&
      kind !== 'last-orders' &&
      !defaults.starts &&
      !((named || leads) && target.days.length > 0)
    )
      return;
    const whole = value.state !== 'open' || value.spans.some((span) => span.from && span.to);
    const ofKind = kind === 'last-orders' && whole ? 'hours' : kind;
    const spans =
      kind === 'last-orders' && value.single
        ? value.spans.map((span) => ({ from: null, to: span.from }))
        : kind === 'last-orders'
          ? value.spans.map((span) => (span.to ? span : { from: null, to: span.from }))
          : value.spans;
    const periods: DateRule[] = target.dates.filter(isPeriod);
    const others = target.dates.filter((rule) => !isPeriod(rule));
    // "May to September, Wednesday to Sunday and on bank holidays"
    if (target.days.length > 0 && periods.length > 0 && others.length > 0) {
      emit({ ...target, dates: periods }, { value, meal: ofMeal, part: ofPart });
      emit(
        { ...target, days: [], weeks: [], dates: others },
        { value, meal: ofMeal, part: ofPart },
      );
      return;
    }
    const own =
      target.days.length > 0 && periods.length > 0 && periods.length === target.dates.length;
    const within = own ? joinPeriods(periods) : isOnlyDates(target) ? [] : seasons;
    for (const season of within.length > 0 ? within : [null])
      lines.push({
        kind: ofKind,
        // "No afternoon on 5 January" is no closed day.
        state: value.daypart && target.days.length === 0 ? 'mentioned' : value.state,
        days: target.days,
        weeks: target.weeks,
        dates: own ? [] : target.dates,
        season,
        spans,
        meal: ofMeal,
        byAppointment,
        part: ofPart,
        note: '',
        ...(value.daypart ? { daypart: value.daypart } : {}),
      });
  };

  for (let index = 0; index < events.length; index += 1) {
    const event = events[index] as ClauseEvent;
    const following = events[index + 1];
    // "first Sunday of the month: 12–17": a colon parts nothing.
    const next =
      following?.kind === 'break' && isMark(items[following.at], ':')
        ? events[index + 2]
        : following;
    if (event.kind === 'note') {
      const last = lines.at(-1);
      if (last) last.note = last.note === '' ? event.text : `${last.note}; ${event.text}`;
    } else if (event.kind === 'meal') meal = event.meal;
    else if (event.kind === 'break') {
      if (isMark(items[event.at], ':.')) part = '';
    } else if (event.kind === 'words') {
      const words = slice({ items, text, at: event.at, end: event.end });
      part = part === '' ? words : `${part}, ${words}`;
      const waiting = pending.at(-1);
      if (waiting && waiting.part === '') waiting.part = words;
    } else if (event.kind === 'sign') {
      closing = event.sense === 'closes';
      if (event.sense === 'last-orders') kind = 'last-orders';
      else if (event.sense === 'break') {
        kind = 'break';
        if (negated) pending.push({ value: shut, meal: null, part });
        if (negated && when && !used) {
          emit(when, pending.pop() as (typeof pending)[number]);
          used = true;
        }
      } else if (event.sense === 'all') part = slice({ items, text, at: event.at, end: event.end });
      else if (event.sense === 'appointment') {
        const last = lines.at(-1);
        // "Mon–Fri 8–18, Sat by appointment": only the Saturday.
        if (!last && !when) byAppointment = true;
        else if (last && !(when && !used)) last.byAppointment = true;
        else if (when) {
          emit(when, {
            value: { state: 'open', spans: [], weak: false, single: false },
            meal,
            part,
          });
          used = true;
          const only = lines.at(-1);
          if (only) only.byAppointment = true;
        }
      } else if (event.sense === 'no') negated = true;
      else if (event.sense === 'except') {
        const last = lines.at(-1);
        const hasOwn = events
          .slice(index + 2)
          .some((later) => later.kind === 'value' && later.value.state === 'open');
        const isApartDay =
          next?.kind === 'when' && next.when.dates.length + next.when.weeks.length > 0;
        if (isApartDay && last?.state === 'closed' && (hasOwn || next.when.dates.length > 0)) {
          // "Closed on bank holidays, apart from Good Friday when we do 8–12": not closed on that one.
          when = next.when;
          used = !hasOwn;
          if (!hasOwn) lines.push({ ...last, state: 'mentioned', dates: when.dates, days: [] });
          index += 1;
          continue;
        }
        if (next?.kind !== 'when' || (last && last.state !== 'open')) break;
        const without = next.when.days;
        if (!last && !when && pending.length > 0 && without.length > 0) {
          // "Shuts at 10 except on Saturdays, when it stays open until 11:30", "13:00–18:00, except Sunday".
          const others = everyDay.filter((day) => !without.includes(day));
          for (const value of pending) emit(onDays(others), value);
          pending = [];
          if (hasOwn) {
            when = next.when;
            used = false;
          } else exceptions.push(next.when);
          index += 1;
          continue;
        }
        if (last) last.days = last.days.filter((day) => !without.includes(day));
        else if (when) when = { ...when, days: when.days.filter((day) => !without.includes(day)) };
        exceptions.push(next.when);
        index += 1;
      }
      if (event.sense !== 'no') negated = false;
    } else if (event.kind === 'value') {
      const own = closing || labelsEnds ? asEnd(event.value) : event.value;
      closing = false;
      const value = { value: continued({ value: own, before: lines.at(-1) }), meal, part };
      if (
        event.value.state === 'closed' &&
        next?.kind === 'value' &&
        next.value.state === 'open' &&
        next.value.spans.every((span) => span.from && span.to) &&
        !next.comma
      ) {
        // "closed from 12:30 to 2" is a break.
        kind = 'break';
        continue;
      }
      if (
        event.value.state === 'closed' &&
        next?.kind === 'when' &&
        next.when.days.length === 0 &&
        isSense(items[next.at - 1], 'until') &&
        !isPeriod(next.when.dates[0])
      ) {
        // "then closed until 4 January": that day is the end, not the closed day.
        index += 1;
        continue;
      }
      const closesAt = closingTime({ value: event.value, next });
      if (closesAt) {
        // "Shut from 12" on a day: open until then.
        value.value = { ...event.value, state: 'open', spans: [{ from: null, to: closesAt }] };
        events = events.toSpliced(index + 1, 1);
      }
      const forward =
        next?.kind === 'when' &&
        (when === null ||
          (used && (event.value.state !== 'open' || (next.when.tied && event.comma))));
      const closed = lines.at(-1);
      if (
        when &&
        !forward &&
        closed?.state === 'closed' &&
        closed.days === when.days &&
        isOpenEnded(value.value)
      )
        // "Sunday nobody in the office, we check messages till 6": not open after all.
        continue;
      if (when && !forward) {
        emit(when, value);
        used = true;
      } else {
        pending.push(value);
      }
      part = '';
    } else if (event.kind === 'when') {
      // "Until 4 on Christmas Eve and closed on Christmas Day": the closed is for the day after it.
      const itsOwn =
        next?.kind === 'value' &&
        !(next.value.state === 'closed' && events[index + 2]?.kind === 'when');
      const isApart = events[index - 1]?.kind === 'break' || isMark(items[event.at - 1], '(');
      if (pending.length > 0 && itsOwn && isApart) {
        // "8–10:30, on Sundays until 11": the first times are for the other days, if it is a meal or says "open".
        const others = everyDay.filter((day) => !event.when.days.includes(day));
        for (const value of pending) {
          if ((value.meal !== null || saysOpen) && !labelsEnds && event.when.days.length > 0)
            emit(onDays(others), value);
          const last = lines.at(-1);
          if (last && value.meal === null) last.implied = true;
        }
        pending = [];
      }
      if (pending.length > 0) {
        // "11:00 and 14:00, not on Mondays": the times are for the other days.
        const off = pending.at(-1)?.value.state === 'closed' && event.when.days.length > 0;
        const others = onDays(everyDay.filter((day) => !event.when.days.includes(day)));
        for (const value of pending)
          emit(off && value.value.state === 'open' ? others : event.when, value);
        lastForward = pending.at(-1) ?? null;
        pending = [];
        part = '';
        continue;
      }
      if (lastForward && next?.kind !== 'value' && when === null) {
        emit(event.when, lastForward);
        continue;
      }
      const period =
        event.when.days.length === 0 &&
        event.when.dates.length > 0 &&
        event.when.dates.every(isPeriod);
      const more = events
        .slice(index + 1)
        .some((later) => later.kind === 'when' && later.when.days.length > 0);
      const emitted = lines.at(-1);
      const periods = period ? joinPeriods(event.when.dates) : [];
      if (
        period &&
        emitted &&
        used &&
        emitted.days.length > 0 &&
        emitted.season === null &&
        next?.kind !== 'value' &&
        !more
      ) {
        emitted.season = periods[0] ?? null;
        for (const season of periods.slice(1)) lines.push({ ...emitted, season });
        continue;
      }
      // "In October nine to five on weekdays and ten to four on Sundays": times before their days.
      const hasTimesFirst =
        next?.kind === 'value' &&
        events[index + 2]?.kind === 'when' &&
        events.findLast(({ kind: one }) => one === 'when' || one === 'value')?.kind === 'when';
      if (period && more && (next?.kind !== 'value' || hasTimesFirst)) seasons = periods;
      else {
        const last = lines.at(-1);
        if (
          last &&
          used &&
          event.when.weeks.length > 0 &&
          last.weeks.length === 0 &&
          next?.kind !== 'value' &&
          isSameSet(last.days, event.when.days)
        ) {
          last.weeks = event.when.weeks;
          continue;
        }
        if (
          last &&
          used &&
          when &&
          event.when.tied &&
          next?.kind !== 'value' &&
          isPeriodOnly(when) &&
          event.when.days.length > 0
        ) {
          const [season = last.season, ...others] = joinPeriods(last.dates);
          last.season = season;
          last.dates = [];
          last.days = event.when.days;
          // "From June to August we're closed on Mondays, and Tuesdays we open at 4": in these months too.
          if (season && more) seasons = [season, ...others];
          for (const other of others) lines.push({ ...last, season: other });
        }
        when = event.when;
        used = false;
      }
      part = '';
    }
  }
  if (lines.some((line) => line.state === 'open')) {
    for (const exception of exceptions.map((one) => withExceptedDays({ exception: one, lines })))
      emit(exception, { value: shut, meal: null, part: '' });
  }
  const always = pending.find(({ value }) => isAlways(value));
  if (lines.length === 0 && when === null && always) {
    emit(onDays(everyDay), always);
  }
  // "We close for lunch from 12:30 to 1", "the last appointment starts at 4:15": on every day.
  const own = pending.findLast(({ value }) =>
    kind === 'break' ? value.spans.every(isShortBreak) : value.spans.length > 0,
  );
  if (lines.length === 0 && when === null && own && kind !== 'hours') emit(onDays(everyDay), own);
  completeEnds(lines);
  completeStarts(lines);
  spreadStretch(lines);
  if (lines.length === 0 && when) {
    // "Halloween: the last class ends at 2" below "Days off" is no closed day.
    const timed = events.some((event) => event.kind === 'value' && event.value.state === 'open');
    if (defaults.closed && !timed && when.days.length + when.dates.length > 0) {
      for (const event of events) {
        if (event.kind === 'when') emit(event.when, { value: shut, meal: null, part: '' });
      }
    } else lines.push(...withoutValue({ when, events, items, meal, kind }));
  }
  return withoutClosedDays(joinEnds(lines));
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

const onDays = (days: number[]): When => ({ days, weeks: [], dates: [], tied: false });

const shut: Value = { state: 'closed', spans: [], weak: false, single: false };
