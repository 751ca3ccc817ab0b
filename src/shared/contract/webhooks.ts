/** What is told to other programs, and how an owner says whom to tell. Messages follow the Standard Webhooks specification. */
import { z } from 'zod';
import { pageChangeKinds } from '#shared/contract/websites.ts';

const id = z.uuid();
const moment = z.iso.datetime();
const chatbot = z.object({ id, name: z.string() });
const place = { conversationId: id, chatbot, pageUrl: z.string() };

const appointment = z.object({
  bookingId: id,
  conversationId: id.nullable(),
  chatbot,
  reference: z.string(),
  service: z.string(),
  staff: z.string(),
  start: moment,
  end: moment,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

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
    /** `unknown`: the documents don’t have the answer. `not-answering`: switched off, or nothing left of the plan. */
    reason: z.enum(['unknown', 'not-answering']),
  }),
  'booking.booked': appointment,
  'booking.moved': appointment,
  'booking.canceled': appointment,
  'document.ready': z.object({ documentId: id, name: z.string() }),
  'document.failed': z.object({
    documentId: id,
    name: z.string(),
    code: z.string(),
    message: z.string(),
  }),
  'source.synced': z.object({
    sourceId: id,
    kind: z.literal('website'),
    name: z.string(),
    address: z.string(),
    changed: z.int(),
    added: z.int(),
    gone: z.int(),
    failed: z.int(),
    unchanged: z.int(),
    /** The first hundred pages that are different now. */
    pages: z.array(z.object({ url: z.string(), change: z.enum(pageChangeKinds) })),
    /** Set when the website could not be read; what was known of it stays. */
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  }),
  /** Tests that passed before fail now; `tests` names the first ten of them. */
  'chatbot.tests.failed': z.object({
    chatbot,
    runId: id,
    passed: z.int(),
    failed: z.int(),
    tests: z.array(z.object({ id, question: z.string(), reasons: z.array(z.string()) })),
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

/** Only to try an endpoint out; no one subscribes to it. */
export const testEventType = 'webhook.test';

const name = z
  .string()
  .trim()
  .min(1, 'Please give it a name')
  .max(80, 'Please use at most 80 characters')
  .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');
const url = z
  .url({
    protocol: /^https?$/,
    error: 'Please enter a web address such as https://example.com/hook',
  })
  .max(2000, 'Please use at most 2000 characters')
  .refine((text) => URL.canParse(text) && !new URL(text).username && !new URL(text).password, {
    error: 'Please leave name and password out of the address',
  });
const events = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'Please choose at least one event')
  .transform((all) => [...new Set(all)]);

/** `slack` sends the message that Slack's incoming webhooks show; `standard` the signed event. */
const format = z.enum(['standard', 'slack']);

export const createWebhookInput = z.object({
  name,
  url,
  events,
  format: format.default('standard'),
});
export const updateWebhookInput = z.object({
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
  active: z.boolean().optional(),
});
export type CreateWebhookInput = z.infer<typeof createWebhookInput>;
export type UpdateWebhookInput = z.infer<typeof updateWebhookInput>;

export const webhookEndpoint = z.object({
  id,
  name: z.string(),
  format,
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  active: z.boolean(),
  /** Why it was switched off automatically: the receiver answered 410, or failed for days. */
  disabledReason: z.enum(['gone', 'failing']).nullable(),
  previousSecretUntil: moment.nullable(),
  createdAt: moment,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** `isIncluded` is false where the plan lacks webhooks: what was made stays, nothing is sent. */
export const webhooksResponse = z.object({
  items: z.array(webhookEndpoint),
  isIncluded: z.boolean(),
});
export type WebhooksResponse = z.infer<typeof webhooksResponse>;

/** The one time that a secret is shown. */
export const webhookWithSecret = z.object({ endpoint: webhookEndpoint, secret: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const deliveryFailures = {
  status: 'The receiver answered with an error.',
  redirect: 'The receiver answered with a redirect. Use the address that it leads to.',
  'not-public': 'This address is not a public https address.',
  timeout: 'The receiver did not answer in time.',
  unreachable: 'The receiver could not be reached.',
  secret: 'The signing secret can no longer be read. Make a new one.',
  plan: 'The plan does not include webhooks any more.',
  overflow: 'Too many events were already waiting for this receiver.',
} as const;
export type DeliveryFailure = keyof typeof deliveryFailures;

/** What a receiver answered is never kept, only how: an address must not become a way to read others. */
const deliveryAttempt = z.object({
  at: moment,
  status: z.int().nullable(),
  failure: z.enum(Object.keys(deliveryFailures) as DeliveryFailure[]).nullable(),
  durationMs: z.int(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

const deliveryState = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryState = z.infer<typeof deliveryState>;

export const webhookDelivery = z.object({
  id,
  eventId: z.string(),
  eventType: z.string(),
  state: deliveryState,
  attempts: z.array(deliveryAttempt),
  nextAttemptAt: moment.nullable(),
  createdAt: moment,
  /** What is sent, as the receiver gets it. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveriesQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export const deliveriesResponse = z.object({
  items: z.array(webhookDelivery),
  nextCursor: z.string().nullable(),
});
export type DeliveriesResponse = z.infer<typeof deliveriesResponse>;
