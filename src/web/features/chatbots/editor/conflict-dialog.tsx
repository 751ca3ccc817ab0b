import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import {
  changedSettings,
  describeSetting,
  settingPlaces,
} from '#web/features/chatbots/changed-settings.ts';
import { settingsOf } from '#web/features/chatbots/settings-draft.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Someone saved in between. Both versions are shown, and nothing is lost before the owner has chosen. */
export function ConflictDialog({ saving }: { saving: ChatbotSaving }) {
  const { conflict, loaded, changes } = saving;
  if (!conflict) return null;
  const theirChanges = changedSettings({
    before: settingsOf(loaded),
    after: settingsOf(conflict.theirs),
  });
  const names = [
    ...new Set([...Object.keys(changes), ...Object.keys(theirChanges)]),
  ] as (keyof ChatbotSettings)[];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) conflict.decideLater();
      }}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
      title="This chatbot was changed elsewhere"
      description="It was saved in another tab or by someone else since you opened it. Your changes are not saved yet, and nothing is lost."
      footer={
        <>
          <Button variant="ghost" onClick={conflict.decideLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={conflict.takeTheirs}>
            Take theirs, drop mine
          </Button>
          <Button busyLabel={saving.isSaving && 'Saving...'} onClick={conflict.keepMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-line rounded-card border border-line">
        {names.map((name) => (
          <div key={name} className="grid gap-x-5 gap-y-2 p-4 sm:grid-cols-[8rem_1fr_1fr]">
            <dt className="text-[14.5px] font-[560]">{settingPlaces[name].label}</dt>
            <Version of="Yours">
              {name in changes ? describeSetting(changes[name]) : 'Unchanged'}
            </Version>
            <Version of="Saved now">{describeSetting(conflict.theirs[name])}</Version>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        Saving yours keeps every other setting as it is saved now.
      </p>
    </Dialog>
  );
}

function Version({ of, children }: { of: string; children: string }) {
  return (
    <dd className="text-[14.5px]">
      <span className="block text-[13px] text-ink-muted">{of}</span>
      <span className="line-clamp-3 wrap-anywhere">{children}</span>
    </dd>
  );
}
