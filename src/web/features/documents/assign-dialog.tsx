import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { updateDocument } from './document-calls.ts';
import { useRefreshDocuments } from './use-documents.ts';

type AssignDialogProps = {
  document: Document;
  chatbots: readonly ChatbotName[];
  onClose: () => void;
};

/** One document may serve several chatbots. */
export function AssignDialog({ document, chatbots, onClose }: AssignDialogProps) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const [chosen, setChosen] = useState<readonly string[]>(document.chatbotIds);
  const saving = useMutation({
    mutationFn: () =>
      updateDocument({ client, id: document.id, changes: { chatbotIds: [...chosen] } }),
    onSuccess: () => {
      toast.success({ title: 'Settings saved' });
      onClose();
      refresh();
    },
    onError: (error) => toast.error({ title: 'Settings not saved', text: error.message }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Who answers from ${document.name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busyLabel={saving.isPending && 'Saving...'} onClick={() => saving.mutate()}>
            Save
          </Button>
        </>
      }
    >
      {chatbots.length === 0 ? (
        <p className="text-ink-muted">Create a chatbot first; then it can be chosen here.</p>
      ) : (
        <ul>
          {chatbots.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
