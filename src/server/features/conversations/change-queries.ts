/** SQL of changes that depend on what a conversation's row holds in the moment of the change. */
import { type SQL, sql } from 'drizzle-orm';
import { conversations } from '#server/db/schema/conversations.ts';

export const oneMoreMessage: SQL = sql`${conversations.messagesCount} + 1`;

export const seenUpTo = (seq: number): SQL => sql`greatest(${conversations.seenSeq}, ${seq})`;
