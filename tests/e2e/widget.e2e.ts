/** A visitor on someone else's page, which is as unfriendly to the widget as pages get. */
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { settle } from '../../scripts/testing/settle.ts';
import { type HostPage, startHostPage } from './harness/host-page.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop, updateChatbot } from './harness/shop.ts';
import { ask, field, launcher, log } from './harness/widget-parts.ts';

let host: HostPage;
beforeAll(async () => {
  host = await startHostPage();
});
afterAll(() => host.stop());

const app = () => inject('address');
async function visit(page: Page, ...chatbotIds: string[]): Promise<void> {
  await page.goto(host.pathFor({ app: app(), chatbotIds }));
}

/** What the page has noticed of the widget: nothing, but the one global. */
async function expectNoTrace(page: Page): Promise<void> {
  expect(await page.evaluate('window.complaints.join()')).toBe('');
  const names = (await page.evaluate('Object.keys(window).join()')) as string;
  const before = (await page.evaluate('window.namesBefore')) as string;
  const added = names.split(',').filter((name) => !before.split(',').includes(name));
  expect(added.filter((name) => name !== 'namesBefore')).toEqual([]);
}

journey('ask, see the source, judge, reload and go on, delete', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page, settings: { suggestedQuestions: ['When are you open?'] } });
  await visit(page, id);
  await launcher(page).click();
  await page.getByRole('button', { name: 'When are you open?' }).click();
  await log(page).getByText('7:00 – 18:30').first().waitFor();
  await page
    .getByRole('button', { name: /^handbook\.md/ })
    .first()
    .click();
  await page.getByRole('blockquote').getByText('The bakery is open').waitFor();

  await page.getByRole('button', { name: 'Not helpful' }).click();
  await page.getByRole('textbox', { name: 'What was wrong?' }).fill('Too short');
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  await page.getByText('Thank you for telling us.').first().waitFor();

  await page.reload();
  await page.getByRole('dialog', { name: 'Bakery' }).waitFor();
  await log(page).getByText('7:00 – 18:30').first().waitFor();
  const verdict = page.getByRole('button', { name: 'Not helpful' });
  expect(await verdict.getAttribute('aria-pressed')).toBe('true');
  await ask(page, 'And how much is delivery?');
  await log(page).getByText('6.50 euros').first().waitFor();
  await expectNoTrace(page);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete my chat' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Your chat was deleted.').first().waitFor();
  expect(await log(page).getByText('6.50 euros').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await launcher(page).evaluate((button) => button.matches(':focus'))).toBe(true);
});

journey('options are offered after a reload and sent by keyboard', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page });
  await visit(page, id);
  await launcher(page).click();
  await ask(page, 'When are you open?');
  await log(page).getByText('7:00 – 18:30').first().waitFor();
  const options = JSON.stringify(['How much is delivery?', 'Is the rye bread gluten-free?']);
  await runSql("update messages set options = $1::jsonb where chatbot_id = $2 and role = 'bot'", [
    options,
    id,
  ]);
  await page.reload();
  const option = log(page).getByRole('button', { name: 'How much is delivery?' });
  await option.waitFor();
  // The options come right before the message box.
  await field(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await option.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await log(page).getByText('6.50 euros').first().waitFor();
  expect(await option.count()).toBe(0);
  expect(await log(page).getByText('How much is delivery?').count()).toBe(1);
  await expectNoTrace(page);
});

journey(
  'offline: what was written is sent once the network is back, and only once',
  async ({ open, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const page = await open({ viewport: phone });
    const id = await createShop({ page });
    await visit(page, id);
    await launcher(page).click();
    await field(page).waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection.').waitFor();
    await ask(page, 'When are you open?');
    await page.getByText('Not sent yet.').first().waitFor();
    await page.context().setOffline(false);
    await log(page).getByText('7:00 – 18:30').first().waitFor();
    expect(await log(page).getByText('When are you open?').count()).toBe(1);
    await page.reload();
    await launcher(page).click();
    await log(page).getByText('7:00 – 18:30').first().waitFor();
    expect(await log(page).getByText('When are you open?').count()).toBe(1);
  },
);

journey(
  'two chatbots on a page, one switched off; the page takes its body away',
  async ({ open }) => {
    const page = await open();
    const id = await createShop({ page, settings: { launcherText: 'Ask the bakery' } });
    await visit(page, id);
    await page.getByRole('button', { name: 'Ask the bakery' }).waitFor();
    await page.evaluate('document.body.replaceWith(document.createElement("body"))');
    await page.getByRole('button', { name: 'Ask the bakery' }).click();
    await page.getByRole('dialog', { name: 'Bakery' }).waitFor();
    await expectNoTrace(page);
    await updateChatbot({ page, id, changes: { active: false } });
    await visit(page, id);
    await settle(page);
    expect(await page.getByRole('button').count()).toBe(0);
  },
);

journey('a site that is not on the list gets nothing', async ({ open, tolerate }) => {
  tolerate(/403|CORS|ERR_FAILED/);
  const page = await open();
  const id = await createShop({ page, settings: { allowedDomains: ['shop.example'] } });
  await visit(page, id);
  await settle(page);
  expect(await page.getByRole('button').count()).toBe(0);
});

journey('the chat as a page of its own', async ({ open }) => {
  const page = await open({ viewport: phone });
  const id = await createShop({ page });
  await page.goto(`/chat/${id}`);
  await ask(page, 'When are you open?');
  await log(page).getByText('7:00 – 18:30').first().waitFor();
});

journey(
  'a visitor whom the shop’s own server vouches for is known, on every device, from right to left',
  async ({ open }) => {
    const owner = await open();
    const greeting = 'مرحبا! كيف يمكنني مساعدتك؟';
    const id = await createShop({ page: owner, settings: { greeting } });
    const headers = { origin: app() };
    const made = await owner.request.post(`/api/chatbots/${id}/identity-secret`, { headers });
    const { secret } = await made.json();
    const identity = signJwt({
      secret,
      claims: { sub: 'customer-7', name: 'Leila', exp: Date.now() / 1000 + 600 },
    });
    const enter = async () => {
      const page = await open();
      await visit(page, id);
      await page.evaluate((visitor) => (window as never as Host).Askwell.identify(visitor), {
        identity,
      });
      await launcher(page).click();
      return page;
    };
    const first = await enter();
    const bubble = log(first).getByText(greeting);
    expect(await bubble.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await ask(first, 'When are you open?');
    await log(first).getByText('7:00 – 18:30').first().waitFor();
    await log(await enter())
      .getByText('7:00 – 18:30')
      .first()
      .waitFor();
    await owner.goto('/app/inbox');
    await owner.getByRole('link', { name: /Leila/ }).waitFor();
  },
);

type Host = { Askwell: { identify(visitor: object): void } };

function signJwt({ secret, claims }: { secret: string; claims: object }): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
