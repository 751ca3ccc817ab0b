/** What a visitor confirms on a card before anything is changed for them: an action, or an appointment. */
import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';

const kinds = {
  action: { prefix: 'a1', keyName: 'askwell action confirmations v1', maxLength: 1_000 },
  appointment: { prefix: 'k1', keyName: 'askwell appointment confirmations v1', maxLength: 1_000 },
};
const minutesToConfirm = 30;
/** For whom, what exactly, under which key, and until when. */
type Confirmation = [conversationId: string, digest: string, key: string, expiresAt: number];

type Asked = {
  deps: Deps;
  kind: keyof typeof kinds;
  conversationId: string;
  /** All that the card shows. */
  content: unknown;
};

/** For the card's button, which sends it back. */
export function createConfirmation({ deps, kind, conversationId, content }: Asked): string {
  const expiresAt = deps.clock.now().getTime() + minutesToConfirm * 60_000;
  const value: Confirmation = [conversationId, digestOf(content), randomUUID(), expiresAt];
  return signToken({ deps, kind: kinds[kind], value });
}

/** The key under which it is done once; null unless this visitor was shown a card for exactly this. */
export function readConfirmation({
  deps,
  kind,
  conversationId,
  content,
  token,
}: Asked & { token: string | undefined }): string | null {
  const value = token ? readSignedToken<Confirmation>({ deps, kind: kinds[kind], token }) : null;
  if (!value) return null;
  const [ofConversation, ofDigest, key, expiresAt] = value;
  const isOurs = ofConversation === conversationId && ofDigest === digestOf(content);
  return isOurs && expiresAt > deps.clock.now().getTime() ? key : null;
}

const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
