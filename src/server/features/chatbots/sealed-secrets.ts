/** What an owner entrusts to a chatbot: kept sealed, opened only where it is used. */
import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';
import { findChatbotRow } from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; id: string };
type SealedColumn = 'modelKeyEncrypted' | 'identitySecretEncrypted';

/** The owner's own key at their model provider, or null: none is set, or the installation's secret has changed since. */
export async function findModelKey(of: OfChatbot): Promise<string | null> {
  return findSecret({ ...of, column: 'modelKeyEncrypted' });
}

export async function findIdentitySecret(of: OfChatbot): Promise<string | null> {
  return findSecret({ ...of, column: 'identitySecretEncrypted' });
}

async function findSecret({
  deps,
  column,
  ...of
}: OfChatbot & { column: SealedColumn }): Promise<string | null> {
  const row = await findChatbotRow({ connection: deps.database.orm, ...of });
  const sealed = row?.chatbot[column];
  if (!sealed) return null;
  const purpose = purposeOf({ ...of, column });
  const opened = createSecretBox(deps.secrets).open({ sealed, purpose });
  if (opened === null) deps.log.warn({ chatbotId: of.id }, `${column} cannot be opened`);
  return opened;
}

export function seal({
  deps,
  id,
  column,
  text,
}: OfChatbot & { column: SealedColumn; text: string }) {
  const purpose = purposeOf({ id, column });
  return createSecretBox(deps.secrets).seal({ text, purpose });
}

/** The row is named in the seal: copied into another chatbot's, the value does not open. */
const purposeOf = ({ id, column }: { id: string; column: SealedColumn }) => `${column} of ${id}`;
