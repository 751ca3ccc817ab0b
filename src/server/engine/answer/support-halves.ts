import { fold } from '#server/engine/index/analyse.ts';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { LoadedPassage } from './passage-text.ts';

/** How much of its doubt an answer loses when another part of the message was answered from the same place. */
const shares = { row: 0.45, thing: 0.4, section: 0.3, document: 0.1 };
/** Answers that are less likely than this support nothing together. */
const leastShared = 0.35;

/**
 * The parts of one message are mostly about one thing. A part whose answer comes from the row or section that answers
 * another part, or speaks of the thing that it names, is more likely right than it looks alone.
 */
export function supportHalves({
  found,
  threshold,
}: {
  found: readonly FoundAnswer[];
  threshold: number;
}): FoundAnswer[] {
  return found.map((one, index) => {
    const { candidate } = one;
    if (!candidate || candidate.confidence >= threshold) return one;
    const supporting = found.flatMap(({ candidate: other }, at) =>
      at !== index && other && supports({ candidate, other, threshold }) ? [other] : [],
    );
    const share = Math.max(0, ...supporting.map((other) => shareOf({ candidate, other })));
    if (share === 0) return one;
    const confidence = candidate.confidence + (1 - candidate.confidence) * share;
    // The same piece of text, cut a little differently, is said once.
    const same = supporting.find((other) => beginsAlike(candidate, other));
    const { statements } = same ?? candidate;
    return { ...one, candidate: { ...candidate, statements, confidence } };
  });
}

const beginsAlike = (a: Candidate, b: Candidate): boolean =>
  startOf(a) === startOf(b) && startOf(a).length === comparedLetters;
const comparedLetters = 40;
const startOf = ({ statements }: Candidate): string =>
  (statements[0]?.text ?? '').slice(0, comparedLetters);

/** An answer that is given, or one as likely as this one: two that point to one place confirm each other. */
const supports = ({
  candidate,
  other,
  threshold,
}: {
  candidate: Candidate;
  other: Candidate;
  threshold: number;
}): boolean =>
  other.confidence >= threshold ||
  (other.confidence >= leastShared && candidate.confidence >= leastShared);

function shareOf({ candidate, other }: { candidate: Candidate; other: Candidate }): number {
  const [own, others] = [passagesOf(candidate), passagesOf(other)];
  const meets = (isSame: (a: LoadedPassage, b: LoadedPassage) => boolean): boolean =>
    own.some((a) => others.some((b) => a.documentId === b.documentId && isSame(a, b)));
  if (candidate.kind === 'table' && other.kind === 'table' && own.length === 1)
    return meets((a, b) => a.id === b.id) ? shares.row : 0;
  if (names(candidate, other) || names(other, candidate)) return shares.thing;
  if (meets((a, b) => a.id === b.id || (!!a.place.heading && a.place.heading === b.place.heading)))
    return shares.section;
  return meets(() => true) ? shares.document : 0;
}

/** Whether two answers rest on one passage or section. */
export const isSamePlace = (a: Candidate | null, b: Candidate | null): boolean =>
  a !== null &&
  b !== null &&
  a.kind === b.kind &&
  passagesOf(a).some((one) =>
    passagesOf(b).some((other) => one.id === other.id && one.place.heading === other.place.heading),
  );

const passagesOf = ({ statements }: Candidate): LoadedPassage[] =>
  statements.flatMap(({ passages }) => passages);

/** Whether what one says begins with, or is about, the row that the other found. */
function names(row: Candidate, other: Candidate): boolean {
  if (row.kind !== 'table') return false;
  const name = fold(
    row.understood
      .replace(/^(?:price|details) of |^what is listed of /, '')
      .replace(/\(.{0,80}$/, ''),
  ).trim();
  return (
    name !== fold(row.understood) &&
    name.length >= shortestName &&
    other.statements.some(({ text }) => fold(text).includes(name))
  );
}

const shortestName = 8;
