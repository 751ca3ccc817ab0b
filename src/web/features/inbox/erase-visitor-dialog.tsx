import { useNavigate } from 'react-router';
import type { Conversation } from '#shared/contract/conversations.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={`Erase ${name}?`}
      text="All of this visitor’s conversations and the contact details they left go for good, here and in their own chat. Download the data first if you may need it."
      verb="Erase for good"
      keep="Keep it"
      busyLabel={erasing.isPending && 'Erasing...'}
      onConfirm={erase}
      onClose={onClose}
    />
  );
}
