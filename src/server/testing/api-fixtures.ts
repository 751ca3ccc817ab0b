import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/schema/accounts.ts';
import { websites } from '#server/db/schema/websites.ts';
import { findConversation } from '#server/features/conversations/index.ts';
import { createLead } from '#server/features/leads/index.ts';
import type { TestsResponse } from '#shared/contract/answer-tests.ts';
import type { CuratedAnswer } from '#shared/contract/answers.ts';
import type { CreatedApiKey } from '#shared/contract/api-keys.ts';
import type { Lead } from '#shared/contract/leads.ts';
import type { Website } from '#shared/contract/websites.ts';
import type { PlanId } from '#shared/plans.ts';
import { getLiveChatbot } from './ask-chatbot.ts';
import { createShop, TestVisitor, teach } from './chat-fixtures.ts';
import type { TestApp } from './create-test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export async function setPlan({
  app,
  planId,
  userId,
}: {
  app: TestApp;
  userId: string;
  planId: PlanId;
}): Promise<void> {
  await app.deps.database.orm
    .update(profiles)
    .set({ planId, subscriptionStatus: 'active' })
    .where(eq(profiles.id, userId));
}

/** Makes a key as its owner does in Settings. */
export async function createKey(browser: TestBrowser, input: object = {}): Promise<CreatedApiKey> {
  const { status, body } = await browser.call<CreatedApiKey>('/api/api-keys', {
    name: 'Till',
    scopes: ['read', 'write', 'chat'],
    ...input,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Calls the API as a program does: no cookie, nothing of a browser. */
export async function callApi<T = unknown>({
  app,
  key,
  path,
  method,
  json,
  body,
  headers,
}: {
  app: TestApp;
  key?: string | undefined;
  method?: string;
  path: string;
  json?: unknown;
  body?: FormData;
  headers?: Record<string, string>;
}): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await app.request(path.startsWith('/api/') ? path : `/api/v1${path}`, {
    asBrowser: false,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...headers },
    ...(method && { method: method.toUpperCase() }),
    ...(json !== undefined && { json }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') ? JSON.parse(text) : text) as T,
    headers: response.headers,
  };
}

/** A shop on a plan with API access that has one of everything the API knows. */
export async function createStockedShop(app: TestApp) {
  const shop = await createShop({ app });
  const { browser, userId, workspaceId, chatbotId } = shop;
  await setPlan({ app, userId, planId: 'business' });
  const { deps } = app;
  const of = { deps, workspaceId, chatbotId };
  const documentId = await teach({ ...of, name: 'prices.md', text: 'A loaf costs 4 euros.' });
  const answers = `/api/chatbots/${chatbotId}/answers`;
  const pair = { question: 'Do you sell coffee?', answer: 'Yes, all day.' };
  const { id: answerId } = (await browser.call<CuratedAnswer>(answers, pair)).body;
  const tests = `/api/chatbots/${chatbotId}/tests`;
  await browser.call(tests, { question: 'When do you open?' });
  const [run] = (await browser.call<TestsResponse>(tests)).body.runs;
  const visitor = new TestVisitor({ app, chatbotId });
  const { conversationId } = (await visitor.ask('When do you open?')).body;
  const chatbot = await getLiveChatbot({ deps, id: chatbotId });
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (!conversation) throw new Error('No conversation');
  const person = { name: 'Ida', email: 'ida@guest.test', phone: '', message: '', fields: [] };
  const lead = { ...person, question: 'A cake?', pageUrl: '' };
  await createLead({ deps, chatbot, conversation, lead });
  const [found] = (await browser.call<{ items: Lead[] }>('/api/leads')).body.items;
  const address = 'https://shop.example/';
  const { id: sourceId } = (await browser.call<Website>('/api/websites', { address })).body;
  // As it is once its pages are imported.
  await connection.update(websites).set({ state: 'ready' }).where(eq(websites.id, sourceId));
  const leadId = found?.id ?? '';
  const runId = run?.id ?? '';
  return { ...shop, documentId, answerId, conversationId, leadId, sourceId, runId };
}
