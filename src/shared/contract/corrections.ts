/** What browser and server say to each other about corrections of what was read. */
import { z } from 'zod';

const partStates = ['found', 'corrected', 'excluded'] as const;

/** A stretch of a document's text: a paragraph, a heading or a table row. */
export const textPart = z.object({
  key: z.string(),
  /** What answers use; null when it's left out. */
  text: z.string().nullable(),
  /** What the document says. */
  original: z.string(),
  state: z.enum(partStates),
  /** Words in it that text recognition was not sure of, by their place. */
  unsure: z.array(z.object({ from: z.int(), to: z.int() })),
  /** True until the document was read again with the change. */
  isPending: z.boolean(),
});
export type DescribedPart = z.infer<typeof textPart>;

const text = z
  .string({ error: 'Enter the text' })
  .trim()
  .min(1, 'Enter the text, or leave this passage out instead')
  .max(50_000, 'Use at most 50,000 characters')
  .refine((value) => !value.includes('\0'), 'Use plain text');

export const correctTextInput = z.object({
  /** The page of the document's text that the passage is on. */
  page: z.int().min(1).max(1_000_000),
  /** Null leaves the passage out. */
  text: text.nullable(),
});
export type CorrectTextInput = z.infer<typeof correctTextInput>;

/** Text was read as a whole; a fact is an opening time, a value of a table or a contact detail. */
const correctionKinds = ['text', 'fact'] as const;
/** waiting: the document is being read again; not-found: the document no longer says what was corrected. */
const correctionStates = ['used', 'waiting', 'not-found'] as const;
export type CorrectionState = (typeof correctionStates)[number];

export const correction = z.object({
  kind: z.enum(correctionKinds),
  documentId: z.uuid(),
  documentName: z.string(),
  /** The web page that the document was read from. */
  url: z.string().nullable(),
  key: z.string(),
  original: z.string(),
  text: z.string().nullable(),
  state: z.enum(correctionStates),
  updatedAt: z.iso.datetime(),
});
export type Correction = z.infer<typeof correction>;

export const correctionsQuery = z.object({
  documentId: z.uuid().optional(),
  chatbotId: z.uuid().optional(),
});
export type CorrectionsQuery = z.infer<typeof correctionsQuery>;
/** The newest; `total` counts all. */
export const correctionsResponse = z.object({ items: z.array(correction), total: z.int() });
export type CorrectionsResponse = z.infer<typeof correctionsResponse>;

export const textKeyField = z.string().min(1).max(64);
