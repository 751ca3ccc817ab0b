/** Over a socket, because a request that is long over is not what it was while it was answered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#server/http/listen.ts';
import { goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { joinTeam } from '#server/testing/team-fixtures.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let app: TestApp;
let server: Listening;
beforeAll(async () => {
  app = await createTestApp();
  server = await listen({ app: app.app, streams: app.deps.streams, host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.deps.streams.endEndless();
  await server.close(0);
  await app.close();
});

/** Listens as a browser does; `ended` tells after how many milliseconds from now the stream is over, null for not at all. */
async function listenAs(browser: TestBrowser) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`http://127.0.0.1:${server.port}/api/events`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  await reader?.read();
  const over = (async () => {
    while (!(await reader?.read())?.done);
    return true;
  })();
  return {
    hasEnded: () =>
      Promise.race([
        over,
        new Promise<false>((resolve) => setTimeout(() => resolve(false), 1_000)),
      ]),
    close: () => reader?.cancel(),
  };
}

let people = 0;
async function createPerson() {
  people += 1;
  const email = `listener-${people}@live.test`;
  const { browser } = await signUp(app, { email });
  return { email, browser };
}

test('signing out ends the stream of that session and of no other', async () => {
  const { email, browser } = await createPerson();
  const elsewhere = (await signIn(app, { email })).browser;
  const here = await listenAs(browser);
  const there = await listenAs(elsewhere);
  await browser.call('/api/auth/sign-out', {});
  expect(await here.hasEnded()).toBe(true);
  expect(await there.hasEnded()).toBe(false);
  await there.close();
});

test('ending other sessions ends their streams', async () => {
  const { email, browser } = await createPerson();
  const stolen = await listenAs((await signIn(app, { email })).browser);
  const own = await listenAs(browser);
  await browser.call('/api/sessions', undefined, { method: 'DELETE' });
  expect(await stolen.hasEnded()).toBe(true);
  expect(await own.hasEnded()).toBe(false);
  await own.close();
});

test('ending one session ends its stream', async () => {
  const { email, browser } = await createPerson();
  const stolen = await listenAs((await signIn(app, { email })).browser);
  type Listed = { sessions: { id: string; current: boolean }[] };
  const { body } = await browser.call<Listed>('/api/sessions');
  const other = body.sessions.find(({ current }) => !current);
  await browser.call(`/api/sessions/${other?.id}`, undefined, { method: 'DELETE' });
  expect(await stolen.hasEnded()).toBe(true);
});

test('a changed password ends the streams of all other sessions', async () => {
  const { email, browser } = await createPerson();
  const stolen = await listenAs((await signIn(app, { email })).browser);
  const changed = await browser.call('/api/auth/change-password', {
    currentPassword: goodPassword,
    newPassword: 'Another-horse-2',
  });
  expect(changed.status).toBe(200);
  expect(await stolen.hasEnded()).toBe(true);
});

test('removal from the team ends the stream', async () => {
  const owner = await createTenant(app);
  const member = await joinTeam({ app, owner: owner.browser, role: 'editor' });
  const stream = await listenAs(member.browser);
  const removed = await owner.send('DELETE', `/api/team/members/${member.userId}`);
  expect(removed.status).toBe(200);
  expect(await stream.hasEnded()).toBe(true);
});
