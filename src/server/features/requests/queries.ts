import { desc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/client.ts';
import { requests } from '#server/db/schema/requests.ts';
import type { Cursor } from '#server/http/list-cursor.ts';

export async function createRequest({
  transaction,
  request,
}: {
  transaction: Transaction;
  request: typeof requests.$inferInsert;
}): Promise<void> {
  await transaction.insert(requests).values(request);
}

/** These belong to no workspace: they are written to the person who runs the installation. */
export async function listRequestRows({
  connection,
  before,
  limit,
}: {
  connection: Database['orm'];
  before: Cursor | undefined;
  limit: number;
}) {
  return connection
    .select()
    .from(requests)
    .where(
      before &&
        sql`(${requests.createdAt}, ${requests.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`,
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);
}
