/** The route table: every address for guests and for members, every link on each page, every width. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { brand } from '../../src/shared/brand.ts';
import { journey } from './harness/journey.ts';

type Route = {
  path: string;
  /** Where the browser ends up, if not there. */
  to?: string;
  title: string;
  /** What only this page says. */
  text: string;
};

const signIn = { title: 'Sign in', text: 'Sign in to Askwell' };
const home = { title: '', text: 'Simple plans' };
const demo = 'This is a demo on sample data.';

const forGuests: readonly Route[] = [
  { path: '/', ...home },
  { path: '/home', to: '/', ...home },
  { path: '/landing', to: '/', ...home },
  { path: '/login', to: '/auth/login', ...signIn },
  { path: '/auth/login', ...signIn },
  { path: '/auth/signup', title: 'Create your account', text: '7-day free trial' },
  { path: '/auth/forgot-password', title: 'Forgot password', text: 'Send reset link' },
  { path: '/auth/callback', title: 'Signing in', text: 'Authentication failed' },
  { path: '/contact', title: 'Support', text: 'Send message' },
  { path: '/terms', title: 'Terms of Service', text: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy', text: 'Privacy Policy' },
  { path: '/cookies', title: 'Cookie Policy', text: 'Cookie Policy' },
  { path: '/crawler', title: 'AskwellBot', text: 'AskwellBot' },
  { path: '/dpa', title: 'Data Processing Agreement', text: 'Sub-processors' },
  { path: '/processing-records', title: 'Records of Processing', text: 'Automated decisions' },
  { path: '/accessibility', title: 'Accessibility Statement', text: 'Where we stand' },
  { path: '/app', to: '/auth/login?redirect=%2Fapp', ...signIn },
  { path: '/dashboard', to: '/auth/login?redirect=%2Fapp', ...signIn },
  { path: '/app/settings', to: '/auth/login?redirect=%2Fapp%2Fsettings', ...signIn },
  { path: '/profile', to: '/auth/login?redirect=%2Fprofile', ...signIn },
  {
    path: '/documentation',
    to: '/auth/login?redirect=%2Fdocumentation%2Fgetting-started',
    ...signIn,
  },
  { path: '/dashboard-test', title: 'Demo dashboard', text: 'Welcome, Maria' },
  { path: '/dashboard-test?tab=documents', title: 'Demo dashboard', text: 'house-rules.txt' },
  { path: '/dashboard-test/inbox', title: 'Inbox', text: 'Jonas Weber' },
  { path: '/dashboard-test/leads', title: 'Leads', text: 'Petra König' },
  { path: '/dashboard-test/analytics', title: 'Analytics', text: 'Busiest hours' },
];

const forMembers: readonly Route[] = [
  { path: '/', ...home },
  { path: '/auth/login', to: '/app', title: 'Dashboard', text: 'Welcome, Maria' },
  { path: '/auth/signup', to: '/app', title: 'Dashboard', text: 'Welcome, Maria' },
  { path: '/app', title: 'Dashboard', text: 'No chatbot yet' },
  { path: '/dashboard?tab=documents', to: '/app?tab=documents', title: 'Dashboard', text: 'Drop' },
  { path: '/app/inbox', title: 'Inbox', text: 'No conversations yet' },
  { path: '/app/leads', title: 'Leads', text: 'No leads yet' },
  { path: '/app/analytics', title: 'Analytics', text: 'No data yet' },
  { path: '/app/settings', title: 'Settings', text: 'Compare plans' },
  { path: '/app/settings/workspace', title: 'Workspace', text: 'Model keys' },
  { path: '/app/settings/team', title: 'Team', text: 'Activity' },
  { path: '/app/settings/integrations', title: 'API & webhooks', text: 'Webhooks' },
  { path: '/app/checkout', title: 'Your payment', text: 'Invalid checkout status' },
  { path: '/profile', title: 'Profile Settings', text: 'Active sessions' },
  {
    path: '/documentation',
    to: '/documentation/getting-started',
    title: 'Getting started',
    text: 'Start Now',
  },
];

/** One for each layout. */
const widths = [1440, 768, 320];

/** Opens it as a visitor would and returns where its links lead. */
async function visit({ page, route }: { page: Page; route: Route }): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(route.path);
  await page.waitForURL(route.to ?? route.path);
  await page.getByText(route.text).first().waitFor();
  const title = route.title ? `${route.title} · ${brand.name}` : `${brand.name} · ${brand.slogan}`;
  await expect.poll(() => page.title(), { message: route.path }).toBe(title);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `${route.path} at ${width}`,
      })
      .toBeLessThanOrEqual(width);
  }
  return page
    .locator('a[href], form[action]')
    .evaluateAll((all) =>
      all.map((it) => (it instanceof HTMLFormElement ? it.action : (it as HTMLAnchorElement).href)),
    );
}

