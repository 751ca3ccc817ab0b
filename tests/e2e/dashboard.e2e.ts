import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createPdf } from '#server/testing/create-pdf.ts';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';
import { startPlainPage } from './harness/plain-page.ts';
import { createChatbot } from './harness/shop.ts';
import { signUpOnScreen } from './harness/sign-up.ts';

/** An owner with a chatbot whose form no one had to fill in. Returns where its sections are. */
async function createOwner(page: Page): Promise<string> {
  await createAccount(page);
  const id = await createChatbot({ page, settings: { name: 'Bella Cucina' } });
  return `/app/chatbots/${id}/`;
}

async function createChatbotOnScreen(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: "Skip, I'll upload files" }).click();
  await dialog.getByRole('button', { name: /Restaurants & Food/ }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Bella Cucina');
  await dialog.getByRole('button', { name: 'Create chatbot' }).click();
  await page.waitForURL('**/app/chatbots/*/knowledge');
}

journey('from nothing to an answer on the shop’s own page', async ({ open }) => {
  const startedAt = Date.now();
  const page = await open();
  await signUpOnScreen({ page });
  await page.getByRole('button', { name: 'Create chatbot' }).first().click();
  await createChatbotOnScreen(page);
  const menu = createPdf([
    'Bella Cucina is open on Sunday from 12 to 9 pm.',
    'The pizza Diavola costs 11 euros.',
  ]);
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: menu };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await row.getByText('Ready', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Playground' }).click();
  const chat = page.getByRole('main');
  await chat.getByLabel('Your question').fill('When are you open on Sunday?');
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();
  await chat
    .getByText(/from 12 pm to 9 pm/)
    .first()
    .waitFor();
  await chat.getByRole('list', { name: 'Sources' }).getByText('menu.pdf').waitFor();
  await page.getByRole('link', { name: 'Install' }).click();
  const snippet = await page
    .getByText(/^<script src=.*widget\.js/)
    .first()
    .innerText();

  const shop = await startPlainPage(snippet);
  const visitor = await open({ path: shop.url });
  await visitor.getByRole('button', { name: 'Chat', exact: true }).click();
  const field = visitor.getByRole('textbox', { name: 'Your message' });
  await field.fill('How much is the pizza Diavola?');
  await field.press('Enter');
  await visitor.getByRole('log').getByText('11 euros').first().waitFor();
  console.log(
    `from sign-up to an answer on the site: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  await page.getByText(`Working on ${new URL(shop.url).host}`).waitFor();
  expect(await findAxeViolations({ page })).toEqual([]);
  await shop.stop();
});

journey('an address that asks for an upload leads to it', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/app?tab=documents&action=upload');
  const upload = page.getByLabel('Upload documents');
  await expect
    .poll(() => upload.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.waitForURL('**/app?tab=documents');
  // After a click of one's own the browser lets us open the list of files at once.
  await page.goto('/documentation/getting-started', { waitUntil: 'load' });
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate(() => {
    type Router = { navigate(to: string): Promise<void> };
    return (
      window as unknown as { __reactRouterDataRouter: Router }
    ).__reactRouterDataRouter.navigate('/app?tab=documents&action=upload');
  });
  await chooser;

  await page.goto('/app?tab=billing');
  await page.waitForURL('**/app/settings');
});

journey('copying the snippet says what to do with it', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/dashboard-test');
  await page
    .getByRole('link', { name: /Trattoria|Bella|Bakery|assistant/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Install' }).click();
  await page.getByRole('button', { name: 'Copy snippet' }).first().click();
  await page.getByText('Snippet copied!').waitFor();
});

journey('the language can be found on the smallest phone', async ({ open }) => {
  const page = await open({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
  });
  await createAccount(page);
  await page.goto('/app');
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Language: English' }).tap();
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor();
});

journey('documents on their way are not called chatbots', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  let arrive = () => {};
  await page.route(/\/assets\/documents-tab-/, async (route) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.continue();
  });
  await page.goto('/app?tab=documents');
  await page.getByText('Loading your documents').waitFor({ state: 'attached' });
  expect(await page.getByText('Loading your chatbots').count()).toBe(0);
  arrive();
});

journey('create and save by keyboard alone', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/app?action=create', { waitUntil: 'load' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const tabTo = async (arrived: () => Promise<boolean>) => {
    for (let press = 0; press < 60; press += 1) {
      if (await arrived()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never got there; it is at: ${await focused()}`);
  };
  const hasFocus = (name: string) => async () =>
    page
      .getByLabel(name, { exact: true })
      .first()
      .evaluate((field) => field === document.activeElement);
  const skip = "Skip, I'll upload files";
  await page.getByRole('button', { name: skip }).waitFor();
  await expect.poll(hasFocus('Website address')).toBe(true);
  await tabTo(async () => (await focused()) === skip);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Restaurants & Food/ }).waitFor();
  await tabTo(async () => (await focused()).startsWith('Restaurants & Food'));
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).waitFor();
  await tabTo(hasFocus('Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Trattoria');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/knowledge');
  await page.getByRole('link', { name: 'Basics' }).waitFor();
  await tabTo(async () => (await focused()) === 'Basics');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Basics' }).waitFor();
  await tabTo(hasFocus('Description'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Every day.');
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
  await tabTo(async () => (await focused()) === 'Save changes');
  await page.keyboard.press('Enter');
  await page.getByText('Settings saved').waitFor();
});

journey('an answer is improved and kept as a pair', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/app?onboarding=industry');
  await createChatbotOnScreen(page);
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  await page.getByRole('button', { name: 'Add answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await dialog.getByText('Question is required').waitFor();
  await dialog.getByLabel('Question').fill('Do you deliver?');
  await dialog.getByLabel('Answer', { exact: true }).fill('Not yet, but you can pick up.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('listitem').getByText('Do you deliver?').waitFor();
});

journey(
  'two tabs editing one chatbot: the later save is told, and chooses',
  async ({ open, tolerate }) => {
    tolerate(/status of 409/);
    const first = await open();
    const base = await createOwner(first);
    await first.goto(`${base}conversation`);
    const second = await first.context().newPage();
    await second.goto(`${base}conversation`);
    await second.getByLabel('Greeting message').fill('Ciao from the second tab');
    await second.getByRole('button', { name: 'Save changes' }).click();
    await second.getByText('Settings saved').waitFor();

    await first.getByLabel('Placeholder text').fill('Ask from the first tab');
    await first.getByRole('button', { name: 'Save changes' }).click();
    const dialog = first.getByRole('dialog', { name: 'This chatbot was changed elsewhere' });
    await dialog.getByText('Ciao from the second tab').waitFor();
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await first.getByText('Settings saved').waitFor();
    await first.reload();
    expect(await first.getByLabel('Greeting message').inputValue()).toBe(
      'Ciao from the second tab',
    );
    expect(await first.getByLabel('Placeholder text').inputValue()).toBe('Ask from the first tab');
  },
);

journey('unsaved changes are kept when the page is left or reloaded', async ({ open }) => {
  const page = await open();
  const base = await createOwner(page);
  await page.goto(`${base}basics`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Trattoria');
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByText('1 unsaved change').waitFor();
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.waitForURL('**/app/leads');
  await page.goBack();
  await page.getByText('1 unsaved change').waitFor();
  await page.reload();
  await page.getByText('1 unsaved change').waitFor();
  await page.getByRole('link', { name: 'Basics' }).click();
  expect(await name.inputValue()).toBe('Trattoria');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await page.reload();
  await page.getByText(/^Saved/).waitFor();
  expect(await name.inputValue()).toBe('Bella Cucina');
});

journey('the widget’s preview and the test chat take turns', async ({ open }) => {
  const page = await open();
  await page.goto(`${await createOwner(page)}appearance`);
  const launcher = page.getByRole('button', { name: 'Chat', exact: true });
  const testChat = page.getByRole('log', { name: 'Test chat' });
  await launcher.waitFor();
  expect(await testChat.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Test chat' }).click();
  await testChat.waitFor();
  expect(await launcher.count()).toBe(0);
});

journey('at the limit the upgrade message says what is next', async ({ open }) => {
  const page = await open();
  await createOwner(page);
  await page.goto('/app?tab=chatbots&action=create');
  const message = "You've reached your chatbot limit. Upgrade to Business to continue.";
  await page.getByText(message).waitFor();
  const upgrade = page.getByRole('link', { name: 'Upgrade' });
  await upgrade.click();
  await page.waitForURL('**/contact?topic=plans&intent=create-chatbot&plan=business');
  await page.getByText('The operator of this Askwell installation').waitFor();
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toMatch(/chatbot limit .* to Business/);
});

journey('a wrong type is told before anything is sent', async ({ open }) => {
  const page = await open();
  await createAccount(page);
  await page.goto('/app?tab=documents');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/documents')) {
      sent.push(request.url());
    }
  });
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'virus.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') });
  await page
    .getByRole('list', { name: 'Uploads' })
    .getByText(/\.exe can't be read/)
    .waitFor();
  expect(sent).toEqual([]);
});

journey('a chatbot is deleted only by its typed name', async ({ open, tolerate }) => {
  tolerate(/status of 404/);
  const page = await open();
  const base = await createOwner(page);
  await page.goto(`${base}basics`);
  await page.getByRole('button', { name: 'Delete chatbot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Bella Cucina?' });
  await dialog.getByRole('button', { name: 'Delete chatbot' }).click();
  await dialog.getByText('Please type Bella Cucina').waitFor();
  await dialog.getByLabel(/^Type /).fill('Bella Cucina');
  await dialog.getByRole('button', { name: 'Delete chatbot' }).click();
  await page.getByText('No chatbot yet').waitFor();
});

journey('every room of the dashboard works on a phone', async ({ open }) => {
  const page = await open({ viewport: phone });
  await createAccount(page);
  for (const path of ['/app', '/app?tab=documents', '/app/inbox', '/app/leads', '/app/settings']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
    expect(await findAxeViolations({ page })).toEqual([]);
  }
});
