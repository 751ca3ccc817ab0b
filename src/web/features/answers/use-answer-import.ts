import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportAnswersResponse } from '#shared/contract/answers.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { toast } from '#web/ui/toast.tsx';
import { answersKey, answersPath } from './use-answers.ts';

type Import = { file: File; keeps: boolean };

/** A CSV file of curated answers: the server first says what becomes of each row, then stores them when asked to. */
export function useAnswerImport({
  chatbotId,
  onImported,
}: {
  chatbotId: string;
  onImported: () => void;
}) {
  const client = useDataClient();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [keepsExisting, setKeepsExisting] = useState(false);
  const send = ({ file: sent, keeps, isPreview }: Import & { isPreview: boolean }) => {
    const query = new URLSearchParams({
      ...(isPreview ? { preview: '1' } : {}),
      ...(keeps ? { keep: '1' } : {}),
    });
    return client.call<ImportAnswersResponse>({
      path: answersPath(chatbotId, `/import?${query}`),
      method: 'POST',
      body: new Blob([sent], { type: 'text/csv' }),
    });
  };
  const preview = useMutation({
    mutationFn: (wanted: Import) => send({ ...wanted, isPreview: true }),
  });
  const saving = useMutation({
    mutationFn: (wanted: Import) => send({ ...wanted, isPreview: false }),
    onSuccess: (response) => {
      void queries.invalidateQueries({ queryKey: answersKey(chatbotId) });
      toast.success({ title: 'Answers imported', text: describeResult(response) });
      onImported();
    },
  });
  const counts = preview.data?.counts ?? {};
  return {
    file,
    choose(next: File | undefined): void {
      if (!next) return;
      setFile(next);
      saving.reset();
      preview.mutate({ file: next, keeps: keepsExisting });
    },
    keepsExisting,
    keep(keeps: boolean): void {
      setKeepsExisting(keeps);
      if (file) preview.mutate({ file, keeps });
    },
    preview,
    saving,
    save(): void {
      if (file) saving.mutate({ file, keeps: keepsExisting });
    },
    /** How many answers would be stored. */
    count: (counts.new ?? 0) + (counts.replaces ?? 0),
    /** Whether a row has another answer than the one that is stored. */
    differs: (counts.replaces ?? 0) + (counts.kept ?? 0) > 0,
  };
}

function describeResult({ counts }: ImportAnswersResponse): string {
  const { new: added = 0, replaces = 0, ...others } = counts;
  const skipped = Object.values(others).reduce((sum, many) => sum + many, 0);
  return [
    `${added.toLocaleString(pageLanguage)} added`,
    ...(replaces ? [`${replaces.toLocaleString(pageLanguage)} replaced`] : []),
    ...(skipped ? [`${skipped.toLocaleString(pageLanguage)} left out`] : []),
  ].join(', ');
}
