import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataClient } from '#web/state/data-client.tsx';
import { getDocument } from './document-calls.ts';

const TextDialog = lazy(() => import('./text-dialog.tsx'));

/** The text of a document of which only the id is known. */
export function PageTextDialog({
  documentId,
  quote,
  onEdit,
  onClose,
}: {
  documentId: string;
  /** Opens the page that says this. */
  quote?: string | undefined;
  /** Opens the editor of a typed text. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
}) {
  const client = useDataClient();
  const { data } = useQuery({
    queryKey: ['documents', 'one', documentId],
    queryFn: ({ signal }) => getDocument({ client, id: documentId, signal }),
  });
  return (
    <Suspense>
      {data && <TextDialog document={data} quote={quote} onEdit={onEdit} onClose={onClose} />}
    </Suspense>
  );
}
