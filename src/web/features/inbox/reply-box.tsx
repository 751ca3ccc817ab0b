import { useQueryClient } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Conversation } from '#shared/contract/conversations.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useDraft, useUnsentWork } from '#web/state/unsent-work.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { actOnConversation } from './conversation-calls.ts';
import { createReplyOutbox, type ReplyDraft, replyDraftKey } from './reply-outbox.ts';
import { optionId, ReplyPicker } from './reply-picker.tsx';
import { SaveReplyButton } from './save-reply-button.tsx';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';
import { useReplyPicker } from './use-reply-picker.ts';

const typingEveryMs = 3000;

/** Writing is seen by the visitor as typing; what isn't sent yet stays in the box, also after a reload. */
export function ReplyBox({ conversation }: { conversation: Conversation }) {
  const { id, state, visitor } = conversation;
  const client = useDataClient();
  const queries = useQueryClient();
  const { drafts, keep } = useUnsentWork();
  const outbox = keep('replies', () => createReplyOutbox({ client, drafts, queries }));
  const [draft] = useDraft<ReplyDraft>(replyDraftKey(id));
  const [isManaging, setManaging] = useState(false);
  const text = draft?.text ?? '';
  const lastTyping = useRef(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const picker = useReplyPicker({ box, text, name: visitor.name, onChange: type });
  const hasOptions = picker.isOpen && picker.replies.length > 0;

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

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (picker.handleKey(event)) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send('reply');
  }

  return (
    <div className="relative border-t border-line p-3">
      {picker.isOpen && (
        <ReplyPicker
          id={listId}
          replies={picker.replies}
          chosen={picker.chosen}
          onPick={picker.pick}
          onManage={() => {
            picker.cancel();
            setManaging(true);
          }}
        />
      )}
      <Textarea
        ref={box}
        aria-label="Your reply"
        aria-keyshortcuts="R"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={hasOptions ? optionId(listId, picker.chosen) : undefined}
        rows={3}
        // On a phone the conversation needs the room; the box grows by its corner.
        className="max-sm:h-16 max-sm:min-h-16"
        value={text}
        placeholder={
          state === 'bot'
            ? 'Write a reply to take over. Type / for saved replies.'
            : 'Write to the visitor. Type / for saved replies.'
        }
        onChange={({ target }) => {
          type(target.value);
          picker.follow(target.selectionStart);
        }}
        onClick={({ currentTarget }) => picker.follow(currentTarget.selectionStart)}
        onBlur={picker.close}
        onKeyDown={handleKey}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          variant="ghost"
          size="small"
          aria-label="Saved replies"
          title="Saved replies"
          onMouseDown={(event) => event.preventDefault()}
          onClick={picker.start}
        >
          <MessageSquareText aria-hidden className="sm:hidden" />
          <kbd aria-hidden className="font-mono text-[15px] max-sm:hidden">
            /
          </kbd>
          <span className="max-sm:sr-only">Saved replies</span>
        </Button>
        <SaveReplyButton text={text} />
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
      {isManaging && <SavedRepliesDialog onClose={() => setManaging(false)} />}
    </div>
  );
}
