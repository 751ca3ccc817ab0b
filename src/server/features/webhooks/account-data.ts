import type { Deps } from '#server/deps.ts';
import { listWebhooks } from './manage-webhooks.ts';

/** What an account's export holds of webhooks: where they go, not what signs them. */
export function webhookAccountData(deps: Deps) {
  return {
    name: 'webhooks',
    async exportData({ workspaceId }: { workspaceId: string }) {
      return (await listWebhooks({ deps, workspaceId })).items;
    },
  };
}
