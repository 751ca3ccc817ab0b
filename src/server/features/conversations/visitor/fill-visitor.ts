import type { Transaction } from '#server/db/client.ts';
import { lockConversation, updateConversation } from '#server/features/conversations/queries.ts';

/**
 * What a visitor says about themselves on the way, such as in a booking. Only what isn't known yet is taken over: they
 * may book for someone else.
 */
export async function fillVisitor({
  details,
  ...of
}: {
  transaction: Transaction;
  workspaceId: string;
  id: string;
  details: { name: string; email: string; phone: string };
}): Promise<void> {
  const conversation = await lockConversation(of);
  if (!conversation) return;
  const { visitor } = conversation;
  const { name, email, phone } = { ...given(details), ...given(visitor) };
  const changes = { visitor: { ...visitor, ...given({ name, email, phone }) } };
  await updateConversation({ connection: of.transaction, ...of, changes });
}

/** Without what was left empty. */
const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<T>;
