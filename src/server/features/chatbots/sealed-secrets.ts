/** What an owner entrusts to a chatbot: kept sealed, opened only where it is used. */
import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';
import type { ModelPlace } from '#shared/contract/chatbots.ts';
import { findChatbotRow, findVersionKey } from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; id: string };
type SealedColumn = 'modelKeyEncrypted' | 'identitySecretEncrypted';

/**
 * The owner's own key for a model provider, or null: none is set, it was stored for another provider or address, or the
 * installation's secret has changed since.
 */
export async function findModelKey({
  model,
  publishedVersion = null,
  ...of
}: OfChatbot & {
  model: ModelPlace;
  /** Null: the key as it is now. */
  publishedVersion?: number | null;
}): Promise<string | null> {
  const connection = of.deps.database.orm;
  const row =
    publishedVersion === null
      ? (await findRow(of))?.chatbot
      : await findVersionKey({ connection, ...of, number: publishedVersion });
  const sealed = row?.modelKeyEncrypted;
  if (!sealed) return null;
  const opened = openModelKey({ ...of, sealed, model, saved: row.model });
  if (opened === null) of.deps.log.warn({ chatbotId: of.id }, 'the model key cannot be opened');
  return opened;
}

export async function findIdentitySecret(of: OfChatbot): Promise<string | null> {
  const sealed = (await findRow(of))?.chatbot.identitySecretEncrypted;
  if (!sealed) return null;
  const purpose = purposeOf({ ...of, column: 'identitySecretEncrypted' });
  const opened = createSecretBox(of.deps.secrets).open({ sealed, purpose });
  if (opened === null) of.deps.log.warn({ chatbotId: of.id }, 'the secret cannot be opened');
  return opened;
}

const findRow = ({ deps, workspaceId, id }: OfChatbot) =>
  findChatbotRow({ connection: deps.database.orm, workspaceId, id });

/** Null for a model at any other place than the one the key was stored for. */
export function openModelKey({
  deps,
  id,
  sealed,
  model,
  saved,
}: Pick<OfChatbot, 'deps' | 'id'> & {
  sealed: string;
  model: ModelPlace;
  saved: ModelPlace | null;
}): string | null {
  const box = createSecretBox(deps.secrets);
  const opened = box.open({ sealed, purpose: modelPurposeOf({ id, model }) });
  if (opened !== null || !saved || !isSamePlace(saved, model)) return opened;
  // Keys stored before places were part of the seal belong to the model as it is saved.
  return box.open({ sealed, purpose: purposeOf({ id, column: 'modelKeyEncrypted' }) });
}

export const isSamePlace = (one: ModelPlace, other: ModelPlace): boolean =>
  one.provider === other.provider && one.baseUrl === other.baseUrl;

export function sealModelKey({
  deps,
  id,
  model,
  key,
}: Pick<OfChatbot, 'deps' | 'id'> & { model: ModelPlace; key: string }): string {
  const purpose = modelPurposeOf({ id, model });
  return createSecretBox(deps.secrets).seal({ text: key, purpose });
}

export function sealIdentitySecret({ deps, id, text }: OfChatbot & { text: string }): string {
  const purpose = purposeOf({ id, column: 'identitySecretEncrypted' });
  return createSecretBox(deps.secrets).seal({ text, purpose });
}

/** The row is named in the seal: copied into another chatbot's, the value does not open. */
const purposeOf = ({ id, column }: { id: string; column: SealedColumn }) => `${column} of ${id}`;

/** A person who may change the address must not receive the key that was stored for another. */
const modelPurposeOf = ({ id, model }: { id: string; model: ModelPlace }) =>
  `${purposeOf({ id, column: 'modelKeyEncrypted' })} for ${JSON.stringify([model.provider, model.baseUrl])}`;
