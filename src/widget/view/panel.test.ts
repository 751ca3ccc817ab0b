import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerEvent, ChatMessage } from '#shared/chat-events.ts';
import { ar } from '#shared/chat-texts/ar.ts';
import { de } from '#shared/chat-texts/de.ts';
import { en } from '#shared/chat-texts/en.ts';
import { chatbotDefaults } from '#shared/contract/chatbots.ts';
import { type Chat, createChat, setState, takeMessage } from '#widget/chat/chat.ts';
import { formTools } from '#widget/chat/form-tools.ts';
import { drawForm } from '#widget/forms/draw-form.tsx';
import type { Shell } from '#widget/launcher/shell.ts';
import type { Drawing } from './draw.ts';
import { Panel } from './panel.tsx';

const options = ['Oil change', 'Brake pads'];
const sent: { call: string; text?: string }[] = [];
let answer: AnswerEvent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', { href: 'https://garage.test/' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    const call = address.slice(address.lastIndexOf('/') + 1);
    sent.push({ call, ...JSON.parse(init.body) });
    if (call === 'handoff') {
      const called = { mode: 'waiting', state: 'waiting', text: 'Called.', visitorToken: 't' };
      return Response.json(called);
    }
    return new Response(answer.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  });
});
afterEach(() => vi.unstubAllGlobals());

function openChat(changes: object = {}): Chat {
  const config = {
    name: 'Garage',
    greeting: 'Hello!',
    placeholder: '',
    suggestedQuestions: ['When are you open?'],
    position: 'bottom-right',
    showSources: true,
    answers: true,
    humansAvailable: true,
    contactFields: [],
    ...changes,
  };
  const shell = { options: { chatbotId: 'a' }, config, origin: '', emit() {} };
  const chat = createChat({ shell: shell as unknown as Shell, draw() {} });
  return Object.assign(chat, { drawSheet: () => drawForm({ ...formTools, chat }) });
}

const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: 'bot-1',
  seq: 1,
  role: 'bot',
  text: 'Which service do you mean?',
  name: null,
  sources: [],
  options: [],
  confidence: null,
  state: 'complete',
  feedback: null,
  clientKey: null,
  createdAt: '',
  provenance: null,
  ...changes,
});

function findPart(
  part: Drawing | string,
  fits: (drawing: Drawing) => boolean,
): Drawing | undefined {
  if (typeof part === 'string') return undefined;
  if (fits(part)) return part;
  for (const child of part.children) {
    const found = findPart(child, fits);
    if (found) return found;
  }
  return undefined;
}

const isQuestions = ({ properties }: Drawing) => properties.class === 'questions';
const choicesOf = (chat: Chat) =>
  (findPart(Panel({ chat }), isQuestions)?.children ?? []).filter(
    (part) => typeof part === 'object',
  );
const textsOf = (chat: Chat) => choicesOf(chat).flatMap(({ children }) => children);

test('an empty chat offers the suggested questions', () => {
  expect(textsOf(openChat())).toEqual(['When are you open?']);
});

test('the last message of the chatbot offers its options, also after a reload', () => {
  const chat = openChat();
  takeMessage({ chat, message: message({ options }) });
  expect(textsOf(chat)).toEqual(options);
});

test('options are gone once another message follows', () => {
  const chat = openChat();
  takeMessage({ chat, message: message({ options }) });
  takeMessage({ chat, message: message({ id: 'v', seq: 2, role: 'visitor', text: 'Brakes' }) });
  expect(textsOf(chat)).toEqual([]);
  takeMessage({ chat, message: message({ id: 'bot-2', seq: 3, text: 'From 90 dollars.' }) });
  expect(textsOf(chat)).toEqual([]);
});

test('a click sends the option as a message and hides the options at once', async () => {
  const chat = openChat();
  takeMessage({ chat, message: message({ options }) });
  const done = { type: 'done', messageId: 'bot-2', answered: true, state: 'bot' } as const;
  answer = [{ type: 'token', text: 'Brake pads cost 90 dollars.' }, done];
  choicesOf(chat)[1]?.properties.onclick();
  expect(textsOf(chat)).toEqual([]);
  await vi.waitFor(
    () => expect(chat.entries.at(-1)).toMatchObject({ role: 'bot', id: 'bot-2' }),
    10_000,
  );
  expect(sent).toMatchObject([{ text: 'Brake pads' }]);
  expect(textsOf(chat)).toEqual([]);
});

