/** Curated answers: pairs an owner wrote, which outrank the documents when a visitor asks the same thing. */
import { z } from 'zod';

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
export type Answer = z.infer<typeof answer>;
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
