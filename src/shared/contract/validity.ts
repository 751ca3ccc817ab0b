/** What browser and server say to each other about when documents and their parts may be quoted. */
import { z } from 'zod';

/** The key of a whole document; parts have the keys of their texts. */
export const wholeDocumentKey = 'document';
/** Named as expiring so many days before. */
export const expiringDays = 14;

const day = z.iso.date('Enter a date like 2026-12-31').nullable();
export const validDays = { validFrom: day, validUntil: day };

export const lastBeforeFirst = 'The last day can’t be before the first day.';

/** The first day and the last one, both included; null leaves that side open, and both null remove the dates. */
export const validDatesInput = z
  .object(validDays)
  .refine(isInOrder, { path: ['validUntil'], error: lastBeforeFirst });
export type ValidDatesInput = z.infer<typeof validDatesInput>;

export function isInOrder({
  validFrom,
  validUntil,
}: {
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
}): boolean {
  return !validFrom || !validUntil || validFrom <= validUntil;
}

export const validityKeyField = z.string().min(1).max(64);

const datedPart = z.object({
  key: z.string(),
  /** The beginning of its text; empty for the whole document. */
  label: z.string(),
  ...validDays,
});
export type DatedPart = z.infer<typeof datedPart>;

export const documentValidityResponse = z.object({
  /** What was set; the whole document first. `isFound` is false when the document no longer says it. */
  items: z.array(datedPart.extend({ isFound: z.boolean() })),
  /** Dates that the text names and that no one has decided about, with the words that say it. */
  proposals: z.array(datedPart.extend({ quote: z.string() })),
});
export type DocumentValidityResponse = z.infer<typeof documentValidityResponse>;
export type ProposedDates = DocumentValidityResponse['proposals'][number];
