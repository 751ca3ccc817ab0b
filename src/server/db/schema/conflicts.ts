import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, madeBy } from './of-workspace.ts';

/** Two sources of a chatbot that say different things about the same, and what its owner decided about it. */
export const conflicts = pgTable(
  'conflicts',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** The same for the same subject in the same sources, whatever values they have. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** The newer source first: the engine's `FactInSource` without the source's content. */
    places: jsonb('places').notNull(),
    /** What was decided is kept also while the sources agree, so that it isn't asked again. */
    isFound: boolean('is_found').notNull(),
    state: text('state').$type<'open' | 'settled' | 'different'>().notNull(),
    /** The document or curated answer that is right; null while no one has said. */
    winnerId: uuid('winner_id'),
    userId: madeBy(),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.key] }),
    index('conflicts_workspace_index').on(table.workspaceId),
    belongsTo({
      name: 'conflicts_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** The state of its knowledge in which a chatbot's sources were last compared. */
export const conflictChecks = pgTable(
  'conflict_checks',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').primaryKey(),
    knowledgeVersion: bigint('knowledge_version', { mode: 'number' }).notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [
    belongsTo({
      name: 'conflict_checks_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);
