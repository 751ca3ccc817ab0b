import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#shared/contract/api-keys.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, ofUser, ofWorkspace } from './of-workspace.ts';

/** What programs sign in with. A key that is revoked is deleted, so that nothing can bring it back. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    /** Who made it, and in whose name it acts: it ends when they leave. */
    userId: ofUser(),
    /** Null: all chatbots of the workspace. */
    chatbotId: uuid('chatbot_id'),
    name: text('name').notNull(),
    /** The end of the key, to tell two apart. */
    hint: text('hint').notNull(),
    /** SHA-256. The key holds 256 random bits, which no slow hash makes harder to guess. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<ApiScope[]>().notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('api_keys_workspace_id_index').on(table.workspaceId),
    index('api_keys_user_id_index').on(table.userId),
    belongsTo({
      name: 'api_keys_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** What was answered to a call that its caller may repeat. Without a status it is still under way. */
export const apiIdempotencyKeys = pgTable(
  'api_idempotency_keys',
  {
    workspaceId: ofWorkspace(),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: text('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.key] }),
    index('api_idempotency_keys_created_at_index').on(table.createdAt),
  ],
);