test('options that arrive with an answer are shown and read out when it is complete', async () => {
  const chat = openChat();
  const start = { conversationId: 'c', visitorToken: 't', questionId: 'q', state: 'bot' } as const;
  answer = [
    { type: 'start', ...start },
    { type: 'token', text: 'Which service do you mean?' },
    { type: 'options', options },
    { type: 'done', messageId: 'bot-1', answered: true, state: 'bot' },
  ];
  choicesOf(chat)[0]?.properties.onclick();
  await vi.waitFor(() => expect(textsOf(chat)).toEqual(options), 10_000);
  expect(chat.spoken).toBe('Which service do you mean?\nOil change\nBrake pads');
});

const source = {
  ...{ number: 1, documentId: 'd', title: 'Prices', page: null, row: null, heading: null },
  quote: 'Brake pads cost 90 dollars.',
};
const linkIn = (chat: Chat) => {
  const quote = findPart(Panel({ chat }), ({ tag }) => tag === 'blockquote');
  return quote && findPart(quote, ({ tag }) => tag === 'a');
};

test('the quote of a web page links to the page, and only to a page', () => {
  const open = (url?: string) => {
    const chat = openChat();
    takeMessage({ chat, message: message({ sources: [{ ...source, ...(url && { url }) }] }) });
    expect(linkIn(chat)).toBeUndefined();
    findPart(Panel({ chat }), ({ children }) => children.includes('Prices'))?.properties.onclick();
    return linkIn(chat);
  };
  const page = open('https://garage.test/prices#:~:text=Brake%20pads');
  expect(page?.properties.href).toBe('https://garage.test/prices#:~:text=Brake%20pads');
  expect(page?.children).toEqual(['Prices', ' (garage.test)']);
  expect(open('javascript:alert(1)')).toBeUndefined();
  expect(open()).toBeUndefined();
});

const unknown = message({ text: 'I could not find that.', confidence: 'unknown' });
const offered = ['Ask the team', 'Leave my details'];

test('an unknown answer offers the team and calls it only when that is pressed', async () => {
  const chat = openChat();
  const start = { conversationId: 'c', visitorToken: 't', questionId: 'q', state: 'bot' } as const;
  answer = [
    { type: 'start', ...start },
    { type: 'token', text: unknown.text },
    { type: 'handoff', mode: 'offer', text: 'Ask the team, or leave your details.' },
    { type: 'done', messageId: 'bot-1', answered: false, state: 'bot' },
  ];
  choicesOf(chat)[0]?.properties.onclick();
  await vi.waitFor(() => expect(textsOf(chat)).toEqual(offered), 10_000);
  expect(chat.sheet).toBe('none');
  expect(sent.map(({ call }) => call)).toEqual(['messages']);
  choicesOf(chat)[0]?.properties.onclick();
  await vi.waitFor(() => expect(chat.state).toBe('waiting'), 10_000);
  expect(sent.map(({ call }) => call)).toEqual(['messages', 'handoff']);
  expect(textsOf(chat)).toEqual([]);
});

test('the offer is there after a reload, and gone once someone comes', () => {
  const chat = openChat();
  takeMessage({ chat, message: unknown });
  expect(textsOf(chat)).toEqual(offered);
  choicesOf(chat)[1]?.properties.onclick();
  expect(chat.sheet).toBe('contact');
  setState({ chat, state: 'waiting' });
  expect(textsOf(chat)).toEqual([]);
});

test('outside opening hours only the contact form is offered', () => {
  const chat = openChat({ humansAvailable: false });
  takeMessage({ chat, message: unknown });
  expect(textsOf(chat)).toEqual(['Leave my details']);
});

test('the person in the header asks before anyone is called', async () => {
  const chat = openChat();
  const press = (label: string) =>
    findPart(Panel({ chat }), ({ properties, children }) =>
      [properties['aria-label'], ...children].includes(label),
    )?.properties.onclick();
  press('Talk to a human');
  expect(sent).toEqual([]);
  press('Not now');
  expect(chat.sheet).toBe('none');
  press('Talk to a human');
  press('Ask the team');
  await vi.waitFor(() => expect(chat.state).toBe('waiting'), 10_000);
  expect(sent.map(({ call }) => call)).toEqual(['handoff']);
  expect(chat.sheet).toBe('none');
});

const german = (changes: object = {}) => Object.assign(openChat(changes), { texts: de });
const allTexts = (part: Drawing | string): string[] =>
  typeof part === 'string'
    ? [part]
    : [
        part.properties['aria-label'],
        part.properties.placeholder,
        ...part.children.flatMap(allTexts),
      ].filter((text) => text);

test('in German the widget’s own texts are German and what the owner wrote stays', () => {
  const chat = german({ placeholder: 'Fragen Sie die Garage', privacyUrl: '/privacy' });
  takeMessage({ chat, message: unknown });
  const texts = allTexts(Panel({ chat }));
  expect(texts).toEqual(
    expect.arrayContaining(['Hello!', 'Fragen Sie die Garage', 'KI-Assistent', 'Team fragen']),
  );
  expect(texts).not.toContain('Ask the team');
});

