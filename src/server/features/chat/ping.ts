import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';
import { countPings, findPing, savePing } from './queries.ts';

/** Anybody can claim to be any page, so only so many are remembered. */
const maxOrigins = 50;
const refreshMs = 15 * 60_000;

/** Remembers on which sites a chatbot was seen or refused; most calls write nothing. */
export async function recordPing(o: {
  deps: Deps;
  chatbot: Pick<LiveChatbot, 'id' | 'workspaceId'>;
  origin: string;
  isRefused: boolean;
}): Promise<void> {
  const { id: chatbotId, workspaceId } = o.chatbot;
  const of = { connection: o.deps.database.orm, workspaceId, chatbotId };
  const now = o.deps.clock.now();
  const origin = o.origin.slice(0, 200);
  const known = await findPing({ ...of, origin });
  const isFresh = known && now.getTime() - known.lastAt.getTime() < refreshMs;
  if (isFresh && known.refused === o.isRefused) return;
  if (!known && (await countPings(of)) >= maxOrigins) return;
  await savePing({ ...of, origin, refused: o.isRefused, now });
}
