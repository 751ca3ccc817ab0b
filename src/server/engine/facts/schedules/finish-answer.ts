import type { Finding } from './finding.ts';
import type { Candidate } from './schedule-candidate.ts';
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
  /** Folded words of the question that name a thing or place. */
  named: readonly string[];
  /** The lines that the answer rests on, with what stands above them; empty where it counts for everything. */
  evidence: string;
};

/** An answer with the lines that it rests on. */
export type FoundTimes = Omit<ScheduleAnswer, 'named' | 'evidence'> & Pick<Finding, 'lines'>;

export const finish = ({
  finding: { sentences, lines, certainty },
  understood,
}: {
  finding: Finding;
  understood: string;
}): FoundTimes => ({
  text: sentences.map(toSentence).join(' '),
  cited: citedOf(lines),
  certainty,
  understood,
  lines,
});

function citedOf(lines: Finding['lines']): ScheduleAnswer['cited'] {
  const cited = new Map<string, { documentId: string; block: number }>();
  for (const { documentId, line } of lines)
    cited.set(`${documentId} ${line.block}`, { documentId, block: line.block });
  return [...cited.values()].slice(0, 8);
}

/** All that the documents say with the lines of an answer. */
export function evidenceOf({
  lines,
  candidates,
}: {
  lines: Finding['lines'];
  candidates: readonly Candidate[];
}): string {
  const keyOf = ({ documentId, line }: Finding['lines'][number]): string =>
    `${documentId} ${line.block} ${line.text}`;
  const places = new Set(lines.map(keyOf));
  const above = candidates
    .filter((candidate) => candidate.lines.some((line) => places.has(keyOf(line))))
    .map(({ subject, context }) => `${subject} | ${context}`);
  const said = lines.map(({ line }) => [line.part, line.text, line.note].join(' | '));
  return [...new Set([...above, ...said])].join('\n');
}
