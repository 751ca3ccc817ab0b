import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './accounts.ts';
import { moment } from './columns.ts';
import { ofUser } from './of-workspace.ts';

/** Browsers that are told of waiting visitors while no tab is open. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    /** Who signs out or is signed out isn't notified any more. The session also says for which workspace. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the browser's push service takes messages. One browser has one for everyone who uses it. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The public key it was subscribed with: with another one, push services refuse messages. */
    vapidKey: text('vapid_key').notNull(),
    /** Whether notifications show who waits and what they wrote. */
    showsText: boolean('shows_text').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastSentAt: moment('last_sent_at'),
  },
  (table) => [
    index('push_devices_user_index').on(table.userId),
    index('push_devices_session_index').on(table.sessionId),
  ],
);
