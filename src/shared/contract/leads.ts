/** People who left their details so that the team can follow up. */
import { z } from 'zod';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const mostNoteCharacters = 2_000;

export const lead = z.object({
  id: z.uuid(),
  chatbotId: z.uuid(),
  chatbotName: z.string(),
  conversationId: z.uuid().nullable(),
  name: z.string(),
  /** What the inbox calls this visitor while no name is known; null when the conversation is gone. */
  alias: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  question: z.string(),
  /** Everything the form asked for, by its label. */
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  pageUrl: z.string(),
  status: z.enum(leadStatuses),
  note: z.string(),
  /** No longer new. */
  isDone: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof lead>;

export const leadsQuery = z.object({
  chatbotId: z.uuid().optional(),
  done: z.enum(['0', '1']).optional(),
  status: z.enum(leadStatuses).optional(),
  search: z
    .string()
    .trim()
    .max(200)
    .refine((value) => !value.includes('\0'))
    .default(''),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type LeadsQuery = z.infer<typeof leadsQuery>;
export const leadsResponse = z.object({
  items: z.array(lead),
  nextCursor: z.string().nullable(),
  /** How many leads have each status, whatever the filter. */
  counts: z.record(z.enum(leadStatuses), z.int()),
});

export const updateLeadInput = z
  .object({
    status: z.enum(leadStatuses),
    note: z
      .string()
      .trim()
      .max(
        mostNoteCharacters,
        `A note can have ${mostNoteCharacters.toLocaleString('en')} characters`,
      )
      .refine((value) => !value.includes('\0')),
    /** Kept for programs that know no status: true means contacted, false new. */
    isDone: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send a status or a note');
export type LeadChange = z.infer<typeof updateLeadInput>;
