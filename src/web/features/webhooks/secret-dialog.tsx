import type { WebhookWithSecret } from '#shared/contract/webhooks.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type SecretDialogProps = { made: WebhookWithSecret; onClose: () => void };

/** The one time the secret is shown. */
export function SecretDialog({ made, onClose }: SecretDialogProps) {
  const { previousSecretUntil } = made.endpoint;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Signing secret"
      description="With it the receiver checks that a message comes from here. Copy it now: it is not shown again."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-56 rounded-control bg-sunken px-3 py-2.5 text-[13.5px] break-all">
          {made.secret}
        </code>
        <CopyButton text={made.secret} />
      </div>
      {previousSecretUntil && (
        <p className="mt-3 text-sm text-ink-muted">
          Until{' '}
          {new Date(previousSecretUntil).toLocaleString(pageLanguage, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}{' '}
          messages carry two signatures, of the old secret and the new one.
        </p>
      )}
    </Dialog>
  );
}
