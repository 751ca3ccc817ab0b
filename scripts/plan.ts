/** npm run plan -- EMAIL [PLAN] [--chatbots N]: gives an account a plan where Stripe does not, and more chatbots on Business. */
import { parseArgs } from 'node:util';
import { updateChatbotAllowance, updatePlan } from '#server/features/billing/operator-queries.ts';
import { planIds } from '#shared/plans.ts';
import { withTables } from './operator/with-tables.ts';

const usage = `npm run plan -- EMAIL ${planIds.join('|')} [--chatbots NUMBER|none]
npm run plan -- EMAIL --chatbots NUMBER|none`;

const asked = readCommand();
if (!asked) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { email, planId, chatbots } = asked;
  await withTables(async (orm) => {
    const said: string[] = [];
    if (planId) {
      const outcome = await updatePlan({ orm, email, planId });
      if (outcome === 'unknown') throw new Error(`There is no account with the email ${email}.`);
      if (outcome === 'subscribed') {
        throw new Error(`${email} pays by Stripe: change the subscription there instead.`);
      }
      said.push(`${email} has the plan ${planId} now.`);
    }
    if (chatbots !== undefined) {
      const outcome = await updateChatbotAllowance({ orm, email, chatbots });
      if (outcome === 'unknown') throw new Error(`There is no account with the email ${email}.`);
      said.push(
        chatbots === null
          ? `${email} has as many chatbots on Business as the plan includes.`
          : `${email} may have ${chatbots} chatbots on Business.`,
      );
    }
    return said.join('\n');
  });
}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { chatbots: { type: 'string' } },
    });
    const [email, wanted, ...rest] = positionals;
    const planId = planIds.find((id) => id === wanted);
    const chatbots = readNumber(values.chatbots);
    const isMeant = planId !== undefined || (!wanted && chatbots !== undefined);
    return email && isMeant && rest.length === 0 ? { email, planId, chatbots } : null;
  } catch {
    return null;
  }
}

/** Undefined where it is not asked for, null for "none". */
function readNumber(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error('Not a number of chatbots');
  return Number(text);
}
