/** Looking an order up and asking for a callback in the widget, and how an owner defines and tests such an action. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { findOrigin } from '../../scripts/testing/create-account.ts';
import { actionPresets } from '../../src/shared/action-presets.ts';
import type { ActionKind } from '../../src/shared/contract/actions.ts';
import { type ShopDouble, shopKeys, startShopDouble } from '../doubles/shop-systems.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { type HostPage, startHostPage } from './harness/host-page.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createShop, updateChatbot } from './harness/shop.ts';
import { ask, field, launcher, log } from './harness/widget-parts.ts';

let host: HostPage;
let shop: ShopDouble;
beforeAll(async () => {
  host = await startHostPage();
  shop = await startShopDouble({ port: Number(new URL(inject('shopOrigin')).port) });
});
afterAll(() => Promise.all([host.stop(), shop.close()]));

async function createActionShop({ page, kind }: { page: Page; kind: ActionKind }): Promise<string> {
  const id = await createShop({ page });
  const preset = actionPresets.find((one) => one.kind === kind);
  if (!preset) throw new Error(`There is no action ${kind}`);
  const text = JSON.stringify({ ...preset.action, kind, id: randomUUID() });
  const action = JSON.parse(text.replace('https://shop.example.com', shop.origin));
  await updateChatbot({ page, id, changes: { actions: [action] } });
  if (kind === 'woocommerce') {
    const stored = await page.request.put(`/api/chatbots/${id}/actions/secrets`, {
      headers: { origin: await findOrigin(page) },
      data: {
        actionId: action.id,
        header: 'Authorization',
        address: shop.origin,
        value: shopKeys.woocommerce,
      },
    });
    expect(stored.ok()).toBe(true);
  }
  return id;
}

const visit = (page: Page, chatbotId: string) =>
  page.goto(host.pathFor({ app: inject('address'), chatbotIds: [chatbotId] }));

journey.for([desktop, phone])(
  'an order is looked up at $width px with its number and email',
  async (viewport, { open }) => {
    const page = await open({ viewport, hasTouch: viewport === phone });
    const id = await createActionShop({ page, kind: 'woocommerce' });
    await visit(page, id);
    await launcher(page).click();
    await ask(page, 'Where is my order?');
    const form = page.getByRole('form', { name: 'Order status' });
    await form.waitFor();
    const before = shop.requests.length;
    await form.getByLabel('Order number').fill('1001');
    await form.getByLabel('Email you ordered with').fill('someone@customers.test');
    await form.getByRole('button', { name: 'Look up' }).click();
    await form.getByText("We couldn't find anything with these details.").waitFor();
    expect(await log(page).getByText('Processing').count()).toBe(0);

    await form.getByLabel('Email you ordered with').fill('mira@customers.test');
    await form.getByRole('button', { name: 'Look up' }).click();
    await log(page).getByText("Here's your order:").waitFor();
    await log(page).getByText('Processing').waitFor();
    await log(page).getByText('Oak stool, Wool blanket').waitFor();
    await log(page).getByText('€129.90').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(shop.requests.length - before).toBe(2);
    expect(await page.evaluate('window.complaints.join()')).toBe('');

    // What was looked up isn't kept; its button opens the form again.
    await page.reload();
    // A phone's screen isn't filled without being asked.
    if (viewport === phone) await launcher(page).click();
    await log(page).getByText('I can look that up.').waitFor();
    expect(await log(page).getByText('Processing').count()).toBe(0);
    await log(page).getByRole('button', { name: 'Order status' }).click();
    await form.waitFor();

    // The owner is signed in on the same device. The button asked last.
    await page.goto(`${inject('address')}/app/inbox`);
    await page.getByRole('link', { name: /Order status/ }).click();
    await page.getByText('The visitor used “Order status”, and nothing was found').waitFor();
  },
);

journey('an order is looked up with the keyboard alone', async ({ open }) => {
  const page = await open();
  const id = await createActionShop({ page, kind: 'woocommerce' });
  await visit(page, id);
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type('order status');
  await page.keyboard.press('Enter');
  const number = page.getByLabel('Order number');
  await expect.poll(() => number.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.type('#1001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mira@customers.test');
  await page.keyboard.press('Enter');
  await log(page).getByText('Processing').waitFor();
});

journey('a callback is requested on a card, on a phone', async ({ open }) => {
  const page = await open({ viewport: phone, hasTouch: true });
  const id = await createActionShop({ page, kind: 'callback' });
  await page.goto(`/chat/${id}`);
  await ask(page, 'Can you call me back?');
  const form = page.getByRole('form', { name: 'Request a callback' });
  await form.getByLabel('Your name').fill('Lea');
  await form.getByLabel('Your phone number').fill('+43 316 555 02');
  await form.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('region', { name: 'Request a callback' });
  await card.getByText('Please check this before you confirm.').waitFor();
  await card.getByText('+43 316 555 02').waitFor();
  // The page is nothing but the chat, so it has no landmark and heading of its own.
  const ofPage = /^(landmark-one-main|page-has-heading-one)/;
  const found = await findAxeViolations({ page });
  expect(found.filter((line) => !ofPage.test(line))).toEqual([]);
  const countLeads = async () =>
    (await (await page.request.get('/api/leads')).json()).items.length as number;
  expect(await countLeads()).toBe(0);
  await card.getByRole('button', { name: 'Change' }).click();
  await form.getByLabel('Your phone number').fill('+43 316 555 03');
  await form.getByRole('button', { name: 'Continue' }).click();
  await card.getByRole('button', { name: 'Confirm' }).click();
  await log(page).getByText("Thank you. We'll call you back.").waitFor();
  expect(await countLeads()).toBe(1);
});

journey('an owner defines an action, stores its key, tests it and saves it', async ({ open }) => {
  const page = await open();
  const id = await createShop({ page });
  await page.goto(`/app/chatbots/${id}/actions`);
  await page.getByRole('button', { name: /^WooCommerce order status/ }).click();
  await page.getByLabel('Address').fill(`${shop.origin}/wp-json/wc/v3/orders/{{order}}`);
  await page.getByRole('textbox', { name: 'Key' }).fill('ck_1a2b3c4d5e:cs_5e4d3c2b1a');
  await page.getByRole('button', { name: 'Store key' }).click();
  await page.getByText(/^Stored: ends in/).waitFor();
  await page.getByLabel('Test: Order number').fill('1001');
  await page.getByLabel('Test: Email you ordered with').fill('mira@customers.test');
  await page.getByRole('button', { name: 'Test action' }).click();
  await page.getByText('It works.').waitFor();
  await page.getByRole('heading', { name: 'Visitors would see' }).waitFor();
  await page.getByRole('checkbox', { name: /^payment_method_title/ }).check();
  expect(await page.getByLabel('Label of value 5').inputValue()).toBe('Payment method title');
  await page.getByText('Full response').click();
  await page.getByText('"customer_note": "Leave it at the back door."').waitFor();
  await expect.poll(() => findAxeViolations({ page })).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved').first().waitFor();
  await page.getByText('Recent calls').waitFor();

  const { actions } = await (await page.request.get(`/api/chatbots/${id}`)).json();
  expect(actions).toHaveLength(1);
  expect(actions[0].shown.at(-1)).toEqual({
    path: 'payment_method_title',
    label: 'Payment method title',
    format: 'text',
  });
  expect(JSON.stringify(actions)).not.toContain('cs_5e4d3c2b1a');
});
