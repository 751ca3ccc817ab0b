import type { ApiKey } from '#shared/contract/api-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRevokeApiKey } from './use-api-keys.ts';

type RevokeKeyDialogProps = { apiKey: ApiKey; onClose: () => void };

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const revocation = useRevokeApiKey();
  const revoke = () =>
    revocation.mutate(apiKey.id, {
      onSuccess: () => {
        toast.success({ title: 'Key revoked', text: 'Its next call is refused.' });
        onClose();
      },
      onError: (failure) => toast.error({ title: 'Key not revoked', text: failure.message }),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !revocation.isPending) onClose();
      }}
      title={`Revoke ${apiKey.name}?`}
      description="Programs that use this key stop working at once. This cannot be undone; you can make a new key at any time."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            onClick={revoke}
            busyLabel={revocation.isPending && 'Revoking...'}
          >
            Revoke key
          </Button>
        </>
      }
    />
  );
}
