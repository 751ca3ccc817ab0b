import type { Deps } from '#server/deps.ts';
import { describePlan, type WorkspacePlan } from '#server/features/plans/index.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { isReadOnly, settingsOf } from './describe-chatbot.ts';
import { findPublicChatbotRow } from './queries.ts';

/** A chatbot as its visitors meet it. */
export type LiveChatbot = {
  id: string;
  workspaceId: string;
  settings: ChatbotSettings;
  /** The version whose settings and knowledge these are; null: what the tables have now. */
  publishedVersion: number | null;
  /** Compare with the version of knowledge at hand. */
  knowledgeVersion: number;
  /** Grows with every save of the settings. */
  settingsVersion: number;
  hasModelKey: boolean;
  hasIdentitySecret: boolean;
  /** When the picture last changed; null without one. */
  avatarUpdatedAt: Date | null;
  plan: WorkspacePlan;
  /** The operator has shut the owner out: to visitors the chatbot is as if it were switched off. */
  isSuspended: boolean;
  /** Switched on, and within what the plan allows. Otherwise contact details are collected instead of answering. */
  isAnswering: boolean;
};

/**
 * By the public id, for the chat: read afresh at every question, so that a change counts at once. `draft` is what its
 * owner changed, whether it's published or not.
 */
export async function findLiveChatbot({
  deps,
  id,
  view = 'published',
}: {
  deps: Deps;
  id: string;
  view?: 'published' | 'draft';
}): Promise<LiveChatbot | null> {
  const row = await findPublicChatbotRow({ connection: deps.database.orm, id });
  if (!row) return null;
  const { chatbot } = row;
  const published = view === 'published' ? row.published : null;
  const plan = describePlan({ deps, row: row.plan });
  const isSuspended = row.ownerSuspendedAt !== null;
  const active = chatbot.active && !isSuspended;
  return {
    id,
    workspaceId: chatbot.workspaceId,
    settings: { ...settingsOf(row), ...published?.settings, active },
    publishedVersion: published?.number ?? null,
    knowledgeVersion: chatbot.knowledgeVersion,
    settingsVersion: chatbot.version,
    hasModelKey: (published ?? chatbot).modelKeyEncrypted !== null,
    hasIdentitySecret: chatbot.identitySecretEncrypted !== null,
    avatarUpdatedAt: row.avatarUpdatedAt,
    plan,
    isSuspended,
    isAnswering: active && !isReadOnly({ row, plan }),
  };
}
