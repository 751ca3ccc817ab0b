import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

/** Stays in sight as long as something is not saved. */
export function SaveBar({ saving }: { saving: ChatbotSaving }) {
  const count = Object.keys(saving.changes).length;
  return (
    <div
      role="status"
      className="sticky bottom-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-1 mt-6 px-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden"
    >
      {saving.isChanged && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-raised">
          <p className="text-[14.5px] font-[560]">
            {count === 1 ? '1 unsaved change' : `${count} unsaved changes`}
          </p>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
            <Button variant="ghost" onClick={saving.discard}>
              Undo changes
            </Button>
            <Button busyLabel={saving.isSaving && 'Saving...'} onClick={() => void saving.save()}>
              Save changes
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

export function SavedHint({ saving }: { saving: ChatbotSaving }) {
  if (saving.isChanged) return <span className="text-sm text-warn">Not saved yet</span>;
  return (
    <span className="text-sm text-ink-muted">
      Saved <RelativeTime time={saving.loaded.updatedAt} />
    </span>
  );
}
