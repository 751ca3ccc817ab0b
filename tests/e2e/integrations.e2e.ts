/** Webhooks from making one to a new secret, white-label in the chat, and what a plan without them shows. */
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';
import { runSql } from './harness/run-sql.ts';
import { createShop } from './harness/shop.ts';

type Message = { headers: Record<string, string>; body: string };
const received: Message[] = [];
let receiver: Server;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  });
  const { port } = new URL(inject('webhookOrigin'));
  await new Promise<void>((resolve) => receiver.listen(Number(port), '127.0.0.1', resolve));
});
afterAll(() => void receiver.close());

const setPlan = (planId: string, userId: string) =>
  runSql(`update profiles set plan_id = $1, subscription_status = 'active' where id = $2`, [
    planId,
    userId,
  ]);

journey(
  'a webhook is made, tested, read in its log and given a new secret',
  async ({ open, tolerate }) => {
    // The address inside is refused by the server.
    tolerate(/400 \(Bad Request\)/);
    const page = await open();
    await createAccount(page);
    const { user } = await (await page.request.get('/api/auth/get-session')).json();
    await setPlan('business', user.id);
    await page.goto('/app/settings');
    await page.getByRole('link', { name: 'API & webhooks' }).click();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Our CRM');
    await dialog.getByLabel('Address').fill('https://10.0.0.1/in');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText('Please choose at least one event').waitFor();
    await dialog.getByLabel('Someone leaves their details').check();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText('This address is not a public https address.').waitFor();
    await dialog.getByLabel('Address').fill(`${inject('webhookOrigin')}/in`);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('dialog', { name: 'Signing secret' }).waitFor();
    const secret = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Send a test' }).click();
    const log = page.getByRole('list', { name: 'Deliveries' });
    await log.getByText('Delivered').waitFor();
    expect(received).toHaveLength(1);
    const verify = (key: string, { body, headers }: Message) =>
      new Webhook(key).verify(body, headers);
    expect(verify(secret, received[0] as Message)).toMatchObject({ type: 'webhook.test' });
    // Once the message about the test has faded in.
    await expect.poll(() => findAxeViolations({ page })).toEqual([]);

    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByText('messages carry two signatures').waitFor();
    const next = await dialog.locator('code').innerText();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await log.getByRole('button', { name: 'Send again' }).click();
    await log.getByText('2 attempts').waitFor();
    for (const key of [secret, next]) verify(key, received[1] as Message);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);

    const headers = { origin: inject('address') };
    const data = { ...chatbotDefaults, name: 'Bakery' };
    const { id } = await (await page.request.post('/api/chatbots', { headers, data })).json();
    const fields = { email: 'guest@bella.example', message: 'Call me' };
    await page.request.post(`/api/chat/${id}/lead`, { data: { fields, consent: true } });
    await expect.poll(() => received.length).toBe(3);
    expect(verify(next, received[2] as Message)).toMatchObject({
      type: 'lead.captured',
      data: { email: 'guest@bella.example', question: 'Call me' },
    });
  },
);

/** A picture of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

journey('with white-label a visitor reads the owner’s name and no other', async ({ open }) => {
  const page = await open();
  const chatbotId = await createShop({ page });
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  await setPlan('enterprise', user.id);
  await page.goto('/app/settings/white-label');
  await page.getByLabel('Your name').fill('Bella Group');
  await page.getByLabel('Emails come from').fill('Bella Support');
  await page.getByLabel('Line under the chat').fill('help.bella.example');
  await page.getByLabel('Link of this line').fill('https://help.bella.example');
  await page.getByLabel('Your privacy page').fill('https://bella.example/privacy');
  // A logo can be chosen with the rest, before anything is saved.
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
  await page.getByLabel('Choose a logo').setInputFiles(logo);
  await page.getByRole('img', { name: 'Your logo' }).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved').waitFor();
  expect(await findAxeViolations({ page })).toEqual([]);

  const visitor = await open();
  await visitor.goto(`/chat/${chatbotId}`);
  const line = visitor.getByRole('link', { name: 'help.bella.example' });
  expect(await line.getAttribute('href')).toBe('https://help.bella.example');
  expect(await visitor.locator('header img').getAttribute('src')).toContain('/logo?v=');
  expect(await visitor.title()).toBe('Bakery');
  expect(await visitor.getByText(/askwell/i).count()).toBe(0);
});

journey('a plan without integrations says what they are and how to get them', async ({ open }) => {
  const page = await open({ viewport: phone });
  await createAccount(page);
  await page.goto('/app/settings/integrations');
  await page.getByText('Webhooks and integrations: part of the Business plan.').waitFor();
  expect(await page.getByRole('button', { name: 'Add webhook' }).count()).toBe(0);
  expect(await findAxeViolations({ page })).toEqual([]);
  // Without a filter an account that no one has written to is shown its next step instead of zeros.
  await page.goto('/app/analytics?days=7');
  await page.getByText('Advanced analytics: part of the Business plan.').waitFor();
  expect(await page.getByLabel('Time').count()).toBe(0);
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await page.waitForURL('**/contact?topic=plans&intent=general&plan=business');
});
