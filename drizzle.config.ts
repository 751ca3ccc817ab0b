import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name NAME` writes the next migration from what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/index.ts',
  out: './migrations',
  migrations: { prefix: 'index' },
});
