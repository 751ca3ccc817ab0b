import type { Deps } from '#server/deps.ts';
import { exportConflicts } from './queries.ts';

/** What an account's export holds of conflicts and of what was decided about them. */
export function conflictAccountData(deps: Deps) {
  return {
    name: 'conflicts',
    exportData: ({ workspaceId }: { workspaceId: string }): Promise<unknown> =>
      exportConflicts({ connection: deps.database.orm, workspaceId }),
  };
}
