import { dashboardScreens } from './dashboard-screens.ts';
import type { Screen } from './screen.ts';

/** What everyone may see, and the pages of an account. */
export const publicScreens: readonly Screen[] = [
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
    as: 'newcomer',
    path: '/',
    prepare: (page) => page.getByText('Hello, Maria').waitFor(),
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
  {
    name: 'api-reference',
    path: '/api/docs',
    prepare: (page) => page.locator('#listChatbots').getByText('Try it').click(),
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'crawler', path: '/crawler' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'processing-records', path: '/processing-records' },
  { name: 'dpa', path: '/dpa' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'invitation', path: '/invitation' },
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
  { name: 'profile', as: 'newcomer', path: '/profile' },
  {
    name: 'delete-account',
    as: 'newcomer',
    path: '/profile',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'documentation',
    as: 'newcomer',
    path: '/documentation/getting-started',
  },
  {
    name: 'documentation-deployment',
    as: 'newcomer',
    path: '/documentation/deployment',
  },
  {
    name: 'documentation-search',
    as: 'newcomer',
    path: '/documentation/configuration',
    prepare: async (page) => {
      await page.getByLabel('Search the documentation').fill('color');
      await page.getByText(/^\d+ places$/).waitFor();
    },
  },
];

/** Every screen people see. A part that adds screens adds its lines to one of the two lists. */
export const screens: readonly Screen[] = [...publicScreens, ...dashboardScreens];
