import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { answerDay } from './answer-day.ts';
import {
  answerLastOrders,
  answerLatest,
  answerPeriod,
  answerVacation,
  answerWeek,
} from './answer-week.ts';
import {
  type Candidate,
  type Choice,
  chooseSchedules,
  gatherCandidates,
  type SourcedSchedule,
  withoutBrackets,
} from './choose-schedules.ts';
import type { SourcedLine } from './day-facts.ts';
import type { YearDay } from './holidays.ts';
import { lexiconOf } from './lexicon.ts';
import { localNow, type ScheduleQuery, understandQuestion } from './understand-question.ts';
import { toSentence } from './write-schedule.ts';

export type ScheduleAnswer = {
  /** One or two sentences in the visitor's language, without citation marks. */
  text: string;
  cited: { documentId: string; block: number }[];
  /** Probability that the answer is right, 0 to 1. */
  certainty: number;
  /** What the question was taken for, for the owner's preview. */
  understood: string;
  options?: string[];
};

/** What one way of answering found; null when the schedules don't hold it. */
export type Finding = { sentences: string[]; lines: SourcedLine[]; certainty: number };

export type AnswerContext = {
  query: ScheduleQuery;
  choice: Choice;
  candidates: readonly Candidate[];
  today: YearDay;
  minutes: number;
  language: LanguageCode;
};

/** Answers a question about opening hours and other times from typed facts; null when it is about something else. */
export function answerSchedule({
  question,
  previous,
  schedules,
  now,
  timeZone,
  language,
}: {
  question: string;
  previous: readonly string[];
  schedules: readonly SourcedSchedule[];
  now: Date;
  timeZone: string;
  language: LanguageCode;
}): ScheduleAnswer | null {
  if (schedules.length === 0 || question.length > 1_000) return null;
  const lexicon = lexiconOf(language);
  const { today, minutes } = localNow({ now, timeZone });
  const own = understandQuestion({ question, lexicon, today });
  const candidates = gatherCandidates(schedules);
  const query =
    own.aspect === null
      ? inherit({ own, previous, lexicon, today, candidates })
      : withSubject({ own, previous, lexicon, today });
  if (!query || query.veto) return null;
  if (query.aspect === null) return null;
  const lastOrders =
    query.aspect === 'last-orders'
      ? candidates.filter(({ lines }) => lines.some(({ line }) => line.kind === 'last-orders'))
      : [];
  const choice =
    lastOrders.length > 0
      ? { chosen: lastOrders, misses: 0, named: false }
      : chooseSchedules({ candidates, query });
  if (!choice) return null;
  if (choice.misses > (query.plain ? 1 : 0)) return null;
  const context: AnswerContext = { query, choice, candidates, today, minutes, language };
  const finding = find(context);
  if (!finding || finding.sentences.length === 0) return null;
  const cited = new Map<string, { documentId: string; block: number }>();
  for (const { documentId, line } of finding.lines)
    cited.set(`${documentId} ${line.block}`, { documentId, block: line.block });
  const certainty = finding.certainty * (choice.misses > 0 ? 0.75 : 1) * (query.plain ? 1 : 0.92);
  return {
    text: finding.sentences.map(toSentence).join(' '),
    cited: [...cited.values()].slice(0, 8),
    certainty: Math.round(certainty * 100) / 100,
    understood: understoodAs({ query, choice }),
  };
}

function find(context: AnswerContext): Finding | null {
  const { query } = context;
  switch (query.aspect) {
    case 'vacation':
      return answerVacation(context);
    case 'last-orders':
      return (
        answerLastOrders(context) ??
        answerDay({ ...context, query: { ...query, aspect: 'closes' } })
      );
    case 'latest':
    case 'later':
      return answerLatest(context);
    default: {
      const day =
        query.days.length > 0 ||
        query.date !== null ||
        query.relative !== null ||
        query.holiday !== null ||
        query.publicHolidays;
      if (day) return answerDay(context);
      if (query.period) return answerPeriod(context);
      return answerWeek(context);
    }
  }
}

/** "And until when on Saturday?" is about the café when the question before was. */
function withSubject({
  own,
  previous,
  lexicon,
  today,
}: {
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: ReturnType<typeof lexiconOf>;
  today: YearDay;
}): ScheduleQuery {
  const last = previous.at(-1);
  if (last === undefined || own.topics.length > 0 || own.words.length > 0 || own.meal) return own;
  const before = understandQuestion({ question: last, lexicon, today });
  if (before.aspect === null) return before.meal ? { ...own, meal: before.meal } : own;
  const dated =
    own.days.length > 0 ||
    own.date !== null ||
    own.holiday !== null ||
    own.relative !== null ||
    own.publicHolidays ||
    own.period !== null;
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
  return { ...own, ...calendar, topics: before.topics, words: before.words, meal: before.meal };
}

/** "And on Sundays?" asks the same as the question before, for another day or place. */
function inherit({
  own,
  previous,
  lexicon,
  today,
  candidates,
}: {
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: ReturnType<typeof lexiconOf>;
  today: YearDay;
  candidates: readonly Candidate[];
}): ScheduleQuery | null {
  const dated =
    own.days.length > 0 ||
    own.date !== null ||
    own.holiday !== null ||
    own.relative !== null ||
    own.publicHolidays ||
    own.period !== null;
  const named = own.topics.length > 0 || own.words.length > 0;
  // "When is the live music?" names an activity.
  if (own.when && named && !own.veto) {
    const activity = chooseSchedules({ candidates, query: own });
    if (activity?.named && activity.misses === 0) return { ...own, aspect: 'hours', plain: true };
  }
  if (own.veto || own.words.length > 2 || !(dated || named || own.time)) return null;
  for (const question of previous.slice(-3).reverse()) {
    const before = understandQuestion({ question, lexicon, today });
    if (before.veto) return null;
    const beforeDated = before.days.length > 0 || before.date !== null || before.holiday !== null;
    if (before.aspect === null && !beforeDated) {
      if (before.words.length + before.topics.length > 1) return null;
      continue;
    }
    if (before.aspect === null) continue;
    return {
      ...before,
      ...(dated
        ? {
            days: own.days,
            date: own.date,
            holiday: own.holiday,
            relative: own.relative,
            publicHolidays: own.publicHolidays,
            period: own.period,
          }
        : {}),
      ...(named ? { topics: own.topics, words: own.words } : {}),
      time: own.time ?? (dated ? before.time : null),
      meal: own.meal ?? before.meal,
      plain: true,
    };
  }
  return null;
}

function understoodAs({ query, choice }: { query: ScheduleQuery; choice: Choice }): string {
  const subject = choice.chosen
    .map((candidate) => candidate.subject)
    .filter((text) => text !== '')
    .join(', ');
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const when =
    query.holiday?.name ??
    query.relative ??
    (query.date
      ? `${query.date.year}-${query.date.month}-${query.date.day}`
      : query.days.map((day) => names[day]).join(', '));
  return ['opening hours', query.aspect, subject, when, query.meal]
    .filter((part) => part)
    .join(' · ');
}

/** A subject as answers show it: without its remark in brackets, and not in capitals. */
export function labelOf(subject: string): string {
  const label = withoutBrackets(subject);
  if (label.length < 4 || label !== label.toLocaleUpperCase()) return label;
  return label
    .toLocaleLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, space: string, letter: string) => `${space}${letter.toLocaleUpperCase()}`,
    );
}
