import { useNavigate } from 'react-router';
import type { Conversation } from '#shared/contract/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { visitorName } from './conversation-list.tsx';
import { useEraseVisitor } from './use-inbox.ts';

type EraseVisitorDialogProps = { conversation: Conversation; backTo: string; onClose: () => void };

/** For a person who asks to be forgotten. */
export function EraseVisitorDialog({ conversation, backTo, onClose }: EraseVisitorDialogProps) {
  const navigate = useNavigate();
  const erasing = useEraseVisitor(conversation.id);
  const name = visitorName(conversation);
  const erase = () =>
    erasing.mutate(undefined, {
      onSuccess: ({ conversations }) => {
        toast.success({
          title: 'Visitor erased',
          text:
            conversations === 1
              ? '1 conversation is gone.'
              : `${conversations} conversations are gone.`,
        });
        void navigate(backTo);
      },
      onError: (error) => toast.error({ title: 'Nothing was erased', text: error.message }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !erasing.isPending) onClose();
      }}
      title={`Erase ${name}?`}
      description="All of this visitor’s conversations and the contact details they left go for good, here and in their own chat. Download the data first if you may need it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busyLabel={erasing.isPending && 'Erasing...'} onClick={erase}>
            Erase for good
          </Button>
        </>
      }
    />
  );
}
