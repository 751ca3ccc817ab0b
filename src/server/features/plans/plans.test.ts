import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailWordsIn } from '#server/adapters/mail/mail-words.ts';
import { usageMonths } from '#server/db/schema/chatbots.ts';
import { mails } from '#server/db/schema/mail.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { usage as usageContract } from '#shared/contract/usage.ts';
import { planEmails } from './emails.tsx';
import { reserveMessage } from './workspace-plan.ts';

let app: TestApp;
let ann: Tenant;
let workspaceId: string;
beforeAll(async () => {
  app = await createTestApp();
  ann = await createTenant(app, { plan: 'starter' });
  const { id } = await ann.createChatbot();
  workspaceId = (await findLiveChatbot({ deps: app.deps, id }))?.workspaceId ?? '';
});
afterAll(() => app.close());

const reserve = () => reserveMessage({ deps: app.deps, workspaceId });
const setMessages = (messages: number) =>
  app.deps.database.orm.update(usageMonths).set({ messages });
const usageOf = async (who: Tenant, userUuid = who.userId) =>
  who.send('POST', '/api/rpc/get_user_usage', { user_uuid: userUuid });

test('usage counts what there is, for the account that asks and no other', async () => {
  await ann.upload({ content: 'One document.' });
  await reserve();
  const { body } = await usageOf(ann);
  expect(usageContract.parse(body)).toEqual({
    chatbots: 1,
    documents: 1,
    messagesThisMonth: 1,
    apiCallsThisMonth: 0,
  });
  const bob = await createTenant(app);
  expect((await usageOf(bob, ann.userId)).status).toBe(403);
  expect((await usageOf(bob)).body).toMatchObject({ chatbots: 0, messagesThisMonth: 0 });
  const json = { user_uuid: ann.userId };
  expect((await app.request('/api/rpc/get_user_usage', { json })).status).toBe(401);
  expect((await ann.send('POST', '/api/rpc/get_user_usage', {})).status).toBe(400);
});

describe('messages', () => {
  test('of many questions at the edge one is answered; one that failed is given back', async () => {
    await reserve();
    await setMessages(1999);
    const all = await Promise.all(Array.from({ length: 50 }, reserve));
    const allowed = all.filter(({ isAllowed }) => isAllowed);
    expect(allowed).toHaveLength(1);
    for (const { isAllowed, giveBack } of all) if (!isAllowed) await giveBack();
    expect((await reserve()).isAllowed).toBe(false);
    await allowed[0]?.giveBack();
    expect((await reserve()).isAllowed).toBe(true);
  });

  test('a new month starts from nothing, in UTC', async () => {
    expect((await reserve()).isAllowed).toBe(false);
    const now = app.clock.now();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    app.clock.advance((next - now.getTime()) / 1000);
    expect((await reserve()).isAllowed).toBe(true);
    expect((await usageOf(ann)).body).toMatchObject({ messagesThisMonth: 1 });
  });

  test('the owner is told at 80 and at 100 percent, once each', async () => {
    const warnings = async () => {
      const rows = await app.deps.database.orm
        .select()
        .from(mails)
        .where(eq(mails.template, 'usage-warning'));
      return rows.map(({ props }) => props?.percent);
    };
    await app.deps.database.orm.delete(mails);
    await setMessages(1598);
    await reserve();
    expect(await warnings()).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, reserve));
    expect(await warnings()).toEqual([80]);
    await setMessages(1999);
    await reserve();
    await reserve();
    expect(await warnings()).toEqual([80, 100]);
    const words = mailWordsIn('en');
    const { subject } = planEmails['usage-warning']({ percent: 100, limit: 2000, url: '/', words });
    expect(subject).toContain('used up');
  });

  test('an unlimited plan counts on, a free one after its trial answers nothing', async () => {
    const bob = await createTenant(app);
    const { id } = await bob.createChatbot();
    const own = (await findLiveChatbot({ deps: app.deps, id }))?.workspaceId ?? '';
    expect((await reserveMessage({ deps: app.deps, workspaceId: own })).isAllowed).toBe(true);
    expect((await usageOf(bob)).body).toMatchObject({ messagesThisMonth: 1 });
    const paid = { ...app.deps.env, planWithoutPayments: 'free' as const };
    await bob.setPlan('free');
    app.clock.advance(30 * 86_400);
    const deps = { ...app.deps, env: paid };
    expect((await reserveMessage({ deps, workspaceId: own })).isAllowed).toBe(false);
  });
});
