import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer, type Mailer } from '#server/adapters/mail/mailer.ts';
import { bookingCells, bookings } from '#server/db/schema/bookings.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { deliverMails } from '#server/testing/account-fixtures.ts';
import {
  book,
  createBookingSettings,
  createBookingShop,
  fieldsOf,
} from '#server/testing/booking-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type {
  BookingOffer,
  BookingsResponse,
  BookResponse,
  OwnBooking,
  SlotsResponse,
} from '#shared/contract/booking.ts';
import type { ThreadResponse } from '#shared/contract/conversations.ts';
import { bookAppointment } from './book-appointment.ts';
import { bookingEmails } from './emails.tsx';

let smtp: SmtpDouble;
let mailer: Mailer;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ mail: { smtpUrl: smtp.url, from: 'Askwell <hello@askwell.test>' } });
  app = await createTestApp({
    variables: { PLAN_WITHOUT_PAYMENTS: 'enterprise' },
    deps: { mailer },
  });
});
afterAll(async () => {
  mailer.close();
  await app.close();
  await smtp.stop();
});

type Shop = Awaited<ReturnType<typeof createBookingShop>>;
const open = (changes: Parameters<typeof createBookingSettings>[0] = {}) =>
  createBookingShop({ app, booking: createBookingSettings(changes) });
const slotsOf = async ({ visitor, booking }: Shop): Promise<SlotsResponse> => {
  const path = `booking/slots?serviceId=${booking.services[0]?.id}`;
  return (await (await visitor.request(path)).json()) as SlotsResponse;
};
const dayMs = 86_400_000;
/** Far enough that it can still be moved. */
async function findStart(shop: Shop, days = 3): Promise<string> {
  const { starts } = await slotsOf(shop);
  const from = app.clock.now().getTime() + days * dayMs;
  return starts.find((start) => Date.parse(start) > from) ?? '';
}
const booked = (response: BookResponse) => {
  if (response.state !== 'booked') throw new Error(`Not booked: ${response.state}`);
  return { ...response, token: response.link.split('#')[1] ?? '' };
};
const rowsOf = ({ workspaceId }: { workspaceId: string }) =>
  app.deps.database.orm.select().from(bookings).where(eq(bookings.workspaceId, workspaceId));
const byLink = async <T>(path: string, json: object) => {
  const response = await app.request(`/api/appointments/${path}`, { method: 'POST', json });
  return { status: response.status, body: (await response.json()) as T };
};

test('a question about appointments is answered with the offer, and the chat has a button for it', async () => {
  const { asked, visitor, booking } = await open();
  expect(asked.answer).toContain(booking.intro);
  expect(asked.action).toMatchObject({ isBooking: true, name: booking.name, fields: [] });
  const config = (await (await visitor.request('config')).json()) as {
    suggestedQuestions: string[];
  };
  expect(config.suggestedQuestions[0]).toBe(booking.name);
  const offer = (await (await visitor.request('booking')).json()) as BookingOffer;
  expect(offer).toMatchObject({ services: [{ name: 'Haircut', price: '€45' }] });
  expect(JSON.stringify(offer)).not.toContain('hours');
});

test('nothing is booked before the button on the card, and pressing it twice books once', async () => {
  const shop = await open();
  const { visitor } = shop;
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  const first = (await (await visitor.request('booking', { json: input })).json()) as BookResponse;
  expect(first.state).toBe('confirm');
  expect(await rowsOf(shop)).toEqual([]);
  const confirmation = first.state === 'confirm' ? first.confirmation : '';
  const press = async (changes: object = {}) =>
    (await (
      await visitor.request('booking', { json: { ...input, confirmation, ...changes } })
    ).json()) as BookResponse;
  // A confirmation is for exactly what the card showed.
  expect((await press({ name: 'Someone else' })).state).toBe('confirm');
  const one = booked(await press());
  expect(booked(await press()).reference).toBe(one.reference);
  expect(await rowsOf(shop)).toMatchObject([
    { reference: one.reference, staffName: 'Ada', email: input.email, price: '€45' },
  ]);
});

test('a booked time is no longer offered, and who is later is told so', async () => {
  const shop = await open();
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  booked(await book({ visitor: shop.visitor, input }));
  expect((await slotsOf(shop)).starts).not.toContain(input.start);
  expect(await book({ visitor: shop.visitor, input })).toEqual({ state: 'taken' });
});

