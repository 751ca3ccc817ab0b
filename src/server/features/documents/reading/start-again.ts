import { correctedVersion } from '#server/engine/ingest/reader-version.ts';
import type { DocumentRow } from '#server/features/documents/queries.ts';

/** A document that is to be read as if it had just arrived. Anyone who works on the old one has lost the right to. */
export const startAgain = {
  state: 'queued',
  failureCode: null,
  failureMessage: null,
  attempts: 0,
  retryAt: null,
  nextReading: null,
  leaseId: null,
  leasedUntil: null,
} as const satisfies Partial<DocumentRow>;

/** As `startAgain`, but what can be answered from now goes on answering until the new reading is in place. */
export function readAgain({ state }: Pick<DocumentRow, 'state'>): Partial<DocumentRow> {
  if (state !== 'ready' && state !== 'embedding') return startAgain;
  const { state: _, ...unleased } = startAgain;
  return { ...unleased, readerVersion: correctedVersion };
}
