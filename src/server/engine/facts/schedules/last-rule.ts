import type { TopicId } from '#server/engine/language/calendar-words.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Clause } from './clause.ts';
import type { SourcedLine } from './day-facts.ts';
import type { Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import { topicsOf } from './headings.ts';
import type { YearDay } from './holidays.ts';
import { isSense } from './items.ts';
import { lastRuleTime } from './last-rule-time.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { countsFromClosing, lengthOfTime, saysBeforeClosing } from './says-before-closing.ts';
import { scanText } from './scan-text.ts';
import { type ClauseLine, emptyLine, type TimeSpan } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import type { ScheduleQuery } from './understand-question.ts';
import type { Writer } from './write-schedule.ts';

const kitchen = /\b(?:kitchen|kuche|cocina|cuisine|cucina|cozinha|keuken|kuchni\p{L}?)\b/u;

/** "The last appointment starts 30 minutes before closing.": no time of its own, so its words are kept. */
export function readLastRule({
  text,
  clause,
  lexicon,
}: {
  text: string;
  /** What else was read from it. */
  clause: Clause;
  lexicon: Lexicon;
}): ClauseLine | null {
  if (clause.lines.length > 0 && !saysBeforeClosing(text)) return null;
  if (text.length > 160 || /[$€£%?]/.test(text) || !lengthOfTime.test(foldText(text))) return null;
  const items = scanText({ text, lexicon });
  const isLast = items.some(
    (item) => isSense(item, 'last-orders') || (item.kind === 'ordinal' && item.week === -1),
  );
  if (!isLast && !countsFromClosing(text)) return null;
  if (items.some((item) => item.kind === 'weekday' || item.kind === 'date')) return null;
  if (!saysBeforeClosing(text) && !items.some((item) => isSense(item, 'closes', 'closed', 'late')))
    return null;
  return { ...emptyLine, kind: 'last-orders' };
}

const hasLastTimes = (candidates: readonly Candidate[]): boolean =>
  candidates.some(({ lines }) =>
    lines.some(({ line }) => line.kind === 'last-orders' && line.spans.length > 0),
  );

const isRule = ({ line }: SourcedLine): boolean =>
  line.kind === 'last-orders' && line.state === 'mentioned';

/** The rule about the last appointment or order, for a time within the last hour. */
export function lastRuleFor({
  lines,
  spans,
  minutes,
  writer,
}: {
  lines: readonly SourcedLine[];
  spans: readonly TimeSpan[];
  minutes: number;
  writer: Writer;
}): SourcedLine | null {
  const near = spans.some(
    ({ to }) => to !== null && to.minutes > minutes && to.minutes - minutes <= 60,
  );
  if (!near || writer.language !== writer.source) return null;
  return lines.find(isRule) ?? null;
}

/** "Half days by 1 pm, full days by 10:30": the one of several clauses that the question names. */
function clauseFor({ text, words }: { text: string; words: readonly string[] }): string | null {
  const [, label = '', rest = text] = /^([^:,;]{3,40}):\s(.*)$/s.exec(text) ?? [];
  const clauses = rest.split(/[,;]\s/).filter((clause) => /\d/.test(clause));
  if (clauses.length < 2) return null;
  const named = clauses.filter((clause) =>
    words.some(
      (word) =>
        hasWord(foldText(clause), word) &&
        clauses.every((other) => other === clause || !hasWord(foldText(other), word)),
    ),
  );
  const [only, ...more] = named;
  if (only === undefined || more.length > 0) return null;
  return label === '' ? only : `${label}: ${only}`;
}

/** "The walls close 30 minutes before the desk does" is about the walls. */
function aboutOf(text: string): string {
  const [about = ''] = text.split(/\s(?:before|vor|antes|avant|prima|voor|przed)\s/i);
  return about.split(/\s+/).length > 2 ? about : text;
}

const lastOf =
  /(?<!\p{L})(?:last|latest|final|letzte\p{L}{0,1}|spateste\p{L}{0,1}|ultim[oa]s?|derniere?s?|laatste|ostatni\p{L}{0,2})\s(\p{L}{3,30})/gu;

/** Says "last" of the very thing that is asked for. */
const saysLast = ({ text, words }: { text: string; words: readonly string[] }): boolean =>
  [...foldText(text).matchAll(lastOf)].some(([, thing = '']) =>
    words.some((word) => hasWord(thing, word)),
  );

/** The kitchen has times of its own, which say more than a rule. */
const hasOwnHours = ({
  topic,
  candidates,
}: {
  topic: TopicId;
  candidates: readonly Candidate[];
}): boolean =>
  candidates.some(
    ({ topics, lines }) => topics.includes(topic) && lines.some(({ line }) => line.days.length > 0),
  );

/** "When is the last test on Thursday?": the rule in its own words, and when it closes on that day. */
export function answerLastRule({
  query,
  candidates,
  today,
  language,
}: {
  query: ScheduleQuery;
  candidates: readonly Candidate[];
  today: YearDay;
  language: LanguageCode;
}): Finding | null {
  const asksLast =
    query.edge === 'last' || query.aspect === 'last-orders' || query.aspect === 'closes';
  // "Is there a day you stay open later?" asks for the days.
  if (!asksLast || query.veto || query.aspect === 'later') return null;
  // "How long are you there on Christmas Eve?" asks for the time of that day.
  const isDated = query.date !== null || query.holiday !== null;
  if (query.aspect === 'closes' && isDated && query.edge !== 'last') return null;
  // "Last appointment on Thursday?": anyone who asks for the latest time on a day means the one rule there is.
  const isOnly =
    (query.words.length === 0
      ? (query.aspect === 'last-orders' || (query.edge === 'last' && query.days.length > 0)) &&
        query.activityWords.length === 0 &&
        query.topics.length === 0 &&
        query.meal === null &&
        !hasLastTimes(candidates)
      : (query.edge === 'last' || query.aspect === 'last-orders') && query.days.length > 0) &&
    new Set(candidates.flatMap(({ lines }) => lines.filter(isRule).map(({ line }) => line)))
      .size === 1;
  // "When does the last session start?" names what takes place.
  const words =
    query.words.length === 0 && query.edge === 'last' ? query.activityWords : query.words;
  const found = candidates.flatMap((candidate) =>
    candidate.lines
      .filter(isRule)
      .filter(({ line }) => {
        const about = aboutOf(line.text);
        // "When does the desk close?" below "Desk" asks for its hours, not for a rule.
        const isClosing = query.aspect === 'closes' && query.edge !== 'last';
        const text = foldText(isClosing ? about : `${candidate.subject} ${about}`);
        // "10 minutes late for the class" isn't about "30 minutes before closing".
        const hits = words.filter(
          (word) => hasWord(text, word) && !lengthOfTime.test(word) && !/^half$/.test(word),
        ).length;
        const topics: TopicId[] = [
          ...topicsOf({ text: about, lexicon: lexiconOf(candidate.language) }),
          ...(kitchen.test(text) ? (['kitchen'] as const) : []),
        ];
        // "The last ride" isn't when the kitchen stops.
        const isOther =
          words.length > 0 &&
          hits === 0 &&
          topics.includes('kitchen') &&
          ![...query.topics, ...query.uses].includes('kitchen');
        // "How late can we eat?": the rule of the kitchen.
        const isAbout =
          words.length - hits <= 1 &&
          [...query.topics, ...query.uses].some(
            (topic) => topics.includes(topic) && !hasOwnHours({ topic, candidates }),
          );
        return (
          (hits > 0 && hits * 2 >= words.length) ||
          isAbout ||
          (isOnly && !isOther) ||
          clauseFor({ text: line.text, words }) !== null
        );
      })
      .map((rule) => ({ candidate, rule })),
  );
  // "The last lane 45 minutes before closing" beside "last call is 30 minutes before the lanes close".
  const exact = found.filter(({ rule }) => saysLast({ text: rule.line.text, words }));
  // "How long is the longest trail?" asks for no time.
  const isTimed = query.days.length > 0 || query.relative !== null || query.period !== null;
  const fitting = exact.length > 0 || (query.aspect === 'latest' && !isTimed) ? exact : found;
  const [first] = fitting;
  // The rule of the business is also one of its main part.
  const rules = new Set(fitting.map(({ rule }) => rule.line));
  if (!first || rules.size > 1 || first.candidate.language !== language) return null;
  const clause = clauseFor({ text: first.rule.line.text, words });
  const sentences = [clause ?? first.rule.line.text];
  const lines = [first.rule];
  const text = clause ?? first.rule.line.text;
  const time =
    clause !== null && !countsFromClosing(clause)
      ? null
      : lastRuleTime({
          text,
          rule: first.rule,
          candidate: first.candidate,
          candidates,
          query,
          today,
        });
  if (time) {
    sentences.push(time.sentence);
    lines.push(...time.lines);
  }
  if (clause !== null) return { sentences, lines, certainty: 0.85 };
  return { sentences, lines, certainty: isOnly ? 0.75 : 0.9 };
}
