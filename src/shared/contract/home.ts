/** GET /api/home: what needs the team, and whether everything works. Parts that the reader's role or plan lacks are null. */
import { z } from 'zod';
import { gapsResponse } from './analytics.ts';

const week = z.object({
  conversations: z.int(),
  /** Every question got an answer, and no one had to step in. */
  handled: z.int(),
});

export const homeResponse = z.object({
  waiting: z
    .object({
      count: z.int(),
      items: z.array(
        z.object({
          conversationId: z.uuid(),
          chatbotName: z.string(),
          /** Their name or email address, else their alias. */
          visitorName: z.string(),
          lastText: z.string(),
          since: z.iso.datetime(),
        }),
      ),
    })
    .nullable(),
  leads: z
    .object({
      count: z.int(),
      items: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          question: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    })
    .nullable(),
  /** The last 30 days. */
  unanswered: gapsResponse.shape.items.nullable(),
  figures: z
    .object({
      thisWeek: week,
      lastWeek: week,
      /** Days with conversations, in UTC, the last 30. */
      days: z.array(z.object({ day: z.string(), chatbotId: z.uuid(), conversations: z.int() })),
    })
    .nullable(),
  /** Chatbots whose last change isn't published because tests fail. */
  held: z.array(z.object({ chatbotId: z.uuid(), name: z.string() })),
  /** Chatbots whose sources contradict each other where no one has decided yet. */
  conflicts: z.array(z.object({ chatbotId: z.uuid(), name: z.string(), count: z.int() })),
  documents: z.object({ ready: z.int(), inProgress: z.int(), failed: z.int() }).nullable(),
  /** Where each chatbot's widget was last seen; only those that were. */
  sites: z.array(z.object({ chatbotId: z.uuid(), origin: z.string(), lastAt: z.iso.datetime() })),
});
export type HomeResponse = z.infer<typeof homeResponse>;