test('a hundred at once get one appointment', async () => {
  const shop = await open();
  const { deps } = app;
  const chatbot = await findLiveChatbot({ deps, id: shop.chatbotId });
  if (!chatbot) throw new Error('No chatbot');
  const start = await findStart(shop);
  const conversation = { id: shop.asked.conversationId, visitor: {} };
  const input = { ...fieldsOf({ booking: shop.booking, start }), note: '' };
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () =>
      bookAppointment({ deps, chatbot, conversation, input, requestKey: randomUUID() }),
    ),
  );
  expect(outcomes.filter(({ state }) => state === 'booked')).toHaveLength(1);
  expect(outcomes.filter(({ state }) => state === 'taken')).toHaveLength(99);
  expect(await rowsOf(shop)).toHaveLength(1);
  const cells = await deps.database.orm
    .select()
    .from(bookingCells)
    .where(eq(bookingCells.workspaceId, shop.workspaceId));
  expect(cells).toHaveLength(12);
});

test('with anyone, the next free person is booked until no one is left', async () => {
  const [ada] = createBookingSettings().staff;
  if (!ada) throw new Error('No one');
  const shop = await open({ staff: [ada, { ...ada, id: randomUUID(), name: 'Ben' }] });
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  const names = [];
  for (let turn = 0; turn < 2; turn += 1) {
    names.push(booked(await book({ visitor: shop.visitor, input })).staffName);
  }
  expect(names.toSorted()).toEqual(['Ada', 'Ben']);
  expect(await book({ visitor: shop.visitor, input })).toEqual({ state: 'taken' });
});

test('bad input is refused field by field, and times that are not offered are not booked', async () => {
  const shop = await open();
  const start = await findStart(shop);
  const input = fieldsOf({ booking: shop.booking, start });
  const bad = await shop.visitor.request('booking', {
    json: { ...input, name: ' ', email: 'mira', phone: 'call me' },
  });
  expect(bad.status).toBe(400);
  const { error } = (await bad.json()) as { error: { fields: Record<string, string> } };
  expect(Object.keys(error.fields).toSorted()).toEqual(['email', 'name', 'phone']);
  const odd = new Date(Date.parse(start) + 7 * 60_000).toISOString();
  expect(await book({ visitor: shop.visitor, input: { ...input, start: odd } })).toEqual({
    state: 'taken',
  });
  const unknown = await shop.visitor.request('booking', {
    json: { ...input, serviceId: randomUUID() },
  });
  expect(unknown.status).toBe(404);
});

test('without a conversation, with booking switched off and for another chatbot there is nothing', async () => {
  const shop = await open();
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  const { token } = shop.visitor;
  shop.visitor.token = null;
  expect((await shop.visitor.request('booking')).status).toBe(404);
  expect((await shop.visitor.request('booking', { json: input })).status).toBe(404);
  const other = await open();
  other.visitor.token = token;
  expect((await other.visitor.request('booking')).status).toBe(404);
  const off = await open({ enabled: false });
  expect(off.asked.action).toBeNull();
  expect((await off.visitor.request('booking')).status).toBe(404);
});

