import { drizzle } from 'drizzle-orm/node-postgres';
import { loadEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/config/log.ts';
import type { Db } from '#server/db/client.ts';
import { reachDatabase } from '#server/db/reach-database.ts';
import * as schema from '#server/db/schema/index.ts';

/** Runs one of the operator's commands on the tables, whether or not Askwell is serving. What it returns is printed. */
export async function withTables(command: (orm: Db) => Promise<string>): Promise<void> {
  try {
    const database = await reachDatabase({ env: loadEnvironment(), log: createLog('error') });
    try {
      console.log(await command(drizzle(database.pool, { schema })));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  const cause = (error as { cause?: { code?: string } }).cause;
  if (cause?.code === '42P01') return 'This database is empty. Start Askwell once with: npm start';
  return error instanceof Error ? error.message : String(error);
}
