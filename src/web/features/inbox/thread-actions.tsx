import { Ban, Check, Download, EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '#shared/contract/conversations.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { ConversationAction } from './conversation-calls.ts';
import { EraseVisitorDialog } from './erase-visitor-dialog.tsx';
import { useConversationAction } from './use-inbox.ts';

/** Who answers from here on. */
export function ThreadActions({
  conversation,
  backTo,
}: {
  conversation: Conversation;
  backTo: string;
}) {
  const [isErasing, setErasing] = useState(false);
  const { mutate, isPending } = useConversationAction(conversation.id);
  const download = useDataClient().link(`/api/conversations/${conversation.id}/visitor`);
  const act = (action: ConversationAction, body?: unknown) =>
    mutate(
      { action, body },
      { onError: (error) => toast.error({ title: 'That failed', text: error.message }) },
    );
  const { state, visitor } = conversation;
  return (
    <div className="flex items-center gap-1.5">
      {(state === 'waiting' || state === 'bot') && (
        <Button
          size="small"
          aria-keyshortcuts="T"
          busyLabel={isPending && 'Joining...'}
          onClick={() => act('takeover')}
        >
          Take over
        </Button>
      )}
      {state === 'human' && (
        <Button
          variant="secondary"
          size="small"
          aria-keyshortcuts="B"
          onClick={() => act('handback')}
        >
          Hand back
        </Button>
      )}
      {state !== 'closed' && (
        // On a phone it is in the menu, which leaves room for the visitor's name.
        <Button
          variant="secondary"
          size="small"
          className="max-sm:hidden"
          aria-keyshortcuts="E"
          onClick={() => act('close')}
        >
          Close
        </Button>
      )}
      <DeferredMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label="More for this conversation">
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuSeparator }) => (
          <>
            {state !== 'closed' && (
              <MenuItem className="sm:hidden" onSelect={() => act('close')}>
                <Check aria-hidden /> Close conversation
              </MenuItem>
            )}
            <MenuItem onSelect={() => act('block', { blocked: !visitor.isBlocked })}>
              <Ban aria-hidden /> {visitor.isBlocked ? 'Unblock visitor' : 'Block visitor'}
            </MenuItem>
            {download && (
              <MenuItem asChild>
                <a href={download} download>
                  <Download aria-hidden /> Download this visitor’s data
                </a>
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem className="text-bad" onSelect={() => setErasing(true)}>
              <Trash2 aria-hidden /> Erase this visitor’s data
            </MenuItem>
          </>
        )}
      </DeferredMenu>
      {isErasing && (
        <EraseVisitorDialog
          conversation={conversation}
          backTo={backTo}
          onClose={() => setErasing(false)}
        />
      )}
    </div>
  );
}
