import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountPassword, createAccount } from '../../scripts/testing/create-account.ts';
import { settle, waitForHydration } from '../../scripts/testing/settle.ts';
import { type App, ended, shortLived, startApp } from '../../scripts/testing/start-app.ts';
import { termsVersion } from '../../src/shared/contract/accounts.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { type SentEvent, type StripeDouble, startStripeDouble } from '../doubles/stripe.ts';
import { journey } from './harness/journey.ts';
import { copyPreparedData, startPreparedApp } from './harness/prepared-data.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop } from './harness/shop.ts';
import { newEmail } from './harness/sign-up.ts';

let stripe: StripeDouble;
let app: App;

beforeAll(async () => {
  stripe = await startStripeDouble();
  app = await startPreparedApp(stripe.variables);
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

const planShown = (page: Page, name: string) =>
  page.getByRole('banner').getByText(name, { exact: true }).waitFor();

/** A new account on the hosted page for Starter, opened in Settings. */
async function goToHostedPage(page: Page, intent = 'general'): Promise<void> {
  await createAccount(page);
  await page.goto(`/app/settings?intent=${intent}`);
  await page.getByRole('button', { name: 'Choose Starter', exact: true }).click();
  await page.getByRole('heading', { name: 'Pay' }).waitFor();
}

/** An event on its own, as Stripe would send it. */
async function tellOfPayment(input: { address: string; event: SentEvent }): Promise<void> {
  const { payload } = input.event;
  const headers = { 'stripe-signature': stripe.sign(payload), 'content-type': 'application/json' };
  const address = `${input.address}/api/stripe/webhook`;
  const response = await fetch(address, { method: 'POST', headers, body: payload });
  expect(response.status).toBe(200);
}

/** An account without a browser. The function it returns calls as that account, with a body to send or without. */
async function signUpElsewhere(origin: string) {
  const data = { name: 'Maria', email: newEmail(), password: accountPassword, termsVersion };
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const lines = signedUp.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  return async (address: string, path: string, json?: object) => {
    const headers = { cookie, origin: address, 'content-type': 'application/json' };
    const sent = json ? { method: 'POST', body: JSON.stringify(json) } : {};
    return (await fetch(`${address}${path}`, { headers, ...sent })).json();
  };
}

async function becomeSubscriber(page: Page): Promise<void> {
  stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
  await goToHostedPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Stay on This Page' }).click();
  await planShown(page, 'Starter');
}

journey('a guest chooses Starter, signs up, pays and has it', async ({ open }) => {
  stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
  const page = await open({ baseURL: app.address });
  await page.goto('/');
  await settle(page);
  await page.getByText('Start with Starter').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(accountPassword);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/app');
  await page.getByRole('button', { name: 'Continue to Starter checkout' }).click();

  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  await page.getByText('Welcome to the Starter plan! Your subscription is now active.').waitFor();
  await page.getByText(/Payment reference: cs_test_/).waitFor();
  await page.getByRole('button', { name: 'Stay on This Page' }).click();
  await planShown(page, 'Starter');
  await page.getByRole('link', { name: 'View Subscription' }).click();
  await page.getByText(/Paid with visa ending in 4242/i).waitFor();
  await page.getByRole('link', { name: /^Invoice ASK-/ }).waitFor();
});

journey('a second click on a checkout button does nothing', async ({ open, tolerate }) => {
  tolerate(/status of 503/);
  const page = await open({ baseURL: app.address });
  await createAccount(page);
  const calls: string[] = [];
  await page.route('**/api/functions/stripe-checkout', async (route) => {
    calls.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Away' } } });
  });
  for (const [path, name] of [
    ['/', 'Start with Starter'],
    ['/app/settings', 'Choose Starter'],
  ] as const) {
    calls.length = 0;
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name, exact: true }).evaluate((element) => {
      (element as HTMLElement).click();
      (element as HTMLElement).click();
    });
    await page.getByText('Away').waitFor();
    expect(calls).toHaveLength(1);
  }
});

journey(
  'a return without the payment’s id is looked up before anyone worries',
  async ({ open }) => {
    stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
    const page = await open({ baseURL: app.address });
    await goToHostedPage(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('Payment successful!', { exact: true }).waitFor();
    await page.goto('/app/checkout?checkout=success');
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  },
);

journey('whose plan ended because it was not paid reads nothing of a trial', async ({ open }) => {
  const page = await open({ baseURL: app.address });
  await createAccount(page);
  const me = await (await page.request.get('/api/profiles/me')).json();
  await runSql(
    `update profiles set subscription_status = 'unpaid', trial_ends_at = now() - interval '1 day' where id = $1`,
    [me.id],
    app.dataDir,
  );
  await page.goto('/app');
  await page.getByText('Your plan has ended').waitFor();
  expect(await page.getByText('Your trial has ended').count()).toBe(0);
  // Nothing was ever built, and nothing can be before a plan is bought.
  await runSql(
    `update profiles set subscription_status = 'trialing', created_at = now() - interval '9 days' where id = $1`,
    [me.id],
    app.dataDir,
  );
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Choose a plan' }).click();
  await page.waitForURL('**/app/settings');
  await page.getByRole('button', { name: 'Choose Starter', exact: true }).waitFor();
});

journey('the countdown leads back to what was being tried', async ({ open }) => {
  stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
  const page = await open({ baseURL: app.address });
  await goToHostedPage(page, 'create-chatbot');
  await page.clock.install();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText(/Taking you there in/).waitFor();
  await page.clock.runFor(10_000);
  await page.waitForURL('**/app?tab=chatbots&action=create');
});

journey('going back from the hosted page, and an address no one made', async ({ open }) => {
  const page = await open({ baseURL: app.address });
  await goToHostedPage(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('Payment was canceled. You can try again anytime.').waitFor();
  await page.goto('/app/checkout?checkout=maybe');
  await page
    .getByText('Invalid checkout status. Please contact support if you were charged.')
    .waitFor();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await planShown(page, 'Starter trial · 7 days left');
});

journey('no event ever arrives: the payment itself is asked about', async ({ open }) => {
  stripe.webhookUrl = null;
  const page = await open({ baseURL: app.address });
  await goToHostedPage(page);
  await page.clock.install();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor();
  const paid = page.getByRole('heading', { name: 'Payment Successful!' });
  // The page asks every few seconds and after a while looks further: its clock is moved on, not waited for.
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return paid.isVisible();
    })
    .toBe(true);
});

