/** How a row belongs to someone: it goes when they go, and never points at what is another tenant's. */
import { type AnyPgColumn, foreignKey, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from './accounts.ts';

export const ofWorkspace = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who made it. It is the workspace's, so that it stays when they leave. */
export const madeBy = () => uuid('user_id').references(() => users.id, { onDelete: 'set null' });

/** A parent's id is referred to together with the workspace: both rows are the same tenant's by the table's own keys. */
export const belongsTo = ({
  name,
  columns,
  parent,
}: {
  name: string;
  columns: [id: AnyPgColumn, workspaceId: AnyPgColumn];
  parent: { id: AnyPgColumn; workspaceId: AnyPgColumn };
}) =>
  foreignKey({
    name,
    columns,
    foreignColumns: [parent.id, parent.workspaceId],
  }).onDelete('cascade');
