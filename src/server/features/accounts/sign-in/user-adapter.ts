import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { accounts, sessions, users, verifications } from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { createProfile } from '#server/features/accounts/lifetime-queries.ts';

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;

/**
 * better-auth's Drizzle adapter, with one change: a user is created together with the profile and the workspace or not
 * at all. Its own transactions stay off, because it hashes passwords and calls us back inside them, and on the embedded
 * database an open transaction holds everyone else.
 */
export function createUserAdapter({ database }: Pick<Deps, 'database'>): AdapterFactory {
  return (options) => {
    const onDatabase = (orm: Connection): Adapter =>
      drizzleAdapter(orm, {
        provider: 'pg',
        schema: { user: users, session: sessions, account: accounts, verification: verifications },
        transaction: false,
      })(options);
    const adapter = onDatabase(database.orm);
    const create: Adapter['create'] = (row) =>
      row.model === 'user'
        ? database.orm.transaction(async (transaction) => {
            const user = await onDatabase(transaction).create(row);
            await createProfile({ transaction, user: createdUser.parse(user) });
            return user as never;
          })
        : originalCreate(row);
    const originalCreate = adapter.create;
    // Changed in place: better-auth hands out this very object wherever it thinks of a transaction.
    return Object.assign(adapter, { create });
  };
}

const createdUser = z.object({ id: z.uuid(), createdAt: z.date() });
