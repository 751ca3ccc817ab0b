import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { demoShopLimits } from '#shared/contract/demo-shop-limits.ts';
import type { DemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { demoShops } from '#shared/demo-shops.ts';
import type { ErrorBody } from '#shared/errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_REQUESTS: '1000' } });
});
afterAll(() => app.close());

const send = (industry: string, json: unknown, headers: Record<string, string> = {}) =>
  app.request(`/api/demo-shops/${industry}/ask`, { json, headers });

async function ask(industry: DemoShopIndustry, text: string, history: object[] = []) {
  const response = await send(industry, { text, history });
  expect(response.headers.get('content-type')).toMatch('text/event-stream');
  const events = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)) as AnswerEvent);
  const said = events.flatMap((event) => (event.type === 'token' ? [event.text] : [])).join('');
  const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
  return { events, said, sources, last: events.at(-1) };
}

const suggested = Object.entries(demoShops).flatMap(([industry, { suggestedQuestions }]) =>
  suggestedQuestions.map((question) => [industry as DemoShopIndustry, question] as const),
);

test.each(suggested)('%s: "%s" gets a sure answer with a source', async (industry, question) => {
  const { events, sources, last } = await ask(industry, question);
  expect(last).toMatchObject({ type: 'done', answered: true, messageId: null });
  expect(events).toContainEqual(expect.objectContaining({ level: 'confident' }));
  expect(sources[0]?.quote).not.toBe('');
});

test('answers what the picture on the landing page shows', async () => {
  const question = 'How much is the Margherita, and are you open on Sunday?';
  const { said, sources } = await ask('restaurants', question);
  expect(said).toBe(
    "Pizza Margherita costs $11.00. Tomato sauce with mozzarella and fresh basil. [1]\n\nYes, on Sundays we're open from 12 pm to 9 pm. [2]",
  );
  expect(sources.map(({ title, row }) => [title, row])).toEqual([
    ['menu.csv', 9],
    ['about-us.md', null],
  ]);
  const unknown = await ask('restaurants', 'Can you cater for 60 people on the 14th?');
  expect(unknown.said).toBe(
    "I couldn't find that in the information I have. Would you like me to pass your question on to the team?",
  );
  expect(unknown.events).toContainEqual(
    expect.objectContaining({ type: 'handoff', mode: 'offer' }),
  );
  expect(unknown.last).toMatchObject({ type: 'done', answered: false });
});

test('understands a follow-up by the history that was sent with it', async () => {
  const before = [
    { role: 'visitor', text: 'How much is a root canal?' },
    { role: 'bot', text: 'Root canal costs $850. Crown not included. [1]' },
  ];
  const { said } = await ask('healthcare', 'And how long does it take?', before);
  expect(said).toContain('90 minutes');
});

test('never tells why it answered as it did', async () => {
  const { events } = await ask('healthcare', 'How much is a cleaning?');
  expect(events.map(({ type }) => type)).not.toContain('why');
});

describe('refuses', () => {
  test.each<[string, unknown, string]>([
    ['an empty question', { text: '  ' }, 'text'],
    ['a question that is too long', { text: 'a'.repeat(501) }, 'text'],
    ['no text at all', {}, 'text'],
    [
      'too long a history',
      {
        text: 'Hi',
        history: Array(demoShopLimits.turns + 1).fill({ role: 'visitor', text: 'Hi' }),
      },
      'history',
    ],
    [
      'an unknown role',
      { text: 'Hi', history: [{ role: 'system', text: 'Hi' }] },
      'history.0.role',
    ],
  ])('%s', async (_, json, field) => {
    const response = await send('restaurants', json);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  test.each(['legal', 'nothing-known', '..%2Fdocs', 'toString'])(
    'the industry %s, which has no demo shop',
    async (industry) => {
      const response = await send(industry, { text: 'Are you open?' });
      expect(response.status).toBe(404);
      const { error } = (await response.json()) as ErrorBody;
      expect(error).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
    },
  );

  test('calls from other sites', async () => {
    const headers = { origin: 'https://evil.test' };
    expect((await send('restaurants', { text: 'Are you open?' }, headers)).status).toBe(403);
  });
});

test('an address may ask only so often, and all addresses share one limit', async () => {
  const small = await createTestApp({
    variables: { RATE_LIMIT_REQUESTS: '2' },
  });
  const askOnce = async () => {
    const response = await small.request('/api/demo-shops/ecommerce/ask', {
      json: { text: 'How long does shipping take?' },
    });
    await response.text();
    return response;
  };
  const first = await askOnce();
  const second = await askOnce();
  const left = (response: Response) =>
    /"demo-shops-all";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];
  expect(Number(left(first)) - Number(left(second))).toBe(1);
  const third = await small.request('/api/demo-shops/ecommerce/ask', { json: { text: 'Hours?' } });
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(((await third.json()) as ErrorBody).error).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many requests\. Please try again in /),
  });
  await small.close();
});
