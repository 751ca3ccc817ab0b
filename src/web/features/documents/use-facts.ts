import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DescribedTable, Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { correctFact, getDocumentFacts, listFactRows, undoCorrection } from './document-calls.ts';

export const factsKey = (id: string) => ['document-facts', id] as const;

export function useFacts({ id, updatedAt }: Document) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...factsKey(id), updatedAt],
    queryFn: ({ signal }) => getDocumentFacts({ client, id, signal }),
  });
}

/** The rows of a table after those that come with the facts. */
export function useMoreRows({
  document: { id, updatedAt },
  table,
  index,
}: {
  document: Document;
  table: DescribedTable;
  index: number;
}) {
  const client = useDataClient();
  const [isWanted, setIsWanted] = useState(false);
  const first = table.rows.length;
  const query = useInfiniteQuery({
    queryKey: [...factsKey(id), updatedAt, 'rows', index],
    queryFn: ({ pageParam, signal }) =>
      listFactRows({ client, id, table: index, from: pageParam, signal }),
    initialPageParam: first,
    getNextPageParam: (_, pages) => first + pages.reduce((sum, { rows }) => sum + rows.length, 0),
    enabled: isWanted,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    rows,
    left: table.rowCount - first - rows.length,
    isLoading: query.isFetching,
    load: () => {
      if (isWanted) void query.fetchNextPage();
      else setIsWanted(true);
    },
  };
}

/** Undefined undoes a correction, null hides the fact. */
type Change = { key: string; text: string | null | undefined };

export function useCorrection({ id }: Document) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, text }: Change) =>
      text === undefined
        ? undoCorrection({ client, id, key })
        : correctFact({ client, id, key, text }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['corrections'] });
      return queries.invalidateQueries({ queryKey: factsKey(id) });
    },
  });
}
