/**
 * SQL of a question and its answer, which every message of a visitor runs: each is one statement and one wait for the
 * disk. Their ids are made here, because the embedded database opens a file for each that it makes.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { selectHeldMessage } from '#server/features/conversations/held-message-queries.ts';
import {
  type ConversationRow,
  type MessageRow,
  oneMoreMessage,
} from '#server/features/conversations/queries.ts';

type OfConversation = {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
  chatbotId: string;
  now: Date;
};

const given = sql.placeholder;
const isGiven = and(
  eq(conversations.workspaceId, given('workspaceId')),
  eq(conversations.id, given('conversationId')),
  eq(conversations.chatbotId, given('chatbotId')),
);
const { state, waitUntil } = conversations;
const oneMore = { messagesCount: oneMoreMessage, lastMessageAt: sql`${given('now')}` };

const ofGiven = {
  id: given('id'),
  workspaceId: given('workspaceId'),
  chatbotId: given('chatbotId'),
  text: given('text'),
  createdAt: given('now'),
};

const question = prepareOnce((connection) => {
  const held = connection.$with('held').as(
    connection
      .update(conversations)
      .set({
        ...oneMore,
        visitor: sql`${conversations.visitor} || ${given('details')}::jsonb`,
        visitorId: sql`coalesce(${given('provenId')}, ${conversations.visitorId})`,
        isVerified: sql`${conversations.isVerified} or ${given('provenId')}::text is not null`,
        pageUrl: sql`coalesce(nullif(${given('page')}, ''), ${conversations.pageUrl})`,
        referrer: sql`coalesce(nullif(${given('referrer')}, ''), ${conversations.referrer})`,
        addressKey: sql`${given('addressKey')}`,
        state: sql`case when ${state} = 'closed' or (${state} = 'waiting' and ${given('endsWait')}) then 'bot' else ${state} end`,
        closedAt: null,
        unread: sql`${conversations.unread} + (${state} in ('waiting', 'human'))::int`,
        // Someone who waits already does not wait longer for having said more.
        waitUntil: sql`case when ${state} = 'human' then coalesce(${waitUntil}, ${given('waitUntil')}::timestamptz)
          when ${state} = 'waiting' and ${given('endsWait')} then null else ${waitUntil} end`,
        lastText: sql`${given('preview')}`,
      })
      .where(isGiven)
      .returning(),
  );
  const added = connection.$with('added').as(
    connection
      .insert(messages)
      .select(
        selectHeldMessage({
          held,
          values: {
            ...ofGiven,
            role: 'visitor',
            sources: [],
            state: 'complete',
            clientKey: given('clientKey'),
          },
        }),
      )
      .returning(),
  );
  return connection.with(held, added).select().from(held).innerJoin(added, sql`true`);
});

/** Adds a visitor's message to their conversation, which it opens again if need be. Null where there is none such. */
export async function addQuestion({
  connection,
  ...message
}: OfConversation & {
  text: string;
  preview: string;
  clientKey: string | null;
  details: ConversationRow['visitor'];
  provenId: string | null;
  page: string;
  referrer: string;
  addressKey: string;
  /** For a human who is in the conversation already; null where the visitor needs no reply. */
  waitUntil: Date | null;
  /** The visitor takes leave: no one has to come any more. */
  endsWait: boolean;
}): Promise<{ conversation: ConversationRow; question: MessageRow } | null> {
  const [row] = await question(connection).execute({ id: randomUUID(), ...message });
  return row ? { conversation: row.held, question: row.added } : null;
}

const answer = prepareOnce((connection) => {
  const held = connection.$with('held').as(
    connection
      .update(conversations)
      .set({
        ...oneMore,
        quotedCharacters: sql`${conversations.quotedCharacters} + ${given('quoted')}`,
      })
      .where(and(isGiven, ne(state, 'human')))
      .returning({ id: conversations.id }),
  );
  return connection
    .with(held)
    .insert(messages)
    .select(
      selectHeldMessage({
        held,
        values: {
          ...ofGiven,
          role: 'bot',
          sources: given('sources'),
          options: given('options'),
          confidence: given('confidence'),
          outcome: given('outcome'),
          writer: given('writer'),
          state: given('state'),
          answersId: given('answersId'),
          isCounted: given('isCounted'),
        },
      }),
    )
    .returning();
});

/** Null where the conversation is gone or a human has joined it. */
export async function addAnswer({
  connection,
  ...message
}: OfConversation &
  Pick<MessageRow, 'text' | 'sources' | 'options' | 'confidence' | 'outcome' | 'writer' | 'state'> &
  Pick<MessageRow, 'answersId' | 'isCounted'> & { quoted: number }): Promise<MessageRow | null> {
  const [row] = await answer(connection).execute({ id: randomUUID(), ...message });
  return row ?? null;
}

const turns = prepareOnce((connection) =>
  connection
    .select({ role: messages.role, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.workspaceId, given('workspaceId')),
        eq(messages.conversationId, given('conversationId')),
        lt(messages.seq, given('before')),
        ne(messages.role, 'note'),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(given('limit')),
);

/** What was said last before a message, the oldest first. */
export async function listTurns({
  connection,
  ...of
}: {
  connection: Connection;
  workspaceId: string;
  conversationId: string;
  before: number;
  limit: number;
}): Promise<Pick<MessageRow, 'role' | 'text'>[]> {
  const rows = await turns(connection).execute(of);
  return rows.reverse();
}
