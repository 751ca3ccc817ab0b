import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { invitations } from '#server/db/schema/team.ts';
import { goodPassword, signIn, signUp } from '#server/testing/account-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { joinTeam, readInvitation, sendInvitation } from '#server/testing/team-fixtures.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { auditResponse } from '#shared/contract/audit.ts';
import { type TeamResponse, teamResponse } from '#shared/contract/team.ts';

let app: TestApp;
let ann: Tenant;
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_REQUESTS: '10000' } });
  ann = await createTenant(app);
});
afterAll(() => app.close());

const profileOf = async (browser: Tenant['browser']) =>
  (await browser.call<Profile>('/api/profiles/me')).body;
const teamOf = async (browser: Tenant['browser']) =>
  teamResponse.parse((await browser.call<TeamResponse>('/api/team')).body);
const join = (role: 'admin' | 'editor' | 'agent' | 'viewer') =>
  joinTeam({ app, owner: ann.browser, role });

describe('invitations', () => {
  test('someone new is invited, signs up and works in the team, on its plan', async () => {
    const email = 'mia@team.test';
    await sendInvitation({ owner: ann.browser, email: 'Mia@Team.test', role: 'agent' });
    const token = await readInvitation({ app, email });
    const shown = await app.request('/api/invitations/show', { json: { token } });
    expect(await shown.json()).toEqual({
      workspaceName: 'Ada Lovelace’s workspace',
      invitedBy: 'Ada Lovelace',
      email,
      role: 'agent',
      hasAccount: false,
    });
    const { browser } = await signUp(app, { email });
    const alone = await profileOf(browser);
    expect(alone).toMatchObject({ workspace_role: 'owner', effective_plan: 'starter' });
    expect((await browser.call('/api/invitations/accept', { token })).status).toBe(200);
    const inTeam = await profileOf(browser);
    expect(inTeam).toMatchObject({ workspace_role: 'agent', effective_plan: 'business' });
    expect(inTeam.workspaces.map(({ role }) => role)).toEqual(['owner', 'agent']);
    expect((await teamOf(ann.browser)).members.map(({ role }) => role)).toEqual(['owner', 'agent']);
    expect((await browser.call('/api/invitations/accept', { token })).status).toBe(400);
    const again = await signIn(app, { email });
    expect((await profileOf(again.browser)).workspace_id).toBe(inTeam.workspace_id);
  });

  test('the link is for one address, one use and one week, and only the newest works', async () => {
    const email = 'noa@team.test';
    await sendInvitation({ owner: ann.browser, email, role: 'viewer' });
    const first = await readInvitation({ app, email });
    const stranger = await signUp(app, { email: 'nosy@team.test' });
    const tried = await stranger.browser.call('/api/invitations/accept', { token: first });
    expect(tried.status).toBe(403);
    const id = (await teamOf(ann.browser)).invitations.find((one) => one.email === email)?.id;
    app.clock.advance(1);
    await ann.browser.call(`/api/team/invitations/${id}/resend`, {});
    const second = await readInvitation({ app, email });
    const noa = await signUp(app, { email });
    const accept = (token: unknown) => noa.browser.call('/api/invitations/accept', { token });
    for (const token of [first, '', null, [], {}, 'x'.repeat(43)]) {
      expect((await accept(token)).status).toBe(400);
    }
    const stored = await app.deps.database.orm.select().from(invitations);
    expect(JSON.stringify(stored)).not.toContain(second);
    app.clock.advance(7 * 86_400);
    const late = await accept(second);
    expect(late.body).toMatchObject({ error: { code: 'code_expired' } });
    await ann.send('DELETE', `/api/team/invitations/${id}`);
    expect((await accept(second)).body).toMatchObject({ error: { code: 'code_invalid' } });
    expect((await teamOf(ann.browser)).members.map((one) => one.email)).not.toContain(email);
  });

  test('need a plan with a team, a known role, and are not sent without end', async () => {
    const poor = await createTenant(app, { plan: 'starter' });
    const json = { email: 'x@team.test', role: 'viewer' };
    const refused = await poor.browser.call('/api/team/invitations', json);
    expect(refused.status).toBe(402);
    for (const role of ['owner', 'superuser', '', null]) {
      const bad = { ...json, role };
      expect((await ann.browser.call('/api/team/invitations', bad)).status).toBe(400);
    }
    const send = () => ann.browser.call('/api/team/invitations', json);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

test('every change of the team is on record, by name', async () => {
  const bo = await createTenant(app);
  const kim = await joinTeam({ app, owner: bo.browser, role: 'viewer' });
  const later = (method: string, path: string, json?: object) => {
    app.clock.advance(1);
    return bo.send(method, path, json);
  };
  await later('PATCH', `/api/team/members/${kim.userId}`, { role: 'editor' });
  await later('PATCH', '/api/team', { name: 'Bo’s Bakery' });
  await later('DELETE', `/api/team/members/${kim.userId}`);
  const { body } = await bo.send('GET', '/api/audit');
  const entries = auditResponse
    .parse(body)
    .items.map(({ action, target }) => `${action} ${target}`);
  expect(entries).toEqual([
    `member.removed ${kim.email}`,
    'workspace.renamed Bo’s Bakery',
    `member.role-changed ${kim.email} to Editor`,
    expect.stringMatching(/^member\.(joined|invited)/),
    expect.stringMatching(/^member\.(joined|invited)/),
  ]);
  const page = await bo.send('GET', '/api/audit?limit=2');
  const { nextCursor } = auditResponse.parse(page.body);
  const rest = await bo.send('GET', `/api/audit?limit=2&cursor=${nextCursor}`);
  expect(auditResponse.parse(rest.body).items[0]?.action).toBe('member.role-changed');
});

test('a new role is told to the screens that are open, and to no others', async () => {
  const lea = await join('viewer');
  const kim = await join('viewer');
  const [leas, kims] = await Promise.all([listenAs(lea.browser), listenAs(kim.browser)]);
  await ann.send('PATCH', `/api/team/members/${lea.userId}`, { role: 'agent' });
  await leas.until('event: access');
  await ann.send('PATCH', `/api/team/members/${kim.userId}`, { role: 'editor' });
  await kims.until('event: access');
  expect(kims.heard().split('event: access')).toHaveLength(2);
  await Promise.all([leas.close(), kims.close()]);
});

async function listenAs(browser: Tenant['browser']) {
  const { body } = await browser.request('/api/events');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const until = async (text: string) => {
    while (!heard.includes(text)) heard += (await reader?.read())?.value;
  };
  await until('event: ready');
  return { until, heard: () => heard, close: () => reader?.cancel() };
}

describe('an end', () => {
  test('removed: the session is over at once, the open stream closes, the own account stays', async () => {
    const lea = await join('agent');
    const stream = await lea.browser.request('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const removed = await ann.send('DELETE', `/api/team/members/${lea.userId}`);
    expect(removed.status).toBe(200);
    for (;;) if ((await reader?.read())?.done !== false) break;
    for (const path of ['/api/conversations', '/api/profiles/me', '/api/events']) {
      expect((await lea.browser.request(path)).status).toBe(401);
    }
    const back = await signIn(app, { email: lea.email });
    const profile = await profileOf(back.browser);
    expect(profile).toMatchObject({ workspace_role: 'owner' });
    expect(profile.workspaces).toHaveLength(1);
    const choice = { workspaceId: (await profileOf(ann.browser)).workspace_id };
    expect((await back.browser.call('/api/workspaces/choose', choice)).status).toBe(404);
  });

  test('removed or suspended: sessions, keys and previews made before are refused', async () => {
    const max = await join('editor');
    const bot = await ann.createChatbot();
    const preview = await max.browser.call<{ identity: string }>(
      `/api/chatbots/${bot.id}/preview`,
      {},
    );
    const look = () =>
      app.request(`/api/chat/${bot.id}/history`, {
        headers: { authorization: `Bearer ${preview.body.identity}` },
      });
    const admin = await join('admin');
    const made = await admin.browser.call<{ key: string }>('/api/api-keys', {
      name: 'Key',
      scopes: ['read'],
    });
    const useKey = () =>
      app.request('/api/v1/chatbots', { headers: { authorization: `Bearer ${made.body.key}` } });
    expect([(await look()).status, (await useKey()).status]).toEqual([200, 200]);
    const suspend = (suspendedAt: Date | null) =>
      app.deps.database.orm.update(users).set({ suspendedAt }).where(eq(users.id, max.userId));
    await suspend(app.clock.now());
    expect((await max.browser.request('/api/chatbots')).status).toBe(401);
    expect((await signIn(app, { email: max.email })).status).toBe(401);
    expect((await look()).status).toBe(403);
    await suspend(null);
    expect((await look()).status).toBe(200);
    for (const { userId } of [max, admin]) await ann.send('DELETE', `/api/team/members/${userId}`);
    expect([(await look()).status, (await useKey()).status]).toEqual([403, 401]);
  });

  test('the plan ends: members are kept out, nothing is lost, and all is back with it', async () => {
    const eve = await join('admin');
    await ann.setPlan('starter');
    const refused = await eve.browser.call('/api/chatbots');
    expect(refused.status).toBe(403);
    expect(await profileOf(eve.browser)).toMatchObject({ workspace_role: null });
    await ann.setPlan('business');
    expect((await eve.browser.call('/api/chatbots')).status).toBe(200);
  });

  test('left: goes on in the own workspace; the owner cannot leave', async () => {
    const ida = await join('viewer');
    const team = { workspaceId: (await profileOf(ida.browser)).workspace_id };
    expect((await ann.browser.call('/api/team/leave', team)).status).toBe(404);
    expect((await ida.browser.call('/api/team/leave', team)).status).toBe(200);
    expect(await profileOf(ida.browser)).toMatchObject({ workspace_role: 'owner' });
  });

  test('a member’s account goes without the team’s work; an owner’s not while others are there', async () => {
    const pia = await join('editor');
    const made = await pia.browser.call<{ id: string }>('/api/chatbots', {
      name: 'Pia’s bot',
      description: 'Helps',
      greeting: 'Hello!',
      systemPrompt: 'Answer.',
    });
    expect(made.status).toBe(201);
    const end = (browser: Tenant['browser'], confirmation: string) =>
      browser.call('/api/profiles/me/deletion', { confirmation, password: goodPassword });
    const { email } = await profileOf(ann.browser);
    const refused = await end(ann.browser, email);
    expect(refused.status).toBe(409);
    const other = await createTenant(app);
    await sendInvitation({ owner: other.browser, email: pia.email, role: 'viewer' });
    expect((await end(pia.browser, pia.email)).status).toBe(200);
    for (const { browser } of [ann, other]) {
      const seen = [await teamOf(browser), (await browser.call('/api/audit?limit=100')).body];
      expect(JSON.stringify(seen)).not.toContain(pia.email);
    }
    expect((await ann.send('GET', `/api/chatbots/${made.body.id}`)).status).toBe(200);
  });
});

describe('ownership', () => {
  test('goes to a member with a plan and an empty workspace; the giver stays as admin', async () => {
    const old = await createTenant(app);
    const bot = await old.createChatbot();
    const heir = await joinTeam({ app, owner: old.browser, role: 'editor' });
    const give = (json: object) => old.browser.call('/api/team/transfer', json);
    const to = { userId: heir.userId, password: goodPassword };
    expect((await give({ userId: heir.userId })).status).toBe(400);
    expect((await give({ ...to, userId: ann.userId })).status).toBe(404);
    const noPlan = await give(to);
    expect(noPlan.status).toBe(409);
    await app.deps.database.orm
      .update(profiles)
      .set({ planId: 'business', subscriptionStatus: 'active' })
      .where(eq(profiles.id, heir.userId));
    expect((await give(to)).status).toBe(200);
    expect(await profileOf(old.browser)).toMatchObject({ workspace_role: 'admin' });
    expect(await profileOf(heir.browser)).toMatchObject({ workspace_role: 'owner' });
    for (const browser of [old.browser, heir.browser]) {
      expect((await browser.call(`/api/chatbots/${bot.id}`)).status).toBe(200);
    }
    expect((await give(to)).status).toBe(403);
    const { workspaces } = await profileOf(old.browser);
    expect(workspaces.map(({ role }) => role)).toEqual(['owner', 'admin']);
    const removed = await heir.browser.call(`/api/team/members/${old.userId}`, undefined, {
      method: 'DELETE',
    });
    expect(removed.status).toBe(200);
  });
});
