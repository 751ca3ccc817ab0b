import type { TopicId } from '#server/engine/language/calendar-words.ts';
import { languageCodes } from '#server/engine/language/language-code.ts';
import type { SourcedLine } from './day-facts.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import { topicsOf } from './headings.ts';
import { lexiconOf } from './lexicon.ts';
import { mainSchedules } from './main-schedules.ts';
import { partLevel } from './part-level.ts';
import { isAside, places } from './place-topics.ts';
import { isPeriod } from './read-when.ts';
import type { Candidate } from './schedule-candidate.ts';
import { scoreSchedules } from './score-schedules.ts';
import { seasonFor } from './season-for.ts';
import type { ScheduleQuery } from './understand-question.ts';

export type Choice = {
  chosen: Candidate[];
  misses: number;
  named: boolean;
  /** Factor for the certainty when the subject is only likely the one asked for. */
  doubt?: number;
};

/** Whose hours the question is about. */
export function chooseSchedules({
  candidates,
  query,
}: {
  candidates: readonly Candidate[];
  query: ScheduleQuery;
}): Choice | null {
  const { missed, missing } = scoreSchedules({ candidates, query });
  // "When does the gate close?": a thing that no hours are known of doesn't close with the business.
  if (missing.some((word) => query.definite.includes(word))) return null;
  // "Office off: New Year's Day" says nothing about a weekday.
  const weekly = candidates.filter(({ lines }) => lines.some(({ line }) => line.days.length > 0));
  const asksWeekday = query.days.length > 0 && query.date === null && query.holiday === null;
  const fitting = asksWeekday && weekly.some(({ score }) => score >= 1.5) ? weekly : candidates;
  const best = Math.max(0, ...fitting.map((candidate) => candidate.score));
  if (best >= 1.5) {
    // A word found only in the text of some line must not choose an activity over the opening hours.
    const chosen = fitting.filter(
      (candidate) =>
        candidate.score === best &&
        !isOnlyNear({ candidate, query }) &&
        !isEndless({ candidate, query }) &&
        candidate.lines.some(
          ({ line }) =>
            (line.kind !== 'hours' &&
              (line.state !== 'mentioned' || query.aspect === 'last-orders')) ||
            line.days.length + line.dates.length > 0,
        ),
    );
    const own = chosen.flatMap((candidate) => namedLines({ candidate, query }));
    if (own.length > 0) return { chosen: own.slice(0, 3), misses: missed, named: true };
    if (chosen.length > 0) return null;
  }
  const asked = query.topics.filter((topic) => !isContextTopic({ topic, candidates }));
  // No one leaves a hotel room at closing time.
  const apart = query.uses.some((topic) => topic === 'check-in' || topic === 'check-out');
  if (apart) return null;
  const parts = asked.length > 0 && asked.every((topic) => !places.has(topic));
  const main = mainSchedules(candidates);
  const elsewhere = candidates.filter(
    ({ role, language, lines }) =>
      role === 'hours' &&
      lines.some(
        ({ line }) =>
          (line.days.length > 0 || (query.date !== null && line.dates.length > 0)) &&
          topicsOf({ text: line.part, lexicon: lexiconOf(language) }).some((topic) =>
            asked.includes(topic),
          ),
      ),
  );
  const [part] = elsewhere;
  // "The office is staffed Monday and Tuesday" among the hours of something else.
  const isBeside = part && (!main.includes(part) || isUnnamed(part));
  if (!parts && part && isBeside && elsewhere.length === 1 && query.date === null)
    return { chosen: [onlyPart({ candidate: part, query })], misses: missed, named: true };
  if (main.length === 0) {
    const dated = query.date !== null || query.holiday !== null || query.period !== null;
    const closings = candidates.filter(
      ({ subject, lines }) => subject === '' && lines.some(({ line }) => line.dates.length > 0),
    );
    return dated && missed === 0 && query.topics.length === 0 && closings.length > 0
      ? { chosen: closings.slice(0, 1), misses: 0, named: false }
      : null;
  }
  const season = seasonFor({ candidates, main, query });
  if (season) return { chosen: [season], misses: missed, named: false };
  if (parts) {
    const within = main.filter((candidate) =>
      candidate.lines.some(
        ({ line }) =>
          line.part !== '' &&
          languageCodes.some((code) =>
            topicsOf({ text: line.part, lexicon: lexiconOf(code) }).some((topic) =>
              query.topics.includes(topic),
            ),
          ),
      ),
    );
    if (within.length === 0) return reachable({ query, candidates, main, missed });
    return {
      chosen: within.slice(0, 1).map((one) => onlyPart({ candidate: one, query })),
      misses: missed,
      named: true,
    };
  }
  // The drying room says nothing about the bar, and nothing about breakfast.
  const isApart = apartTopics.some((topic) => asked.includes(topic));
  const isPickup = asked.includes('pickup');
  const isElse = ({ subject, context, topics }: Candidate): boolean =>
    subject !== '' &&
    (topics.length === 0 ||
      (isApart && !isPickup && !topics.some((topic) => asked.includes(topic)))) &&
    !query.topicWords.some((word) => hasWord(foldText(`${subject} ${context}`), word));
  const isUnserved = ({ subject, lines }: Candidate): boolean =>
    subject !== '' && !lines.some(({ line }) => line.meal === query.meal);
  if (asked.length > 0 && main.every(isElse)) return null;
  if (query.meal && main.every(isUnserved)) return null;
  const doubt = isApart ? 0.75 : 1;
  // The documents know it as a part of its own, so the hours of the whole aren't its hours.
  if (elsewhere.length > 0 && doubt < 1) return null;
  return { chosen: main, misses: missed, named: false, doubt };
}

