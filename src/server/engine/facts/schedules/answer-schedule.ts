import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { activityAnswer, anything } from './activity-answer.ts';
import { answerClosed, answerReopening } from './answer-closed.ts';
import { answerClosingDates } from './answer-closing-dates.ts';
import { answerDay } from './answer-day.ts';
import { answerLastColumn, answerLastOrders } from './answer-last-orders.ts';
import { answerPeriod } from './answer-period.ts';
import { answerLatest, answerVacation, answerWeek } from './answer-week.ts';
import { type Choice, chooseSchedules } from './choose-schedules.ts';
import { inherit, surelyNamed, withSubject } from './complete-query.ts';
import { holidayWordsOf } from './conditional-times.ts';
import type { SourcedLine } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { evidenceOf, type FoundTimes, finish, type ScheduleAnswer } from './finish-answer.ts';
import { foldText } from './fold-text.ts';
import { gatherCandidates } from './gather-candidates.ts';
import { hasWord } from './has-word.ts';
import type { YearDay } from './holidays.ts';
import { answerLastRule } from './last-rule.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { localNow } from './local-now.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';
import type { Candidate, SourcedSchedule } from './schedule-candidate.ts';
import { withSpecialDay } from './special-day.ts';
import { type ScheduleQuery, understandQuestion } from './understand-question.ts';

export type { ScheduleAnswer } from './finish-answer.ts';

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
  const candidates = gatherCandidates(schedules);
  const own = withSpecialDay({
    query: withSeasonOf({ query: understandQuestion({ question, lexicon, today }), schedules }),
    candidates,
    today,
  });
  const found = findFor({ question, own, previous, lexicon, today, minutes, candidates, language });
  if (!found) return null;
  const { lines, ...answer } = found;
  // Closed on a date is closed for everything.
  const isWhole = lines.length > 0 && lines.every(({ line }) => line.dates.length > 0);
  const named = [
    ...own.words,
    ...holidayWordsOf(question),
    // Hours of every week say nothing about a month that other sentences speak of.
    ...(lines.some(isDated) ? [] : periodWordsOf({ question, lexicon })),
  ];
  return { ...answer, named, evidence: isWhole ? '' : evidenceOf({ lines, candidates }) };
}

function findFor({
  question,
  own,
  previous,
  lexicon,
  today,
  minutes,
  candidates,
  language,
}: {
  question: string;
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: Lexicon;
  today: YearDay;
  minutes: number;
  candidates: readonly Candidate[];
  language: LanguageCode;
}): FoundTimes | null {
  const activity = activityAnswer({
    question,
    own,
    previous,
    lexicon,
    today,
    candidates,
    language,
  });
  if (activity) return activity;
  const read =
    own.aspect === null
      ? inherit({ question, own, previous, lexicon, today, candidates })
      : withSubject({ own, previous, lexicon, today });
  const closing = answerClosingDates({
    question,
    query: read ?? own,
    candidates,
    lexicon,
    today,
    language,
  });
  if (closing) return finish({ finding: closing, understood: 'opening hours · closed' });
  if (!read || read.veto || read.aspect === null) {
    const closed = answerClosed({ question, query: own, candidates, today, language });
    return closed && finish({ finding: closed, understood: 'opening hours · closed' });
  }
  // "Is there a tour on Sunday?" isn't answered by the opening hours.
  const hasOwnTimes = candidates.some(({ subject }) =>
    read.activityWords.some((word) => hasWord(foldText(subject), word)),
  );
  const query = withDayOfEvent({
    query:
      read.activity && (!read.plain || hasOwnTimes)
        ? { ...read, words: [...read.words, ...read.activityWords] }
        : read,
    candidates,
  });
  const reopening = answerReopening({ question, query, candidates, today, language });
  if (reopening) return finish({ finding: reopening, understood: 'opening hours · opens' });
  const column = answerLastColumn({ query, candidates, today, minutes, language });
  if (column) return finish({ finding: column, understood: 'opening hours · last-orders' });
  const rule = answerLastRule({ query, candidates, today, language });
  if (rule) return finish({ finding: rule, understood: 'opening hours · last-orders' });
  // The first opening time says nothing about the last appointment of a day.
  if (query.edge === 'last' && query.aspect === 'opens') return null;
  const isNamed = (candidate: Candidate): boolean =>
    query.words.some((word) => hasWord(foldText(candidate.subject), word));
  const lastOrders =
    query.aspect === 'last-orders'
      ? candidates.filter((candidate) =>
          candidate.lines.some(
            ({ line }) =>
              line.kind === 'last-orders' &&
              line.state !== 'mentioned' &&
              // "Lessons: last one starts at 3" counts for lessons only.
              (!line.implied || candidate.subject === '' || isNamed(candidate)),
          ),
        )
      : [];
  const named = chooseSchedules({ candidates, query });
  const ownLast = lastOrders.filter(
    (candidate) => named?.named && named.chosen.includes(candidate),
  );
  const choice =
    lastOrders.length > 0
      ? { chosen: ownLast.length > 0 ? ownLast : lastOrders, misses: 0, named: false }
      : named;
  if (!choice) return null;
  // "Can I drop off donations on Wednesday?": all of it names the thing that has these hours.
  const isAllNamed =
    choice.named && choice.misses === 0 && (choice.chosen[0]?.score ?? 0) >= surelyNamed;
  if (!query.plain && !query.activity && !isAllNamed && choice.chosen[0]?.role === 'activity')
    return null;
  // "Which days is the vet in?" isn't answered by the opening hours.
  if (!choice.named && query.loose && query.definite.length > 0) return null;
  // When a class begins is not when the door opens.
  if (!choice.named && query.activityWords.some((word) => !anything.has(word))) return null;
  // A thing that is named and not known has no hours here, unless someone only wants to come for it.
  const comes =
    query.callIn &&
    (!query.loose || choice.named) &&
    (query.time !== null || query.days.length > 0 || query.date !== null);
  const plainly = query.plain && !query.loose && (query.topics.length === 0 || choice.named);
  // Two words of the name are enough to know it.
  const surely = choice.named && (choice.chosen[0]?.score ?? 0) >= 5.5;
  if (choice.misses > (comes ? 2 : plainly || surely ? 1 : 0)) return null;
  const context: AnswerContext = { query, choice, candidates, today, minutes, language };
  const finding = find(context);
  if (!finding || finding.sentences.length === 0) return null;
  const certainty =
    finding.certainty *
    (choice.misses > 0 ? (comes ? 0.85 : 0.75) : 1) *
    (query.plain ? 1 : 0.92) *
    (choice.doubt ?? 1);
  return finish({
    finding: { ...finding, certainty: Math.round(certainty * 100) / 100 },
    understood: understoodAs({ query, choice }),
  });
}

