import type { SourcedLine } from './day-facts.ts';
import type { AnswerContext } from './finding.ts';
import type { Candidate } from './schedule-candidate.ts';

/** "Sundays now and then, 11 to 1" of another part, where someone asks whether the business is open on Sundays. */
export function opensBesides({
  candidate,
  context: { candidates, choice },
  weekday,
}: {
  candidate: Candidate;
  context: AnswerContext;
  weekday: number;
}): SourcedLine | null {
  if (choice.named) return null;
  const [only, ...more] = candidates.flatMap((other) =>
    other === candidate || other.role !== 'hours' || choice.chosen.includes(other)
      ? []
      : other.lines.filter(
          ({ line }) =>
            line.kind === 'hours' &&
            line.state === 'open' &&
            line.season === null &&
            line.days.length === 1 &&
            line.days[0] === weekday,
        ),
  );
  return only && more.length === 0 ? only : null;
}
