import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { accountPassword, createAccount } from '../../scripts/testing/create-account.ts';
import { type App, startApp } from '../../scripts/testing/start-app.ts';
import { type StripeDouble, startStripeDouble } from '../doubles/stripe.ts';
import { journey } from './harness/journey.ts';
import { newEmail } from './harness/sign-up.ts';

let stripe: StripeDouble;
let app: App;

beforeAll(async () => {
  stripe = await startStripeDouble();
  app = await startApp({ ...stripe.variables, EMBEDDING_MODEL: 'off' });
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
  await page.goto('/', { waitUntil: 'networkidle' });
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

journey('the countdown leads back to what was being tried', async ({ open }) => {
  stripe.webhookUrl = `${app.address}/api/stripe/webhook`;
  const page = await open({ baseURL: app.address, path: '/terms' });
  await goToHostedPage(page, 'create-chatbot');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText(/Taking you there in/).waitFor();
  await page.waitForURL('**/app?tab=chatbots&action=create');
});

journey('going back from the hosted page, and an address nobody made', async ({ open }) => {
  const page = await open({ baseURL: app.address, path: '/terms' });
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

journey(
  'no event ever arrives: the payment itself is asked about',
  { timeout: 60_000 },
  async ({ open }) => {
    stripe.webhookUrl = null;
    const page = await open({ baseURL: app.address, path: '/terms' });
    await goToHostedPage(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: 'Processing Payment...' }).waitFor();
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor({ timeout: 40_000 });
  },
);

journey(
  'a subscriber changes, cancels and resumes the one subscription',
  async ({ open, tolerate }) => {
    tolerate(/status of 409/);
    const page = await open({ baseURL: app.address, path: '/terms' });
    await becomeSubscriber(page);
    const count = stripe.subscriptions.size;

    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByText('Start with Business').click();
    await page.waitForURL('**/app/settings?plan=business');
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
    await page.getByText('Plan changed').waitFor();
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
    await planShown(page, 'Starter');
  },
);
