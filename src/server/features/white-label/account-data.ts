import type { Deps } from '#server/deps.ts';
import { getWhiteLabel } from './manage-white-label.ts';

/** What an account's export holds of it. Deleting needs no help: the row hangs on the workspace's. */
export function whiteLabelAccountData(deps: Deps) {
  return {
    name: 'white_label',
    async exportData({ workspaceId }: { workspaceId: string }) {
      return (await getWhiteLabel({ deps, workspaceId })).label;
    },
  };
}
