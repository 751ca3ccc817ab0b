/** npm run seed: an account to look around with, and a chatbot that has something to say. Run again, it keeps both and gives the account a new password. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createPasswordHashing } from '#server/adapters/passwords/password-hashing.ts';
import { createFileStorage } from '#server/adapters/storage/create-file-storage.ts';
import { loadEnvironment } from '#server/config/env.ts';
import { projectRoot } from '#server/config/paths.ts';
import { saveAccount } from '#server/features/accounts/operator-queries.ts';
import { seedDemo } from './operator/seed-demo.ts';
import { withTables } from './operator/with-tables.ts';

const email = 'demo@askwell.example';

await withTables(async (orm) => {
  // Never the same twice: an account everyone knows the password of would be a door left open.
  const password = `Demo-${randomBytes(9).toString('base64url')}-1`;
  const passwordHash = await createPasswordHashing().hash(password);
  const { isNew } = await saveAccount({ orm, email, name: 'Demo Owner', passwordHash });
  const storage = createFileStorage({ env: loadEnvironment(), pool: orm.$client });
  await seedDemo({ orm, storage, email, folder: join(projectRoot, 'content/demo') });
  const said = isNew ? 'A demo account was made' : 'The demo account has a new password';
  return `${said}. Sign in with\n  email     ${email}\n  password  ${password}`;
});
