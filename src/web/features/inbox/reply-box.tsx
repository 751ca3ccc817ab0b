import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import type { Conversation } from '#shared/contract/conversations.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { useDraft, useUnsentWork } from '#web/lib/unsent-work.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { actOnConversation } from './conversation-calls.ts';
import { createReplyOutbox, type ReplyDraft, replyDraftKey } from './reply-outbox.ts';
import { SavedReplies } from './saved-replies.tsx';

const typingEveryMs = 3000;

/** Writing is seen by the visitor as typing; what isn't sent yet stays in the box, also after a reload. */
export function ReplyBox({ conversation }: { conversation: Conversation }) {
  const { id, state } = conversation;
  const client = useDataClient();
  const queries = useQueryClient();
  const { drafts, keep } = useUnsentWork();
  const outbox = keep('replies', () => createReplyOutbox({ client, drafts, queries }));
  const [draft] = useDraft<ReplyDraft>(replyDraftKey(id));
  const text = draft?.text ?? '';
  const lastTyping = useRef(0);

  function type(next: string): void {
    outbox.type(id, next);
    const now = Date.now();
    if (state !== 'human' || now - lastTyping.current < typingEveryMs) return;
    lastTyping.current = now;
    actOnConversation({ client, id, action: 'typing' }).catch(() => undefined);
  }

  function send(action: 'reply' | 'note'): void {
    outbox
      .send(id, action)
      .catch((error: Error) => toast.error({ title: 'Not sent', text: error.message }));
  }

  function sendByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send('reply');
  }

  return (
    <div className="border-t border-line p-3">
      <Textarea
        aria-label="Your reply"
        rows={3}
        // On a phone the conversation needs the room; the box grows by its corner.
        className="max-sm:h-16 max-sm:min-h-16"
        value={text}
        placeholder={
          state === 'bot' ? 'Replying takes the conversation over' : 'Write to the visitor'
        }
        onChange={({ target }) => type(target.value)}
        onKeyDown={sendByKey}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SavedReplies text={text} onPick={(next) => outbox.type(id, next)} />
        <span className="ml-auto flex gap-2">
          <Button variant="ghost" size="small" onClick={() => send('note')}>
            Add note
          </Button>
          <Button
            size="small"
            disabled={!text.trim()}
            busyLabel={outbox.isSending(id) && 'Sending...'}
            onClick={() => send('reply')}
          >
            Send reply
          </Button>
        </span>
      </div>
    </div>
  );
}
