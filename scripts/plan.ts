/** npm run plan -- EMAIL PLAN: gives an account a plan, for installations without Stripe. */
import { updatePlan } from '#server/features/billing/operator-queries.ts';
import { planIds } from '#shared/plans.ts';
import { withTables } from './operator/with-tables.ts';

const [email, wanted, ...rest] = process.argv.slice(2);
const planId = planIds.find((id) => id === wanted);

if (!email || !planId || rest.length > 0) {
  console.error(`npm run plan -- EMAIL ${planIds.join('|')}`);
  process.exitCode = 1;
} else {
  await withTables(async (orm) => {
    const outcome = await updatePlan({ orm, email, planId });
    if (outcome === 'unknown') throw new Error(`There is no account with the email ${email}.`);
    if (outcome === 'subscribed') {
      throw new Error(`${email} pays by Stripe: change the subscription there instead.`);
    }
    return `${email} has the plan ${planId} now.`;
  });
}
