import { chooseSchedules } from './choose-schedules.ts';
import { dayShiftOf, shiftDays } from './day-shift.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import type { YearDay } from './holidays.ts';
import type { Lexicon } from './lexicon.ts';
import type { Candidate } from './schedule-candidate.ts';
import { type ScheduleQuery, understandQuestion } from './understand-question.ts';

/** "And until when on Saturday?" is about the café when the question before was. */
export function withSubject({
  own,
  previous,
  lexicon,
  today,
}: {
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: Lexicon;
  today: YearDay;
}): ScheduleQuery {
  const last = previous.at(-1);
  if (last === undefined || own.topics.length > 0 || own.words.length > 0 || own.meal) return own;
  const before = understandQuestion({ question: last, lexicon, today });
  // "Which days?" after a question about something else asks for the days of that.
  if (before.aspect === null && own.loose)
    return {
      ...own,
      words: before.words,
      topics: before.topics,
      topicWords: before.topicWords,
      meal: before.meal,
    };
  const dated = namesTime(own);
  const calendar = dated
    ? {}
    : {
        days: before.days,
        date: before.date,
        holiday: before.holiday,
        relative: before.relative,
        publicHolidays: before.publicHolidays,
        period: before.period,
      };
  // "Could we have a lesson on a Sunday? Are you open then?": only the day is taken over.
  if (before.aspect === null || (own.pointsBack && !own.loose && !before.plain))
    return {
      ...own,
      ...(own.pointsBack ? calendar : {}),
      ...(before.meal && { meal: before.meal }),
    };
  return {
    ...own,
    ...calendar,
    topics: before.topics,
    topicWords: before.topicWords,
    words: before.words,
    meal: before.meal,
  };
}

/** "And on Sundays?" asks the same as the question before, for another day or place. */
export function inherit({
  question: asked,
  own,
  previous,
  lexicon,
  today,
  candidates,
}: {
  question: string;
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: Lexicon;
  today: YearDay;
  candidates: readonly Candidate[];
}): ScheduleQuery | null {
  const dated = namesTime(own);
  const isPeriodOnly =
    own.period !== null &&
    own.days.length === 0 &&
    !(own.date || own.holiday || own.relative || own.publicHolidays);
  const named = own.topics.length > 0 || own.words.length > 0;
  // "When is the live music?" names an activity.
  if (own.when && (named || own.uses.length > 0) && !own.veto) {
    const activity = chooseSchedules({ candidates, query: own });
    const size = own.words.length + own.topics.length;
    // "When can I leave my coat at the repair desk": two of three words name "Repair desk".
    if (
      activity?.named &&
      (activity.misses === 0 || (activity.misses === 1 && size >= 2 && own.callIn))
    )
      return { ...own, aspect: 'hours', plain: true };
  }
  // "Can we play chess on a Sunday?": all of it names a thing that has hours.
  if (own.yesNo && !own.veto && named && dated) {
    const thing = chooseSchedules({ candidates, query: own });
    if (thing?.named && thing.misses === 0 && (thing.chosen[0]?.score ?? 0) >= surelyNamed)
      return { ...own, aspect: 'open', plain: true };
  }
  // "What's the latest I can start on a Friday?" is answered by a rule for the last ones, if there is one.
  const isLast =
    own.edge === 'last' && (own.days.length > 0 || (own.when && hasLastTime({ own, candidates })));
  if (isLast && !own.veto) return { ...own, aspect: 'last-orders', plain: true };
  const shift = dayShiftOf(asked);
  if (own.veto || own.words.length > 2 || !(dated || named || own.time || shift)) return null;
  for (const question of previous.slice(-3).reverse()) {
    const before = understandQuestion({ question, lexicon, today });
    if (before.veto) return null;
    const beforeDated = before.days.length > 0 || before.date !== null || before.holiday !== null;
    if (before.aspect === null && !beforeDated) {
      if (before.words.length + before.topics.length > 1) return null;
      continue;
    }
    if (before.aspect === null) continue;
    const moved = shift === 0 ? null : shiftDays({ query: before, shift, today });
    if (moved) return { ...before, ...moved, plain: true };
    if (shift !== 0) return null;
    return {
      ...before,
      ...(dated
        ? {
            // "And in summer?" after a question about Mondays still asks about Mondays.
            days: isPeriodOnly ? before.days : own.days,
            date: own.date,
            holiday: own.holiday,
            relative: own.relative,
            publicHolidays: own.publicHolidays,
            // "And on Saturdays?" after a question about August still asks about August.
            period: own.period ?? (own.days.length > 0 && !own.date ? before.period : null),
          }
        : {}),
      ...(named ? { topics: own.topics, topicWords: own.topicWords, words: own.words } : {}),
      time: own.time ?? (dated ? before.time : null),
      meal: own.meal ?? before.meal,
      plain: true,
    };
  }
  // "Boxing Day?" as a first question asks for the hours of that day.
  const isBareDay = !named && own.time === null && shift === 0 && previous.length === 0;
  return isBareDay && asked.split(/\s+/).length <= mostInBareDay
    ? { ...own, aspect: 'hours', plain: true, yesNo: false }
    : null;
}

const mostInBareDay = 3;

/** "When is the last wash?": a line says "last wash" with its time. */
const hasLastTime = ({
  own,
  candidates,
}: {
  own: ScheduleQuery;
  candidates: readonly Candidate[];
}): boolean =>
  own.words.length > 0 &&
  candidates.some(({ lines }) =>
    lines.some(
      ({ line }) =>
        line.kind === 'last-orders' &&
        line.implied &&
        own.words.every((word) => hasWord(foldText(line.part), word)),
    ),
  );

/** A word of the name itself, or two of what stands above it. */
export const surelyNamed = 3;

/** Says a day, a date or a part of the year. */
const namesTime = ({
  days,
  date,
  holiday,
  relative,
  publicHolidays,
  period,
}: ScheduleQuery): boolean =>
  days.length > 0 ||
  date !== null ||
  holiday !== null ||
  relative !== null ||
  publicHolidays ||
  period !== null;
