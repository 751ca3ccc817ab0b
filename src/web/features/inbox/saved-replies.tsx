import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';
import { useSavedReplies, useSaveReply } from './use-saved-replies.ts';

const edit = 'edit';

/** What is written again and again: picked into the reply, kept from it, and put right. */
export function SavedReplies({ text, onPick }: { text: string; onPick: (text: string) => void }) {
  const { data: replies = [] } = useSavedReplies();
  const saving = useSaveReply();
  const [isEditing, setEditing] = useState(false);

  function keep(): void {
    const reply = { title: text.trim().slice(0, 60), text: text.trim() };
    saving.mutate(reply, {
      onSuccess: () => toast.success({ title: 'Reply saved for next time' }),
      onError: (error) => toast.error({ title: 'Reply not saved', text: error.message }),
    });
  }

  /** Added below what is already typed, so that nothing is lost. */
  function pick(picked: string): void {
    const reply = replies.find(({ id }) => id === picked);
    if (reply) onPick(text.trim() ? `${text.trimEnd()}\n\n${reply.text}` : reply.text);
  }

  return (
    <>
      {replies.length > 0 && (
        <Select
          aria-label="Saved replies"
          value=""
          onChange={({ target: { value } }) => {
            if (value === edit) setEditing(true);
            else pick(value);
          }}
          className="h-9 w-44 pointer-coarse:h-11"
        >
          <option value="">Saved replies</option>
          {replies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={edit}>Change saved replies…</option>
        </Select>
      )}
      {text.trim() && (
        <Button
          variant="ghost"
          size="small"
          busyLabel={saving.isPending && 'Saving...'}
          onClick={keep}
        >
          Save for next time
        </Button>
      )}
      {isEditing && <SavedRepliesDialog onClose={() => setEditing(false)} />}
    </>
  );
}
