/** npm run suspend -- EMAIL [--remove]: shuts an account out and switches its chatbots off, or lets it in again. */
import { parseArgs } from 'node:util';
import { updateSuspension } from '#server/features/accounts/operator-queries.ts';
import { withTables } from './operator/with-tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean', default: false } },
});
const [email, ...rest] = positionals;

if (!email || rest.length > 0) {
  console.error('npm run suspend -- EMAIL [--remove]');
  process.exitCode = 1;
} else {
  await withTables(async (orm) => {
    const suspendedAt = values.remove ? null : new Date();
    if (!(await updateSuspension({ orm, email, suspendedAt }))) {
      throw new Error(`There is no account with the email ${email}.`);
    }
    return suspendedAt
      ? `${email} is shut out from now on, and so is anyone who works in their workspace. Their chatbots do not show on any site. Nothing is deleted.`
      : `${email} may sign in again, and their chatbots answer as before.`;
  });
}
