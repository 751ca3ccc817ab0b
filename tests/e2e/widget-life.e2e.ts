/** A widget that is opened, changed and taken away at the worst moments. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { settle } from '../../scripts/testing/settle.ts';
import { type EventServer, startEventServer } from '../doubles/event-server.ts';
import { type HostPage, startHostPage } from './harness/host-page.ts';
import { journey } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';
import { ask, launcher, log } from './harness/widget-parts.ts';

let host: HostPage;
let server: EventServer;
beforeAll(async () => {
  host = await startHostPage();
  server = await startEventServer();
});
afterAll(() => Promise.all([host.stop(), server.stop()]));

type Host = { Askwell: { destroy(): void; update(options: object): void } };
const pageWith = (chatbotId: string) =>
  host.pathFor({ app: inject('address'), chatbotIds: [chatbotId] });

/** Holds back what the page asks for until `release` is called. */
async function hold(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasCome = () => {};
  const asked = new Promise<void>((resolve) => {
    hasCome = resolve;
  });
  await page.route(address, async (route) => {
    hasCome();
    await released;
    await route.continue();
  });
  return { asked, release };
}

journey('destroyed while its settings are loading, it stays away', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page });
  const settings = await hold(page, '**/config');
  await page.goto(pageWith(id));
  await settings.asked;
  await page.evaluate(() => (window as never as Host).Askwell.destroy());
  const loaded = page.waitForResponse('**/config');
  settings.release();
  await (await loaded).finished();
  await settle(page);
  expect(await launcher(page).count()).toBe(0);
});

journey('a double click opens one chat', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page });
  const chat = await hold(page, '**/widget/*.js');
  await page.goto(pageWith(id));
  await launcher(page).dblclick();
  await chat.asked;
  chat.release();
  // Hidden ones count as well.
  const panels = page.locator('[role=dialog]');
  await panels.first().waitFor({ state: 'attached' });
  expect(await panels.count()).toBe(1);
  await panels.waitFor();
});

journey('Escape closes the menu, then a form, then the chat', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page });
  await page.goto(pageWith(id));
  await launcher(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bakery' });
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('button', { name: 'Delete my chat' }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my chat' }).waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  expect(await more.evaluate((button) => button.matches(':focus'))).toBe(true);

  await more.click();
  await page.getByRole('button', { name: 'Leave my details' }).click();
  const form = page.getByRole('form', { name: 'Leave your details' });
  await form.getByRole('textbox').first().focus();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

journey(
  'new settings and a new network while an answer streams in change nothing about it',
  async ({ open }) => {
    const page = await open();
    const id = await createShop({ page });
    await page.route('**/messages', (route) => route.continue({ url: `${server.origin}/` }));
    // The stand-in knows only how to answer: nothing comes over the live stream.
    await page.route('**/events', () => {});
    const json = { conversationId: id, state: 'bot', messages: [] };
    await page.route('**/history', (route) => route.fulfill({ json }));
    await page.goto(`/chat/${id}`);
    await ask(page, 'When are you open?');
    const line = await server.line(1);
    const ids = { conversationId: id, visitorToken: 'none', questionId: id };
    line.send({ type: 'start', ...ids, state: 'bot' } as { type: string });
    line.send({ type: 'token', text: 'From 7:00 ' } as { type: string });
    await log(page).getByText('From 7:00').waitFor();
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      (window as never as Host).Askwell.update({ greeting: 'Good morning!' });
    });
    await log(page).getByText('Good morning!').waitFor();
    line.send({ type: 'token', text: 'to 18:30.' } as { type: string });
    const done = { type: 'done', messageId: crypto.randomUUID(), answered: true, state: 'bot' };
    line.send(done);
    line.end();
    await page.getByRole('button', { name: 'Not helpful' }).waitFor();
    expect(await log(page).getByText('From 7:00 to 18:30.').count()).toBe(1);
    expect(await log(page).getByText('When are you open?').count()).toBe(1);
    expect(await page.getByText('Not sent yet.').count()).toBe(0);
    expect(server.lines).toHaveLength(1);
  },
);
