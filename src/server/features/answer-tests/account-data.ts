import type { Deps } from '#server/deps.ts';
import { exportTests } from './queries.ts';

/** What an account's export holds of its tests. Answers in runs can be made again from the same documents. */
export function answerTestAccountData(deps: Deps) {
  return {
    name: 'answer-tests',
    exportData: ({ workspaceId }: { workspaceId: string }): Promise<unknown> =>
      exportTests({ connection: deps.database.orm, workspaceId }),
  };
}
