import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, ofWorkspace } from './of-workspace.ts';

/** What is counted. `hour` is the hour of the day, `time` how long answers took, in bins. */
export type CountKind = 'total' | 'hour' | 'page' | 'source' | 'time';

const many = (name: string) => integer(name).notNull().default(0);

const counters = () => ({
  questions: many('questions'),
  answers: many('answers'),
  unknown: many('unknown'),
  thumbsUp: many('thumbs_up'),
  thumbsDown: many('thumbs_down'),
  conversations: many('conversations'),
  missed: many('missed'),
  handedOff: many('handed_off'),
  /** Conversations that needed a person. */
  unhandled: many('unhandled'),
  leads: many('leads'),
  waiting: many('waiting'),
  open: many('open'),
  unread: many('unread'),
});

/**
 * What triggers wrote down in the transaction of each change and no one has added to the counts yet. It names rows of
 * others without a key: it outlives a chatbot or workspace that is deleted.
 */
export const analyticsChanges = pgTable(
  'analytics_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** A quarter of an hour: days begin at one in every time zone. */
    at: moment('at').notNull(),
    kind: text('kind').$type<CountKind>().notNull(),
    key: text('key').notNull(),
    ...counters(),
  },
  (table) => [
    index('analytics_changes_workspace_index').on(table.workspaceId, table.kind, table.at),
  ],
);

export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    workspaceId: ofWorkspace(),
    /** Null: the whole workspace, by days of UTC. */
    chatbotId: uuid('chatbot_id'),
    kind: text('kind').$type<CountKind>().notNull(),
    /** In the chatbot's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The page, the document or the bin; empty for totals. */
    key: text('key').notNull(),
    ...counters(),
  },
  (table) => [
    unique('analytics_counts_unique')
      .on(table.workspaceId, table.chatbotId, table.kind, table.day, table.key)
      .nullsNotDistinct(),
    // Without the rows of whole workspaces: they'd be read through it, all of them, and have an index of their own.
    index('analytics_counts_of_chatbot_index')
      .on(table.chatbotId)
      .where(sql`${table.chatbotId} is not null`),
    index('analytics_counts_empty_index')
      .on(table.workspaceId)
      .where(
        sql`${table.questions} = 0 and ${table.answers} = 0 and ${table.unknown} = 0 and ${table.thumbsUp} = 0 and ${table.thumbsDown} = 0 and ${table.conversations} = 0 and ${table.leads} = 0`,
      ),
    belongsTo({
      name: 'analytics_counts_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);
