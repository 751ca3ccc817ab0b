/** npm run seed: an account to look around with. Run again, it keeps the account and gives it a new password. */
import { randomBytes } from 'node:crypto';
import { saveAccount } from '#server/features/accounts/operator-queries.ts';
import { withTables } from './operator/with-tables.ts';

const email = 'demo@askwell.example';

await withTables(async (orm) => {
  // Never the same twice: an account everybody knows the password of would be a door left open.
  const password = `Demo-${randomBytes(9).toString('base64url')}-1`;
  const { isNew } = await saveAccount({ orm, email, name: 'Demo Owner', password });
  const said = isNew ? 'A demo account was made' : 'The demo account has a new password';
  return `${said}. Sign in with\n  email     ${email}\n  password  ${password}`;
});
