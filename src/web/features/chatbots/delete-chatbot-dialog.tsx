import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { deleteChatbot } from './chatbot-calls.ts';
import { useStoreChatbot } from './use-chatbots.ts';

type DeleteChatbotDialogProps = {
  chatbot: Pick<ChatbotSummary, 'id' | 'name' | 'documentsCount'>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Names what goes and what stays, and wants the name typed by hand. */
export function DeleteChatbotDialog({ chatbot, onClose, onDeleted }: DeleteChatbotDialogProps) {
  const client = useDataClient();
  const { remove } = useStoreChatbot();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const deletion = useMutation({
    mutationFn: () => deleteChatbot({ client, id: chatbot.id }),
    onSuccess: () => {
      remove(chatbot.id);
      toast.success({ title: 'Chatbot deleted', text: `${chatbot.name} is gone.` });
      onClose();
      onDeleted?.();
    },
    onError: (failure) => toast.error({ title: 'Chatbot not deleted', text: failure.message }),
  });
  const documents = chatbot.documentsCount;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !deletion.isPending) onClose();
      }}
      title={`Delete ${chatbot.name}?`}
      description="This cannot be undone. It takes with it:"
    >
      <ul className="-mt-2 mb-5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>its settings, colors and curated answers</li>
        <li>its conversations and the contacts visitors left in them</li>
        <li>the chat on every site where it is installed</li>
        {documents > 0 && (
          <li>
            its link to {documents === 1 ? '1 document' : `${documents} documents`}; the documents
            themselves stay
          </li>
        )}
      </ul>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== chatbot.name.trim()) setError(`Please type ${chatbot.name}`);
          else if (!deletion.isPending) deletion.mutate();
        }}
      >
        <Field label={`Type ${chatbot.name} to confirm`} error={error}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setTyped(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busyLabel={deletion.isPending && 'Deleting...'}>
            Delete chatbot
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
