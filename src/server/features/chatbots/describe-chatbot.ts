import type { WorkspacePlan } from '#server/features/plans/index.ts';
import {
  type Chatbot,
  type ChatbotSettings,
  chatbotSettings,
  chatbotSummary,
} from '#shared/contract/chatbots.ts';
import type { ChatbotRow } from './queries.ts';

type Of = { row: ChatbotRow; plan: WorkspacePlan };
type Activity = { recent: number; lastAt: Date | null };

/** What an owner sees of a chatbot. Secrets stay behind: of a key only its end is shown, of the identity secret that there is one. */
export function describeChatbot({ row, plan }: Of): Chatbot {
  const { chatbot } = row;
  return {
    ...settingsOf(row),
    id: chatbot.id,
    avatarUrl: avatarUrlOf({ row, prefix: '/api/chatbots' }),
    modelKeyLast4: chatbot.modelKeyLast4,
    hasIdentitySecret: chatbot.identitySecretEncrypted !== null,
    readOnly: isReadOnly({ row, plan }),
    documentsCount: row.documentsCount,
    version: chatbot.version,
    createdAt: chatbot.createdAt.toISOString(),
    updatedAt: chatbot.updatedAt.toISOString(),
  };
}

/** A list needs no prompts and greetings. */
export function summariseChatbot({ activity, ...of }: Of & { activity?: Activity | undefined }) {
  return chatbotSummary.parse({
    ...describeChatbot(of),
    conversationsThisMonth: activity?.recent ?? 0,
    lastActivityAt: activity?.lastAt?.toISOString() ?? null,
  });
}

const settingNames = Object.keys(chatbotSettings.shape) as (keyof ChatbotSettings)[];

export function settingsOf({ chatbot }: Pick<ChatbotRow, 'chatbot'>): ChatbotSettings {
  return Object.fromEntries(settingNames.map((name) => [name, chatbot[name]])) as ChatbotSettings;
}

/** The moment of the change is in the address, so that browsers fetch a new picture at once. */
export function avatarUrlOf({ row, prefix }: { row: ChatbotRow; prefix: string }): string | null {
  if (!row.avatarUpdatedAt) return null;
  return `${prefix}/${row.chatbot.id}/avatar?v=${row.avatarUpdatedAt.getTime()}`;
}

/** Nothing is deleted by a smaller plan: the chatbots it cannot hold are kept, but neither answer nor change. */
export function isReadOnly({ row, plan }: Of): boolean {
  return plan.limits.chatbot >= 0 && row.rank >= plan.limits.chatbot;
}
