import { createHmac } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { addressGroup } from '#server/http/client-address.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { addressCircles, type Circle } from '#server/http/stream-places.ts';
import { AppError } from '#shared/errors.ts';

const hour = 3600;
/** Whole offices share an address, so that and the larger circles allow far more than one visitor does. */
const perAddress = { name: 'chat-address', requests: 1_000, windowSeconds: hour };
const newPerAddress = { name: 'chat-new', requests: 120, windowSeconds: hour };
const perChatbot = { name: 'chat-chatbot', requests: 10_000, windowSeconds: hour };
const perAccount = { name: 'chat-account', requests: 20_000, windowSeconds: hour };
const formsPerAddress = { name: 'chat-forms', requests: 60, windowSeconds: hour };

/** One message costs one of each circle it is in. A visitor who clears the browser is a new one, but at the same address. */
export async function limitMessages({
  deps,
  chatbot,
  address,
  isNew,
  visitorId,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  visitorId: string;
  isNew: boolean;
  address: string;
}): Promise<void> {
  const group = addressGroup(address);
  const visitor = { name: 'chat-visitor', ...deps.env.rateLimit };
  const uses = [
    isNew
      ? { ...newPerAddress, caller: `${chatbot.id} ${group}` }
      : { ...visitor, caller: `${chatbot.id} ${visitorId}` },
    { ...perAddress, caller: group },
    { ...perChatbot, caller: chatbot.id },
    { ...perAccount, caller: chatbot.workspaceId },
  ];
  await consume({ deps, uses });
}

/** A program asks for many people from one address, so only the larger circles hold. */
export async function limitPrograms({
  deps,
  chatbot,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
}): Promise<void> {
  const uses = [
    { ...perChatbot, caller: chatbot.id },
    { ...perAccount, caller: chatbot.workspaceId },
  ];
  await consume({ deps, uses });
}

/** The contact form, calls for a human and feedback: rare by nature, and each can send a mail. */
export async function limitForms({
  chatbotId,
  address,
  deps,
}: {
  deps: Deps;
  chatbotId: string;
  address: string;
}) {
  const caller = `${chatbotId} ${addressGroup(address)}`;
  await consume({ deps, uses: [{ ...formsPerAddress, caller }] });
}

/** Streams that stay open: a visitor has a few tabs, an office many visitors, and no shop all there is. */
export function listeningCircles({
  address,
  chatbot,
  conversationId,
}: {
  address: string;
  chatbot: Pick<LiveChatbot, 'id' | 'workspaceId'>;
  conversationId: string;
}): Circle[] {
  return [
    { of: `conversation ${conversationId}`, most: 10 },
    ...addressCircles({ address, most: 200 }),
    { of: `chatbot ${chatbot.id}`, most: 2_000 },
    { of: `workspace ${chatbot.workspaceId}`, most: 2_500 },
  ];
}

/** Answers under way: each lasts from a moment to a minute. Without a token someone is only an address. */
export function answeringCircles({
  address,
  chatbot,
  conversationId,
}: {
  address: string;
  chatbot: Pick<LiveChatbot, 'id' | 'workspaceId'>;
  conversationId: string | null;
}): Circle[] {
  return [
    ...(conversationId ? [{ of: `conversation ${conversationId}`, most: 3 }] : []),
    ...addressCircles({ address, most: 40 }),
    { of: `chatbot ${chatbot.id}`, most: 250 },
    { of: `workspace ${chatbot.workspaceId}`, most: 300 },
  ];
}

/** An address as a keyed hash, in which no one can look the address up. */
export function addressKeyOf({ deps, address }: { deps: Deps; address: string }): string {
  return createHmac('sha256', deps.secrets.authSecret)
    .update(`visitor ${addressGroup(address)}`)
    .digest('base64url');
}

async function consume(input: Parameters<typeof consumeRateLimits>[0]): Promise<void> {
  const used = await consumeRateLimits(input);
  const refusal = used.find(({ isAllowed }) => !isAllowed);
  if (!refusal) return;
  const minutes = Math.ceil(refusal.resetSeconds / 60);
  throw new AppError(
    'too_many_requests',
    `You have sent a lot of messages. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds: refusal.resetSeconds },
  );
}
