/** What happened in conversations, counted. Days and hours are those of the chatbot's time zone, or UTC over all of them. */
import { z } from 'zod';

export const analyticsQuery = z.object({
  chatbotId: z.uuid().optional(),
  days: z.coerce.number().int().min(1).max(365).default(30),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

export const analyticsAnswer = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  timeZone: z.string(),
  totals: z.object({
    conversations: z.int(),
    messages: z.int(),
    leads: z.int(),
    answered: z.int(),
    unknown: z.int(),
    handedOff: z.int(),
    missed: z.int(),
    thumbsUp: z.int(),
    thumbsDown: z.int(),
  }),
  byDay: z.array(z.object({ day: z.string(), conversations: z.int(), messages: z.int() })),
  byHour: z.array(z.object({ hour: z.int(), messages: z.int() })),
  topSources: z.array(
    z.object({ documentId: z.uuid().nullable(), title: z.string(), answers: z.int() }),
  ),
});
export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>;

/** Questions nobody could answer from the documents, those of one meaning together. */
export const gapsAnswer = z.object({
  items: z.array(
    z.object({
      question: z.string(),
      count: z.int(),
      chatbotId: z.uuid(),
      examples: z.array(z.string()),
      conversationId: z.uuid(),
      lastAskedAt: z.iso.datetime(),
    }),
  ),
});
export type GapsAnswer = z.infer<typeof gapsAnswer>;

/** Questions once asked in vain that a document can answer today. */
export const closedGapsAnswer = z.object({
  items: z.array(
    z.object({
      documentId: z.uuid(),
      question: z.string(),
      chatbotId: z.uuid(),
      askedAt: z.iso.datetime(),
    }),
  ),
});
export type ClosedGapsAnswer = z.infer<typeof closedGapsAnswer>;
