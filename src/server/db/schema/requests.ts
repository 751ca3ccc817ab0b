import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What came in by the public forms. Where from is not kept: an address says nothing that an answer needs. */
export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'contact' | 'quote'>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic'),
    company: text('company'),
    phone: text('phone'),
    employees: text('employees'),
    message: text('message').notNull(),
    /** spam: written by a program, kept in case it was not, and mailed to no one. */
    status: text('status').$type<'new' | 'spam'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('requests_created_at_index').on(table.createdAt)],
);
