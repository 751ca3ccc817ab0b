import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/schema/accounts.ts';
import { applyEventJob, billingJobs } from '#server/features/billing/jobs.ts';
import type { CheckoutResponse } from '#shared/contract/billing.ts';
import { signUp } from './account-fixtures.ts';
import type { TestApp } from './create-test-app.ts';

let made = 0;

/** Someone who may buy, and the hosted page as they would use it. */
export async function createBuyer(app: TestApp) {
  made += 1;
  const email = `buyer-${made}@shop.test`;
  const { browser, body } = await signUp(app, { email });
  const userId = body.user.id;
  const checkout = (choice: object = {}) =>
    browser.call<CheckoutResponse & { error?: { message: string } }>(
      '/api/functions/stripe-checkout',
      { planId: 'starter', isYearly: false, intent: 'general', ...choice },
    );
  return {
    browser,
    userId,
    email,
    checkout,
    /** Presses Pay on the hosted page; the browser's way back is not walked. */
    async pay(choice: object = {}): Promise<string> {
      const response = await checkout(choice);
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      await fetch(response.body.url, { method: 'POST', redirect: 'manual' });
      return response.body.sessionId;
    },
    async profile() {
      const [row] = await app.deps.database.orm
        .select()
        .from(profiles)
        .where(eq(profiles.id, userId));
      if (!row) throw new Error('The account is gone.');
      return row;
    },
  };
}

/** As the payment provider would; `sign` makes its signature. */
export function sendEvent({
  app,
  payload,
  sign,
}: {
  app: TestApp;
  payload: string;
  sign: (payload: string) => string;
}): Promise<Response> {
  return app.request('/api/stripe/webhook', {
    method: 'POST',
    asBrowser: false,
    body: payload,
    headers: { 'stripe-signature': sign(payload), 'content-type': 'application/json' },
  });
}

/** Does at once what the worker would do with the events that wait, and tells how many there were. */
export async function applyEvents({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  const { rows } = await deps.database.pool.query<{ id: string; data: object }>(
    `SELECT id, data FROM pgboss.job WHERE name = $1 AND state < 'active' ORDER BY created_on`,
    [applyEventJob],
  );
  for (const { id, data } of rows) {
    await runBillingJob({ deps }, { name: applyEventJob, data });
    await deps.database.pool.query(`UPDATE pgboss.job SET state = 'completed' WHERE id = $1`, [id]);
  }
  return rows.length;
}

export async function runBillingJob(
  { deps }: Pick<TestApp, 'deps'>,
  { name, data = {} }: { name: string; data?: object },
): Promise<void> {
  const job = billingJobs(deps).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.handle(data, new AbortController().signal);
}
