import type { DayTarget } from './day-targets.ts';
import type { Finding } from './finding.ts';
import type { Writer } from './write-schedule.ts';

/** "Monday to Wednesday we close at 5" instead of the same sentence for each day. */
export function joinSameDays({
  answers,
  writer,
}: {
  answers: readonly { target: DayTarget; finding: Finding }[];
  writer: Writer;
}): string[] {
  const daysOf = new Map<string, number[]>();
  for (const { target, finding } of answers)
    for (const sentence of finding.sentences) {
      const [before = '', ...rest] = sentence.split(target.when);
      // Only what is said of a weekday in general can be said of several at once.
      const isGeneral = !target.exact && rest.length === 1;
      const said = isGeneral ? `${before}${place}${rest[0]}` : sentence;
      daysOf.set(said, [...(daysOf.get(said) ?? []), target.weekday]);
    }
  return [...daysOf].map(([said, days]) =>
    said.replace(place, writer.onDays([...new Set(days)].sort((a, b) => a - b))),
  );
}

/** Stands for the days until it is known which ones share a sentence. */
const place = '\u0000';
