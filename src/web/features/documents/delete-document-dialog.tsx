import { useMutation } from '@tanstack/react-query';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { deleteDocument } from './document-calls.ts';
import { useRefreshDocuments } from './use-documents.ts';

type DeleteDocumentDialogProps = {
  document: Document;
  usedBy: readonly ChatbotName[];
  onClose: () => void;
};

export function DeleteDocumentDialog({ document, usedBy, onClose }: DeleteDocumentDialogProps) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const deletion = useMutation({
    mutationFn: () => deleteDocument({ client, id: document.id }),
    onSuccess: () => {
      toast.success({ title: 'Document deleted', text: document.name });
      onClose();
      refresh();
    },
    onError: (error) => toast.error({ title: 'Document not deleted', text: error.message }),
  });
  const names = usedBy.map(({ name }) => name).join(', ');
  return (
    <ConfirmDialog
      title={`Delete ${document.name}?`}
      text={
        names
          ? `The file and its ${document.passages.toLocaleString('en')} passages go. ${names} can no longer answer from it.`
          : `The file and its ${document.passages.toLocaleString('en')} passages go. No chatbot uses it.`
      }
      verb="Delete document"
      keep="Keep it"
      busyLabel={deletion.isPending && 'Deleting...'}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  );
}
