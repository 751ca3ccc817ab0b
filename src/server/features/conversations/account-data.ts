import type { Deps } from '#server/deps.ts';
import { exportConversations } from './data-queries.ts';

/** What an account's export holds of conversations. Deleting needs no help: every row hangs on the workspace's. */
export function conversationAccountData({ database }: Deps) {
  return {
    name: 'conversations',
    exportData: ({ workspaceId }: { workspaceId: string }) =>
      exportConversations({ connection: database.orm, workspaceId }),
  };
}
