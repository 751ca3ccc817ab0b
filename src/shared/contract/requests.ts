/** What people write to us: a question to support, or the wish for an Enterprise quote. */
import { z } from 'zod';
import { emailField } from '#shared/contract/accounts.ts';
import { companySizes, contactTopicIds, requestLengths } from '#shared/request-fields.ts';

const tooLong = (max: number) => `Please use at most ${max} characters`;

const line = (max: number) =>
  z
    .string({ error: 'Please use a single line of text' })
    .trim()
    .max(max, tooLong(max))
    .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');

const requiredLine = ({ max, missing }: { max: number; missing: string }) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(line(max));

/** PostgreSQL stores every character but this one. */
const text = z
  .string({ error: 'Please write a few words' })
  .trim()
  .max(requestLengths.message, tooLong(requestLengths.message))
  .refine((value) => !value.includes('\0'), 'Please write plain text');

const sender = {
  name: requiredLine({ max: requestLengths.name, missing: 'Please tell us your name' }),
  email: emailField,
  /** No person sees this field. What a program writes into it is kept, but no one is told. */
  website: z.string().max(500).default(''),
};

export const contactInput = z.object({
  ...sender,
  topic: z.enum(contactTopicIds, { error: 'Please choose a topic' }),
  message: text.min(1, 'Please write a few words'),
});

export const quoteInput = z.object({
  ...sender,
  company: requiredLine({ max: requestLengths.company, missing: 'Please tell us your company' }),
  phone: line(requestLengths.phone).default(''),
  employees: z.enum(['', ...companySizes], { error: 'Please choose a size' }).default(''),
  message: text.default(''),
});

/** What the people who run this installation read. */
export const requestsQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const receivedRequest = z.object({
  id: z.uuid(),
  kind: z.enum(['contact', 'quote']),
  name: z.string(),
  email: z.string(),
  topic: z.string().nullable(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  employees: z.string().nullable(),
  message: z.string(),
  /** Written by a program, as far as one can tell. */
  isSpam: z.boolean(),
  createdAt: z.iso.datetime(),
});
export const requestsResponse = z.object({
  items: z.array(receivedRequest),
  nextCursor: z.string().nullable(),
});

export type RequestsQuery = z.infer<typeof requestsQuery>;
export type ReceivedRequest = z.infer<typeof receivedRequest>;
export type RequestsResponse = z.infer<typeof requestsResponse>;
export type ContactInput = z.infer<typeof contactInput>;
export type QuoteInput = z.infer<typeof quoteInput>;
