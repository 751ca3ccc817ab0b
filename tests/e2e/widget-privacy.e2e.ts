/** What a visitor's browser stores and whom it calls before the chat is used, and what the chat asks for then. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { settle } from '../../scripts/testing/settle.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';
import { startPlainPage } from './harness/plain-page.ts';
import { createCommonShop } from './harness/shop.ts';
import { ask, field, launcher, log } from './harness/widget-parts.ts';

const notice = 'We keep chats for 30 days.';
let site: Awaited<ReturnType<typeof startPlainPage>>;
let consenting: Awaited<ReturnType<typeof startPlainPage>>;
beforeAll(async () => {
  const show = async (settings: Record<string, unknown>) => {
    const id = await createCommonShop(settings);
    const source = `${inject('address')}/widget.js`;
    return startPlainPage(`<script src="${source}" async data-chatbot-id="${id}"></script>`);
  };
  site = await show({ privacyUrl: 'https://bakery.example/privacy' });
  consenting = await show({ requiresConsent: true, privacyNotice: notice });
});
afterAll(() => Promise.all([site.stop(), consenting.stop()]));

/** Everything a page of this browser has stored, for the shop and for our server alike. */
async function listStored(page: Page): Promise<string[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  return [
    ...cookies.map(({ name }) => `cookie ${name}`),
    ...origins.flatMap(({ origin, localStorage }) =>
      localStorage.map(({ name }) => `${origin} ${name.replace(/[0-9a-f-]{36}/, 'ID')}`),
    ),
    ...(await page.evaluate(async () => [
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await caches.keys()),
    ])),
  ];
}

journey(
  'before the chat is opened nothing is stored and no one else is asked',
  async ({ open }) => {
    const page = await open();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(site.url);
    await launcher(page).waitFor();
    await settle(page);
    const address = inject('address');
    expect(requested.map((url) => url.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
      site.url,
      `${address}/widget.js`,
      `${address}/api/chat/ID/config`,
    ]);
    expect(await listStored(page)).toEqual([]);

    await launcher(page).click();
    const first = log(page).locator(':scope > *').first();
    await first.getByText("You're chatting with an AI assistant.").waitFor();
    const link = first.getByRole('link', { name: 'Privacy' });
    expect(await link.getAttribute('href')).toBe('https://bakery.example/privacy');
    await ask(page, 'When are you open on weekdays?');
    await log(page).getByText('7:00 to 18:30').first().waitFor();
    await expect
      .poll(() => log(page).locator('[data-provenance]').last().getAttribute('data-provenance'))
      .toMatch(/generated|quoted/);
    expect(await listStored(page)).toEqual([`${site.url.slice(0, -1)} askwell:ID`]);
    expect(await findAxeViolations({ page })).toEqual([]);
  },
);

for (const [name, device] of [
  ['a desktop', {}],
  ['a phone', { viewport: phone }],
] as const) {
  journey(`a visitor on ${name} agrees first, then asks`, async ({ open }) => {
    const page = await open(device);
    await page.goto(consenting.url);
    await launcher(page).click();
    await log(page).getByText(notice).waitFor();
    await ask(page, 'When are you open on weekdays?');
    const box = page.getByRole('checkbox', { name: notice });
    await box.waitFor();
    // Not ticked: what was typed stays, and nothing is sent.
    await page.getByRole('button', { name: 'Start chat' }).click();
    expect(await field(page).inputValue()).toBe('When are you open on weekdays?');
    expect(await findAxeViolations({ page })).toEqual([]);
    await box.check();
    await page.getByRole('button', { name: 'Start chat' }).click();
    await log(page).getByText('7:00 to 18:30').first().waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.reload();
    // On a wide screen the open panel comes back on its own.
    if (name === 'a phone') await launcher(page).click();
    await ask(page, 'Do you deliver cakes?');
    await log(page).getByText('6.50').first().waitFor();
  });
}

journey('a visitor downloads the chat as a file', async ({ open }) => {
  const page = await open();
  await page.goto(site.url);
  await launcher(page).click();
  await ask(page, 'Do you deliver cakes?');
  await log(page).getByText('6.50').first().waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my chat' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chat.json');
  const chat = JSON.parse((await (await download.createReadStream()).toArray()).join(''));
  expect(chat.messages.map(({ text }: { text: string }) => text)).toContain(
    'Do you deliver cakes?',
  );
});
