import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useDataClient } from '#web/lib/data-client.tsx';
import { getDocument } from './document-calls.ts';

const TextDialog = lazy(() => import('./text-dialog.tsx'));

/** The text of a web page, of which only the id is known. */
export function PageTextDialog({
  documentId,
  onClose,
}: {
  documentId: string;
  onClose: () => void;
}) {
  const client = useDataClient();
  const { data } = useQuery({
    queryKey: ['documents', 'one', documentId],
    queryFn: ({ signal }) => getDocument({ client, id: documentId, signal }),
  });
  return <Suspense>{data && <TextDialog document={data} onClose={onClose} />}</Suspense>;
}
