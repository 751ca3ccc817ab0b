import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { ofWorkspace } from './of-workspace.ts';

/** A workspace's own name wherever its visitors look. It stays when the plan goes, and is used while the plan has it. */
export const whiteLabels = pgTable('white_labels', {
  workspaceId: ofWorkspace().primaryKey(),
  name: text('name').notNull(),
  senderName: text('sender_name').notNull(),
  domainText: text('domain_text').notNull(),
  domainUrl: text('domain_url').notNull(),
  privacyUrl: text('privacy_url').notNull(),
  logo: bytes('logo'),
  logoType: text('logo_type'),
  logoUpdatedAt: moment('logo_updated_at'),
  updatedAt: moment('updated_at').notNull(),
});
