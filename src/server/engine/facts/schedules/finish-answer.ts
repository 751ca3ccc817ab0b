import type { Finding } from './finding.ts';
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

export const finish = ({
  finding: { sentences, lines, certainty },
  understood,
}: {
  finding: Finding;
  understood: string;
}): ScheduleAnswer => ({
  text: sentences.map(toSentence).join(' '),
  cited: citedOf(lines),
  certainty,
  understood,
});

function citedOf(lines: Finding['lines']): ScheduleAnswer['cited'] {
  const cited = new Map<string, { documentId: string; block: number }>();
  for (const { documentId, line } of lines)
    cited.set(`${documentId} ${line.block}`, { documentId, block: line.block });
  return [...cited.values()].slice(0, 8);
}
