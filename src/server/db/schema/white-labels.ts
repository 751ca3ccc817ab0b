import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from './accounts.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A workspace's own name wherever its visitors look. It stays when the plan goes, and is used while the plan has it. */
export const whiteLabels = pgTable('white_labels', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  senderName: text('sender_name').notNull(),
  domainText: text('domain_text').notNull(),
  domainUrl: text('domain_url').notNull(),
  privacyUrl: text('privacy_url').notNull(),
  logo: bytes('logo'),
  logoType: text('logo_type'),
  logoUpdatedAt: timestamp('logo_updated_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
