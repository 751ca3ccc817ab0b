import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#shared/permissions.ts';
import { users } from './accounts.ts';
import { moment } from './columns.ts';
import { ofUser, ofWorkspace } from './of-workspace.ts';

const role = () => text('role').$type<MemberRole>().notNull();

/** Who works in a workspace beside its owner, whom the workspace itself names. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: ofWorkspace(),
    userId: ofUser(),
    role: role(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user_id_index').on(table.userId),
    check(
      'workspace_members_role_is_known',
      sql`${table.role} in ('admin', 'editor', 'agent', 'viewer')`,
    ),
  ],
);

/** Open invitations; accepting or canceling one deletes it, so its link works once. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    email: text('email').notNull(),
    role: role(),
    /** The link itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('invitations_workspace_email_unique').on(table.workspaceId, table.email),
    check(
      'invitations_role_is_known',
      sql`${table.role} in ('admin', 'editor', 'agent', 'viewer')`,
    ),
  ],
);
