import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextResponse } from '#shared/contract/texts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useDraft } from '#web/state/unsent-work.tsx';
import { toast } from '#web/ui/toast.tsx';
import { createText, updateText } from './text-calls.ts';
import { type TextDraft, textDraftKey } from './text-draft.ts';
import { useRefreshDocuments } from './use-documents.ts';

export const textQueryKey = (id: string) => ['texts', id] as const;

/** A text being edited and everything that can become of it: kept in the browser, saved, or met by someone else's. */
export function useTextSaving({
  loaded,
  chatbotIds,
  onSaved,
}: {
  /** Null for a new text. */
  loaded: TextResponse | null;
  chatbotIds: string[];
  onSaved: () => void;
}) {
  const client = useDataClient();
  const queries = useQueryClient();
  const refresh = useRefreshDocuments();
  const id = loaded?.document.id ?? null;
  const [draft, setDraft] = useDraft<TextDraft>(textDraftKey(id));
  const [conflict, setConflict] = useState<TextResponse | null>(null);
  const saved = {
    title: loaded?.document.name ?? '',
    text: loaded?.text ?? '',
    version: loaded?.version ?? 0,
  };
  const typed = draft ?? saved;

  const saving = useMutation({
    mutationFn: ({ title, text, version }: TextDraft) =>
      id
        ? updateText({ client, id, input: { title, text, version } })
        : createText({ client, input: { title, text, chatbotIds } }),
    onSuccess: (response) => {
      setConflict(null);
      setDraft(null);
      queries.setQueryData(textQueryKey(response.document.id), response);
      refresh();
      toast.success({
        title: 'Text saved',
        text: 'Your chatbot can answer from it in a few seconds.',
      });
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.current) setConflict(error.current as TextResponse);
      else toast.error({ title: 'Text not saved', text: error.message });
    },
  });
  const fields = saving.error instanceof ApiError ? saving.error.fields : {};

  return {
    typed,
    fields,
    isChanged: typed.title !== saved.title || typed.text !== saved.text,
    isSaving: saving.isPending,
    type(changes: Partial<TextDraft>): void {
      const next = { ...typed, ...changes };
      const isSame = next.title === saved.title && next.text === saved.text;
      setDraft(isSame ? null : next);
    },
    save: () => saving.mutate(typed),
    discard: () => setDraft(null),
    conflict: conflict && {
      theirs: conflict,
      keepMine: () => saving.mutate({ ...typed, version: conflict.version }),
      takeTheirs() {
        setDraft(null);
        queries.setQueryData(textQueryKey(conflict.document.id), conflict);
        setConflict(null);
      },
      decideLater: () => setConflict(null),
    },
  };
}

export type TextSaving = ReturnType<typeof useTextSaving>;
