import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#shared/contract/audit.ts';
import { moment } from './columns.ts';
import { madeBy, ofWorkspace } from './of-workspace.ts';

/** Who changed what in a workspace. Rows are only ever added, and go with the workspace or with their age. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    /** Empty once the account is gone: what it did stays, who it was does not. */
    userId: madeBy(),
    action: text('action').$type<AuditAction>().notNull(),
    /** What it was done to, as people call it: a chatbot's name, a member's address. */
    target: text('target').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('audit_entries_workspace_index').on(table.workspaceId, table.createdAt, table.id),
    index('audit_entries_created_at_index').on(table.createdAt),
  ],
);