test('default settings are shown in the visitor’s language', () => {
  const { greeting, placeholder, contactFields } = chatbotDefaults;
  const chat = german({ greeting, placeholder, contactFields });
  chat.sheet = 'contact';
  chat.formProblems = { 'fields.email': 'Please enter a valid email address' };
  const texts = allTexts(Panel({ chat }));
  expect(texts).toEqual(
    expect.arrayContaining([
      'Hallo! Wie kann ich Ihnen helfen?',
      'Ihre Frage',
      'Ihre E-Mail-Adresse',
      'Ihr Name (freiwillig)',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    ]),
  );
});

test.each([
  ['in Arabic the whole chat is laid out from right to left', ar, 'rtl'],
  ['a page that is written from right to left leaves an English chat as it is', en, 'ltr'],
])('%s, and each message has its own direction', (_, texts, direction) => {
  const chat = Object.assign(openChat(), { texts });
  takeMessage({ chat, message: message({ text: 'متى تفتحون؟' }) });
  takeMessage({ chat, message: message({ id: 'bot-2', seq: 2, text: 'At 9.' }) });
  const panel = Panel({ chat });
  expect(panel.properties).toMatchObject({ dir: direction, lang: texts.languageCode });
  expect(bubblesOf(panel)).toHaveLength(3);
  for (const { properties } of bubblesOf(panel)) expect(properties.dir).toBe('auto');
});

function bubblesOf(part: Drawing | string): Drawing[] {
  if (typeof part === 'string') return [];
  return part.properties.class === 'bubble' ? [part] : part.children.flatMap(bubblesOf);
}

test('forms are English where the language could not be loaded', () => {
  const chat = openChat();
  chat.sheet = 'delete';
  expect(allTexts(Panel({ chat }))).toContain(
    'Delete this chat and the details you left for good, here and on our side?',
  );
});

const press = (chat: Chat, label: string) =>
  findPart(Panel({ chat }), ({ children }) => children.includes(label))?.properties.onclick();

test('the first line says that a program answers, and links to the policy', () => {
  const chat = openChat({
    privacyNotice: 'We keep chats for a week.',
    privacyUrl: 'https://garage.test/privacy',
  });
  const log = findPart(Panel({ chat }), ({ properties }) => properties.role === 'log');
  const [first] = log?.children ?? [];
  expect(allTexts(first ?? '').filter(Boolean)).toEqual([
    "You're chatting with an AI assistant. We keep chats for a week. ",
    'Privacy',
  ]);
  const link = findPart(first ?? '', ({ tag }) => tag === 'a');
  expect(link?.properties.href).toBe('https://garage.test/privacy');
});

test('each message says how it came about', () => {
  const chat = openChat();
  for (const [seq, provenance] of (['generated', 'quoted', 'human', null] as const).entries()) {
    const role = provenance ? (provenance === 'human' ? 'human' : 'bot') : 'visitor';
    takeMessage({ chat, message: message({ id: `${seq}`, seq, role, provenance }) });
  }
  const log = findPart(Panel({ chat }), ({ properties }) => properties.role === 'log');
  const marks = (log?.children ?? []).flatMap((part) =>
    typeof part === 'object' && part.tag === 'div' && part.properties.key
      ? [part.properties['data-provenance']]
      : [],
  );
  // The greeting is the first.
  expect(marks).toEqual(['generated', 'generated', 'quoted', 'human', false]);
});

test('where the owner asks for consent, nothing is sent before the box is ticked', async () => {
  const chat = openChat({ requiresConsent: true, privacyNotice: 'We keep chats for a week.' });
  choicesOf(chat)[0]?.properties.onclick();
  expect(chat.sheet).toBe('consent');
  expect(sent).toEqual([]);
  press(chat, 'Not now');
  expect(chat.sheet).toBe('none');
  expect(sent).toEqual([]);
  choicesOf(chat)[0]?.properties.onclick();
  const form = findPart(Panel({ chat }), ({ properties }) => properties.key === 'consent');
  const box = findPart(form ?? '', ({ properties }) => properties.type === 'checkbox');
  expect(box?.properties.required).toBe(true);
  answer = [{ type: 'done', messageId: 'bot-1', answered: true, state: 'bot' }];
  form?.properties.onsubmit({ preventDefault() {} });
  await vi.waitFor(() => expect(chat.phase).toBe('done'), 10_000);
  expect(sent).toMatchObject([{ call: 'messages', text: 'When are you open?', consent: true }]);
});
