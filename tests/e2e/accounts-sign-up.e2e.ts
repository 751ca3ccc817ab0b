/** Coming in on an installation without a mail server, which is what `npm start` gives. */
import { expect, inject } from 'vitest';
import {
  accountPassword,
  createAccount,
  createAccountElsewhere,
} from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { journey } from './harness/journey.ts';
import { dashboard, newEmail, signInOnScreen, signUpOnScreen } from './harness/sign-up.ts';

journey('sign up, and be in the dashboard on trial', async ({ open }) => {
  const page = await open();
  const email = await signUpOnScreen({ page });
  await page.waitForURL('**/app');
  await dashboard(page).waitFor();
  await page.getByText('Account created!').waitFor();
  const header = page.getByRole('banner');
  await header.getByText('Starter trial · 7 days left').waitFor();
  await header.getByText(email).waitFor();
  await page.reload();
  await dashboard(page).waitFor();
});

journey('the sign-up form says what is wrong, and forgets nothing', async ({ open, tolerate }) => {
  tolerate(/status of 409/);
  const page = await open({ path: '/auth/signup' });
  await settle(page);
  await page.getByText('7-day free trial').waitFor();
  await page.getByText('No card needed').waitFor();
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  for (const text of [
    'Full name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms and conditions',
  ]) {
    await page.getByText(text).waitFor();
  }
  const name = page.getByLabel('Full name');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

  await name.fill('M');
  await page.getByText('Full name is required').waitFor({ state: 'detached' });
  await page.getByLabel('Email').focus();
  await page.getByText('Name must be at least 2 characters').waitFor();
  const password = page.getByLabel('Password', { exact: true });
  for (const [typed, label] of [
    ['a', 'weak'],
    ['abc1', 'medium'],
    ['Abcdef1!', 'strong'],
  ] as const) {
    await password.fill(typed);
    await page.getByText(`Password strength: ${label}`).waitFor();
  }

  const email = await createAccountElsewhere(page);
  await signUpOnScreen({ page, email });
  await page.getByText('Sign up failed').waitFor();
  await page
    .getByText('An account with this email already exists. Please sign in instead.')
    .waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Confirm password').inputValue()).toBe(accountPassword);
  await submit.waitFor();
});

journey('a wrong password says so and lets one try again', async ({ open, tolerate }) => {
  tolerate(/status of 401/);
  const page = await open({ path: '/auth/login?redirect=/profile' });
  const email = await createAccountElsewhere(page);
  await settle(page);

  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Please fix the form errors').waitFor();
  await page.getByText('Password is required').waitFor();

  await signInOnScreen({ page, email, password: 'Wrong-password-1' });
  await page.getByText('Sign in failed').waitFor();
  await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  await page.getByRole('button', { name: 'Resend verification email' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);

  await signInOnScreen({ page, email });
  await page.waitForURL('**/profile');
  await page.getByRole('heading', { name: 'Profile Settings' }).waitFor();
});

journey('while signing in the button is busy and nothing is sent twice', async ({ open }) => {
  const page = await open({ path: '/auth/login' });
  const email = await createAccountElsewhere(page);
  await settle(page);
  let calls = 0;
  let release = () => {};
  await page.route('**/api/auth/sign-in/email', async (route) => {
    calls += 1;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await signInOnScreen({ page, email });
  await page.getByRole('button', { name: 'Signing in...' }).click({ force: true });
  await page.getByLabel('Email').press('Enter');
  release();
  await page.waitForURL('**/app');
  expect(calls).toBe(1);
});

journey('the message of the address is shown, with the way to another mail', async ({ open }) => {
  const page = await open({
    path: '/auth/login?message=Please+check+your+email+to+verify+your+account',
  });
  await page.getByRole('status').getByText('Please check your email to verify').waitFor();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await page.getByText('Please enter your email address first').waitFor();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await page.getByText('Verification email sent').waitFor();
  await page.getByText(/no mail server: ask its operator/).waitFor();

  await page.goto('/auth/login?message=Welcome');
  await page.getByText('Welcome', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Resend verification email' }).count()).toBe(0);
});

journey('someone who is in is sent on, and never to another site', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  for (const [from, to] of [
    ['/auth/login', '/app'],
    ['/auth/login?redirect=/profile', '/profile'],
    ['/auth/login?redirect=//evil.example/app', '/app'],
    ['/auth/login?redirect=https://evil.example', '/app'],
    ['/login?redirect=/profile', '/profile'],
    ['/auth/signup', '/app'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(
      ({ origin, pathname }) => origin === inject('address') && pathname === to,
    );
  }
});

journey(
  'Google without its settings says so before and after the click',
  async ({ open, tolerate }) => {
    tolerate(/status of 400/);
    const page = await open({ path: '/auth/login' });
    await settle(page);
    await page.getByRole('button', { name: 'Continue with Google (not set up)' }).click();
    await page.getByText('Sign in failed').waitFor();
    await page.getByText(/Google OAuth is not configured/).waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  },
);

journey('the dialog of a pricing card signs up and remembers the plan', async ({ open }) => {
  const page = await open({ path: '/' });
  await settle(page);
  await page.getByRole('button', { name: 'Start with Business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByText('7-day free trial').waitFor();
  await dialog.getByText(/By creating an account you agree/).waitFor();
  await dialog.getByLabel('Email').fill('maria.rossi@bella.example');
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await dialog.getByText('Password must be at least 8 characters').waitFor();

  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
  await page.getByRole('button', { name: 'Create an account' }).click();

  await dialog.getByLabel('Email').fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(accountPassword);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/app');
  await dashboard(page).waitFor();
  const kept = await page.evaluate(() => localStorage.getItem('askwell-chosen-plan'));
  expect(kept).toContain('business');
  // This installation takes no payments, so nothing may promise a checkout.
  expect(await page.getByText(/checkout/i).count()).toBe(0);
});
