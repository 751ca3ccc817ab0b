import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per limited caller and window; counted with an atomic upsert, so that all instances share one count. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires_at_index').on(table.expiresAt)],
);
