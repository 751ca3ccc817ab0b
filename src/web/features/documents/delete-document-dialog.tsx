import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
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
  const [isForGood, setForGood] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteDocument({ client, id: document.id, isForGood }),
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
          ? `${names} can no longer answer from it. You can get it back by restoring an earlier version of a chatbot.`
          : 'No chatbot uses it. You can get it back by restoring an earlier version of a chatbot that did.'
      }
      verb="Delete document"
      keep="Keep it"
      busyLabel={deletion.isPending && 'Deleting...'}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <Checkbox
        label="Also delete it from earlier versions. It can’t be restored then."
        checked={isForGood}
        onChange={({ target }) => setForGood(target.checked)}
      />
    </ConfirmDialog>
  );
}
