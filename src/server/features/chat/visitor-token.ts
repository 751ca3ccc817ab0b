import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

/** What a browser keeps of its conversation. Whoever holds it is that visitor: for one chatbot, one conversation. */
export type VisitorToken = { chatbotId: string; conversationId: string; visitorId: string };

const lifetimeDays = 90;
const keys = new Map<string, Buffer>();

export function createVisitorToken({ deps, ...token }: VisitorToken & { deps: Deps }): string {
  const expiresAt = Math.floor(deps.clock.now().getTime() / 1000) + lifetimeDays * 86_400;
  const { chatbotId, conversationId, visitorId } = token;
  const body = Buffer.from(JSON.stringify([chatbotId, conversationId, visitorId, expiresAt]));
  return `v1.${body.toString('base64url')}.${sign({ deps, body }).toString('base64url')}`;
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
  const [version, encoded = '', signature = '', ...rest] = token.split('.');
  if (version !== 'v1' || rest.length > 0 || token.length > 1_000) return null;
  const body = Buffer.from(encoded, 'base64url');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign({ deps, body });
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [forChatbot, conversationId, visitorId, expiresAt] = JSON.parse(body.toString()) as [
    string,
    string,
    string,
    number,
  ];
  if (forChatbot !== chatbotId || expiresAt * 1000 <= deps.clock.now().getTime()) return null;
  return { chatbotId, conversationId, visitorId };
}

function sign({ deps: { secrets }, body }: { deps: Deps; body: Buffer }): Buffer {
  return createHmac('sha256', keyOf(secrets.authSecret)).update(body).digest();
}

/** A key of its own, so that nothing signed elsewhere with the same secret can pass for a token. */
function keyOf(secret: string): Buffer {
  const known = keys.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'askwell visitor tokens v1', 32));
  keys.set(secret, key);
  return key;
}
