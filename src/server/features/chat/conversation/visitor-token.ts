import type { Deps } from '#server/deps.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';

/** What a browser keeps of its conversation. Anyone who holds it is that visitor: for one chatbot, one conversation. */
export type VisitorToken = { chatbotId: string; conversationId: string; visitorId: string };

const kind = { prefix: 'v1', keyName: 'askwell visitor tokens v1', maxLength: 1_000 };
const lifetimeDays = 90;

export function createVisitorToken({ deps, ...token }: VisitorToken & { deps: Deps }): string {
  const expiresAt = Math.floor(deps.clock.now().getTime() / 1000) + lifetimeDays * 86_400;
  const { chatbotId, conversationId, visitorId } = token;
  return signToken({ deps, kind, value: [chatbotId, conversationId, visitorId, expiresAt] });
}

/** Null for whatever we did not sign, for another chatbot's, and for what has expired. */
export function readVisitorToken({
  deps,
  token,
  chatbotId,
}: {
  deps: Deps;
  token: string;
  chatbotId: string;
}): VisitorToken | null {
  const value = readSignedToken<[string, string, string, number]>({ deps, kind, token });
  if (!value) return null;
  const [forChatbot, conversationId, visitorId, expiresAt] = value;
  if (forChatbot !== chatbotId || expiresAt * 1000 <= deps.clock.now().getTime()) return null;
  return { chatbotId, conversationId, visitorId };
}
