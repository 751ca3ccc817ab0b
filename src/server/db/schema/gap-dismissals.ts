import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, madeBy } from './of-workspace.ts';

/** Unanswered questions that the owner doesn't want to see again, and all of the same meaning with them. */
export const gapDismissals = pgTable(
  'gap_dismissals',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    question: text('question').notNull(),
    userId: madeBy(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.question] }),
    belongsTo({
      name: 'gap_dismissals_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);
