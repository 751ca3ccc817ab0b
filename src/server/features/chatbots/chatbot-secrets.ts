/** An owner's changes to what a chatbot keeps sealed. */
import { randomBytes } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import type { Chatbot, ModelPlace } from '#shared/contract/chatbots.ts';
import { AppError } from '#shared/errors.ts';
import { assertWritable, getChatbot } from './manage-chatbots.ts';
import { deleteVersionKeys, updateChatbotRow } from './queries.ts';
import { sealIdentitySecret, sealModelKey } from './sealed-secrets.ts';

type OfChatbot = { deps: Deps; workspaceId: string; id: string; userId: string };

/** Sealed together with where it may be sent: the place the owner names, else the saved model's. */
export async function saveModelKey({
  key,
  place,
  ...of
}: OfChatbot & { key: string; place?: ModelPlace | undefined }): Promise<Chatbot> {
  const model = place ?? (await getChatbot(of)).model;
  if (!model) {
    const message = 'Choose a provider before you store its key.';
    throw new AppError('invalid_input', message, { fields: { key: message } });
  }
  const sealed = sealModelKey({ ...of, model, key });
  return save({ ...of, changes: { modelKeyEncrypted: sealed, modelKeyLast4: key.slice(-4) } });
}

export async function deleteModelKey(of: OfChatbot): Promise<Chatbot> {
  const { workspaceId, id } = of;
  const within = (connection: Connection) => deleteVersionKeys({ connection, workspaceId, id });
  return save({ ...of, changes: { modelKeyEncrypted: null, modelKeyLast4: null }, within });
}

/** A new secret for signing who a visitor is; the one before stops working. */
export async function createIdentitySecret(of: OfChatbot): Promise<{ secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const sealed = sealIdentitySecret({ ...of, text: secret });
  await save({ ...of, changes: { identitySecretEncrypted: sealed } });
  return { secret };
}

export async function deleteIdentitySecret(of: OfChatbot): Promise<Chatbot> {
  return save({ ...of, changes: { identitySecretEncrypted: null } });
}

async function save({
  deps,
  changes,
  userId,
  within,
  ...of
}: OfChatbot & {
  changes: Parameters<typeof updateChatbotRow>[0]['changes'];
  within?: (connection: Connection) => Promise<void>;
}): Promise<Chatbot> {
  const { chatbot } = await assertWritable({ deps, ...of });
  const updatedAt = deps.clock.now();
  await deps.database.orm.transaction(async (transaction) => {
    const connection = transaction;
    await updateChatbotRow({ connection, ...of, changes: { ...changes, updatedAt } });
    await within?.(connection);
    const actor = { workspaceId: of.workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.secret-changed', target });
  });
  return getChatbot({ deps, ...of });
}
