import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import { requests } from '#server/db/schema/requests.ts';
import { updateSuperuser } from '#server/features/accounts/operator-queries.ts';
import { mailJobs } from '#server/features/mail/jobs.ts';
import { signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { brand } from '#shared/brand.ts';
import { requestsResponse } from '#shared/contract/requests.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { requestEmails } from './emails.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const message = {
  name: 'Maria Rossi',
  email: 'maria@bella.test',
  topic: 'question',
  message: 'Can it read a handwritten menu?\n\nWe have two.',
};
const quote = { name: 'Jo Park', email: 'jo@large.test', company: 'Large & Co' };

function send(kind: 'contact' | 'quote', json: object, from?: string) {
  return app.request(`/api/requests/${kind}`, { json, ...(from && { from }) });
}

async function listRequests() {
  const { orm } = app.deps.database;
  return orm.select().from(requests).orderBy(desc(requests.createdAt));
}

const listMails = () => app.deps.database.orm.select().from(mails);

describe('a message to support', () => {
  test('is kept and mailed, with the answer going to the writer', async () => {
    expect((await send('contact', message)).status).toBe(201);
    expect(await listRequests()).toMatchObject([{ ...message, kind: 'contact', status: 'new' }]);
    const delivered: { to: string; replyTo?: string | undefined; text: string }[] = [];
    const deps = {
      ...app.deps,
      mailer: {
        deliver: async (mail: (typeof delivered)[number]) => {
          delivered.push(mail);
          return 'sent' as const;
        },
        close() {},
      },
    };
    const [job] = mailJobs({ deps, templates: requestEmails });
    const [mail] = await listMails();
    await job?.handle({ mailId: mail?.id }, new AbortController().signal);
    expect(delivered).toMatchObject([{ to: brand.supportEmail, replyTo: message.email }]);
    expect(delivered[0]?.text).toContain('handwritten menu');
  });

  test.each([
    [{ ...message, name: ' ' }, { name: 'Please tell us your name' }],
    [{ ...message, email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [{ ...message, message: '' }, { message: 'Please write a few words' }],
    [{ ...message, topic: 'toString' }, { topic: 'Please choose a topic' }],
    [{ ...message, message: 'a\0b' }, { message: 'Please write plain text' }],
    [{ ...message, name: 'A\r\nBcc: all@x.test' }, { name: 'Please use a single line of text' }],
  ])('%j is refused with a sentence for the field', async (input, fields) => {
    const response = await send('contact', input);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.fields).toEqual(fields);
  });
});

test('an Enterprise quote needs a company; the rest is up to the writer', async () => {
  expect((await send('quote', quote)).status).toBe(201);
  const rows = await listRequests();
  expect(rows.find(({ kind }) => kind === 'quote')).toMatchObject({
    ...quote,
    phone: '',
    message: '',
  });
  const { company: _, ...without } = quote;
  expect((await send('quote', without)).status).toBe(400);
});

test('what a program wrote is kept, but mailed to no one', async () => {
  const before = (await listMails()).length;
  const response = await send('quote', {
    ...quote,
    company: 'Robots',
    website: 'https://spam.test',
  });
  expect(response.status).toBe(201);
  expect((await listRequests()).find(({ company }) => company === 'Robots')?.status).toBe('spam');
  expect((await listMails()).length).toBe(before);
});

test('other sites cannot send the forms of their visitors', async () => {
  const response = await app.request('/api/requests/contact', {
    json: message,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  });
  expect(response.status).toBe(403);
});

test('one address may write 100 times an hour over both forms, another one still can', async () => {
  const from = '203.0.113.7';
  for (let sent = 0; sent < 100; sent += 1) {
    await send(sent % 2 ? 'quote' : 'contact', {}, from);
  }
  const response = await send('contact', message, from);
  expect(response.status).toBe(429);
  expect(((await response.json()) as ErrorBody).error.message).toMatch(/try again in \d+ minutes/);
  expect((await send('contact', message, '203.0.113.8')).status).toBe(201);
});

test('superusers read what was written, page by page; no one else does', async () => {
  const email = 'operator@askwell.test';
  const { browser } = await signUp(app, { email });
  const path = '/api/requests?limit=1';
  expect((await app.request(path)).status).toBe(401);
  expect((await browser.request(path)).status).toBe(404);
  await updateSuperuser({ orm: app.deps.database.orm, email, isSuperuser: true });
  app.clock.advance(1);
  await send('quote', { ...quote, website: 'https://spam.test' }, '198.51.100.7');
  app.clock.advance(1);
  await send('quote', { ...quote, employees: '11–50' }, '198.51.100.7');
  const read = async (address: string) =>
    requestsResponse.parse(await (await browser.request(address)).json());
  const first = await read(path);
  expect(first.items).toMatchObject([{ ...quote, employees: '11–50', isSpam: false }]);
  const second = await read(`${path}&cursor=${first.nextCursor}`);
  expect(second.items).toMatchObject([{ ...quote, isSpam: true }]);
  expect((await browser.request('/api/requests?limit=many')).status).toBe(400);
});
