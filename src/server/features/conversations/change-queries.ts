/** SQL of changes that depend on what a conversation's row holds in the moment of the change. */
import { ne, type SQL, sql } from 'drizzle-orm';
import { conversations } from '#server/db/schema/conversations.ts';

export const plus = (o: {
  column: 'unread' | 'messagesCount' | 'quotedCharacters';
  by: number;
}): SQL => sql`${conversations[o.column]} + ${o.by}`;

/** Somebody who waits already does not wait longer for having said more. */
export const waitUntilAtFirst = (time: Date): SQL =>
  sql`coalesce(${conversations.waitUntil}, ${time.toISOString()}::timestamptz)`;

export const seenUpTo = (seq: number): SQL => sql`greatest(${conversations.seenSeq}, ${seq})`;

export const isWithoutHuman: SQL = ne(conversations.state, 'human');
