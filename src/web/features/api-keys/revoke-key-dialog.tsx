import type { ApiKey } from '#shared/contract/api-keys.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={`Revoke ${apiKey.name}?`}
      text="Programs that use this key stop working at once. This cannot be undone; you can make a new key at any time."
      verb="Revoke key"
      keep="Keep it"
      busyLabel={revocation.isPending && 'Revoking...'}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
