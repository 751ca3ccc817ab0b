import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSaveReply } from './use-saved-replies.ts';

/** Keeps what is typed as a saved reply. */
export function SaveReplyButton({ text }: { text: string }) {
  const saving = useSaveReply();
  const kept = text.trim();
  if (!kept || kept.startsWith('/')) return null;

  function save(): void {
    saving.mutate(
      { title: kept.slice(0, 60), text: kept },
      {
        onSuccess: () => toast.success({ title: 'Reply saved. Type / to use it.' }),
        onError: (error) => toast.error({ title: 'Reply not saved', text: error.message }),
      },
    );
  }

  return (
    <Button
      variant="ghost"
      size="small"
      className="max-sm:hidden"
      busyLabel={saving.isPending && 'Saving...'}
      onClick={save}
    >
      Save for next time
    </Button>
  );
}
