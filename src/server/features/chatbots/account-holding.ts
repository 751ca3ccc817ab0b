import { eq } from 'drizzle-orm';
import { answers, usageMonths } from '#server/db/schema/chatbots.ts';
import type { Deps } from '#server/deps.ts';
import { getChatbot, listChatbots } from './service.ts';

/** What an account's export holds of its chatbots. Keys and secrets are of no use to anybody; deletion is the tables' own work. */
export function chatbotHolding(deps: Deps) {
  return {
    name: 'chatbots',
    async exportData({ workspaceId }: { workspaceId: string }): Promise<unknown> {
      const { orm } = deps.database;
      const pairs = await orm
        .select({
          chatbotId: answers.chatbotId,
          question: answers.question,
          answer: answers.answer,
          createdAt: answers.createdAt,
        })
        .from(answers)
        .where(eq(answers.workspaceId, workspaceId));
      const chatbots = [];
      for (const { id } of await listChatbots({ deps, workspaceId })) {
        const own = pairs.filter(({ chatbotId }) => chatbotId === id);
        chatbots.push({ ...(await getChatbot({ deps, workspaceId, id })), answers: own });
      }
      const { month, messages, apiCalls } = usageMonths;
      const usage = await orm
        .select({ month, messages, apiCalls })
        .from(usageMonths)
        .where(eq(usageMonths.workspaceId, workspaceId));
      return { items: chatbots, usage };
    },
  };
}
