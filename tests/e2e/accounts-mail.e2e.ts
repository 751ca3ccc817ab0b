/** Coming in where a mail server and Google are set up: both are stand-ins that speak the real wire. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type OidcDouble, startOidcDouble } from '#server/testing/oidc-double.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { accountPassword } from '../../scripts/testing/create-account.ts';
import { findFreePort } from '../../scripts/testing/find-free-port.ts';
import { settle, waitForHydration } from '../../scripts/testing/settle.ts';
import type { App } from '../../scripts/testing/start-app.ts';
import { callbackPoll } from '../../src/web/features/accounts/complete-sign-in.ts';
import { journey } from './harness/journey.ts';
import { startPreparedApp } from './harness/prepared-data.ts';
import { dashboard, newEmail, signInOnScreen, signUpOnScreen } from './harness/sign-up.ts';

let smtp: SmtpDouble;
let google: OidcDouble;
let app: App | undefined;

beforeAll(async () => {
  [smtp, google] = await Promise.all([startSmtpDouble(), startOidcDouble()]);
  const port = await findFreePort();
  app = await startPreparedApp({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_REQUESTS: '100000',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@askwell.example',
    GOOGLE_CLIENT_ID: 'askwell',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer,
    // Configured so that the chosen plan's card shows; nothing here calls the payment provider.
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
    STRIPE_WEBHOOK_SECRET: 'whsec_journey',
  });
});
afterAll(async () => {
  await app?.stop();
  await Promise.all([smtp.stop(), google.stop()]);
});

/** The link of the next mail that has one; a mail about a new sign-in may come in between. */
async function linkTo(email: string, act: () => Promise<unknown>): Promise<string> {
  const [link] = await Promise.all([nextLink(email), act()]);
  return link;
}

async function nextLink(email: string): Promise<string> {
  const { text } = await smtp.waitForMail(email);
  return /http:\/\/127\.0\.0\.1:\d+\/auth\/\S+/.exec(text)?.[0] ?? nextLink(email);
}

const failure = (page: Page, title: string) => page.getByRole('heading', { name: title });

describe('by mail', () => {
  journey(
    'sign up, confirm the address, be in; the link works once',
    async ({ open, tolerate }) => {
      tolerate(/status of 40[03]/);
      const page = await open({ baseURL: app?.address });
      const email = newEmail();
      const link = await linkTo(email, () => signUpOnScreen({ page, email }));
      await page.getByText('Account created!').waitFor();
      await page.waitForURL('**/auth/login?message=Please+check+your+email+to+verify+your+account');
      await signInOnScreen({ page, email });
      await page
        .getByRole('alert')
        .getByText('Please check your email and click the confirmation link')
        .waitFor();
      const again = await linkTo(email, () =>
        page.getByRole('button', { name: 'Resend verification email' }).click(),
      );

      await page.goto(again);
      await page.waitForURL('**/app');
      await dashboard(page).waitFor();

      await page.goto(again);
      await failure(page, 'Session Expired').waitFor();
      await page
        .getByText(/Session error: This authentication code has already been used/)
        .waitFor();
      expect(new URL(link).pathname).toBe('/auth/callback');
    },
  );

  journey('forgot, reset, and every other session is over', async ({ open, tolerate }) => {
    tolerate(/status of 40[013]/);
    const elsewhere = await open({ baseURL: app?.address });
    const email = newEmail();
    const confirm = await linkTo(email, () => signUpOnScreen({ page: elsewhere, email }));
    await elsewhere.goto(confirm);
    await dashboard(elsewhere).waitFor();

    const page = await open({ baseURL: app?.address, path: '/auth/login' });
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const send = page.getByRole('button', { name: 'Send reset link' });
    await send.waitFor();
    await page.getByLabel('Email').fill(email);
    const link = await linkTo(email, () => send.click());
    await page.getByText('Check your inbox').waitFor();
    await page.goto(link);
    await waitForHydration(page);
    await page.getByLabel('New password').fill('Osteria-88');
    await page.getByLabel('Confirm password').fill('Osteria-88');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Your password has been changed').waitFor();
    await signInOnScreen({ page, email, password: 'Osteria-88' });
    await dashboard(page).waitFor();

    await elsewhere.reload();
    await elsewhere.waitForURL('**/auth/login?redirect=%2Fapp');
    await signInOnScreen({ page: elsewhere, email, password: accountPassword });
    await elsewhere.getByRole('alert').getByText('Invalid email or password').waitFor();

    await page.goto(link);
    await waitForHydration(page);
    await page.getByLabel('New password').fill('Osteria-99');
    await page.getByLabel('Confirm password').fill('Osteria-99');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await failure(page, 'This link no longer works').waitFor();
  });
});

