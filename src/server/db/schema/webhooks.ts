import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type {
  DeliveryAttempt,
  DeliveryState,
  WebhookEndpoint,
  WebhookEventType,
} from '#shared/contract/webhooks.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { leads } from './leads.ts';
import { belongsTo, ofWorkspace } from './of-workspace.ts';

/** Where a workspace wants its events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    name: text('name').notNull(),
    format: text('format').$type<WebhookEndpoint['format']>().notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEventType[]>().notNull(),
    secretEncrypted: text('secret_encrypted').notNull(),
    /** Signs beside the new one until then, so that a receiver can change over in its own time. */
    previousSecretEncrypted: text('previous_secret_encrypted'),
    previousSecretUntil: moment('previous_secret_until'),
    active: boolean('active').notNull().default(true),
    disabledReason: text('disabled_reason').$type<WebhookEndpoint['disabledReason']>(),
    /** When it was last sent something: of several, the one that has waited longest comes first. */
    attemptedAt: moment('attempted_at'),
    succeededAt: moment('succeeded_at'),
    /** Since when every attempt has failed; null while it works. */
    failingSince: moment('failing_since'),
    /** Nothing is sent before: one attempt tells that a receiver is down, the rest of its events wait for the next. */
    pausedUntil: moment('paused_until'),
    /** A worker is sending to it until then, one event at a time. */
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('webhook_endpoints_workspace_index').on(table.workspaceId),
    unique('webhook_endpoints_id_workspace_unique').on(table.id, table.workspaceId),
  ],
);

/** One event on its way to one receiver, with every attempt. The table is the queue. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    endpointId: uuid('endpoint_id').notNull(),
    /** The `webhook-id` that receivers tell repetitions by. */
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    /** What it tells of: deleted for good, that must not live on in a log. */
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull(),
    /** Attempts by the schedule; those by hand do not count. */
    tries: integer('tries').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A job that runs twice announces once.
    unique('webhook_deliveries_event_unique').on(table.endpointId, table.eventId),
    index('webhook_deliveries_log_index').on(table.endpointId, table.createdAt, table.id),
    // Finds one endpoint's next event without looking at any other's.
    index('webhook_deliveries_pending_index')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`${table.state} = 'pending'`),
    index('webhook_deliveries_created_at_index').on(table.createdAt),
    index('webhook_deliveries_conversation_index').on(table.conversationId),
    index('webhook_deliveries_lead_index').on(table.leadId),
    belongsTo({
      name: 'webhook_deliveries_endpoint_fk',
      columns: [table.endpointId, table.workspaceId],
      parent: webhookEndpoints,
    }),
  ],
);
