import type { Page } from 'playwright-core';
import { createAccount } from '../testing/create-account.ts';
import { dashboardScreens } from './dashboard-screens.ts';

export type Screen = {
  /** The file name, so unique. */
  name: string;
  path: string;
  /** What the browser rightly complains of on this screen, because it shows a failure. */
  complaint?: RegExp;
  /** What to do on the page before the picture is taken. */
  prepare?(page: Page): Promise<unknown>;
};

/** Every screen people see. A part that adds screens adds its lines here. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-opened',
    path: '/',
    prepare: async (page) => {
      await page.getByText('How many customer questions are included?').click();
      await page.getByRole('button', { name: 'Show all 12 industries' }).click();
      await page.getByRole('button', { name: /^Legal Services/ }).click();
    },
  },
  {
    name: 'landing-member',
    path: '/',
    prepare: async (page) => {
      await openSignedIn(page, '/');
      await page.getByText('Hello, Maria').waitFor();
    },
  },
  {
    name: 'quote-dialog',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Contact sales' }).click();
      await page.getByRole('button', { name: 'Request a quote' }).click();
      await page.getByText('Please tell us your company').waitFor();
    },
  },
  {
    name: 'cookies-dialog',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cookie Policy' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-sent',
    path: '/contact?topic=plans',
    prepare: async (page) => {
      await page.getByLabel('Your name').fill('Maria Rossi');
      await page.getByLabel('Email').fill('maria@bella.example');
      await page.getByLabel('Message').fill('May I pay by invoice?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Thank you, Maria').waitFor();
    },
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'design-system', path: '/dev/design-system' },
  { name: 'sign-in', path: '/auth/login?message=Please check your email to verify your account' },
  {
    name: 'sign-up-errors',
    path: '/auth/signup',
    prepare: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('trattoria7');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Please accept the terms and conditions').waitFor();
    },
  },
  {
    name: 'sign-up-dialog',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start with Business' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'forgot-password',
    path: '/auth/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Email').fill(`${crypto.randomUUID()}@bella.example`);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await page.getByText('Check your inbox').waitFor();
    },
  },
  { name: 'reset-password', path: '/auth/reset-password?token=made-up' },
  { name: 'callback-failed', path: '/auth/callback?error=access_denied' },
  { name: 'dashboard', path: '/', prepare: (page) => openSignedIn(page, '/app') },
  { name: 'profile', path: '/', prepare: (page) => openSignedIn(page, '/profile') },
  {
    name: 'delete-account',
    path: '/',
    prepare: async (page) => {
      await openSignedIn(page, '/profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'documentation',
    path: '/',
    prepare: (page) => openSignedIn(page, '/documentation/getting-started'),
  },
  {
    name: 'documentation-deployment',
    path: '/',
    prepare: (page) => openSignedIn(page, '/documentation/deployment'),
  },
  {
    name: 'documentation-search',
    path: '/',
    prepare: async (page) => {
      await openSignedIn(page, '/documentation/configuration');
      await page.getByLabel('Search the documentation').fill('color');
      await page.getByText(/^\d+ places$/).waitFor();
    },
  },
  ...dashboardScreens,
];

async function openSignedIn(page: Page, path: string): Promise<void> {
  await createAccount(page);
  await page.goto(path, { waitUntil: 'networkidle' });
}
