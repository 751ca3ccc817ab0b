import type { Deps } from '#server/deps.ts';
import { exportCalls } from './queries.ts';

/** What an account's export holds of actions besides their definitions: the log of calls. Keys are of no use to anyone. */
export function actionAccountData(deps: Deps) {
  return {
    name: 'action-calls',
    async exportData({ workspaceId }: { workspaceId: string }) {
      return exportCalls({ connection: deps.database.orm, workspaceId });
    },
  };
}
