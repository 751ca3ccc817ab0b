/** The landing page as visitors use it: pricing, questions, industries, the footer, with and without script. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { journey, phone } from './harness/journey.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

for (const [label, plan] of [
  ['Start with Starter', 'starter'],
  ['Start with Business', 'business'],
] as const) {
  journey(`"${label}" lets a stranger sign up and remembers the plan`, async ({ open }) => {
    const page = await open({ path: '/' });
    await settle(page);
    await button(page, label).click();
    await dialog(page).getByRole('heading', { name: 'Create Account' }).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('askwell-chosen-plan'));
    expect(JSON.parse(stored ?? '{}').plan).toBe(plan);
  });

  journey(`"${label}" without script leads to the sign-up page with the plan`, async ({ open }) => {
    const page = await open({ path: '/', javaScriptEnabled: false });
    await button(page, label).click();
    await page.waitForURL(`/auth/signup?plan=${plan}`);
  });
}

journey(
  'the dialog of a plan opens on sign-up, whatever was done in it before',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await settle(page);
    await button(page, 'Start with Starter').click();
    await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog(page).getByRole('heading', { name: 'Welcome Back' }).waitFor();
    // Continuing with Google may create an account here too.
    await dialog(page)
      .getByRole('link', { name: /Terms of Service/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Start with Business').click();
    await dialog(page).getByRole('heading', { name: 'Create Account' }).waitFor();
    // Nothing can be bought on this installation, so no plan is promised.
    expect(await dialog(page).getByText('is kept for you').count()).toBe(0);
  },
);

journey('a later sign-up without a plan forgets the earlier one', async ({ open }) => {
  const page = await open({ path: '/' });
  await settle(page);
  const stored = () => page.evaluate(() => localStorage.getItem('askwell-chosen-plan'));
  await button(page, 'Start with Starter').click();
  await dialog(page).waitFor();
  await expect.poll(stored).not.toBeNull();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, 'Start free trial').first().click();
  await dialog(page).waitFor();
  await expect.poll(stored).toBeNull();

  await page.goto('/auth/signup?plan=business');
  await settle(page);
  await expect.poll(stored).not.toBeNull();
  await page.goto('/auth/signup');
  await settle(page);
  await expect.poll(stored).toBeNull();
});

journey(
  'parts whose script cannot be loaded come with the page when it is loaded again',
  async ({ open, tolerate }) => {
    tolerate(/Failed to load resource|Failed to fetch dynamically imported module/);
    const page = await open({ path: '/terms' });
    await settle(page);
    await page.route(/\/assets\/(explanations|prepare-welcome)-/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL('/');
    await button(page, 'Reload Page').first().click();
    await page.locator('#faq').waitFor();
  },
);

journey(
  'a member is welcomed even if the words for members cannot be loaded',
  async ({ open, tolerate }) => {
    tolerate(/Failed to load resource|Failed to fetch dynamically imported module/);
    const page = await open();
    await createAccount(page);
    await page.route(/\/assets\/prepare-welcome-/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Open dashboard' }).waitFor();
  },
);

journey('a plan is offered to members on phones too', async ({ open }) => {
  const page = await open({ viewport: phone, hasTouch: true });
  await createAccount(page);
  await page.goto('/terms');
  await settle(page);
  await button(page, /^Account menu/).tap();
  await page.getByRole('menuitem', { name: 'Pricing' }).tap();
  await page.waitForURL('/#pricing');
});

journey('a member goes from a plan straight to the dashboard', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/');
  await settle(page);
  await button(page, 'Start with Starter').click();
  await page.waitForURL('/app');
});

journey(
  'a member who presses before the session is known is not asked to sign up',
  async ({ open }) => {
    const page = await open();
    await createAccount(page);
    let answer = () => {};
    await page.route('/api/auth/get-session', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'load' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await button(page, 'Start with Business').click();
    answer();
    await page.waitForURL('/app');
  },
);

journey(
  'the keyboard opens the quote dialog, closes it and is back where it was',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await settle(page);
    const contactSales = button(page, 'Contact sales');
    await contactSales.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => contactSales.evaluate((element) => element === document.activeElement))
      .toBe(true);
  },
);

journey(
  'a quote that cannot be sent stays as it was typed, then goes out',
  async ({ open, tolerate }) => {
    tolerate(/status of 500 .*\/api\/requests\/quote$/);
    const page = await open({ path: '/' });
    await settle(page);
    await page.route('/api/requests/quote', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await button(page, 'Contact sales').click();
    const sheet = dialog(page);
    await sheet.getByRole('button', { name: 'Request a quote' }).click();
    await sheet.getByText('Please tell us your company').waitFor();
    await sheet.getByLabel('Name').fill('Jo Park');
    await sheet.getByLabel('Email').fill('jo@large.example');
    await sheet.getByLabel('Company', { exact: true }).fill('Large & Co');
    await sheet.getByLabel('Company size').selectOption('51–200');
    await sheet.getByLabel('Requirements').fill('Twelve sites.');
    await sheet.getByRole('button', { name: 'Request a quote' }).click();
    await sheet.getByText('Your request was not sent').waitFor();

    await page.keyboard.press('Escape');
    await button(page, 'Contact sales').click();
    for (const [label, value] of [
      ['Name', 'Jo Park'],
      ['Email', 'jo@large.example'],
      ['Company size', '51–200'],
      ['Requirements', 'Twelve sites.'],
    ] as const) {
      expect(await sheet.getByLabel(label).inputValue()).toBe(value);
    }

    await page.unroute('/api/requests/quote');
    await sheet.getByRole('button', { name: 'Request a quote' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('Thank you!').waitFor();
    await button(page, 'Contact sales').click();
    expect(await sheet.getByLabel('Name').inputValue()).toBe('');
  },
);

for (const javaScriptEnabled of [true, false]) {
  journey(
    `one question is open at a time, script ${javaScriptEnabled ? 'on' : 'off'}`,
    async ({ open }) => {
      const page = await open({ path: '/', javaScriptEnabled });
      const [first, second] = [
        page.getByText('Starter handles 2,000+ inquiries per month, Business 10,000+'),
        page.getByText('It does not guess.'),
      ];
      expect(await first.isVisible()).toBe(false);
      await page.getByText('How many customer questions').click();
      expect(await first.isVisible()).toBe(true);
      await page.getByText('What happens when it does not know').click();
      expect(await second.isVisible()).toBe(true);
      expect(await first.isVisible()).toBe(false);
      await page.getByText('What happens when it does not know').click();
      expect(await second.isVisible()).toBe(false);
    },
  );
}

journey('a link to an answer opens it', async ({ open }) => {
  const page = await open({ path: '/contact' });
  await page.getByRole('link', { name: 'Which files can I upload?' }).click();
  await page.waitForURL('/#faq-files');
  await expect.poll(() => page.getByText('PDF, Word (.docx)').isVisible()).toBe(true);
});

journey(
  'four industries are shown, then twelve; the choice survives to sign-up',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await settle(page);
    const cards = page.locator('#industry-cards').getByRole('button');
    const names = () => cards.locator('> span:first-child').allInnerTexts();
    expect(await names()).toEqual([
      'Restaurants & Food',
      'E-commerce & Retail',
      'Healthcare & Medical',
      'Home Services',
    ]);
    await button(page, 'Show all 12 industries').click();
    expect(await cards.count()).toBe(12);
    await button(page, /^Legal Services/).click();
    await button(page, /^Restaurants/).click();
    await page.getByText('2 industries picked').waitFor();
    await button(page, 'Show popular only').click();
    expect(await cards.count()).toBe(4);

    await page.reload();
    await settle(page);
    await page.getByRole('button', { name: /^Restaurants/, pressed: true }).waitFor();
    await page.goto('/auth/signup');
    await settle(page);
    await page.getByText('Legal Services and Restaurants & Food').waitFor();
    await page.goto('/');
    await settle(page);
    await button(page, 'Create my chatbot').click();
    await dialog(page).getByRole('heading', { name: 'Create Account' }).waitFor();
  },
);

journey('without script all of the landing page is there to read', async ({ open }) => {
  const page = await open({ path: '/', javaScriptEnabled: false });
  expect(await page.locator('#industry-cards').getByRole('button').count()).toBe(12);
  for (const heading of [
    'Simple plans',
    'From a folder of files to a helpful answer',
    'Honest by design',
    'Frequently asked questions',
    'Made for businesses like yours',
    'Engineered by expert from',
  ]) {
    expect(await page.getByRole('heading', { name: heading }).isVisible(), heading).toBe(true);
  }
  await button(page, 'Privacy Policy').click();
  await page.waitForURL(/\/privacy\??$/);
});

journey('the sections are all there too for someone who comes by a click', async ({ open }) => {
  const page = await open({ path: '/contact' });
  await settle(page);
  await page.getByRole('banner').getByRole('link', { name: 'Askwell' }).click();
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
  await page.getByRole('figure').waitFor();
  await page.getByRole('heading', { name: 'Engineered by expert from' }).waitFor();
});

journey('each anchor leads to its section from any page', async ({ open }) => {
  const page = await open();
  for (const [label, hash] of [
    ['Features', '#features'],
    ['How it works', '#howItWorks'],
    ['Pricing', '#pricing'],
    ['FAQ', '#faq'],
  ] as const) {
    await page.goto('/contact');
    await settle(page);
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(`/${hash}`);
    await expect
      .poll(() =>
        page.locator(hash).evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(120);
  }
});

journey('someone known to be a member never sees a guest’s headline', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/');
  await settle(page);
  await page.getByText('Hello, Maria').waitFor();
  const headline = page.getByRole('heading', { level: 1, includeHidden: true });
  let wasAsked = (_answer: () => void) => {};
  const asked = new Promise<() => void>((resolve) => {
    wasAsked = resolve;
  });
  await page.route('/api/auth/get-session', async (route) => {
    await new Promise<void>((resolve) => wasAsked(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  const answer = await asked;
  expect(await headline.isVisible()).toBe(false);
  answer();
  await expect.poll(() => headline.isVisible()).toBe(true);
  expect(await headline.innerText()).toContain('Let us build your chatbot.');
  const action = page.getByRole('main').getByRole('link', { name: 'Set up your first chatbot' });
  expect(await action.getAttribute('href')).toBe('/dashboard?onboarding=industry');
});

journey('the map is asked of no one before the visitor asks for it', async ({ open }) => {
  const page = await open();
  const foreign: string[] = [];
  await page.route(/openstreetmap/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto('/');
  await settle(page);
  expect(foreign).toEqual([]);
  await button(page, 'Show the map').click();
  await page.frameLocator('iframe').getByText('Map').waitFor();
  expect(foreign[0]).toContain('www.openstreetmap.org/export/embed.html?bbox=');
});

journey(
  'the names move, stop under the pointer or on request, and rest if asked to',
  async ({ open }) => {
    const page = await open({ path: '/', reducedMotion: 'no-preference' });
    const strip = page.locator('section[aria-labelledby="experts-title"] div > div').first();
    const style = () =>
      strip.evaluate((element) => {
        const { animationName, animationPlayState } = getComputedStyle(element);
        return [animationName, animationPlayState];
      });
    await expect.poll(style).toEqual(['strip', 'running']);
    await page.getByLabel('Stop the moving names').check({ force: true });
    expect(await style()).toEqual(['strip', 'paused']);
    await page.getByLabel('Stop the moving names').uncheck({ force: true });
    // Playwright's own hover waits for things to stand still.
    const box = await strip.locator('..').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 20);
    await expect.poll(style).toEqual(['strip', 'paused']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await style())[0]).toBe('none');
  },
);

journey('the menu of a phone leads to every section', async ({ open }) => {
  const page = await open({ path: '/', viewport: phone, hasTouch: true });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Pricing', 'How it works', 'Features', 'FAQ']);
});