/** "Finding us" above "The office is open Monday to Thursday": the heading names no part of the business. */
const isUnnamed = ({ subject, topics }: Candidate): boolean =>
  subject !== '' && topics.length === 0;

/** "Roastery bar & shop, 5 Mill Lane" above the hours of the business: the bar is the business. */
const isContextTopic = ({
  topic,
  candidates,
}: {
  topic: TopicId;
  candidates: readonly Candidate[];
}): boolean =>
  mainSchedules(candidates).some(
    ({ subject, context, language }) =>
      subject === '' && topicsOf({ text: context, lexicon: lexiconOf(language) }).includes(topic),
  );

/** Often a part of a larger business rather than the business itself. */
const apartTopics: readonly TopicId[] = [
  'cafe',
  'bar',
  'counter',
  'gym',
  'outlet',
  'branch',
  'pickup',
];

/** The lines about the part asked for, where they say when it is open: "The sauna is open from 4". */
function onlyPart({ candidate, query }: { candidate: Candidate; query: ScheduleQuery }): Candidate {
  const lexicon = lexiconOf(candidate.language);
  const own = candidate.lines.filter(({ line }) =>
    topicsOf({ text: line.part, lexicon }).some((topic) => query.topics.includes(topic)),
  );
  return own.length > 0 && own.every(({ line }) => line.kind === 'hours')
    ? { ...candidate, subject: own[0]?.line.part ?? candidate.subject, lines: own }
    : candidate;
}

/** Who can be called is in; only without hours of the phone itself, and less surely. */
function reachable({
  query,
  candidates,
  main,
  missed,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  main: Candidate[];
  missed: number;
}): Choice | null {
  if (!query.topics.every((topic) => topic === 'phone')) return null;
  const desks = candidates.filter(
    ({ role, topics }) =>
      role === 'hours' && topics.some((topic) => topic === 'reception' || topic === 'office'),
  );
  const chosen = desks.length === 1 ? desks : main;
  return { chosen, misses: missed, named: false, doubt: 0.8 };
}

/** The candidate; of one that only names the thing as a part of it, the lines about that part. */
function namedLines({
  candidate,
  query,
}: {
  candidate: Candidate;
  query: ScheduleQuery;
}): Candidate[] {
  const { subject, context, lines } = candidate;
  const isIn = (text: string): boolean => query.words.some((word) => hasWord(foldText(text), word));
  const isPart =
    query.words.length > 0 &&
    query.topics.length + query.uses.length === 0 &&
    query.meal === null &&
    candidate.score < surelyPart &&
    !isIn(`${subject} ${context}`) &&
    lines.some(({ line }) => isIn(line.part));
  if (!isPart) return [candidate];
  const own = lines.filter(({ line }) => isIn(line.part));
  return own.some(({ line }) => line.state === 'open') ? [{ ...candidate, lines: own }] : [];
}

