import { MessageSquareText } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Conversation } from '#shared/contract/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { optionId, ReplyPicker } from './reply-picker.tsx';
import { SaveReplyButton } from './save-reply-button.tsx';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';
import { useReplyDraft } from './use-reply-draft.ts';
import { useReplyPicker } from './use-reply-picker.ts';

/** Writing is seen by the visitor as typing; what isn't sent yet stays in the box, also after a reload. */
export function ReplyBox({ conversation }: { conversation: Conversation }) {
  const { state, visitor } = conversation;
  const { text, type, send, isSending, failure } = useReplyDraft(conversation);
  const [isManaging, setManaging] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const picker = useReplyPicker({ box, text, name: visitor.name, onChange: type });
  const hasOptions = picker.isOpen && picker.replies.length > 0;

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
            ? 'Reply to take over, or type / for saved replies'
            : 'Reply, or type / for saved replies'
        }
        onChange={({ target }) => {
          type(target.value);
          picker.follow(target.selectionStart);
        }}
        onClick={({ currentTarget }) => picker.follow(currentTarget.selectionStart)}
        onBlur={picker.close}
        onKeyDown={handleKey}
      />
      <FieldError>{failure && `Not sent. ${failure}`}</FieldError>
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
            busyLabel={isSending && 'Sending...'}
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
