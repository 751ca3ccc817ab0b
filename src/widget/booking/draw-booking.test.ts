import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatMessage } from '#shared/chat-events.ts';
import type { BookingOffer, BookResponse } from '#shared/contract/booking.ts';
import { type Chat, createChat, createEntry, takeMessage } from '#widget/chat/chat.ts';
import { formTools } from '#widget/chat/form-tools.ts';
import type { FormView } from '#widget/forms/form-view.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import type { Drawing } from '#widget/view/draw.ts';
import { EntryView } from '#widget/view/entry-view.tsx';
import { drawAction } from './draw-booking.tsx';

const start = '2026-06-02T12:00:00.000Z';
const offer = {
  services: [
    { id: 'cut', name: 'Haircut', minutes: 60, price: '€45', staffIds: [] },
    { id: 'color', name: 'Coloring', minutes: 90, price: '', staffIds: [] },
  ],
  staff: [{ id: 'ada', name: 'Ada' }],
  timeZone: 'UTC',
  words: new Proxy({}, { get: (_, name) => `[${String(name)}]` }) as BookingOffer['words'],
};
const offerForm = {
  ...{ id: 'x', name: 'Book', fields: [] },
  ...{ needsConfirmation: true, isBooking: true as const },
};
const asked: { path: string; body: Record<string, unknown> | null }[] = [];
let outcomes: BookResponse[] = [];
let chat: Chat;
let view: FormView;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'https://shop.test/' });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const shell = { options: { chatbotId: 'a' }, config: {}, origin: '', emit() {}, root: {} };
  chat = createChat({ shell: shell as unknown as Shell, draw() {} });
  chat.entries = [createEntry({ action: offerForm, key: 'one' })];
  chat.sheet = 'action';
  const callApi = async ({ path, body }: { path: string; body?: object }) => {
    asked.push({ path, body: (body as Record<string, unknown>) ?? null });
    if (path.startsWith('booking/slots')) return Response.json({ starts: [start], nextFrom: null });
    if (!body) return { json: async () => offer } as unknown as Response;
    return Response.json(outcomes.shift());
  };
  view = { ...formTools, callApi, chat, texts: chat.texts } as unknown as FormView;
});
afterEach(async () => {
  // The keyboard follows a moment later.
  await new Promise((resolve) => setTimeout(resolve, 60));
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
function list(part: Drawing, tag: string): Drawing[] {
  const inside = part.children.flatMap((one) => (typeof one === 'string' ? [] : list(one, tag)));
  return part.tag === tag ? [part, ...inside] : inside;
}
const textOf = (part: Drawing): string =>
  part.children.map((one) => (typeof one === 'string' ? one : textOf(one))).join('');
async function press(text: string): Promise<void> {
  const button = list(drawAction(view), 'button').find((one) => textOf(one).includes(text));
  if (!button) throw new Error(`No button ${text} in: ${textOf(drawAction(view))}`);
  button.properties.onclick();
  await settle();
}
async function submit(fields: Record<string, string>): Promise<void> {
  vi.stubGlobal('FormData', class extends Map {});
  const event = { preventDefault() {}, target: Object.entries(fields) };
  drawAction(view).properties.onsubmit(event);
  await settle();
}

async function goToCard(): Promise<void> {
  drawAction(view);
  await settle();
  await press('Haircut');
  await press(':00');
  await submit({ name: 'Mira', email: 'mira@customers.test', phone: '' });
}

const booked = {
  reference: 'ABC',
  start,
  staffName: 'Ada',
  link: 'https://askwell.test/x',
  conversationLine: 'Appointment booked: Haircut. Reference: ABC.',
};
const lineOnStream = {
  ...{ id: 'm1', seq: 3, role: 'system', text: booked.conversationLine, clientKey: null },
  ...{ name: null, sources: [], options: [], state: 'complete' },
} as unknown as ChatMessage;
/** What the visitor reads of it, in the places where it is drawn. */
const shownBookings = () =>
  chat.entries
    .map((entry) => textOf(EntryView({ chat, entry })))
    .filter((text) => /ABC/.test(text));

test('leads from the service to the card, and only its button books', async () => {
  outcomes = [
    { state: 'confirm', confirmation: 'signed' },
    { state: 'booked', ...booked },
  ];
  await goToCard();
  const card = textOf(drawAction(view));
  expect(card).toContain('Haircut · €45');
  expect(card).toContain('mira@customers.test');
  const sent = asked.filter(({ body }) => body);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ serviceId: 'cut', staffId: 'ada', start, name: 'Mira' });
  expect(sent[0]?.body?.confirmation).toBeUndefined();
  await press('[confirm]');
  expect(asked.at(-1)?.body).toMatchObject({ confirmation: 'signed' });
  expect(chat.sheet).toBe('none');
  expect(shownBookings()).toEqual([expect.stringContaining('[booked]')]);
  expect(chat.spoken).toContain('ABC');
});

test('shows the card once, before or after the conversation tells of the appointment', async () => {
  for (const isEarly of [true, false]) {
    outcomes = [
      { state: 'confirm', confirmation: 'signed' },
      { state: 'booked', ...booked },
    ];
    chat.entries = [createEntry({ action: offerForm, key: `offer ${isEarly}` })];
    await goToCard();
    if (isEarly) takeMessage({ chat, message: lineOnStream });
    await press('[confirm]');
    if (!isEarly) takeMessage({ chat, message: lineOnStream });
    expect(shownBookings()).toHaveLength(1);
    expect(shownBookings()[0]).toContain('[changeLink]');
    expect(shownBookings()[0]).not.toContain(booked.conversationLine);
  }
});

test('a time that was taken brings the visitor back to fresh times', async () => {
  outcomes = [{ state: 'confirm', confirmation: 'signed' }, { state: 'taken' }];
  await goToCard();
  const before = asked.length;
  await press('[confirm]');
  expect(asked.slice(before).map(({ path }) => path.split('?')[0])).toEqual([
    'booking',
    'booking/slots',
  ]);
  expect(textOf(drawAction(view))).toContain('[taken]');
  expect(list(drawAction(view), 'select')).toHaveLength(1);
});

test('what was typed is kept when the visitor goes back', async () => {
  outcomes = [{ state: 'confirm', confirmation: 'signed' }];
  await goToCard();
  await press('[back]');
  const [name] = list(drawAction(view), 'input');
  expect(name?.properties.value).toBe('Mira');
});