test('both sides get an email, the visitor with a calendar file, and the conversation says so', async () => {
  const shop = await open();
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  const { reference, token } = booked(await book({ visitor: shop.visitor, input }));
  await deliverMails({ deps: app.deps, templates: bookingEmails });
  const mail = smtp.mails.findLast(({ to }) => to === input.email);
  expect(mail?.subject).toContain('Your appointment is booked');
  expect(mail?.text).toContain(`/appointment#${token}`);
  expect(mail?.text).toContain('America/New York');
  expect(mail?.raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(smtp.mails.findLast(({ to }) => to === shop.email)?.text).toContain('Mira Lindt');
  const path = `/api/conversations/${shop.asked.conversationId}`;
  const thread = JSON.stringify((await shop.browser.call(path)).body);
  expect(thread).toContain(reference);
});

test('the inbox shows the name that was booked under, and a name that is known stays', async () => {
  const shop = await open();
  const { conversationId } = shop.asked;
  const visitorOf = async () =>
    (await shop.browser.call<ThreadResponse>(`/api/conversations/${conversationId}`)).body
      .conversation.visitor;
  expect(await visitorOf()).toMatchObject({ name: null, email: null });
  const input = fieldsOf({ booking: shop.booking, start: await findStart(shop) });
  const { conversationLine } = booked(await book({ visitor: shop.visitor, input }));
  const { name, email, phone } = input;
  expect(await visitorOf()).toMatchObject({ name, email, phone });
  const other = { ...fieldsOf({ booking: shop.booking, start: await findStart(shop) }) };
  booked(await book({ visitor: shop.visitor, input: { ...other, name: 'Noa Lindt' } }));
  expect(await visitorOf()).toMatchObject({ name, email, phone });
  const { body } = await shop.browser.call<ThreadResponse>(`/api/conversations/${conversationId}`);
  const lines = body.messages.filter(({ role }) => role === 'system').map(({ text }) => text);
  expect(lines[0]).toBe(conversationLine);
});

test('the link moves and cancels, each with a new calendar file, and frees the time', async () => {
  const shop = await open();
  const start = await findStart(shop);
  const input = fieldsOf({ booking: shop.booking, start });
  const { token } = booked(await book({ visitor: shop.visitor, input }));
  const shown = await byLink<OwnBooking>('show', { token });
  expect(shown.body).toMatchObject({ start, status: 'booked', canChange: true });
  expect(JSON.stringify(shown.body)).not.toContain(input.email);
  const { body: free } = await byLink<SlotsResponse>('slots', { token });
  const later = free.starts.find((one) => Date.parse(one) > Date.parse(start)) ?? '';
  const moved = await byLink<OwnBooking>('move', { token, start: later });
  expect(moved.body.start).toBe(later);
  expect((await slotsOf(shop)).starts).toContain(start);
  expect((await slotsOf(shop)).starts).not.toContain(later);
  const canceled = await byLink<OwnBooking>('cancel', { token });
  expect(canceled.body.status).toBe('canceled');
  expect((await slotsOf(shop)).starts).toContain(later);
  expect((await byLink('move', { token, start })).status).toBe(409);
  await deliverMails({ deps: app.deps, templates: bookingEmails });
  const mine = smtp.mails.filter(({ to }) => to === input.email);
  expect(mine.map(({ subject }) => subject.split(':')[0]?.split(' ').at(-1))).toEqual([
    'booked',
    'moved',
    'canceled',
  ]);
  const files = mine.map(({ raw }) => raw.match(/method=(\w+)/i)?.[1]);
  expect(files).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  const [row] = await rowsOf(shop);
  expect(row).toMatchObject({ sequence: 2, canceledBy: 'visitor' });
});

test('a link that we did not sign does not work, and too late is too late', async () => {
  const shop = await open();
  const start = await findStart(shop, 0);
  const { token } = booked(
    await book({ visitor: shop.visitor, input: fieldsOf({ booking: shop.booking, start }) }),
  );
  expect((await byLink('show', { token: `${token}x` })).status).toBe(404);
  expect((await byLink('cancel', { token: 'b1.e30.e30' })).status).toBe(404);
  const shown = await byLink<OwnBooking>('show', { token });
  expect(shown.body.canChange).toBe(false);
  expect((await byLink('cancel', { token })).status).toBe(409);
  expect(await rowsOf(shop)).toMatchObject([{ status: 'booked' }]);
});

test('the team sees its appointments and cancels them, no one else does', async () => {
  const shop = await open();
  const start = await findStart(shop);
  booked(await book({ visitor: shop.visitor, input: fieldsOf({ booking: shop.booking, start }) }));
  const from = new Date(Date.parse(start) - dayMs).toISOString();
  const to = new Date(Date.parse(start) + dayMs).toISOString();
  const list = `/api/bookings?${new URLSearchParams({ from, to })}`;
  const { body } = await shop.browser.call<BookingsResponse>(list);
  expect(body.items).toMatchObject([
    { name: 'Mira Lindt', status: 'booked', chatbotName: 'Bakery' },
  ]);
  const path = `/api/bookings/${body.items[0]?.id}/cancel`;
  const stranger = await createTenant(app);
  expect((await stranger.browser.call<BookingsResponse>(list)).body.items).toEqual([]);
  expect((await stranger.browser.call(path, {})).status).toBe(404);
  expect((await app.request(list)).status).toBe(401);
  const canceled = await shop.browser.call(path, {});
  expect(canceled.body).toMatchObject({ status: 'canceled', canceledBy: 'team' });
  expect((await slotsOf(shop)).starts).toContain(start);
  const far = new Date(Date.parse(start) + 90 * dayMs).toISOString();
  const wide = `/api/bookings?${new URLSearchParams({ from, to: far })}`;
  expect((await shop.browser.call(wide)).status).toBe(400);
});

test('settings that contradict themselves are refused', async () => {
  const shop = await open();
  const save = (booking: object) =>
    shop.browser.call(
      `/api/chatbots/${shop.chatbotId}`,
      { booking: { ...shop.booking, ...booking }, version: 1 },
      { method: 'PATCH' },
    );
  expect((await save({ services: [] })).status).toBe(400);
  const [service] = shop.booking.services;
  expect((await save({ services: [{ ...service, minutes: 7 }] })).status).toBe(400);
  expect((await save({ services: [{ ...service, staffIds: [randomUUID()] }] })).status).toBe(400);
});

test('a visitor who deletes the chat takes along what is over, and the appointment to come stays', async () => {
  const shop = await open();
  const start = await findStart(shop);
  booked(await book({ visitor: shop.visitor, input: fieldsOf({ booking: shop.booking, start }) }));
  const exported = await (await shop.visitor.request('conversation')).text();
  expect(exported).toContain('Haircut');
  await shop.visitor.request('conversation', { method: 'DELETE' });
  expect(await rowsOf(shop)).toMatchObject([{ conversationId: null, status: 'booked' }]);
});
