import type { FactSource } from '#server/engine/facts/fact-answer.ts';
import type { OpenRow } from './open-table.ts';

/** Where the rows stand; in a turned table a row stands in several blocks. */
export function sourcesOf(rows: readonly OpenRow[]): FactSource[] {
  return rows
    .slice(0, mostItems)
    .flatMap(({ table: { documentId }, block, blocks }) =>
      (blocks ?? [block]).map((each) => ({ documentId, block: each })),
    );
}

/** So many things of a list are said, and cited. */
export const mostItems = 14;