describe('the callback page', () => {
  const refuse = (page: Page, code: string) =>
    page.route('**/api/auth/exchange-code', (route) =>
      route.fulfill({ status: 400, json: { error: { code, message: 'No.', requestId: 'r' } } }),
    );

  journey('tells apart why it failed', async ({ open, tolerate }) => {
    tolerate(/status of 400/);
    const page = await open({ baseURL: app?.address });
    for (const [query, title, text] of [
      ['?error=access_denied', 'Oops! Authentication Failed', 'OAuth error: access_denied'],
      ['?code=', 'Session Expired', /^Session error: The authentication code is invalid/],
      ['?code=made-up', 'Session Expired', /^Session error: The authentication code is invalid/],
      ['', 'Something Went Wrong', 'Authentication failed. Please try again.'],
    ] as const) {
      await page.goto(`/auth/callback${query}`);
      await failure(page, title).waitFor();
      await page.getByText(text).waitFor();
      await page.getByText('AUTH_ERROR').waitFor();
    }
    await refuse(page, 'code_expired');
    await page.goto('/auth/callback?code=old');
    await page.getByText(/^Session error: The authentication code has expired/).waitFor();
    await page.getByRole('link', { name: 'Go Home' }).waitFor();
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/auth/login');
  });

  journey(
    'names a hash that gives no session, and gives up in time',
    async ({ open, tolerate }) => {
      tolerate(/status of 500/);
      const page = await open({ baseURL: app?.address });
      await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500 }));
      await page.goto('/auth/callback#access_token=x');
      await failure(page, 'Something Went Wrong').waitFor();
      await page.getByText(/^Hash token error: /).waitFor();
      await page.unroute('**/api/auth/get-session');
      await page.route('**/api/auth/get-session', () => {});
      // Stopped, so that only the test moves it however slow the machine is.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto('/auth/callback');
      await page.getByText('Completing sign in...').waitFor();
      await expect
        .poll(async () => {
          await page.clock.runFor(callbackPoll.everyMs);
          return failure(page, 'Taking Too Long').isVisible();
        })
        .toBe(true);
      await page.getByText('Authentication is taking too long. Please try again.').waitFor();
    },
  );
});

describe('with Google', () => {
  const cardOf = (plan: string) => `Continue to ${plan} checkout`;

  journey('from a pricing card to the dashboard, the plan remembered', async ({ open }) => {
    const email = newEmail();
    google.identity = { sub: `google-${email}`, email, email_verified: true, name: 'Ada Bell' };
    const page = await open({ baseURL: app?.address, path: '/' });
    await settle(page);
    await page.getByRole('button', { name: 'Start with Starter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/app');
    await page.getByRole('banner').getByText(email).waitFor();
    await page.getByRole('button', { name: cardOf('Starter') }).waitFor();
    expect(google.lastRequest.get('prompt')).toBe('consent');
    await page.goto('/profile');
    await page.getByText(/You sign in with Google/).waitFor();
  });

  journey('a plan also survives the confirmation mail', async ({ open }) => {
    const page = await open({ baseURL: app?.address, path: '/' });
    await settle(page);
    await page.getByRole('button', { name: 'Start with Business' }).click();
    const dialog = page.getByRole('dialog');
    const email = newEmail();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(accountPassword);
    const link = await linkTo(email, () =>
      dialog.getByRole('button', { name: 'Create Account' }).click(),
    );
    await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
    const tab = await page.context().newPage();
    await tab.goto(link);
    await tab.getByRole('button', { name: cardOf('Business') }).waitFor();
    await tab.getByRole('button', { name: 'Not now' }).click();
    await tab.reload();
    await dashboard(tab).waitFor();
    expect(await tab.getByRole('button', { name: cardOf('Business') }).count()).toBe(0);
  });

  journey('a refusal and a broken set-up each get their words', async ({ open }) => {
    for (const [error, text] of [
      ['access_denied', 'OAuth error: Google sign-in was cancelled.'],
      [
        'redirect_uri_mismatch',
        /OAuth error: Add the redirect URI .*\/api\/auth\/callback\/google/,
      ],
    ] as const) {
      google.failOnce({ error });
      const page = await open({ baseURL: app?.address, path: '/auth/login' });
      await settle(page);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await failure(page, 'Oops! Authentication Failed').waitFor();
      await page.getByText(text).waitFor();
    }
  });
});

journey('a new address counts once its mail is confirmed', async ({ open, tolerate }) => {
  tolerate(/status of 403/);
  const page = await open({ baseURL: app?.address });
  const email = newEmail();
  await page.goto(await linkTo(email, () => signUpOnScreen({ page, email })));
  await dashboard(page).waitFor();
  await page.goto('/profile');
  const next = newEmail();
  await page.getByLabel('New email address').fill(next);
  await page.getByLabel('Your password').fill(accountPassword);
  const link = await linkTo(next, () => page.getByRole('button', { name: 'Change email' }).click());
  await page.getByText(`We sent a link to ${next}`).waitFor();
  await page.getByText(`Signed in as ${email}`).waitFor();
  await page.goto(link);
  await page.getByRole('banner').getByText(next).waitFor();
});
