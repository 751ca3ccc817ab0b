import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Document, OlderVersionInput } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefreshDocuments } from './use-documents.ts';

type NewVersionPromptProps = {
  document: Pick<Document, 'id' | 'name'>;
  older: NonNullable<Document['olderVersion']>;
};

/** Asks whether a document takes the place of the one that it looks like a new version of. */
export function NewVersionPrompt({ document: { id, name }, older }: NewVersionPromptProps) {
  const client = useDataClient();
  const queries = useQueryClient();
  const refresh = useRefreshDocuments();
  const deciding = useMutation({
    mutationFn: (choice: OlderVersionInput['choice']) =>
      client.call<Document>({
        path: `/api/documents/${id}/older/${older.id}`,
        method: 'POST',
        body: { choice },
      }),
    onSuccess: (_, choice) => {
      refresh();
      for (const queryKey of [['health'], ['conflicts']]) {
        void queries.invalidateQueries({ queryKey });
      }
      if (choice === 'replace') {
        const text = 'You can restore it under Versions.';
        toast.success({ title: `${older.name} was replaced`, text });
      }
    },
    onError: ({ message }) => toast.error({ title: 'Not saved', text: message }),
  });
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[13.5px]">
      <p className="wrap-anywhere">This looks like a new version of {older.name}: replace it?</p>
      <span className="flex gap-1">
        <Button
          variant="secondary"
          size="small"
          aria-label={`Replace ${older.name} with ${name}`}
          disabled={deciding.isPending}
          onClick={() => deciding.mutate('replace')}
        >
          Replace
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={`Keep both ${older.name} and ${name}`}
          disabled={deciding.isPending}
          onClick={() => deciding.mutate('keep')}
        >
          Keep both
        </Button>
      </span>
    </div>
  );
}
