import type { SourcedLine } from './day-facts.ts';
import type { AnswerContext } from './finding.ts';
import { foldText } from './fold-text.ts';
import { hasWord, withoutBrackets } from './has-word.ts';
import { isAside } from './place-topics.ts';
import type { Candidate } from './schedule-candidate.ts';

/**
 * Lines of other parts that name a weekday, which the hours of one part leave out: "Friday evenings for fittings"
 * beside the hours of the office. Where there are any, nothing says that the business is closed on that day.
 */
export function opensBesides({
  candidate,
  context: { candidates, choice, query },
  weekday,
}: {
  candidate: Candidate;
  context: AnswerContext;
  weekday: number;
}): SourcedLine[] {
  // "Is the kiln room open on Friday?" asks for nothing else.
  const subject = foldText(withoutBrackets(candidate.subject));
  const isSaid = [...query.words, ...query.topicWords].some((word) => hasWord(subject, word));
  const isMeant = query.words.length > 0 && choice.misses === 0;
  // The bar says nothing about the kitchen.
  if (choice.named && (isSaid || isMeant || isAside(candidate))) return [];
  const found = candidates.flatMap((other) =>
    other === candidate ||
    other.form === 'timetable' ||
    isAside(other) ||
    (choice.named && other.role !== 'hours') ||
    choice.chosen.includes(other)
      ? []
      : other.lines.filter(
          ({ line }) =>
            line.kind === 'hours' &&
            (line.state === 'open' || line.state === 'mentioned') &&
            line.season === null &&
            line.days.includes(weekday) &&
            line.days.length < everyDay,
        ),
  );
  return [...new Map(found.map((one) => [one.line.text, one])).values()];
}

/** A line that is open every day, such as one for emergencies, says nothing about one of them. */
const everyDay = 7;