const isDated = ({ line: { dates, season } }: SourcedLine): boolean =>
  dates.length > 0 || season !== null;

/** The months, seasons and holidays that a question names. */
const periodWordsOf = ({ question, lexicon }: { question: string; lexicon: Lexicon }): string[] =>
  scanText({ text: question, lexicon }).flatMap(({ kind, start, end }) =>
    kind === 'month' || kind === 'season' || kind === 'holiday'
      ? foldText(question.slice(start, end)).split(/\s+/)
      : [],
  );

/** "How late can we eat on quiz night?": the day of the event, for something else that is named. */
function withDayOfEvent({
  query,
  candidates,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
}): ScheduleQuery {
  if (query.days.length > 0 || query.date || query.relative || query.words.length === 0)
    return query;
  if (query.topics.length + query.uses.length === 0) return query;
  const [event, ...more] = candidates.filter(
    ({ role, form, subject, lines }) =>
      role === 'activity' &&
      form === null &&
      query.words.every((word) => hasWord(foldText(subject), word)) &&
      new Set(lines.flatMap(({ line }) => line.days)).size === 1,
  );
  const day = event?.lines[0]?.line.days[0];
  return day === undefined || more.length > 0 ? query : { ...query, days: [day], words: [] };
}

function find(context: AnswerContext): Finding | null {
  const { query } = context;
  switch (query.aspect) {
    case 'vacation':
      return answerVacation(context);
    case 'last-orders':
      return (
        answerLastOrders(context) ??
        lessSurely(
          answerDay({ ...context, query: { ...query, aspect: 'closes' } }),
          // "The latest I can buy a ticket" is hardly when the doors close.
          query.words.length > 0 && !context.choice.named ? forOtherShare : lastShare,
        )
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

/** Closing time says only how late last orders can't be. */
const lessSurely = (finding: Finding | null, share: number): Finding | null =>
  finding && { ...finding, certainty: finding.certainty * share };

const lastShare = 0.7;
const forOtherShare = 0.5;

/** What the question was taken for, for the owner's preview. */
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

/** "Are you open in summer?" asks for the summer of the place that the documents are about. */
function withSeasonOf({
  query,
  schedules,
}: {
  query: ScheduleQuery;
  schedules: readonly SourcedSchedule[];
}): ScheduleQuery {
  const isSouth =
    query.period?.kind === 'season' &&
    schedules.some(({ schedule }) =>
      schedule.lines.some(
        ({ season, dates }) => isOfSouth(season) || dates.some((rule) => isOfSouth(rule)),
      ),
    );
  return isSouth && query.period?.kind === 'season'
    ? { ...query, period: { ...query.period, south: true } }
    : query;
}

const isOfSouth = (rule: DateRule | null): boolean =>
  rule?.kind === 'season' && rule.south === true;
