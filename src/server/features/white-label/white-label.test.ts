import { eq } from 'drizzle-orm';
import { render } from 'react-email';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails } from '#server/db/schema/mail.ts';
import { conversationEmails } from '#server/features/conversations/emails.tsx';
import {
  mailReplyJob,
  mailUnseenReply,
} from '#server/features/conversations/reply-mail/reply-mail.ts';
import { TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { ChatConfig } from '#shared/contract/chat.ts';
import { type WhiteLabelResponse, whiteLabelResponse } from '#shared/contract/white-label.ts';

let app: TestApp;
let ann: Tenant;
let chatbotId: string;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'enterprise' });
  ({ id: chatbotId } = await ann.createChatbot({ name: 'Bella' }));
});
afterAll(() => app.close());

const label = {
  name: 'Bella Group',
  senderName: 'Bella Support',
  domainText: 'help.bella.example',
  domainUrl: 'https://help.bella.example/',
  privacyUrl: 'https://bella.example/privacy',
};
const logo = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const path = '/api/white-label';
const save = (of: Tenant, changes: object = {}) =>
  of.send<WhiteLabelResponse>('PUT', path, { ...label, ...changes });
const sendLogo = (of: Tenant) =>
  of.browser.request(`${path}/logo`, { method: 'PUT', body: new Uint8Array(logo) });
const getConfig = async () =>
  (await (await app.request(`/api/chat/${chatbotId}/config`)).json()) as ChatConfig;

test('chat, chat page and mail to a visitor carry the owner’s name and no word of ours', async () => {
  expect(whiteLabelResponse.parse((await save(ann)).body).label).toEqual({
    ...label,
    logoUrl: null,
  });
  expect((await sendLogo(ann)).status).toBe(200);
  const config = await getConfig();
  expect(config.brand).toEqual({ text: label.domainText, url: label.domainUrl });
  expect(config.privacyUrl).toBe(label.privacyUrl);
  expect(config.avatarUrl).toContain(`/api/chat/${chatbotId}/logo?v=`);
  expect(JSON.stringify(config)).not.toMatch(/askwell/i);
  const picture = await app.request(`/api/chat/${chatbotId}/logo`);
  expect(Buffer.from(await picture.arrayBuffer()).equals(logo)).toBe(true);
  const page = await (await app.request(`/chat/${chatbotId}`)).text();
  expect(page).toContain(`href="/api/chat/${chatbotId}/logo"`);
  expect(page).not.toMatch(/askwell|favicon/i);

  const visitor = new TestVisitor({ app, chatbotId });
  const { body } = await visitor.ask('Hello? Write to guest@x.test', {
    visitor: { email: 'guest@x.test' },
  });
  const { conversationId } = body;
  const reply = await ann.send('POST', `/api/conversations/${conversationId}/reply`, {
    text: 'We are open.',
  });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  const [row] = await app.deps.database.orm
    .execute<{ data: object }>(`select data from pgboss.job where name = '${mailReplyJob}'`)
    .then(({ rows }) => rows);
  await mailUnseenReply({ deps: app.deps, data: row?.data });
  const [mail] = await app.deps.database.orm
    .select()
    .from(mails)
    .where(eq(mails.recipient, 'guest@x.test'));
  const written = conversationEmails['human-reply'](mail?.props as never);
  expect(written.senderName).toBe('Bella Support');
  const html = await render(written.body);
  expect(html).toContain('Bella Group');
  expect(html).toContain(`/api/chat/${chatbotId}/logo?v=`);
  expect(html + written.subject).not.toMatch(/askwell/i);
});

test('bad input is named; a logo needs a name first; another workspace sees nothing of it', async () => {
  const { status, body } = await ann.send<{ error: { fields: object } }>('PUT', path, {
    ...label,
    name: '',
    domainUrl: '',
    privacyUrl: 'javascript:alert(1)',
  });
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([
    400,
    ['domainUrl', 'name', 'privacyUrl'],
  ]);
  const svg = { method: 'PUT', body: '<svg onload="alert(1)"/>' };
  expect((await ann.browser.request(`${path}/logo`, svg)).status).toBe(415);

  const bob = await createTenant(app, { plan: 'enterprise' });
  expect((await sendLogo(bob)).status).toBe(404);
  expect((await bob.send<WhiteLabelResponse>('GET', path)).body.label).toBeNull();
  expect((await bob.send('GET', `${path}/logo`)).status).toBe(404);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await app.request(path, { method })).status).toBe(401);
  }
});

test('a plan without it is told which has it; a downgrade takes its use, not what was set up', async () => {
  await ann.setPlan('business');
  const refused = await save(ann);
  expect(refused.status).toBe(402);
  expect(JSON.stringify(refused.body)).toContain('Upgrade to Enterprise');
  const config = await getConfig();
  expect(config).toMatchObject({ brand: null, avatarUrl: null });
  expect(config.privacyUrl).toMatch(/\/privacy$/);
  expect((await app.request(`/api/chat/${chatbotId}/logo`)).status).toBe(404);
  const kept = await ann.send<WhiteLabelResponse>('GET', path);
  expect(kept.body).toMatchObject({ isIncluded: false, label });
  await ann.setPlan('enterprise');
  expect((await getConfig()).brand?.text).toBe(label.domainText);
  expect((await ann.send<WhiteLabelResponse>('DELETE', path)).body.label).toBeNull();
  expect((await getConfig()).brand).toBeNull();
});
