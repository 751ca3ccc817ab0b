/** Every call about conversations and saved replies. */
import type { Conversation, SavedReply, ThreadResponse } from '#shared/contract/conversations.ts';
import type { DataClient } from '#web/state/data-client.tsx';

type Client = Pick<DataClient, 'call'>;
type OfOne = { client: Client; id: string };

export type ConversationsResponse = {
  items: Conversation[];
  nextCursor: string | null;
  searchedTo: string | null;
  counts: { waiting: number; open: number; missed: number; unread: number };
};

export function listConversations({
  client,
  query,
  signal,
}: {
  client: Client;
  query: Record<string, string>;
  signal: AbortSignal;
}) {
  const path = `/api/conversations?${new URLSearchParams(query)}` as const;
  return client.call<ConversationsResponse>({ path, signal });
}

export function getThread({
  client,
  id,
  before,
  signal,
}: OfOne & { before?: number; signal: AbortSignal }) {
  const query = before ? `?before=${before}` : '';
  return client.call<ThreadResponse>({ path: `${pathOf(id)}${query}`, signal });
}

export type ConversationAction =
  | 'takeover'
  | 'reply'
  | 'handback'
  | 'close'
  | 'note'
  | 'block'
  | 'typing'
  | 'seen';

export function actOnConversation({
  client,
  id,
  action,
  body = {},
}: OfOne & { action: ConversationAction; body?: unknown }) {
  return client.call<unknown>({ path: `${pathOf(id)}/${action}`, method: 'POST', body });
}

export function eraseVisitor({ client, id }: OfOne) {
  return client.call<{ conversations: number }>({
    path: `${pathOf(id)}/visitor`,
    method: 'DELETE',
  });
}

export async function listSavedReplies({
  client,
  signal,
}: {
  client: Client;
  signal: AbortSignal;
}) {
  const { items } = await client.call<{ items: SavedReply[] }>({
    path: '/api/saved-replies',
    signal,
  });
  return items;
}

export function createSavedReply({
  client,
  input,
}: {
  client: Client;
  input: { title: string; text: string };
}) {
  return client.call<SavedReply>({ path: '/api/saved-replies', method: 'POST', body: input });
}

export function updateSavedReply({
  client,
  reply: { id, title, text },
}: {
  client: Client;
  reply: SavedReply;
}) {
  const path = `/api/saved-replies/${encodeURIComponent(id)}` as const;
  return client.call<SavedReply>({ path, method: 'PATCH', body: { title, text } });
}

export function deleteSavedReply({ client, id }: OfOne) {
  const path = `/api/saved-replies/${encodeURIComponent(id)}` as const;
  return client.call<unknown>({ path, method: 'DELETE' });
}

function pathOf(id: string): `/api/${string}` {
  return `/api/conversations/${encodeURIComponent(id)}`;
}
