import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Mails on their way. `props` and the written mail hold links that open accounts, so both are wiped once the mail is
 * out; where no mail server exists the written mail stays for the operator.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    /** Of our pages' languages; null is English. */
    language: text('language'),
    props: jsonb('props').$type<Record<string, unknown>>(),
    status: text('status').$type<'queued' | 'sent' | 'kept'>().notNull().default('queued'),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('mails_user_id_index').on(table.userId),
    index('mails_created_at_index').on(table.createdAt),
  ],
);
