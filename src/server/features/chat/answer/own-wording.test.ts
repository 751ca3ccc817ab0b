/** An owner's own words for what the chatbot says on its own behalf, by language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { createShop, type Shop, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type {
  ChatConfig,
  ChatHistory,
  ChatTextsResponse,
  HandoffResponse,
} from '#shared/contract/chat.ts';
import { type Chatbot, type ChatbotSettings, chatbotDefaults } from '#shared/contract/chatbots.ts';
import type { Wording, WordingDefaults } from '#shared/contract/wording.ts';

const { fr } = phrasesByLanguage;
const german = {
  unknown: 'Da bin ich überfragt.',
  offerPerson: 'Soll Anna sich bei Ihnen melden?',
  teamCalled: 'Anna ist in {minutes} Minuten da.',
  teamMissed: 'Anna ist gerade beschäftigt.',
  leaveDetails: 'Schreiben Sie uns, wie wir Sie erreichen.',
  notAnswering: 'Wir machen Pause.',
  answerFailed: 'Da ist etwas schiefgegangen.',
};
const question = 'Kann ich bei Ihnen mein Fahrrad reparieren lassen?';
const inFrench = 'Est-ce que vous réparez aussi les vélos ?';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ variables: { PLAN_WITHOUT_PAYMENTS: 'enterprise' } });
});
afterAll(() => app.close());

const visit = ({ chatbotId }: Pick<Shop, 'chatbotId'>): TestVisitor =>
  new TestVisitor({ app, chatbotId, init: { headers: { origin: 'https://shop.test' } } });

const open = (settings: Partial<ChatbotSettings>): Promise<Shop> =>
  createShop({ app, settings: { wording: { de: german }, ...settings } });

async function save({ shop, wording }: { shop: Shop; wording: unknown }) {
  const path = `/api/chatbots/${shop.chatbotId}`;
  const { version } = (await (await shop.browser.request(path)).json()) as Chatbot;
  return shop.browser.request(path, { method: 'PATCH', json: { version, wording } });
}

test('a German visitor gets the owner’s refusal, a French one ours', async () => {
  const shop = await open({ fallback: 'contact' });
  const { body } = await visit(shop).ask(question);
  expect([body.answer, body.handoff?.text]).toEqual([german.unknown, german.leaveDetails]);
  const { body: french } = await visit(shop).ask(inFrench);
  expect([french.answer, french.handoff?.text]).toEqual([fr.unknown, fr.leaveDetails]);
});

test('“yes” to the owner’s own offer brings a person, with the owner’s own lines', async () => {
  const visitor = visit(await open({ fallback: 'offer', humanWaitMinutes: 4 }));
  const { body: refused } = await visitor.ask(question);
  expect(refused.answer).toBe(`${german.unknown} ${german.offerPerson}`);
  const { body } = await visitor.ask('Ja, bitte');
  expect(body.handoff).toEqual({ mode: 'waiting', text: 'Anna ist in 4 Minuten da.' });

  app.clock.advance(5 * 60);
  const job = conversationJobs(app.deps).find(({ name }) => name === 'end-overdue-waits');
  await job?.handle({}, new AbortController().signal);
  const history = (await (await visitor.request('history')).json()) as ChatHistory;
  expect(history.messages.at(-1)?.text).toBe(german.teamMissed);
});

test('a button for a person, and a chatbot that is switched off, say the owner’s words', async () => {
  const shop = await open({ active: false, humanWaitMinutes: 1 });
  const { body } = await visit(shop).ask(question);
  expect([body.answer, body.handoff?.text]).toEqual([german.notAnswering, german.leaveDetails]);
  const call = await visit(shop).request('handoff', { json: { language: 'de' } });
  const { text } = (await call.json()) as HandoffResponse;
  expect(text).toBe(phrasesByLanguage.de.teamCalledMinute);
});

test('the chat window gets the texts of one language, and is told in which there are some', async () => {
  const wording: Wording = {
    de: {
      ...german,
      welcome: 'Moin!',
      inputHint: 'Frag uns',
      askTeamButton: 'Anna fragen',
      contactLabels: { email: 'Deine E-Mail', gone: 'Weg' },
    },
    fr: { joinQuestion: 'Anna ?' },
    es: { unknown: 'No lo sé.' },
  };
  const shop = await open({ wording });
  const config = (await (await visit(shop).request('config')).json()) as ChatConfig;
  expect(config.languages).toEqual({ de: 'own', fr: 'own' });
  expect(JSON.stringify(config)).not.toContain('Anna');
  const response = await visit(shop).request('texts/de');
  expect((await response.json()) as ChatTextsResponse).toEqual({
    window: { askTeamButton: 'Anna fragen' },
    settings: {
      [chatbotDefaults.greeting]: 'Moin!',
      [chatbotDefaults.placeholder]: 'Frag uns',
      'Your email': 'Deine E-Mail',
    },
  });
  const other = await visit(shop).request('texts/pl');
  expect(await other.json()).toEqual({ window: {}, settings: {} });
  expect((await visit(shop).request('texts/X-1')).status).toBe(400);
});

test('a chatbot without own texts doesn’t mention languages', async () => {
  const shop = await open({ wording: {} });
  const config = (await (await visit(shop).request('config')).json()) as ChatConfig;
  expect(config.languages).toBeUndefined();
});

test('texts go only to sites that may show the chatbot', async () => {
  const shop = await open({ allowedDomains: ['shop.test'] });
  expect((await visit(shop).request('texts/de')).status).toBe(200);
  const headers = { origin: 'https://elsewhere.test' };
  const stranger = new TestVisitor({ app, chatbotId: shop.chatbotId, init: { headers } });
  expect((await stranger.request('texts/de')).status).toBe(403);
});

test('an owner saves texts, clears them, and a copy has them too', async () => {
  const shop = await open({ wording: {}, fallback: 'contact' });
  const saved = await save({ shop, wording: { de: { unknown: ' Keine Ahnung. ', thanks: '' } } });
  expect(((await saved.json()) as Chatbot).wording).toEqual({ de: { unknown: 'Keine Ahnung.' } });
  expect((await visit(shop).ask(question)).body.answer).toBe('Keine Ahnung.');
  const path = `/api/chatbots/${shop.chatbotId}/duplicate`;
  const copy = await shop.browser.request(path, { method: 'POST' });
  expect(((await copy.json()) as Chatbot).wording).toEqual({ de: { unknown: 'Keine Ahnung.' } });
  const cleared = await save({ shop, wording: { de: { unknown: '' } } });
  expect(((await cleared.json()) as Chatbot).wording).toEqual({});
  expect((await visit(shop).ask(question)).body.answer).toBe(phrasesByLanguage.de.unknown);
});

test('what is wrong is named by its field', async () => {
  const shop = await open({});
  const wording = { de: { teamCalled: 'Gleich da.', unknown: 'x'.repeat(501) } };
  const refused = await save({ shop, wording });
  expect(refused.status).toBe(400);
  const { error } = (await refused.json()) as { error: { fields: Record<string, string> } };
  expect(error.fields).toEqual({
    'wording.de.teamCalled': expect.stringContaining('{minutes}'),
    'wording.de.unknown': 'Please use at most 500 characters',
  });
});

test('words in a language that the chatbot does not speak are refused', async () => {
  const shop = await open({ wording: {} });
  const refused = await save({ shop, wording: { xx: { unknown: 'Hm' } } });
  expect(refused.status).toBe(400);
  const { error } = (await refused.json()) as { error: { fields: object } };
  expect(error.fields).toEqual({ 'wording.xx': 'This language is not available' });
});

test('strangers and other tenants can’t change them', async () => {
  const [shop, other] = [await open({}), await open({})];
  const json = { version: 1, wording: { de: { unknown: 'Gehackt' } } };
  const init = { method: 'PATCH', json };
  expect((await app.request(`/api/chatbots/${shop.chatbotId}`, init)).status).toBe(401);
  expect((await other.browser.request(`/api/chatbots/${shop.chatbotId}`, init)).status).toBe(404);
  expect((await visit(shop).ask(question)).body.answer).toContain(german.unknown);
});

test('our own texts can be read in every language, by people who are signed in', async () => {
  const { browser } = await open({});
  const read = async (language: string) =>
    (await (await browser.request(`/api/wording?language=${language}`)).json()) as WordingDefaults;
  const [de, en] = [await read('de'), await read('en')];
  expect(de.texts).toMatchObject({
    unknown: phrasesByLanguage.de.unknown,
    askTeamButton: 'Team fragen',
  });
  expect(de.settings[chatbotDefaults.placeholder]).toBe('Ihre Frage');
  expect(en.texts.detailsThanks).toMatch('Thank you');
  expect((await browser.request('/api/wording?language=xx')).status).toBe(400);
  expect((await app.request('/api/wording?language=de')).status).toBe(401);
});
