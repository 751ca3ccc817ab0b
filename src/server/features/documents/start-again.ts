import type { DocumentRow } from './queries.ts';

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
