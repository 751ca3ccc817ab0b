/** What happened in conversations, counted. Days and hours are those of the chatbot's time zone, or UTC over all of them. */
import { z } from 'zod';
import { emailField } from '#shared/contract/accounts.ts';

/** What every plan with analytics looks back on; any other time belongs to the advanced ones. */
export const basicDays = 30;

export const analyticsQuery = z.object({
  chatbotId: z.uuid().optional(),
  days: z.coerce.number().int().min(1).max(365).default(basicDays),
  /** Whole days instead of the last ones, both given, the last one included. */
  from: z.iso.date('Please give a day such as 2026-01-31').optional(),
  to: z.iso.date('Please give a day such as 2026-01-31').optional(),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

const totals = z.object({
  conversations: z.int(),
  /** Every question got an answer, and no one on the team had to step in. */
  handled: z.int(),
  messages: z.int(),
  leads: z.int(),
  answered: z.int(),
  unknown: z.int(),
  handedOff: z.int(),
  missed: z.int(),
  thumbsUp: z.int(),
  thumbsDown: z.int(),
});
export type AnalyticsTotals = z.infer<typeof totals>;

/** What a conversation would have cost the team: how long it takes, and what an hour costs where that is known. */
export const savingsSettings = z.object({
  minutes: z
    .int('Please give whole minutes')
    .min(1, 'Please give between 1 and 120 minutes')
    .max(120, 'Please give between 1 and 120 minutes'),
  hourlyRate: z
    .number('Please give an amount such as 20')
    .min(0, 'Please give an amount such as 20')
    .max(10_000, 'Please give at most 10,000 an hour')
    .nullable(),
  currency: z.enum([
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'CAD',
    'AUD',
    'PLN',
    'SEK',
    'DKK',
    'NOK',
    'BRL',
    'MXN',
  ]),
});
export type SavingsSettings = z.infer<typeof savingsSettings>;
export const usualSavings: SavingsSettings = { minutes: 5, hourlyRate: null, currency: 'USD' };

export const analyticsResponse = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  timeZone: z.string(),
  totals,
  savings: savingsSettings,
  byDay: z.array(z.object({ day: z.string(), conversations: z.int(), messages: z.int() })),
});
export type AnalyticsResponse = z.infer<typeof analyticsResponse>;

/** What larger plans see beside it. */
export const advancedAnalyticsResponse = z.object({
  /** Of the time before, as long as the one asked for. */
  previous: totals,
  /** From the question to the whole answer: of half of them at most so long, of all but a twentieth so long. */
  answerTime: z.object({ medianMs: z.int().nullable(), slowMs: z.int().nullable() }),
  byHour: z.array(z.object({ hour: z.int(), messages: z.int() })),
  byPage: z.array(z.object({ page: z.string(), conversations: z.int(), unknown: z.int() })),
  sources: z.array(
    z.object({
      documentId: z.uuid().nullable(),
      title: z.string(),
      answers: z.int(),
      thumbsUp: z.int(),
      thumbsDown: z.int(),
    }),
  ),
});
export type AdvancedAnalyticsResponse = z.infer<typeof advancedAnalyticsResponse>;

/** What visitors ask about, questions of one meaning together. */
export const topicsResponse = z.object({
  items: z.array(
    z.object({
      topic: z.string(),
      questions: z.int(),
      unanswered: z.int(),
      examples: z.array(z.string()),
    }),
  ),
});
export type TopicsResponse = z.infer<typeof topicsResponse>;

/** The figures by mail. */
export const reportSettings = z.object({
  frequency: z.enum(['off', 'weekly', 'monthly']),
  recipients: z.array(emailField).max(10, 'Please use at most 10 addresses'),
});
export type ReportSettings = z.infer<typeof reportSettings>;

/** Questions no one could answer from the documents, those of one meaning together. */
export const gapsResponse = z.object({
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
export type GapsResponse = z.infer<typeof gapsResponse>;

export const dismissGapInput = z.object({
  chatbotId: z.uuid(),
  question: z
    .string()
    .min(1)
    .max(4000)
    .refine((value) => !value.includes('\0'), 'Please write plain text'),
  /** False shows it again. */
  isDismissed: z.boolean().default(true),
});
export type DismissGapInput = z.infer<typeof dismissGapInput>;

/** Questions that went unanswered and that a document can answer today. */
export const closedGapsResponse = z.object({
  items: z.array(
    z.object({
      documentId: z.uuid(),
      question: z.string(),
      chatbotId: z.uuid(),
      askedAt: z.iso.datetime(),
    }),
  ),
});
export type ClosedGapsResponse = z.infer<typeof closedGapsResponse>;
