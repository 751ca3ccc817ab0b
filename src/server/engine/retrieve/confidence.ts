import type { PassageMatch } from '#server/engine/index/passage-match.ts';
import type { SearchResult } from '#server/engine/index/search-index.ts';
import { subjectOf } from '#server/engine/index/segment-data.ts';

/** Below this the documents are taken not to hold the answer; a chatbot may set its own. */
export const defaultThreshold = 0.5;
/** From here on an answer is given without "This may be what you're looking for". */
export const confidentFrom = 0.75;

/**
 * How likely the documents hold the answer, 0 to 1. Four things speak: how well the best passage fits, how far it
 * stands out from the next ones, how many of the question's words the documents never use, and, in tables, whether
 * many things fit alike while the question names none of them.
 */
export function judgeConfidence(result: SearchResult): number {
  const [top] = result.matches;
  if (!top) return 0;
  const evidence =
    weights.fit * top.score +
    weights.lead * leadOf(result.matches) +
    weights.unknown * result.unknown +
    weights.ambiguity * ambiguityOf(result.matches) +
    weights.start;
  return 1 / (1 + Math.exp(-evidence));
}

const weights = { fit: 1.75, lead: 2.5, unknown: -2.2, ambiguity: -4.7, start: -6.65 };
const farthestLead = 1.5;

/** Where there is little to compare with, what is usual for a right answer is assumed. */
const usualLead = 0.8;

function leadOf(matches: readonly PassageMatch[]): number {
  const next = matches.slice(3, 8);
  if (next.length === 0) return usualLead;
  const usual = next.reduce((sum, match) => sum + match.score, 0) / next.length;
  return Math.min(farthestLead, (matches[0]?.score ?? 0) - usual);
}

/** "Is breakfast included?" over a table of hotels: every hotel has a row that fits, and none was named. */
function ambiguityOf(matches: readonly PassageMatch[]): number {
  const [top, ...others] = matches.slice(0, 9);
  if (!top || top.named === null || top.named >= 0.5) return 0;
  const subject = subjectKey(top);
  const rivals = others.filter(
    (match) => subjectKey(match) !== subject && match.score > top.score - 0.5,
  );
  return rivals.length / 8;
}

const subjectKey = (match: PassageMatch): string => subjectOf(match)?.join() ?? '';
