import type { Deps } from '#server/deps.ts';
import { listChatbots } from '#server/features/chatbots/index.ts';
import { listVersions } from './describe-versions.ts';

/** What an account's export holds of the versions of its chatbots. Deletion is the tables' own work. */
export function versionAccountData(deps: Deps) {
  return {
    name: 'versions',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const all = [];
      for (const { id: chatbotId } of await listChatbots({ deps, workspaceId })) {
        const { items } = await listVersions({ deps, workspaceId, chatbotId });
        all.push({ chatbotId, items });
      }
      return all;
    },
  };
}
