/** What the owner sees of conversations and says in them. */
import type { Deps } from '#server/deps.ts';
import type { KnownConflict } from '#server/engine/conflicts/stored-conflict.ts';
import { findTouched } from '#server/engine/conflicts/touched-conflicts.ts';
import { publishConversation } from '#server/features/conversations/add-message.ts';
import {
  deleteConversation,
  listMessages,
  type MessageRow,
  updateConversation,
} from '#server/features/conversations/queries.ts';
import { countInbox, ensureCounted } from '#server/features/counts/index.ts';
import { listKnownConflicts } from '#server/features/documents/index.ts';
import { publishEvent } from '#server/features/live/index.ts';
import { readCursor, writeCursor } from '#server/http/list-cursor.ts';
import type {
  ConversationMessage,
  ConversationsQuery,
  ThreadResponse,
} from '#shared/contract/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';
import { listBlocked } from './block-queries.ts';
import { describeConversation, describeForOwner, describeOne } from './describe-conversation.ts';
import {
  countQuestions,
  findInboxRow,
  findPlace,
  listInboxRows,
  listNamelessIds,
} from './inbox-queries.ts';
import { listUsedActions } from './used-action-queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfConversation = OfWorkspace & { id: string };

/**
 * Conversations that one search looks through, so that none holds the database for long: the embedded one serves
 * everyone from one session.
 */
const searchedAtOnce = { embedded: 200, postgres: 1_000 };

export const notFound = () => new AppError('not_found', 'This conversation does not exist.');

export async function listConversations({
  deps,
  workspaceId,
  query,
}: OfWorkspace & { query: ConversationsQuery }) {
  const of = { connection: deps.database.orm, workspaceId };
  const before = readCursor(query.cursor);
  const count = searchedAtOnce[deps.database.kind];
  // A search reads hundreds of conversations; the inbox itself shows what happened a moment ago.
  const connection = query.search ? deps.database.reading : deps.database.orm;
  const looked = { connection, workspaceId, query, before };
  const downTo = query.search ? await findPlace({ ...looked, count }) : null;
  const searched = { ...looked, downTo };
  const aliasedIds = query.search ? await listAliased(searched) : [];
  const rows = await listInboxRows({ ...searched, aliasedIds, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const isFull = rows.length > page.length;
  const last = page.at(-1)?.conversation;
  const end = isFull && last ? { at: last.lastMessageAt, id: last.id } : downTo;
  await ensureCounted({ deps, workspaceId });
  const visitorIds = page.map(({ conversation }) => conversation.visitorId);
  const blocked = await listBlocked({ ...of, visitorIds });
  return {
    items: page.map((row) => describeConversation({ row, blocked })),
    nextCursor: end && writeCursor(end),
    searchedTo: isFull ? null : (downTo?.at.toISOString() ?? null),
    counts: await countInbox(of),
  };
}

/** Aliases aren't stored, so they are compared here: no more of them than one search looks through. */
async function listAliased(searched: Parameters<typeof listNamelessIds>[0]): Promise<string[]> {
  // From the start of a word: "yan" is no search for cyan animals.
  const wanted = ` ${searched.query.search.toLowerCase()}`;
  const ids = await listNamelessIds(searched);
  return ids.filter((id) => ` ${visitorAlias(id).toLowerCase()}`.includes(wanted));
}

export async function getThread({
  deps,
  workspaceId,
  id,
  before,
  limit,
}: OfConversation & { before?: number | undefined; limit: number }): Promise<ThreadResponse> {
  const of = { connection: deps.database.orm, workspaceId };
  const row = await findInboxRow({ ...of, id });
  if (!row) throw notFound();
  const page = { conversationId: id, before, withNotes: true, limit: limit + 1 };
  const rows = await listMessages({ ...of, ...page });
  const conflicts = await listKnownConflicts({
    ...{ ...of, chatbotId: row.conversation.chatbotId },
    version: null,
  });
  return {
    conversation: await describeOne({ deps, row }),
    messages: rows.slice(-limit).map((message) => ({
      ...describeForOwner(message),
      ...findConflict({ conflicts, message }),
    })),
    hasEarlier: rows.length > limit,
    actions: await listUsedActions({ ...of, conversationId: id }),
  };
}

/** The undecided conflict that an answer rests on. */
function findConflict({
  conflicts,
  message: { role, sources },
}: {
  conflicts: readonly KnownConflict[];
  message: Pick<MessageRow, 'role' | 'sources'>;
}): Pick<ConversationMessage, 'conflict'> {
  const [touched] = role === 'bot' ? findTouched({ conflicts, sources }) : [];
  if (!touched) return {};
  const { subject, used, unused } = touched;
  return { conflict: { subject, used, unused } };
}

/** Someone looked at it: nothing in it is unread any more, on any of the owner's screens. */
export async function markSeen({ deps, workspaceId, id }: OfConversation): Promise<void> {
  const of = { connection: deps.database.orm, workspaceId, id };
  const row = await findInboxRow(of);
  if (!row) throw notFound();
  if (row.conversation.unread === 0) return;
  await updateConversation({ ...of, changes: { unread: 0 } });
  await publishConversation({ deps, conversation: row.conversation });
}

export async function getConversation({ deps, workspaceId, id }: OfConversation) {
  const row = await findInboxRow({ connection: deps.database.orm, workspaceId, id });
  if (!row) throw notFound();
  return describeOne({ deps, row });
}

/** The visitor sees that someone is writing. Nothing is stored. */
export async function showTyping({
  human,
  ...of
}: OfConversation & { human: { userId: string; name: string } }): Promise<void> {
  const { deps, workspaceId, id } = of;
  await getConversation(of);
  const event = { kind: 'typing', workspaceId, conversationId: id, name: human.name } as const;
  await publishEvent({ deps, event });
}

export async function removeConversation(of: OfConversation): Promise<void> {
  const { deps, workspaceId, id } = of;
  if (!(await deleteConversation({ connection: deps.database.orm, workspaceId, id })))
    throw notFound();
  await publishEvent({ deps, event: { kind: 'gone', workspaceId, conversationId: id } });
}

/** Counted questions, all or since a moment. */
export function countAsked({
  deps,
  workspaceId,
  since,
}: {
  deps: Deps;
  workspaceId: string;
  since: string | undefined;
}): Promise<number> {
  const moment = since ? new Date(since) : undefined;
  return countQuestions({ connection: deps.database.orm, workspaceId, since: moment });
}
