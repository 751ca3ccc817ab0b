import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatSource, ConversationState, MessageState } from '#shared/chat-events.ts';
import { users } from './accounts.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { belongsTo, madeBy, ofWorkspace } from './of-workspace.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** Random for a browser; for a proven identity "user:" and the owner's own id of that person. */
    visitorId: text('visitor_id').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    visitor: jsonb('visitor').$type<StoredVisitor>().notNull(),
    state: text('state').$type<ConversationState>().notNull(),
    humanUserId: uuid('human_user_id').references(() => users.id, { onDelete: 'set null' }),
    pageUrl: text('page_url').notNull(),
    referrer: text('referrer').notNull(),
    /** The address as a keyed hash, for the limits and for blocking. */
    addressKey: text('address_key').notNull(),
    /** When a waiting visitor is told that no one comes; null while no one has to come. */
    waitUntil: moment('wait_until'),
    missedAt: moment('missed_at'),
    unread: integer('unread').notNull().default(0),
    messagesCount: integer('messages_count').notNull().default(0),
    lastText: text('last_text').notNull().default(''),
    lastMessageAt: moment('last_message_at').notNull(),
    /** The last message that was certainly delivered to the visitor's chat. */
    seenSeq: bigint('seen_seq', { mode: 'number' }).notNull().default(0),
    /** Characters of documents quoted so far: what one conversation may copy out is bounded. */
    quotedCharacters: integer('quoted_characters').notNull().default(0),
    /** Kept by triggers, for the counts of analytics: who replied, and whether the chatbot alone was enough. */
    humanReplied: boolean('human_replied').notNull().default(false),
    wasUnknown: boolean('was_unknown').notNull().default(false),
    neededHelp: boolean('needed_help').notNull().default(false),
    /** What the visitor agreed to before the first message, word for word; null where they weren't asked. */
    consent: jsonb('consent').$type<{ at: string; text: string }>(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('conversations_id_workspace_unique').on(table.id, table.workspaceId),
    index('conversations_inbox_index').on(table.workspaceId, table.lastMessageAt, table.id),
    index('conversations_visitor_index').on(table.chatbotId, table.visitorId),
    index('conversations_last_message_index').on(table.chatbotId, table.lastMessageAt),
    index('conversations_waiting_index')
      .on(table.workspaceId, table.lastMessageAt)
      .where(sql`${table.state} = 'waiting'`),
    index('conversations_wait_until_index')
      .on(table.waitUntil)
      .where(sql`${table.waitUntil} is not null`),
    belongsTo({
      name: 'conversations_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** `language` is the code of the one they write in, or of their page. */
type StoredVisitor = {
  name?: string;
  email?: string;
  phone?: string;
  language?: string;
  timeZone?: string;
};

export type MessageRole = 'visitor' | 'bot' | 'human' | 'note' | 'system';
export type MessageOutcome =
  | 'answered'
  | 'maybe'
  | 'unknown'
  | 'small-talk'
  | 'human-asked'
  | 'not-answering'
  | 'failed';

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    userId: madeBy(),
    /** Drawn while the conversation's row is locked, so that within one it grows in the order of commits. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    role: text('role').$type<MessageRole>().notNull(),
    text: text('text').notNull(),
    name: text('name'),
    sources: jsonb('sources').$type<ChatSource[]>().notNull(),
    /** What the chatbot let the visitor choose from. */
    options: jsonb('options').$type<string[]>().notNull().default([]),
    confidence: doublePrecision('confidence'),
    outcome: text('outcome').$type<MessageOutcome>(),
    writer: text('writer').$type<'built-in' | 'model' | 'curated'>(),
    state: text('state').$type<MessageState>().notNull(),
    /** The question that a bot's message answers. */
    answersId: uuid('answers_id'),
    /** Whether this answer took one from the month's allowance. */
    isCounted: boolean('is_counted').notNull().default(false),
    feedback: text('feedback').$type<'up' | 'down'>(),
    feedbackComment: text('feedback_comment'),
    clientKey: uuid('client_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('messages_conversation_index').on(table.conversationId, table.seq),
    index('messages_chatbot_created_index').on(table.chatbotId, table.createdAt),
    index('messages_workspace_created_index').on(table.workspaceId, table.createdAt),
    index('messages_counted_index')
      .on(table.workspaceId, table.createdAt)
      .where(sql`${table.isCounted}`),
    index('messages_answers_index').on(table.answersId).where(sql`${table.answersId} is not null`),
    index('messages_unknown_index')
      .on(table.workspaceId, table.createdAt)
      .where(sql`${table.outcome} = 'unknown'`),
    // By chatbot, not by conversation: the first message of a conversation may be sent twice as well.
    uniqueIndex('messages_client_key_unique')
      .on(table.chatbotId, table.clientKey)
      .where(sql`${table.clientKey} is not null`),
    belongsTo({
      name: 'messages_conversation_fk',
      columns: [table.conversationId, table.workspaceId],
      parent: conversations,
    }),
  ],
);

export const blockedVisitors = pgTable(
  'blocked_visitors',
  {
    workspaceId: ofWorkspace(),
    visitorId: text('visitor_id').notNull(),
    /** Blocks the same address under a new name as well, for a while: addresses change hands. */
    addressKey: text('address_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.visitorId] }),
    index('blocked_visitors_address_index').on(table.workspaceId, table.addressKey),
  ],
);

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('saved_replies_workspace_index').on(table.workspaceId)],
);

/** Where a chatbot has been seen, and where it was refused: how an owner knows that it is installed. */
export const widgetPings = pgTable(
  'widget_pings',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    origin: text('origin').notNull(),
    refused: boolean('refused').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.origin] }),
    belongsTo({
      name: 'widget_pings_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** Calls on the operator's model key over the whole installation, by month: its hard cap. */
export const modelMonths = pgTable('model_months', {
  /** The month's first day. */
  month: text('month').primaryKey(),
  calls: integer('calls').notNull().default(0),
});
