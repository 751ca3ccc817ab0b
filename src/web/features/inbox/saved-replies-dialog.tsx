import { useState } from 'react';
import { type SavedReply, savedReplyInput } from '#shared/contract/conversations.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { offerUndo } from '#web/ui/offer-undo.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useDeleteReply, useSavedReplies, useSaveReply } from './use-saved-replies.ts';

export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const list = useSavedReplies();
  const replies = list.data ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Saved replies"
      description="Your whole team can use these. {name} becomes the visitor’s name."
      className="sm:w-[min(38rem,calc(100vw-2rem))]"
    >
      <ListFrame
        list={list}
        loadingLabel="Loading saved replies"
        failedTitle="The saved replies could not be loaded"
        isEmpty={replies.length === 0}
        empty={isAdding ? null : 'No saved replies yet.'}
      >
        <ul className="divide-y divide-line">
          {replies.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} />
          ))}
        </ul>
      </ListFrame>
      {isAdding ? (
        <ReplyForm reply={{ title: '', text: '' }} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setAdding(true)}>
          New reply
        </Button>
      )}
    </Dialog>
  );
}

function ReplyItem({ reply }: { reply: SavedReply }) {
  const [isEditing, setEditing] = useState(false);
  const deletion = useDeleteReply();
  const saving = useSaveReply();
  if (isEditing) {
    return (
      <li className="py-3 first:pt-0">
        <ReplyForm reply={reply} onClose={() => setEditing(false)} />
      </li>
    );
  }

  function remove(): void {
    const { title, text } = reply;
    deletion.mutate(reply.id, {
      onSuccess: () =>
        offerUndo({
          title: 'Reply deleted',
          restore: () => saving.mutateAsync({ title, text }),
        }),
      onError: (error) => toast.error({ title: 'Reply not deleted', text: error.message }),
    });
  }

  return (
    <li className="py-3 first:pt-0">
      <p className="font-[600] break-words">{reply.title}</p>
      <p className="mt-0.5 line-clamp-3 break-words whitespace-pre-wrap text-ink-soft">
        {reply.text}
      </p>
      <div className="mt-1 -ml-3 flex gap-1">
        <Button
          variant="ghost"
          size="small"
          aria-label={`Change ${reply.title}`}
          onClick={() => setEditing(true)}
        >
          Change
        </Button>
        <Button
          variant="ghost"
          size="small"
          className="text-bad"
          aria-label={`Delete ${reply.title}`}
          busyLabel={deletion.isPending && 'Deleting...'}
          onClick={remove}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

type ReplyDraft = Pick<SavedReply, 'title' | 'text'> & { id?: string };

/** Without an id it makes a new one. */
function ReplyForm({ reply, onClose }: { reply: ReplyDraft; onClose: () => void }) {
  const saving = useSaveReply();
  const form = useContractForm({
    schema: savedReplyInput,
    defaultValues: { title: reply.title, text: reply.text },
    async submit(input) {
      await saving.mutateAsync({ ...input, id: reply.id });
      onClose();
    },
  });
  return (
    <form
      {...form.formProps}
      aria-label={reply.id ? `Change ${reply.title}` : 'New reply'}
      className="mt-3 grid gap-3"
    >
      <Field label="Name" error={form.errorOf('title')}>
        {(control) => <Input {...form.bind('title')} {...control} maxLength={80} />}
      </Field>
      <Field label="Reply" error={form.errorOf('text') ?? form.failure}>
        {(control) => <Textarea {...form.bind('text')} {...control} maxLength={4000} rows={4} />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" busyLabel={form.isBusy && 'Saving...'}>
          Save reply
        </Button>
      </div>
    </form>
  );
}
