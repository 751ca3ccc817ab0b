import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { analyticsResponse, gapsResponse } from '#shared/contract/analytics.ts';
import { type Chatbot, chatbot, chatbotsResponse } from '#shared/contract/chatbots.ts';
import { conversationsResponse, threadResponse } from '#shared/contract/conversations.ts';
import { documentFactsResponse, documentsResponse } from '#shared/contract/documents.ts';
import { leadsResponse } from '#shared/contract/leads.ts';
import { usage } from '#shared/contract/usage.ts';
import type { DataClient } from '#web/state/data-client.tsx';
import { createDemoClient } from './demo-client.ts';

const folder = 'content/demo';
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));
let client: DataClient;

beforeEach(() => {
  vi.stubGlobal('fetch', () => expect.unreachable('the demo must not reach a server'));
  // Answers come word by word for the eye; no one is looking here.
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  client = createDemoClient({ now: new Date(), files });
});
afterEach(() => vi.unstubAllGlobals());

async function listChatbots() {
  return (await client.call<{ items: Chatbot[] }>({ path: '/api/chatbots' })).items;
}

async function ask(text: string) {
  const [first] = await listChatbots();
  const events: AnswerEvent[] = [];
  const path = `/api/chatbots/${first?.id}/playground` as const;
  const signal = new AbortController().signal;
  for await (const event of client.streamAnswer({ path, body: { text }, signal }))
    events.push(event);
  const said = events.flatMap((event) => (event.type === 'token' ? [event.text] : [])).join('');
  return { said, events };
}

test('answers like the server, every screen', async () => {
  const { items } = chatbotsResponse.parse(await client.call({ path: '/api/chatbots' }));
  chatbot.parse(await client.call({ path: `/api/chatbots/${items[0]?.id}` }));
  documentsResponse.parse(await client.call({ path: '/api/documents?limit=50' }));
  const inbox = conversationsResponse.parse(
    await client.call({ path: '/api/conversations?state=waiting' }),
  );
  expect(inbox.items).toHaveLength(inbox.counts.waiting);
  threadResponse.parse(await client.call({ path: `/api/conversations/${inbox.items[0]?.id}` }));
  expect(
    leadsResponse.parse(await client.call({ path: '/api/leads?' })).counts.new,
  ).toBeGreaterThan(0);
  const week = analyticsResponse.parse(await client.call({ path: '/api/analytics?days=7' }));
  expect(week.byDay).toHaveLength(7);
  expect(
    gapsResponse.parse(await client.call({ path: '/api/analytics/gaps?days=7' })).items,
  ).not.toEqual([]);
  usage.parse(await client.call({ path: '/api/rpc/get_user_usage', method: 'POST' }));
});

test('keeps changes, and hands out copies of them', async () => {
  const [first] = await listChatbots();
  const path = `/api/chatbots/${first?.id}` as const;
  const saved = await client.call<Chatbot>({
    path,
    method: 'PATCH',
    body: { name: 'Gino', version: 1 },
  });
  expect(saved).toMatchObject({ name: 'Gino', version: 2 });
  saved.name = 'changed by the screen';
  expect(await client.call<Chatbot>({ path })).toMatchObject({ name: 'Gino' });
  await client.call({ path, method: 'DELETE' });
  expect((await listChatbots()).map(({ id }) => id)).not.toContain(first?.id);
  await expect(client.call({ path })).rejects.toThrow('an account of your own');
});

test.each([
  ['When are you open on Sunday?', "On Sundays we're open from 12:00 to 15:00. [1]", 'about-us.md'],
  ['Are you open on Mondays?', "No, on Mondays we're closed. [1]", 'about-us.md'],
  [
    'What are your opening hours?',
    'Tuesday to Saturday 11:30 – 14:30, 17:30 – 22:30; Sunday 12:00 – 15:00; closed Monday. [1]',
    'about-us.md',
  ],
  ['What is your phone number?', 'Our phone number is +49', 'about-us.md'],
  ['Where are you?', "We're at Harbour Square 7", 'about-us.md'],
  ['Can we bring a dog?', 'Yes. Dogs are welcome', 'about-us.md'],
  ['How long are vouchers valid?', 'valid for three years', 'house-rules.txt'],
  ['What does the tiramisu cost?', 'Tiramisù costs 7.50 €. Made every morning', 'menu.csv'],
  ['What is the cheapest main?', 'The cheapest is Pizza Margherita, at 11.00 €.', 'menu.csv'],
  ['Is the lasagne vegan?', 'No, Lasagne verdi is not vegan.', 'menu.csv'],
])('%s is answered from the sample documents', async (question, words, title) => {
  const { said, events } = await ask(question);
  expect(said).toContain(words);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'sources', sources: [expect.objectContaining({ title })] }),
  );
  expect(events.at(-1)).toMatchObject({ type: 'done', answered: true });
});

test('a list is a sentence that cites each row', async () => {
  const { said, events } = await ask('Which dishes are vegan?');
  expect(said).toBe('Bruschetta (7.50 €), Minestrone (8.00 €) and Sorbetto (5.50 €). [1][2][3]');
  const cited = events.find((event) => event.type === 'sources');
  expect(cited?.sources.map(({ row }) => row)).toEqual([2, 4, 12]);
});

test('a question that fits many rows offers them as options, and a choice is answered', async () => {
  const { said, events } = await ask('How much is a main?');
  expect(said).toContain('Lasagne verdi (15.50 €)');
  const options = [
    'Tagliatelle al ragù',
    'Lasagne verdi',
    'Risotto al limone',
    'Branzino alla griglia',
  ];
  expect(events).toContainEqual({ type: 'options', options });
  expect((await ask('Lasagne verdi')).said).toContain('Lasagne verdi costs 15.50 €.');
});

test('shows what was found in the sample documents', async () => {
  const { items } = documentsResponse.parse(await client.call({ path: '/api/documents?limit=50' }));
  const found = await Promise.all(
    items.map(async ({ id }) =>
      documentFactsResponse.parse(await client.call({ path: `/api/documents/${id}/facts` })),
    ),
  );
  const count = (list: 'schedules' | 'tables' | 'contacts') =>
    found.reduce((sum, facts) => sum + facts[list].length, 0);
  expect([count('schedules'), count('tables'), count('contacts')]).toEqual([1, 1, 3]);
});

test('says that it doesn’t know what the documents don’t have', async () => {
  const { said, events } = await ask('Do you rent out bicycles to Austrian dentists?');
  expect(said).toContain("couldn't find");
  expect(events).toContainEqual(expect.objectContaining({ type: 'handoff' }));
});

test('a file of one’s own is read and answered from; others are declined', async () => {
  const [first] = await listChatbots();
  const fields = { chatbotIds: first?.id ?? '' };
  const upload = (name: string, text: string) =>
    client.upload({ path: '/api/documents', file: new File([text], name), fields });
  await upload('music.txt', 'MUSIC\n\nA jazz trio plays every second Thursday.');
  expect((await ask('Who plays jazz?')).said).toContain('jazz trio');
  await expect(upload('menu.pdf', '%PDF')).rejects.toThrow('PDF and Word');
});
