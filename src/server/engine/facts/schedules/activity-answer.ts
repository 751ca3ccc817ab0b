import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { answerActivity } from './answer-activity.ts';
import type { Finding } from './finding.ts';
import { type FoundTimes, finish } from './finish-answer.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import type { YearDay } from './holidays.ts';
import type { Lexicon } from './lexicon.ts';
import type { Candidate } from './schedule-candidate.ts';
import { type ScheduleQuery, understandQuestion } from './understand-question.ts';

/** "How long does the judo class go for?" */
const saysLength =
  /\bhow long (?:is|does|do|are|will|s)\b|\bwie lang\p{L}* (?:dauert|geht|ist)\b|\bcuanto (?:tiempo )?dura|\bcombien de temps dure|\bquanto dura|\bhoe lang duurt|\bile trwa/u;

/** From timetables; "and on Thursday?" asks the same as the question before for another day. */
export function activityAnswer({
  question,
  own,
  previous,
  lexicon,
  today,
  candidates,
  language,
}: {
  question: string;
  own: ScheduleQuery;
  previous: readonly string[];
  lexicon: Lexicon;
  today: YearDay;
  candidates: readonly Candidate[];
  language: LanguageCode;
}): FoundTimes | null {
  const asksLength = saysLength.test(foldText(question));
  if ((own.veto && !asksLength) || !candidates.some(({ form }) => form !== null)) return null;
  // "Is the east shop open on Monday?" asks for the shop, not for what the timetable has there.
  if (own.plain && !own.loose && (asksAnything(own) || isPlaceNamed({ own, candidates })))
    return null;
  let query = own;
  const last = previous.at(-1);
  const leaning =
    own.aspect === null &&
    !own.activity &&
    own.words.length + own.topics.length === 0 &&
    (own.days.length > 0 || own.date !== null || own.relative !== null);
  if (last !== undefined && leaning) {
    const before = understandQuestion({ question: last, lexicon, today });
    if (before.veto || before.plain) return null;
    const { days, date, relative, holiday } = own;
    query = { ...before, days, date, relative, holiday, daypart: own.daypart ?? before.daypart };
  }
  const asked = asksLength ? { ...query, when: true, yesNo: false } : query;
  const finding = answerActivity({ query: asked, candidates, today, language });
  if (!finding || isTimeless({ finding, query: asked })) return null;
  if (asksLength) {
    const [length, ...others] = new Set(
      finding.lines.flatMap(({ line }) =>
        line.spans.map(({ from, to }) => (from && to ? to.minutes - from.minutes : 0)),
      ),
    );
    if (!length || others.length > 0) return null;
    finding.sentences = finding.sentences.map((text) => `${text} (${length} min)`);
  }
  return finish({
    finding,
    understood: ['timetable', finding.subject].filter(Boolean).join(' · '),
  });
}

/** "When does the last game start?": days on which someone is there tell no time. */
const isTimeless = ({ finding, query }: { finding: Finding; query: ScheduleQuery }): boolean =>
  query.edge !== null && finding.lines.every(({ line }) => line.spans.length === 0);

/** "Anything open on Sunday?" */
const asksAnything = ({ words, topics, activityWords }: ScheduleQuery): boolean =>
  words.length + topics.length === 0 && activityWords.every((word) => anything.has(word));

export const anything: ReadonlySet<string> = new Set(
  'anything something etwas irgendwas irgendetwas algo quelque chose qualcosa iets cos'.split(' '),
);

const isPlaceNamed = ({
  own,
  candidates,
}: {
  own: ScheduleQuery;
  candidates: readonly Candidate[];
}): boolean =>
  own.words.length > 0 &&
  candidates.some(
    ({ form, role, subject, context }) =>
      form === null &&
      role === 'hours' &&
      own.words.every((word) => hasWord(foldText(`${subject} ${context}`), word)),
  );