journey('the event arrives after the browser is back', async ({ open }) => {
  stripe.webhookUrl = null;
  const page = await open({ baseURL: app.address });
  await goToHostedPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor();
  const [event] = stripe.events.filter(({ type }) => type === 'invoice.paid').slice(-1);
  if (!event) throw new Error('Nothing was paid');
  await tellOfPayment({ address: app.address, event });
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
});

journey(
  'a trial that ends keeps everything and answers no one, until a plan is bought',
  async ({ open }) => {
    stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
    const page = await open({ baseURL: app.address });
    const id = await createShop({ page });
    const me = await (await page.request.get('/api/profiles/me')).json();
    await runSql(
      `update profiles set trial_ends_at = now() - interval '1 minute' where id = $1`,
      [me.id],
      app.dataDir,
    );
    const ask = async () => {
      const data = { text: 'How much is the delivery of cakes?' };
      const headers = { accept: 'application/json' };
      const address = `/api/chat/${id}/messages`;
      return (await page.request.post(address, { headers, data })).json();
    };
    expect(await ask()).toMatchObject({ answered: false, handoff: { mode: 'contact' } });
    await page.goto('/app');
    await planShown(page, 'Free');
    await page.getByRole('link', { name: 'Bakery' }).waitFor();
    await page.goto('/app/settings');
    await page.getByRole('button', { name: 'Choose Starter', exact: true }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Stay on This Page' }).click();
    await planShown(page, 'Starter');
    const again = await ask();
    expect(again.answer).toContain('6.50 euros');
  },
);

journey('after a downgrade the owner picks which chatbot stays active', async ({ open }) => {
  const page = await open({ baseURL: app.address });
  await becomeSubscriber(page);
  const headers = { origin: app.address };
  const change = (planId: string) =>
    page.request.post('/api/billing/plan', { headers, data: { planId, isYearly: false } });
  expect((await change('business')).status()).toBe(200);
  for (const name of ['Front desk', 'Kitchen']) {
    const data = { ...chatbotDefaults, name };
    expect((await page.request.post('/api/chatbots', { headers, data })).status()).toBe(201);
  }
  expect((await change('starter')).status()).toBe(200);
  await page.goto('/app');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Front desk').getByText('Active', { exact: true }).waitFor();
  await row('Kitchen').getByText('Read-only').waitFor();
  await row('Kitchen').getByRole('button', { name: 'Use this one' }).click();
  await row('Front desk').getByText('Read-only').waitFor();
  await row('Kitchen').getByText('Active', { exact: true }).waitFor();
});

test('a payment that was received but not acted on survives a kill', async () => {
  const dataDir = copyPreparedData();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  stripe.webhookUrl = null;
  const first = await startApp({ ...stripe.variables, DATA_DIR: dataDir }, shortLived);
  const call = await signUpElsewhere(first.address);
  const buying = { planId: 'business', isYearly: false, intent: 'general' };
  const { url } = await call(first.address, '/api/functions/stripe-checkout', buying);
  await fetch(url, { method: 'POST', redirect: 'manual' });
  const event = stripe.events.at(-1);
  if (!event) throw new Error('Nothing happened');
  // Stripe does not answer, so nothing can come of the event before the process is gone.
  stripe.isAway = true;
  await tellOfPayment({ address: first.address, event });
  first.child.kill('SIGKILL');
  await ended(first.child);
  stripe.isAway = false;
  const second = await startApp({ ...stripe.variables, DATA_DIR: dataDir }, shortLived);
  onTestFinished(async () => void (await second.stop()));
  const plan = async () => (await call(second.address, '/api/profiles/me')).effective_plan;
  await expect.poll(plan, { timeout: 60_000, interval: 500 }).toBe('business');
});

journey(
  'a subscriber changes, cancels and resumes the one subscription',
  async ({ open, tolerate }) => {
    tolerate(/status of 40[29]/);
    const page = await open({ baseURL: app.address });
    await becomeSubscriber(page);
    const count = stripe.subscriptions.size;

    await page.goto('/');
    await settle(page);
    await page.getByText('Start with Business').click();
    await page.waitForURL('**/app/settings?plan=business');
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Plan upgraded!').waitFor();
    await planShown(page, 'Business');
    expect(stripe.subscriptions.size).toBe(count);

    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText(/Ends on/).waitFor();
    await page.getByRole('button', { name: 'Resume plan' }).click();
    await page.getByText(/Renews on/).waitFor();

    await page.getByRole('button', { name: 'Change to Starter', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/you pick which stay active/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Plan changed').waitFor();
    await planShown(page, 'Starter');

    await page.route('**/api/billing/plan', (route) =>
      route.fulfill({
        status: 402,
        json: { error: { code: 'payment_required', message: 'Your card was declined.' } },
      }),
    );
    await page.getByRole('button', { name: 'Change to Business', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Payment failed').waitFor();
  },
);
