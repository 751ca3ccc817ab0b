/** A visitor sends an action's form, or presses the button on its card. The only way to a call. */
import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { findAction, performAction, readFields } from '#server/features/actions/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { findConversation } from '#server/features/conversations/index.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';
import type { RunActionResponse } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';

const kind = { prefix: 'a1', keyName: 'askwell action confirmations v1', maxLength: 1_000 };
const minutesToConfirm = 30;
/** For whom, which action with which fields, under which key, and until when. */
type Confirmation = [conversationId: string, digest: string, key: string, expiresAt: number];

export async function actForVisitor({
  deps,
  chatbot,
  conversationId,
  actionId,
  input,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversationId: string;
  actionId: string;
  input: { fields: Record<string, string>; confirmation?: string | undefined; page: string };
}): Promise<RunActionResponse> {
  const action = findAction({ chatbot, id: actionId });
  if (!action || !chatbot.isAnswering) {
    throw new AppError('not_found', 'This is no longer offered.');
  }
  const { workspaceId } = chatbot;
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (conversation?.chatbotId !== chatbot.id) {
    throw new AppError('not_found', 'This conversation does not exist any more.');
  }
  const values = readFields({ action, given: input.fields });
  const digest = createHash('sha256')
    .update(JSON.stringify([action, values]))
    .digest('base64url');
  const of = { deps, conversationId, digest };
  const idempotencyKey = action.changes ? readKey({ ...of, token: input.confirmation }) : null;
  if (action.changes && !idempotencyKey) return { state: 'confirm', confirmation: confirm(of) };
  const { page } = input;
  return performAction({ deps, chatbot, conversation, action, values, page, idempotencyKey });
}

type Confirmed = { deps: Deps; conversationId: string; digest: string };

function confirm({ deps, conversationId, digest }: Confirmed): string {
  const expiresAt = deps.clock.now().getTime() + minutesToConfirm * 60_000;
  const value: Confirmation = [conversationId, digest, randomUUID(), expiresAt];
  return signToken({ deps, kind, value });
}

/** Null unless this visitor was shown a card for exactly this. */
function readKey({
  deps,
  conversationId,
  digest,
  token,
}: Confirmed & { token: string | undefined }): string | null {
  const value = token ? readSignedToken<Confirmation>({ deps, kind, token }) : null;
  if (!value) return null;
  const [ofConversation, ofDigest, key, expiresAt] = value;
  const isOurs = ofConversation === conversationId && ofDigest === digest;
  return isOurs && expiresAt > deps.clock.now().getTime() ? key : null;
}
