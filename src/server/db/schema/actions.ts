import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CallOutcome } from '#shared/contract/actions.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { belongsTo } from './of-workspace.ts';

/** What an action sends along to prove that it may ask. The definitions themselves are settings of the chatbot. */
export const actionSecrets = pgTable(
  'action_secrets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    actionId: uuid('action_id').notNull(),
    /** The header's name in small letters. */
    header: text('header').notNull(),
    /** A secret is sent only to the host it was stored for. */
    origin: text('origin').notNull(),
    sealed: text('sealed').notNull(),
    last4: text('last4').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('action_secrets_place_unique').on(
      table.chatbotId,
      table.actionId,
      table.header,
      table.origin,
    ),
    index('action_secrets_workspace_index').on(table.workspaceId),
    belongsTo({
      name: 'action_secrets_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** The log of what was called and how it ended. What visitors typed and what came back isn't in it. */
export const actionCalls = pgTable(
  'action_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** Null for an owner's test. */
    conversationId: uuid('conversation_id'),
    actionId: uuid('action_id').notNull(),
    actionName: text('action_name').notNull(),
    /** Of a call that changes something: the same one is never made twice. */
    idempotencyKey: text('idempotency_key'),
    outcome: text('outcome').$type<CallOutcome>().notNull(),
    status: integer('status'),
    milliseconds: integer('milliseconds'),
    isTest: boolean('is_test').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('action_calls_key_unique').on(table.chatbotId, table.idempotencyKey),
    index('action_calls_chatbot_index').on(table.chatbotId, table.createdAt),
    index('action_calls_workspace_index').on(table.workspaceId),
    index('action_calls_created_at_index').on(table.createdAt),
    index('action_calls_conversation_index').on(table.conversationId),
    belongsTo({
      name: 'action_calls_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
    foreignKey({
      name: 'action_calls_conversation_fk',
      columns: [table.conversationId, table.workspaceId],
      foreignColumns: [conversations.id, conversations.workspaceId],
    }).onDelete('cascade'),
  ],
);
