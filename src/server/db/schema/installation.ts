import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the whole installation, one row each. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
