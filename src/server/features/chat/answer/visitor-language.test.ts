/** Every line that the server itself writes, in the language of the visitor: the message's, the page's, the browser's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { conversationJobs } from '#server/features/conversations/jobs.ts';
import { createShop, parseEvents, TestVisitor } from '#server/testing/chat-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import type { ChatHistory, HandoffResponse } from '#shared/contract/chat.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';

const { ar, de, en, es, fr, tr } = phrasesByLanguage;
const openingHours: ChatbotSettings['openingHours'] = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function visit({
  settings,
  accepted,
}: {
  settings?: Partial<ChatbotSettings>;
  accepted?: string;
}): Promise<TestVisitor> {
  const { chatbotId } = await createShop({ app, settings: { fallback: 'contact', ...settings } });
  const headers = { origin: 'https://shop.test', ...(accepted && { 'accept-language': accepted }) };
  return new TestVisitor({ app, chatbotId, init: { headers } });
}

test('the message’s own language comes first', async () => {
  const visitor = await visit({ accepted: 'fr' });
  const question = 'Kann ich bei Ihnen mein Fahrrad reparieren lassen?';
  const { body } = await visitor.ask(question, { language: 'es' });
  expect(body.answer).toBe(de.unknown);
  expect(body.handoff?.text).toBe(de.leaveDetails);
});

test('then that of the page, then that of the browser', async () => {
  const onPage = await visit({ accepted: 'fr' });
  const { body } = await onPage.ask('Sauna?', { language: 'es-MX' });
  expect([body.answer, body.handoff?.text]).toEqual([es.unknown, es.leaveDetails]);
  const inBrowser = await visit({ accepted: 'fi, fr-CH;q=0.9' });
  const { body: other } = await inBrowser.ask('Sauna?', { language: 'hi' });
  expect([other.answer, other.handoff?.text]).toEqual([fr.unknown, fr.leaveDetails]);
});

test('a language we don’t have is spoken to in English', async () => {
  const visitor = await visit({ accepted: 'de' });
  const { body } = await visitor.ask('क्या मैं कुत्ते के साथ आ सकता हूँ?', { language: 'hi' });
  expect([body.answer, body.handoff?.text]).toEqual([en.unknown, en.leaveDetails]);
});

test('a language that is none is refused or ignored', async () => {
  const visitor = await visit({});
  expect((await visitor.ask('Sauna?', { language: 'x'.repeat(36) })).status).toBe(400);
  expect((await visitor.ask('Sauna?', { language: '<b>de' })).body.answer).toBe(en.unknown);
});

test('what a message told stays told', async () => {
  const visitor = await visit({ accepted: 'fr' });
  await visitor.ask('Kann ich bei Ihnen mein Fahrrad reparieren lassen?');
  const { body } = await visitor.ask('Sauna?');
  expect(body.handoff?.text).toBe(de.leaveDetails);
});

test('the chat is told which language it is', async () => {
  const visitor = await visit({ accepted: 'fr' });
  const response = await visitor.request('messages', { json: { text: 'Darf mein Hund mit?' } });
  const [start] = parseEvents(await response.text());
  expect(start).toMatchObject({ type: 'start', language: 'de' });
});

test('a chatbot that is switched off says so in the visitor’s language', async () => {
  const visitor = await visit({ settings: { active: false } });
  const { body } = await visitor.ask('Hallo, habt ihr heute noch offen?');
  expect([body.answer, body.handoff?.text]).toEqual([de.notAnswering, de.leaveDetails]);
});

test('someone who asks for a person is told that no one is there, or how long it takes', async () => {
  const outside = await visit({ settings: { openingHours } });
  const call = async (visitor: TestVisitor): Promise<string> => {
    const response = await visitor.request('handoff', { json: { language: 'de' } });
    const body = (await response.json()) as HandoffResponse;
    visitor.token = body.visitorToken;
    return body.text;
  };
  expect(await call(outside)).toBe(de.teamClosed);
  const inside = await visit({ settings: { openingHours: null, humanWaitMinutes: 4 } });
  expect(await call(inside)).toBe(de.teamCalled.replace('{minutes}', '4'));

  app.clock.advance(5 * 60);
  const job = conversationJobs(app.deps).find(({ name }) => name === 'end-overdue-waits');
  await job?.handle({}, new AbortController().signal);
  const history = (await (await inside.request('history')).json()) as ChatHistory;
  expect(history.messages.at(-1)?.text).toBe(de.teamMissed);
});

test.each([
  ['هل تفتحون يوم السبت؟', 'ar'],
  ['אפשר להגיע עם כלב?', 'he'],
  ['Можно прийти с собакой?', 'ru'],
  ['土曜日は営業していますか', 'ja'],
  ['Köpeğimle gelebilir miyim, bir ücret var mı?', 'tr'],
  ['آیا شنبه‌ها باز هستید؟ چه ساعتی؟', 'en'],
] as const)('“%s” is refused in %s, and the chat window turns to it', async (text, code) => {
  const visitor = await visit({ accepted: 'de' });
  const response = await visitor.request('messages', { json: { text } });
  const [start, ...others] = parseEvents(await response.text());
  expect(start).toMatchObject({ type: 'start', language: code });
  const { unknown, leaveDetails } = phrasesByLanguage[code];
  expect(JSON.stringify(others)).toContain(unknown);
  expect(JSON.stringify(others)).toContain(leaveDetails);
});

test('an Arabic page is answered in Arabic where the message doesn’t tell', async () => {
  const visitor = await visit({ accepted: 'de' });
  const { body } = await visitor.ask('Sauna?', { language: 'ar-EG' });
  expect([body.answer, body.handoff?.text]).toEqual([ar.unknown, ar.leaveDetails]);
  const wrong = await visit({ accepted: 'ar' });
  const { body: german } = await wrong.ask('Darf mein Hund mit in den Laden?', { language: 'ar' });
  expect(german.answer).toBe(de.unknown);
});

test('courtesies and a wish for a person are understood in languages that are only spoken', async () => {
  const visitor = await visit({ settings: { openingHours } });
  expect((await visitor.ask('السلام عليكم!')).body.answer).toBe(ar.greeting);
  expect((await visitor.ask('شكرًا جزيلًا 🙏')).body.answer).toBe(ar.thanks);
  const { body } = await visitor.ask('أريد التحدث مع شخص من فضلك');
  expect([body.answer, body.handoff?.text]).toEqual([ar.human, ar.teamClosed]);
  expect((await visitor.ask('Merhaba')).body.answer).toBe(tr.greeting);
});
