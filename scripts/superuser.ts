/** npm run superuser -- EMAIL [--remove]: gives an account unlimited use, or takes it back. There is no way to it over the web. */
import { parseArgs } from 'node:util';
import { updateSuperuser } from '#server/features/accounts/operator-queries.ts';
import { withTables } from './operator/with-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean', default: false } },
});
const [email, ...rest] = positionals;

if (!email || rest.length > 0) {
  console.error('npm run superuser -- EMAIL [--remove]');
  process.exitCode = 1;
} else {
  await withTables(async (orm) => {
    const isSuperuser = !values.remove;
    if (!(await updateSuperuser({ orm, email, isSuperuser }))) {
      throw new Error(`There is no account with the email ${email}.`);
    }
    return isSuperuser ? `${email} is a superuser now.` : `${email} is no superuser any more.`;
  });
}
