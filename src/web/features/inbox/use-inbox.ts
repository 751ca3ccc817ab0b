import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { readAgain } from '#web/state/read-again.ts';
import {
  actOnConversation,
  type ConversationAction,
  eraseVisitor,
  getThread,
  listConversations,
} from './conversation-calls.ts';

const allKey = ['conversations'] as const;

export type InboxFilter = { state: string; chatbotId: string; search: string; userId: string };

/** A search goes on through older conversations without being asked, until a page is full or it has looked at so many parts. */
const enoughFound = 20;
const mostParts = 20;

export function useConversations({ state, chatbotId, search, userId }: InboxFilter) {
  const client = useDataClient();
  const list = useInfiniteQuery({
    queryKey: [...allKey, 'list', state, chatbotId, search],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(state === 'mine' ? { humanId: userId } : state ? { state } : {}),
        ...(chatbotId ? { chatbotId } : {}),
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      return listConversations({ client, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // While a filter is typed, what was found before stays in sight.
    placeholderData: keepPreviousData,
  });
  const pages = list.isPlaceholderData ? [] : (list.data?.pages ?? []);
  const found = pages.reduce((sum, { items }) => sum + items.length, 0);
  const searchedTo = pages.at(-1)?.searchedTo ?? null;
  const goesOn =
    searchedTo !== null &&
    found < enoughFound &&
    pages.length < mostParts &&
    !list.isFetching &&
    !list.isError;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { ...list, searchedTo };
}

/** The newest messages first; each further page lies before the one above it. */
export function useThread(id: string) {
  const client = useDataClient();
  return useInfiniteQuery({
    queryKey: [...allKey, 'thread', id],
    queryFn: ({ pageParam, signal }) =>
      getThread({ client, id, ...(pageParam ? { before: pageParam } : {}), signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.seq : null),
  });
}

/** Anyone who may answer has read it by opening it; for others it stays new. */
export function useMarkSeen({ id, isUnread }: { id: string; isUnread: boolean }): void {
  const { mutate } = useConversationAction(id);
  const mayEdit = useMay('conversations.edit');
  useEffect(() => {
    if (isUnread && mayEdit) mutate({ action: 'seen' });
  }, [isUnread, mayEdit, mutate]);
}

/** Everything this visitor wrote and left, in every conversation. */
export function useEraseVisitor(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => eraseVisitor({ client, id }),
    onSuccess() {
      queries.removeQueries({ queryKey: [...allKey, 'thread', id] });
      void queries.invalidateQueries({ queryKey: [...allKey, 'list'] });
      void queries.invalidateQueries({ queryKey: ['leads'] });
    },
  });
}

/** Anything done in a conversation changes its thread and its place in the list. */
export function useConversationAction(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ action, body }: { action: ConversationAction; body?: unknown }) =>
      actOnConversation({ client, id, action, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: allKey }),
  });
}

/** Reads again what the server says has changed. */
export function useInboxEvents(): void {
  const client = useDataClient();
  const queries = useQueryClient();
  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type !== 'conversation' && event.type !== 'message') return;
        void readAgain({ queries, queryKey: allKey });
      }),
    [client, queries],
  );
}
