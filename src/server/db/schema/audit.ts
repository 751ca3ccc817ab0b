import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#shared/contract/audit.ts';
import { users, workspaces } from './accounts.ts';

/** Who changed what in a workspace. Rows are only ever added, and go with the workspace or with their age. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Empty once the account is gone: what it did stays, who it was does not. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AuditAction>().notNull(),
    /** What it was done to, as people call it: a chatbot's name, a member's address. */
    target: text('target').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('audit_entries_workspace_index').on(table.workspaceId, table.createdAt, table.id),
  ],
);
