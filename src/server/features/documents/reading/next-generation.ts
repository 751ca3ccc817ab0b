import type { DocumentRow } from '#server/features/documents/queries.ts';

/** A number that no reading of the document has had, also after an earlier version was restored. */
export const nextGeneration = ({
  generation,
  lastGeneration,
}: Pick<DocumentRow, 'generation' | 'lastGeneration'>): number =>
  Math.max(generation, lastGeneration) + 1;
