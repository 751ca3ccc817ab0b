/** Every call the description names, by everyone who must not make it. A new one is covered by being described. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { askAsProgram } from '#server/features/chat/index.ts';
import { createAction } from '#server/testing/action-fixtures.ts';
import { callApi, createKey, createStockedShop, setPlan } from '#server/testing/api-fixtures.ts';
import { getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createShop } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { chatbotInput } from '#server/testing/tenants.ts';
import { type ApiAnswerName, apiAnswers } from '#shared/contract/api.ts';
import type { ApiDescription, DescribedOperation } from '#shared/contract/api-description.ts';
import type { ApiScope } from '#shared/contract/api-keys.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { ErrorBody } from '#shared/errors.ts';

type Call = { id: string; method: string; path: string; operation: DescribedOperation };
type Shop = Awaited<ReturnType<typeof createActiveShop>>;

let app: TestApp;
let shop: Shop;
let description: ApiDescription;
let calls: Call[];
const isOwn = (text: string) =>
  [
    shop.chatbotId,
    shop.documentId,
    shop.answerId,
    shop.conversationId,
    shop.leadId,
    shop.sourceId,
  ].some((id) => text.includes(id));

beforeAll(async () => {
  app = await createTestApp({ variables: { API_REQUESTS_PER_MINUTE: '100000' } });
  shop = await createActiveShop();
  description = (await callApi<ApiDescription>({ app, path: '/openapi.json' })).body;
  calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => shop[name as 'chatbotId']);
      return { id: operation.operationId, method, path: filled, operation };
    }),
  );
});
afterAll(() => app.close());

/** With an action, and a conversation that a program began. */
async function createActiveShop() {
  const stocked = await createStockedShop(app);
  const { deps } = app;
  const id = stocked.chatbotId;
  const action = createAction({ kind: 'callback', shop: { origin: '' } });
  const { orm } = deps.database;
  await orm
    .update(chatbots)
    .set({ actions: [action] })
    .where(eq(chatbots.id, id));
  const chatbot = await getLiveChatbot({ deps, id });
  const input = { text: 'Can you call me back?', visitor: {} };
  const asked = await askAsProgram({ deps, chatbot, input, idempotencyKey: null });
  return { ...stocked, actionId: action.id, programConversationId: asked.conversationId };
}

/** What each call is sent with; those that are not named are sent nothing. */
const bodies: Record<string, () => { json?: unknown; body?: FormData }> = {
  createChatbot: () => ({ json: chatbotInput }),
  updateChatbot: () => ({ json: { version: 1, launcherText: 'Ask' } }),
  uploadDocument: () => ({ body: fileForm() }),
  updateDocument: () => ({ json: { name: 'Prices' } }),
  createAnswer: () => ({ json: { question: 'Parking?', answer: 'Behind the house.' } }),
  updateAnswer: () => ({ json: { answer: 'Until four.' } }),
  askQuestion: () => ({ json: { text: 'Is the bakery open on Sundays?' } }),
  sendReply: () => ({ json: { text: 'Hello, this is Ada.' } }),
  updateLead: () => ({ json: { isDone: true } }),
  updateSource: () => ({ json: { otherAddresses: ['https://other.test'] } }),
  restoreVersion: () => ({ json: { number: 1 } }),
  runAction: () => ({
    json: {
      conversationId: shop.programConversationId,
      fields: { name: 'Ida', phone: '+43 316 555 01' },
    },
  }),
};

function fileForm(): FormData {
  const form = new FormData();
  form.set('file', new File(['We open at nine.'], 'hours.txt'));
  form.set('chatbotIds', shop.chatbotId);
  return form;
}

const send = (call: Call, key?: string, headers?: Record<string, string>) =>
  callApi({
    ...{ app, key, method: call.method, path: call.path },
    ...bodies[call.id]?.(),
    ...(headers && { headers }),
  });

/** Makes every call and tells which did not answer as expected. */
async function walk(
  { of, key, headers }: { key?: string; headers?: Record<string, string>; of?: Call[] },
  isRight: (options: { call: Call; status: number; text: string }) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of of ?? calls) {
    const { status, body } = await send(call, key, headers);
    const text = JSON.stringify(body);
    if (!isRight({ call, status, text })) wrong.push(`${call.id} ${status} ${text.slice(0, 300)}`);
  }
  return wrong;
}

test('the description is valid OpenAPI and names what it refers to', async () => {
  const result = await new Validator().validate(structuredClone(description));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  const names = [...JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)];
  for (const [, name = ''] of names) expect(description.components.schemas).toHaveProperty(name);
  expect(calls.length).toBeGreaterThan(20);
});

