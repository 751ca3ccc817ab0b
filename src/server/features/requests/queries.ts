import type { Transaction } from '#server/db/client.ts';
import { requests } from '#server/db/schema/requests.ts';

export async function createRequest({
  transaction,
  request,
}: {
  transaction: Transaction;
  request: typeof requests.$inferInsert;
}): Promise<void> {
  await transaction.insert(requests).values(request);
}