/** "Collection from Friday noon" doesn't say until when, which the hours of the place do. */
const isEndless = ({ candidate, query }: { candidate: Candidate; query: ScheduleQuery }): boolean =>
  query.aspect === 'closes' &&
  query.words.length === 0 &&
  query.topics.length > 0 &&
  query.topics.every((topic) => places.has(topic)) &&
  candidate.lines.every(({ line }) => line.spans.length > 0 && line.spans.every(({ to }) => !to));

/** More than words of its parts could score. */
const surelyPart = 2.5;

/** "Can I come for clay on Saturday?" isn't about the clay class, and "how late is the mill bar open" not about a mill tour. */
function isOnlyNear({ candidate, query }: { candidate: Candidate; query: ScheduleQuery }): boolean {
  const { role, form, subject, context, topics } = candidate;
  if (role !== 'activity' || form !== null || query.activity) return false;
  // "Which day do you collect bulky things?" isn't about the phone line below that heading.
  const names = foldText([subject, ...candidate.lines.map(({ line }) => line.part)].join(' '));
  const saysSubject = [...query.words, ...query.topicWords].some((word) => hasWord(names, word));
  if (
    (query.aspect === null || (query.loose && query.aspect === 'hours')) &&
    query.words.length > 0 &&
    !saysSubject
  )
    return true;
  const isNamed = query.topicWords.some((word) => foldText(`${subject} ${context}`).includes(word));
  if (
    query.plain &&
    !isNamed &&
    query.topics.some((topic) => places.has(topic) && !topics.includes(topic))
  )
    return true;
  if (!query.yesNo || !(query.callIn || query.visits)) return false;
  const own = foldText(subject)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const said = own.filter((name) => query.words.some((word) => hasWord(name, word)));
  return said.length * 2 < own.length || query.words.length > said.length;
}

/** Holds for the whole business: its own hours, or a list of dates without weekly hours of its own. */
export const isShared = (candidate: Candidate): boolean =>
  candidate.subject === '' ||
  (!isOneThing(candidate) &&
    (isListOfDates(candidate) ||
      !candidate.lines.some(({ line }) => line.days.length > 0 && line.state === 'open')));

/** "Dec 24: 9 to 3; Boxing Day: 11 to 8; spring break: every day 9 to 9": one line without a date doesn't make a week. */
function isListOfDates({ role, lines }: Candidate): boolean {
  const dated = lines.filter(({ line }) => line.dates.length > 0 && line.days.length === 0);
  return role === 'hours' && dated.length >= fewestDates && dated.length >= lines.length - 1;
}

const fewestDates = 4;

/** "No classes on Thanksgiving" closes nothing but the classes; a timetable isn't the business. */
const isOneThing = ({ role, form, subject, lines }: Candidate): boolean =>
  form !== null || (role === 'activity' && lines.every(({ line }) => line.part === subject));

/** "Day rental: 10 to 8 in July and August" says when people rent, not when the business is open in these months. */
const isTimeOfActivity = ({ role, subject }: Candidate, line: SourcedLine['line']): boolean =>
  role === 'activity' && subject !== '' && line.state === 'open' && line.dates.every(isPeriod);

/** Lines about dates that hold for a candidate: its own, and those of the business that don't name another part. */
export function datedLines({
  candidate,
  candidates,
}: {
  candidate: Candidate;
  candidates: readonly Candidate[];
}): SourcedLine[] {
  const own = candidate.lines.filter(({ line }) => line.dates.length > 0);
  // Who is called at any hour is called while the business is closed, too.
  const isAlone = candidate.subject !== '' && candidate.topics.includes('emergency');
  const shared = candidates
    .filter((other) => other !== candidate && !isAlone)
    .flatMap((other) =>
      other.lines.filter(
        ({ line }) =>
          line.dates.length > 0 &&
          !isTimeOfActivity(other, line) &&
          // Holidays below the hours of the phone are those of the business.
          (isShared(other) || (isAside(other) && line.days.length === 0 && line.part === '')),
      ),
    );
  const all = [...own, ...shared];
  const levels = all.map(({ line }) => partLevel({ part: line.part, candidate }));
  const best = Math.max(...levels, 0);
  return all.filter((_, index) => {
    const level = levels[index] ?? 0;
    return level === 1 || (level > 1 && level >= best) || (level > 1 && best >= level);
  });
}
