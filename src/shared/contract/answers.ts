/** Curated answers: pairs an owner wrote, which outrank the documents when a visitor asks the same thing. */
import { z } from 'zod';

/** They're compared with every question, so there is an end to them. */
export const answerLimits = { most: 1_000, importBytes: 2_097_152, importRows: 2_000 } as const;

const text = ({ max, missing }: { max: number; missing: string }) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'Please write plain text');

export const answerInput = z.object({
  question: text({ max: 500, missing: 'Question is required' }),
  answer: text({ max: 4000, missing: 'Answer is required' }),
});
export type AnswerInput = z.infer<typeof answerInput>;
export const updateAnswerInput = answerInput.partial();
export type UpdateAnswerInput = z.infer<typeof updateAnswerInput>;

export const answer = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CuratedAnswer = z.infer<typeof answer>;
export const answersResponse = z.object({ items: z.array(answer) });

export const similarAnswerQuery = z.object({
  question: z
    .string()
    .max(500)
    .refine((value) => !value.includes('\0'))
    .default(''),
  /** The pair that is being changed: it is no other answer to its own question. */
  exceptId: z.uuid().optional(),
});
/** What visitors who ask this get now; null where no pair fits. */
export const similarAnswerResponse = z.object({
  similar: answer.pick({ id: true, question: true, answer: true }).nullable(),
});
export type SimilarAnswerResponse = z.infer<typeof similarAnswerResponse>;

/**
 * What becomes of a row of an imported file. new: it's added; replaces: it replaces the answer to the same question;
 * kept: the same question has another answer, which stays; same: the pair is already there; repeated: the same question
 * comes earlier in the file; invalid and over-limit: it can't be added.
 */
const importStates = [
  'new',
  'replaces',
  'kept',
  'same',
  'repeated',
  'invalid',
  'over-limit',
] as const;
export type ImportState = (typeof importStates)[number];

export const importRow = z.object({
  /** As a spreadsheet counts it. */
  row: z.int(),
  question: z.string(),
  answer: z.string(),
  state: z.enum(importStates),
  /** Why it can't be added, or what it's compared with. */
  note: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const importAnswersQuery = z.object({
  /** Nothing is saved; the response says what would be. */
  preview: z.literal('1').optional(),
  /** Answers to questions that are already there stay as they are. */
  keep: z.literal('1').optional(),
});
export const importAnswersResponse = z.object({
  rows: z.array(importRow),
  counts: z.partialRecord(z.enum(importStates), z.int()),
  /** Columns that hold neither questions nor answers. */
  ignoredColumns: z.array(z.string()),
});
export type ImportAnswersResponse = z.infer<typeof importAnswersResponse>;
