import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Correction, CorrectionsQuery } from '#shared/contract/corrections.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';
import { correctText, listCorrections, undoTextCorrection } from './correction-calls.ts';
import { getDocumentText, undoCorrection } from './document-calls.ts';
import { factsKey } from './use-facts.ts';

const textKey = (id: string) => ['document-text', id] as const;
const allKey = ['corrections'] as const;
const readingMs = 1500;

/** A page of a document's text. While the document is read again with a correction, the text is loaded again. */
export function useDocumentText({
  id,
  page,
  quote,
}: {
  id: string;
  /** Null for the page with the quote. */
  page: number | null;
  quote?: string | undefined;
}) {
  const client = useDataClient();
  const queries = useQueryClient();
  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type !== 'document' || event.documentId !== id) return;
        for (const queryKey of [textKey(id), factsKey(id), allKey]) {
          void queries.invalidateQueries({ queryKey });
        }
      }),
    [client, queries, id],
  );
  return useQuery({
    queryKey: [...textKey(id), page ?? quote],
    queryFn: ({ signal }) => getDocumentText({ client, id, page, quote, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.parts.some(({ isPending }) => isPending) ? readingMs : false,
  });
}

/** Undefined undoes a correction, null leaves the passage out. */
type Change = { key: string; page: number; text: string | null | undefined };

export function useTextCorrection(id: string) {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, page, text }: Change) =>
      text === undefined
        ? undoTextCorrection({ client, id, key })
        : correctText({ client, id, key, page, text }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: allKey });
      return queries.invalidateQueries({ queryKey: textKey(id) });
    },
  });
}

/** What was corrected in a document, in what a chatbot reads, or anywhere. */
export function useCorrections(query: CorrectionsQuery) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...allKey, query],
    queryFn: ({ signal }) => listCorrections({ client, query, signal }),
    // The demo has no corrections.
    enabled: client.link('/') !== null,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'waiting') ? readingMs : false,
  });
}

export function useUndoCorrection() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, documentId: id, key }: Correction) =>
      kind === 'text'
        ? undoTextCorrection({ client, id, key })
        : undoCorrection({ client, id, key }),
    onSuccess: () => toast.success({ title: 'Correction undone' }),
    onError: (error) => toast.error({ title: 'Correction not undone', text: error.message }),
    onSettled: (_, __, { documentId }) => {
      for (const queryKey of [textKey(documentId), factsKey(documentId)]) {
        void queries.invalidateQueries({ queryKey });
      }
      return queries.invalidateQueries({ queryKey: allKey });
    },
  });
}