/** Each address once; what a page asks the server for as a file is an address too. */
async function expectToResolve({ page, links }: { page: Page; links: Set<string> }): Promise<void> {
  const own = [...links].filter((href) => href.startsWith(inject('address')));
  expect(own.length).toBeGreaterThan(12);
  for (const address of new Set(own.map((href) => href.split('#')[0] ?? ''))) {
    const response = await page.request.get(address);
    expect.soft(response.status(), address).toBe(200);
    const html = await response.text();
    // Pages that are drawn in the browser have their places only there.
    if (!html.includes('id="main-content"')) continue;
    const places = own.filter((href) => href.startsWith(`${address}#`));
    const missing = places.filter((href) => !html.includes(`id="${href.split('#')[1]}"`));
    expect.soft(missing).toEqual([]);
  }
}

journey('guests find every page of the route table, or the way in', async ({ open }) => {
  const page = await open();
  const links = new Set<string>();
  for (const route of forGuests) {
    for (const href of await visit({ page, route })) links.add(href);
    if (route.path.startsWith('/dashboard-test')) await page.getByText(demo).waitFor();
  }
  await expectToResolve({ page, links });
});

journey('members find every page of the route table, with help at hand', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  const links = new Set<string>();
  for (const route of forMembers) {
    for (const href of await visit({ page, route })) links.add(href);
  }
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  await expectToResolve({ page, links });
});

journey('what is in no table is 404, wherever it is looked for', async () => {
  const nowhere = ['/nowhere', '/app/nowhere', '/documentation/nowhere', '/dashboard-test/nowhere'];
  for (const path of nowhere) {
    expect((await fetch(inject('address') + path)).status, path).toBe(404);
  }
});

const landingTexts = [
  'AI Assistant',
  '3 to 5 minutes',
  '24/7',
  '99.9%',
  '10,000+',
  ...['Starter', 'Most Popular', '$14.99', '1 chatbot', '1,000 conversations per month'],
  ...['10 knowledge documents', 'Branding removed', 'Email and chat support', 'Basic analytics'],
  ...['Business', 'Recommended', '$250', '10+ chatbots', 'Unlimited conversations and documents'],
  ...['API access', 'Priority support', 'Advanced analytics', 'Team collaboration'],
  ...['Custom integrations', 'Enterprise', 'White-label', 'Dedicated manager', 'SLA'],
  ...['24/7 phone support', '2,000+ inquiries per month', 'Business 10,000+', 'unlimited'],
  ...['Restaurants & Food', 'E-commerce & Retail', 'Healthcare & Medical', 'Home Services'],
  ...["Don't see your industry?", 'Engineered by expert from'],
  ...['Privacy Policy', 'Terms of Service', 'Cookie Policy', '7 days'],
];

journey('the landing page says what was promised, word for word', async () => {
  const html = await (await fetch(`${inject('address')}/`)).text();
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|’/g, "'");
  for (const words of landingTexts) expect.soft(text).toContain(words);
  for (const id of ['pricing', 'howItWorks', 'features', 'faq']) {
    expect.soft(body).toContain(`id="${id}"`);
  }
});
