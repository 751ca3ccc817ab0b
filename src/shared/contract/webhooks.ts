/** What is told to other programs, and how an owner says whom to tell. Messages follow the Standard Webhooks specification. */
import { z } from 'zod';

const id = z.uuid();
const moment = z.iso.datetime();
const chatbot = z.object({ id, name: z.string() });
const place = { conversationId: id, chatbot, pageUrl: z.string() };

/** One entry an event: the payload's `data`. Fields are added, never renamed or taken away. */
export const webhookEvents = {
  'conversation.started': z.object({ ...place, startedAt: moment }),
  'handoff.requested': z.object({
    ...place,
    question: z.string(),
    visitor: z.string(),
    /** Whether the visitor waits in the chat now; outside opening hours the contact form is shown instead. */
    isWaiting: z.boolean(),
  }),
  'lead.captured': z.object({
    ...place,
    leadId: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    question: z.string(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  'message.unanswered': z.object({
    ...place,
    messageId: id,
    question: z.string(),
    /** `unknown`: the documents do not say. `not-answering`: switched off, or nothing left of the plan. */
    reason: z.enum(['unknown', 'not-answering']),
  }),
  'document.ready': z.object({ documentId: id, name: z.string() }),
  'document.failed': z.object({
    documentId: id,
    name: z.string(),
    code: z.string(),
    message: z.string(),
  }),
  'quota.warning': z.object({ percent: z.literal(80), limit: z.int(), month: z.string() }),
  'quota.reached': z.object({ percent: z.literal(100), limit: z.int(), month: z.string() }),
} as const;

export type WebhookEventType = keyof typeof webhookEvents;
export const webhookEventTypes = Object.keys(webhookEvents) as WebhookEventType[];

/** What a feature announces. */
export type WebhookEvent = {
  [T in WebhookEventType]: { type: T; data: z.infer<(typeof webhookEvents)[T]> };
}[WebhookEventType];
