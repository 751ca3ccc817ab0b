/** What an action sends to prove itself: kept sealed, opened only for the host it was stored for. */
import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { assertWritable } from '#server/features/chatbots/index.ts';
import { type Action, type ActionSecret, originOf } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';
import { deleteSecretRow, findSecretRows, listSecretRows, saveSecretRow } from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };
type Place = { chatbotId: string; actionId: string; header: string; origin: string };

/** The place is named in the seal: a person who may change an address doesn't get the secret sent to it. */
const purposeOf = ({ chatbotId, actionId, header, origin }: Place) =>
  `action secret of ${JSON.stringify([chatbotId, actionId, header, origin])}`;

export async function saveSecret({
  deps,
  workspaceId,
  chatbotId,
  userId,
  input,
}: OfChatbot & {
  userId: string;
  input: { actionId: string; header: string; address: string; value: string };
}): Promise<ActionSecret[]> {
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  const { actionId, value } = input;
  const origin = new URL(input.address).origin;
  const place = { chatbotId, actionId, header: input.header.toLowerCase(), origin };
  const sealed = createSecretBox(deps.secrets).seal({ text: value, purpose: purposeOf(place) });
  const last4 = value.length >= 12 ? value.slice(-4) : '';
  await deps.database.orm.transaction(async (transaction) => {
    const row = { ...place, workspaceId, sealed, last4, updatedAt: deps.clock.now() };
    await saveSecretRow({ connection: transaction, row });
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.secret-changed', target });
  });
  return listSecrets({ deps, workspaceId, chatbotId });
}

export async function deleteSecret({
  deps,
  workspaceId,
  chatbotId,
  userId,
  secretId,
}: OfChatbot & { userId: string; secretId: string }): Promise<ActionSecret[]> {
  const { chatbot } = await assertWritable({ deps, workspaceId, id: chatbotId });
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, chatbotId };
    if (!(await deleteSecretRow({ ...of, id: secretId }))) {
      throw new AppError('not_found', 'This key does not exist.');
    }
    const actor = { workspaceId, userId };
    const target = chatbot.name;
    await recordAudit({ deps, transaction, actor, action: 'chatbot.secret-changed', target });
  });
  return listSecrets({ deps, workspaceId, chatbotId });
}

export async function listSecrets({ deps, ...of }: OfChatbot): Promise<ActionSecret[]> {
  const rows = await listSecretRows({ connection: deps.database.orm, ...of });
  return rows.map(({ id, actionId, header, origin, last4 }) => ({
    id,
    actionId,
    header,
    origin,
    last4,
  }));
}

/** The secret headers of a call, or null where one that it needs isn't stored for this host. */
export async function openSecrets({
  deps,
  workspaceId,
  chatbotId,
  action: { id: actionId, call },
}: OfChatbot & { action: Pick<Action, 'id' | 'call'> }): Promise<Record<string, string> | null> {
  const needed = (call?.headers ?? []).filter(({ isSecret }) => isSecret);
  if (!call || needed.length === 0) return {};
  const origin = originOf(call.url);
  const of = { connection: deps.database.orm, workspaceId, chatbotId };
  const rows = await findSecretRows({ ...of, actionId, origin });
  const box = createSecretBox(deps.secrets);
  const opened: Record<string, string> = {};
  for (const { name } of needed) {
    const header = name.toLowerCase();
    const sealed = rows.find((row) => row.header === header)?.sealed;
    const purpose = purposeOf({ chatbotId, actionId, header, origin });
    const value = sealed ? box.open({ sealed, purpose }) : null;
    if (value === null) return null;
    opened[name] = value;
  }
  return opened;
}
