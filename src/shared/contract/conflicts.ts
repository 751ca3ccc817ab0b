import { z } from 'zod';

const conflictKinds = [
  'price',
  'hours',
  'phone',
  'percentage',
  'date',
  'period',
  'yes-no',
] as const;

/** One of the two places that say different things. */
const conflictPlace = z.object({
  source: z.enum(['document', 'answer']),
  /** Of the document or the curated answer. */
  id: z.uuid(),
  /** The document's name, or the question. */
  title: z.string(),
  /** As the source writes it. */
  value: z.string(),
  quote: z.string(),
  page: z.number().nullable(),
  row: z.number().nullable(),
  heading: z.string().nullable(),
  changedAt: z.iso.datetime(),
  /** How many other sources say the same. */
  repeats: z.number(),
  /** Answers use it. Of two different things both are used. */
  isUsed: z.boolean(),
});
export type ConflictPlace = z.infer<typeof conflictPlace>;

const conflict = z.object({
  key: z.string(),
  kind: z.enum(conflictKinds),
  /** What both are about; empty where neither source has a name for it. */
  subject: z.string(),
  /** `open`: no one has decided, and the newer one is used. */
  state: z.enum(['open', 'settled', 'different']),
  places: z.array(conflictPlace).length(2),
  foundAt: z.iso.datetime(),
});
export type Conflict = z.infer<typeof conflict>;

export const conflictsResponse = z.object({
  items: z.array(conflict),
  /** When sources were last compared; null when they haven't been yet. */
  checkedAt: z.iso.datetime().nullable(),
  /** Something has changed since, and the next check is about to start. */
  isChecking: z.boolean(),
});
export type ConflictsResponse = z.infer<typeof conflictsResponse>;

/** `right` names the place that is right; `different` says that both are; `open` takes a decision back. */
export const decideConflictInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('right'), sourceId: z.uuid() }),
  z.object({ decision: z.literal('different') }),
  z.object({ decision: z.literal('open') }),
]);
export type DecideConflictInput = z.infer<typeof decideConflictInput>;
