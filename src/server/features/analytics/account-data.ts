import type { Deps } from '#server/deps.ts';
import { listDismissed } from './gap-queries.ts';

/** What an account's export holds of analytics: figures come from its conversations, only dismissed questions are its own. */
export function analyticsAccountData(deps: Deps) {
  return {
    name: 'dismissed-questions',
    exportData: ({ workspaceId }: { workspaceId: string }): Promise<unknown> =>
      listDismissed({ connection: deps.database.orm, workspaceId }),
  };
}
