import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { type DocumentFilter, listDocuments, listDocumentsById } from './document-calls.ts';

const allKey = ['documents'] as const;
const progressMs = 1500;
/** So many the server tells of at once; the others follow when these are done. */
const followedAtOnce = 200;
const mostTouched = 20;

/** One page after the other, newest first; those still being worked on are followed by themselves. */
export function useDocuments(filter: DocumentFilter) {
  const client = useDataClient();
  const query = useInfiniteQuery({
    queryKey: [...allKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      listDocuments({ client, filter, cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // While a filter is typed, what was found before stays in sight.
    placeholderData: keepPreviousData,
  });
  useShortMemory(filter);
  const listed = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const busy = listed.filter(isBusy).slice(0, followedAtOnce);
  const touched = useTouched(listed);
  const fresh = useProgress([...busy.map(({ id }) => id), ...touched]);
  return {
    ...query,
    documents: listed.map((document) => fresh.get(document.id) ?? document),
    total: query.data?.pages[0]?.total ?? 0,
  };
}

/**
 * Of a list that is left only the beginning is kept: drawn whole when one comes back to it, a thousand rows would hold
 * the page up, and each of its parts would be asked for again.
 */
function useShortMemory({ search, chatbotId, state, source }: DocumentFilter): void {
  const queries = useQueryClient();
  useEffect(() => {
    const queryKey = [...allKey, 'list', { search, chatbotId, state, source }];
    return () => {
      queries.setQueryData<InfiniteData<unknown>>(
        queryKey,
        (list) =>
          list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
      );
    };
  }, [queries, search, chatbotId, state, source]);
}

/** Lists of documents, and what chatbots say about theirs, are read again. */
export function useRefreshDocuments(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: allKey });
    for (const key of ['chatbots', 'chatbot', 'usage']) {
      void queries.invalidateQueries({ queryKey: [key] });
    }
  };
}

/** Listed documents that aren't worked on and that the server told of: what is asked about them may be new. */
function useTouched(listed: readonly Document[]): readonly string[] {
  const client = useDataClient();
  const [touched, setTouched] = useState<readonly string[]>([]);
  const settled = listed.filter((document) => !isBusy(document)).map(({ id }) => id);
  const key = settled.join(',');
  useEffect(() => {
    return client.subscribe((event) => {
      if (event.type !== 'document' || !key.includes(event.documentId)) return;
      const { documentId } = event;
      setTouched((before) =>
        before.includes(documentId) ? before : [...before, documentId].slice(-mostTouched),
      );
    });
  }, [client, key]);
  return touched.filter((id) => key.includes(id));
}

function isBusy({ state }: Document): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** The server tells when something moved; asking now and then covers a connection that is gone. */
function useProgress(ids: readonly string[]): ReadonlyMap<string, Document> {
  const client = useDataClient();
  const key = ids.join(',');
  const { data, refetch } = useQuery({
    queryKey: [...allKey, 'progress', key],
    queryFn: async ({ signal }) => {
      const { items } = await listDocumentsById({ client, ids, signal });
      return new Map(items.map((document) => [document.id, document]));
    },
    enabled: ids.length > 0,
    refetchInterval: ({ state }) =>
      [...(state.data?.values() ?? [])].some(isBusy) || !state.data ? progressMs : false,
  });
  useEffect(() => {
    if (!key) return;
    return client.subscribe((event) => {
      if (event.type === 'document' && key.includes(event.documentId)) void refetch();
    });
  }, [client, key, refetch]);
  return data ?? new Map();
}