test('without a valid key nothing is answered', async () => {
  const unauthorized = ({ status }: { status: number }) => status === 401;
  const brief = await createKey(shop.browser, { expiresInDays: 1 });
  const revoked = await createKey(shop.browser);
  await shop.browser.request(`/api/api-keys/${revoked.apiKey.id}`, { method: 'DELETE' });
  app.clock.advance(86_400);
  const cookie = [...shop.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await walk({}, unauthorized)).toEqual([]);
  expect(await walk({ headers: { cookie } }, unauthorized)).toEqual([]);
  expect(await walk({ key: `askwell_${'x'.repeat(43)}` }, unauthorized)).toEqual([]);
  expect(await walk({ key: brief.key }, unauthorized)).toEqual([]);
  expect(await walk({ key: revoked.key }, unauthorized)).toEqual([]);
});

test('another workspace’s key finds nothing, and a foreign id in a body nothing either', async () => {
  const other = await createShop({ app });
  await setPlan({ app, userId: other.userId, planId: 'business' });
  const { key } = await createKey(other.browser);
  const wrong = await walk({ key }, ({ call, status, text }) => {
    if (isOwn(text)) return false;
    // Without an id in its path, a call means the caller's own workspace.
    const isGeneral = !call.path.includes(shop.chatbotId) && !isOwn(call.path);
    return call.id === 'uploadDocument'
      ? status === 404
      : isGeneral
        ? status < 300
        : status === 404;
  });
  expect(wrong).toEqual([]);
  const foreign = { app, key, path: `/leads?chatbotId=${shop.chatbotId}` };
  expect(await callApi(foreign)).toMatchObject({ status: 200, body: { items: [] } });
  const goOn = { text: 'And on Mondays?', conversationId: shop.conversationId };
  const path = `/chatbots/${other.chatbotId}/chat`;
  expect((await callApi({ app, key, path, json: goOn })).status).toBe(404);
});

test('a key does only what it was made for', async () => {
  for (const scopes of [['read'], ['write'], ['chat']] as ApiScope[][]) {
    const { key } = await createKey(shop.browser, { scopes });
    const of = calls.filter(({ operation }) => operation['x-scope'] !== scopes[0]);
    expect(of.length).toBeLessThan(calls.length);
    expect(await walk({ key, of }, ({ status }) => status === 403)).toEqual([]);
  }
});

test('a key for one chatbot knows no other', async () => {
  const create = { ...chatbotInput, name: 'Second' };
  const second = (await shop.browser.call<Chatbot>('/api/chatbots', create)).body;
  const { key } = await createKey(shop.browser, { chatbotId: second.id });
  const wrong = await walk({ key }, ({ call, status, text }) => {
    if (isOwn(text)) return false;
    if (['createChatbot', 'deleteChatbot'].includes(call.id)) return status === 403;
    return isOwn(call.path) || call.id === 'uploadDocument' ? status === 404 : status < 300;
  });
  expect(wrong).toEqual([]);
  const filtered = await callApi({ app, key, path: `/documents?chatbotId=${shop.chatbotId}` });
  expect(filtered.status).toBe(404);
});

test('the owner’s key makes every call, and each answers as described', async () => {
  const { key } = await createKey(shop.browser);
  const isDelete = (call: Call) =>
    Number(call.method === 'delete') + Number(call.id === 'deleteChatbot');
  calls.sort((a, b) => isDelete(a) - isDelete(b));
  for (const call of calls) {
    const current = await callApi<Chatbot>({ app, key, path: `/chatbots/${shop.chatbotId}` });
    bodies.updateChatbot = () => ({ json: { version: current.body.version, launcherText: 'Ask' } });
    const { status, body } = await send(call, key);
    // No change is held back, and no version is recorded yet.
    const refused = { publishDraft: 409, undoDraft: 409, restoreVersion: 404 }[call.id];
    if (refused) {
      expect(status, call.id).toBe(refused);
      continue;
    }
    const [expected] = Object.keys(call.operation.responses).filter((code) => code !== 'default');
    expect(status, `${call.id} ${JSON.stringify(body)}`).toBeOneOf([Number(expected), 201]);
    expectDescribed({ call, body });
  }
});

/** Nothing is missing, nothing is there that the contract does not name, and the description says the same. */
function expectDescribed({ call, body }: { call: Call; body: unknown }): void {
  const response = call.operation.responses['200'] ?? call.operation.responses['201'];
  const schema = response?.content['application/json']?.schema;
  const name = (schema?.$ref ?? schema?.properties?.items?.items?.$ref ?? '').split('/').at(-1);
  const contract = apiAnswers[name as ApiAnswerName].strict();
  const described = z.fromJSONSchema(description.components.schemas[name ?? ''] as never);
  const items = schema?.$ref ? [body] : (body as { items: unknown[] }).items;
  for (const item of items) {
    expect(contract.safeParse(item).error, call.id).toBeUndefined();
    expect(described.safeParse(item).error, call.id).toBeUndefined();
  }
}

test('a mistake is told in the one shape', async () => {
  const { key } = await createKey(shop.browser);
  const wrong = await callApi<ErrorBody>({ app, key, path: '/chatbots', json: { name: '' } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) });
  expect(wrong.body.error.fields).toMatchObject({ name: 'Name is required' });
  const unknown = await callApi<ErrorBody>({ app, key, path: '/nothing' });
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found']);
});
