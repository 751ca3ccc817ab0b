import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LeadStatus } from '#shared/contract/leads.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { belongsTo } from './of-workspace.ts';

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** A lead outlives its conversation: that may be deleted by age, the person still waits for an answer. */
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    question: text('question').notNull(),
    fields: jsonb('fields').$type<{ label: string; value: string }[]>().notNull(),
    pageUrl: text('page_url').notNull(),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    /** What the team wants to remember about this person. */
    note: text('note').notNull().default(''),
    /** When the lead stopped being new. */
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('leads_workspace_created_index').on(table.workspaceId, table.createdAt, table.id),
    index('leads_open_index')
      .on(table.workspaceId, table.createdAt)
      .where(sql`${table.doneAt} is null`),
    index('leads_conversation_index').on(table.conversationId),
    belongsTo({
      name: 'leads_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);
