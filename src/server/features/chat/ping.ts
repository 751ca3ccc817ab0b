import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';
import { addressGroup } from '#server/http/client-address.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { deletePingsBeyond, findPing, savePing } from './queries.ts';

/** Anybody can claim to be any page, so only so many are remembered: those seen last. */
const maxOrigins = 50;
/** A visitor comes by a site or two; anyone who names many makes them up. */
const newPerAddress = { name: 'ping-origins', requests: 20, windowSeconds: 86_400 };
const refreshMs = 15 * 60_000;

/** Remembers on which sites a chatbot was seen or refused; most calls write nothing. */
export async function recordPing({
  deps,
  chatbot: { id: chatbotId, workspaceId },
  address,
  isRefused,
  ...given
}: {
  deps: Deps;
  chatbot: Pick<LiveChatbot, 'id' | 'workspaceId'>;
  /** Of the visitor. */
  address: string;
  origin: string;
  isRefused: boolean;
}): Promise<void> {
  const of = { connection: deps.database.orm, workspaceId, chatbotId };
  const now = deps.clock.now();
  const origin = given.origin.slice(0, 200);
  const known = await findPing({ ...of, origin });
  const isFresh = known && now.getTime() - known.lastAt.getTime() < refreshMs;
  if (isFresh && known.refused === isRefused) return;
  if (!known) {
    const caller = `${chatbotId} ${addressGroup(address)}`;
    const { isAllowed } = await consumeRateLimit({ deps, caller, ...newPerAddress });
    if (!isAllowed) return;
  }
  await savePing({ ...of, origin, refused: isRefused, now });
  if (!known) await deletePingsBeyond({ ...of, most: maxOrigins });
}
