import type { Deps } from '#server/deps.ts';
import { getChatbot, listChatbots } from './manage-chatbots.ts';
import { exportAnswers, exportUsage } from './queries.ts';

/** What an account's export holds of its chatbots. Keys and secrets are of no use to anyone; deletion is the tables' own work. */
export function chatbotAccountData(deps: Deps) {
  return {
    name: 'chatbots',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const of = { connection: deps.database.orm, workspaceId };
      const pairs = await exportAnswers(of);
      const chatbots = [];
      for (const { id } of await listChatbots({ deps, workspaceId })) {
        const own = pairs.filter(({ chatbotId }) => chatbotId === id);
        chatbots.push({ ...(await getChatbot({ deps, workspaceId, id })), answers: own });
      }
      return { items: chatbots, usage: await exportUsage(of) };
    },
  };
}
