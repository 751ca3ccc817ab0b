/** How the browser keeps its session: across tabs, over time, and when the server says no or says nothing. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, createAccountElsewhere } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { journey } from './harness/journey.ts';
import { dashboard, signInOnScreen } from './harness/sign-up.ts';

async function enterDashboard(page: Page): Promise<string> {
  const email = await createAccount(page);
  await page.goto('/app');
  await dashboard(page).waitFor();
  return email;
}

const required = (page: Page) => page.getByRole('heading', { name: 'Authentication Required' });

journey('a protected page asks to sign in and then leads back', async ({ open }) => {
  const page = await open();
  const email = await createAccountElsewhere(page);
  await page.goto('/profile?from=mail');
  await page.waitForURL('**/auth/login?redirect=%2Fprofile%3Ffrom%3Dmail');
  await settle(page);
  await signInOnScreen({ page, email });
  await page.waitForURL('**/profile?from=mail');
});

/** The live stream ends with the session, and the page then asks whether it is still signed in. */
const sessionCheck = /status of 401 .*\/api\/profiles\/me/;

journey('signing out leads home and locks the dashboard', async ({ open, tolerate }) => {
  tolerate(/status of 401/);
  const page = await open();
  await enterDashboard(page);
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.waitForURL('**/app/leads');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/auth/login?redirect=%2Fapp');
  await page.goto('/app');
  await page.waitForURL('**/auth/login?redirect=%2Fapp');
});

journey(
  'after signing out a link to a protected page asks to sign in',
  async ({ open, tolerate }) => {
    tolerate(/status of 401/);
    const page = await open();
    await enterDashboard(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    // Inside the app, so that the page is not loaded again and still knows who has just left.
    await page.evaluate(() => {
      type Router = { navigate(to: string): Promise<void> };
      return (
        window as unknown as { __reactRouterDataRouter: Router }
      ).__reactRouterDataRouter.navigate('/profile');
    });
    await page.waitForURL('**/auth/login?redirect=%2Fprofile');
  },
);

journey(
  'a sign-out in one tab is one in the other, and so is a sign-in',
  async ({ open, tolerate }) => {
    tolerate(sessionCheck);
    const first = await open();
    const email = await enterDashboard(first);
    const second = await first.context().newPage();
    await second.goto('/app');
    await dashboard(second).waitFor();

    await second.getByRole('button', { name: 'Sign Out' }).click();
    await required(first).waitFor();
    const login = first.getByRole('link', { name: 'Go to Login' });
    expect(await login.getAttribute('href')).toMatch(/^\/login/);

    await second.goto('/auth/login', { waitUntil: 'load' });
    await signInOnScreen({ page: second, email });
    await dashboard(first).waitFor();
  },
);

journey('a refused refresh after 30 minutes signs out', async ({ open, tolerate }) => {
  tolerate(/status of 40[01]/);
  const page = await open();
  await page.clock.install();
  await enterDashboard(page);
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 400 }));
  await page.clock.fastForward('29:00');
  expect(await required(page).count()).toBe(0);
  await page.clock.fastForward('01:01');
  await required(page).waitFor();
});

journey('a server in trouble signs no one out', async ({ open, tolerate }) => {
  tolerate(/status of 503|ERR_FAILED/);
  const page = await open();
  await page.clock.install();
  await page.route('**/api/rpc/validate_user_session', (route) => route.fulfill({ status: 503 }));
  await enterDashboard(page);
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse('**/api/auth/get-session');
  await page.clock.fastForward('30:01');
  await refused;
  await page.unroute('**/api/auth/get-session');
  await page.route('**/api/auth/get-session', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.clock.fastForward('30:01');
  await lost;
  expect(await required(page).count()).toBe(0);
  expect(await dashboard(page).isVisible()).toBe(true);
});

journey('a session that the server calls invalid is over', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.route('**/api/rpc/validate_user_session', (route) =>
    route.fulfill({ json: { valid: false } }),
  );
  await page.goto('/app');
  await required(page)
    .or(page.getByRole('heading', { name: /^Sign in to/ }))
    .waitFor();
});

journey('what was typed waits behind the lock for a new sign-in', async ({ open, tolerate }) => {
  tolerate(/status of 401/);
  const page = await open();
  const email = await enterDashboard(page);
  await page.goto('/profile');
  const name = page.getByLabel('Full name');
  await name.fill('Maria Rossi-Bianchi');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save name' }).click();
  await required(page).waitFor();

  const other = await page.context().newPage();
  await other.goto('/auth/login', { waitUntil: 'load' });
  await signInOnScreen({ page: other, email });
  await required(page).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Maria Rossi-Bianchi');
});

journey('loading is shown until the session is known, for 8 seconds at most', async ({ open }) => {
  const page = await open();
  // Stopped, so that only the test moves it however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/api/auth/get-session', () => {});
  await page.goto('/app');
  await page.getByText('Preparing your dashboard').waitFor();
  await page.clock.runFor(7900);
  expect(await page.getByText('Preparing your dashboard').isVisible()).toBe(true);
  await page.clock.runFor(200);
  await page.waitForURL('**/auth/login?redirect=%2Fapp');
});

journey('an unknown page of the dashboard says so', async ({ open, tolerate }) => {
  tolerate(/status of 404 .*no-such-page$/);
  const page = await open();
  await enterDashboard(page);
  await page.goto('/app/no-such-page');
  await page.getByRole('heading', { name: 'Lost in Space?' }).waitFor();
});
