import type { Deps } from '#server/deps.ts';
import { deletePingsBeyond, findPing, listPings, savePing } from '#server/features/chat/queries.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { addressGroup } from '#server/http/client-address.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import type { InstallResponse } from '#shared/contract/install.ts';

/** Anyone can claim to be any page, so only so many are remembered: those seen last. */
const maxOrigins = 50;
/** A visitor comes by a site or two; anyone who names many makes them up. */
const newPerAddress = { name: 'ping-origins', requests: 20, windowSeconds: 86_400 };
const refreshMs = 15 * 60_000;
/** Sites that this process has noted lately. */
const mostNoted = 10_000;

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

/**
 * Every page view asks for the settings, and its origin says on which site the widget is. So nothing has to be stored in
 * a visitor's browser for that, and all but the first view in a while cost nothing.
 */
export function createSiteNotes(
  deps: Deps,
): (seen: { chatbot: LiveChatbot; address: string; origin: string }) => Promise<void> {
  const noted = new Map<string, number>();
  return async ({ chatbot, address, origin }) => {
    const key = `${chatbot.id} ${origin}`;
    const now = deps.clock.now().getTime();
    if (now - (noted.get(key) ?? 0) < refreshMs) return;
    noted.delete(key);
    noted.set(key, now);
    for (const oldest of noted.keys()) {
      if (noted.size <= mostNoted) break;
      noted.delete(oldest);
    }
    try {
      await recordPing({ deps, chatbot, address, origin, isRefused: false });
    } catch (error) {
      // The chat works without it.
      noted.delete(key);
      deps.log.warn({ err: error, chatbotId: chatbot.id }, 'a site was not noted');
    }
  };
}

/** Where the widget has been seen or refused, the latest site first. */
export async function listSites({
  deps,
  workspaceId,
  chatbotId,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
}): Promise<InstallResponse['items']> {
  const rows = await listPings({ connection: deps.database.orm, workspaceId, chatbotId });
  return rows.map(({ origin, firstAt, lastAt, refused }) => ({
    origin,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    refused,
  }));
}
