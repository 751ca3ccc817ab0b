import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingCalendars, bookings } from '#server/db/schema/bookings.ts';
import { bookingJobs } from '#server/features/booking/jobs.ts';
import { book, createBookingShop, fieldsOf } from '#server/testing/booking-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant } from '#server/testing/tenants.ts';
import type { CalendarsResponse, SlotsResponse } from '#shared/contract/booking.ts';
import {
  type CaldavDouble,
  caldavLogin,
  startCaldavDouble,
} from '../../../../../tests/doubles/caldav.ts';

let caldav: CaldavDouble;
let app: TestApp;
beforeAll(async () => {
  caldav = await startCaldavDouble();
  app = await createTestApp({
    variables: { WEBHOOK_TRUSTED_ORIGINS: caldav.origin, PLAN_WITHOUT_PAYMENTS: 'enterprise' },
  });
});
afterAll(async () => {
  await app.close();
  await caldav.close();
});
beforeEach(() => {
  caldav.entries.clear();
  caldav.state.failing = 0;
});

type Shop = Awaited<ReturnType<typeof createBookingShop>>;
const open = () => createBookingShop({ app });
const pathOf = ({ chatbotId }: Shop) => `/api/chatbots/${chatbotId}/booking/calendars`;
const connect = (shop: Shop, json: object) =>
  shop.browser.call<CalendarsResponse & { error: { fields: Record<string, string> } }>(
    pathOf(shop),
    { staffId: shop.booking.staff[0]?.id, ...json },
  );
const connectCaldav = (shop: Shop, changes: object = {}) =>
  connect(shop, { kind: 'caldav', address: `${caldav.origin}/`, ...caldavLogin, ...changes });
const slotsOf = async ({ visitor, booking }: Shop): Promise<string[]> => {
  const path = `booking/slots?serviceId=${booking.services[0]?.id}`;
  return ((await (await visitor.request(path)).json()) as SlotsResponse).starts;
};
const runJob = (name: string, data: unknown) =>
  bookingJobs(app.deps)
    .find((job) => job.name === name)
    ?.handle(data, new AbortController().signal);

const stamp = (moment: number) => `${new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')}`;
const addEvent = ({ start, lines = [] }: { start: string; lines?: string[] }) => {
  const at = Date.parse(start);
  const event = ['BEGIN:VEVENT', `UID:${start}`, `DTSTAMP:${stamp(at)}`, `DTSTART:${stamp(at)}`];
  const rest = [`DTEND:${stamp(at + 3_600_000)}`, 'SUMMARY:Dentist', ...lines, 'END:VEVENT'];
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, ...rest, 'END:VCALENDAR', ''];
  caldav.entries.set(`${at}.ics`, file.join('\r\n'));
};

test('what an ICS calendar has is no longer offered', async () => {
  const shop = await open();
  const [start = ''] = await slotsOf(shop);
  addEvent({ start });
  const { status, body } = await connect(shop, {
    kind: 'ics',
    address: `${caldav.origin}/public.ics`,
  });
  expect(status).toBe(201);
  expect(body.items).toMatchObject([{ kind: 'ics', busyCount: 1, problem: null }]);
  expect(JSON.stringify(body)).not.toContain('public.ics');
  expect(await slotsOf(shop)).not.toContain(start);
});

test('a CalDAV calendar blocks times, and appointments are written, moved and removed there', async () => {
  const shop = await open();
  const [busy = '', , , ...free] = await slotsOf(shop);
  addEvent({ start: busy });
  const { body } = await connectCaldav(shop);
  expect(body.items).toMatchObject([{ kind: 'caldav', name: 'Work', busyCount: 1 }]);
  expect(await slotsOf(shop)).not.toContain(busy);
  const start = free.find((one) => Date.parse(one) > app.clock.now().getTime() + 3 * 86_400_000);
  const input = fieldsOf({ booking: shop.booking, start: start ?? '' });
  const response = await book({ visitor: shop.visitor, input });
  const [row] = await app.deps.database.orm
    .select()
    .from(bookings)
    .where(eq(bookings.workspaceId, shop.workspaceId));
  const data = { workspaceId: shop.workspaceId, bookingId: row?.id };
  await runJob('write-appointment-to-calendars', data);
  const file = `${row?.id}.ics`;
  expect(caldav.entries.get(file)).toContain('SUMMARY:Haircut: Mira Lindt');
  // Read again, it doesn't count as busy: it's an appointment of ours.
  const sync = `${pathOf(shop)}/${body.items[0]?.id}/sync`;
  expect((await shop.browser.call<CalendarsResponse>(sync, {})).body.items[0]?.busyCount).toBe(1);
  const token = response.state === 'booked' ? response.link.split('#')[1] : '';
  await app.request('/api/appointments/cancel', { method: 'POST', json: { token } });
  await runJob('write-appointment-to-calendars', data);
  expect(caldav.entries.has(file)).toBe(false);
  await runJob('write-appointment-to-calendars', data);
});

test('recurring, all-day, free and canceled entries count as calendars mean them', async () => {
  const shop = await open();
  const starts = await slotsOf(shop);
  const [first = '', second = '', third = ''] = starts;
  addEvent({ start: first, lines: ['RRULE:FREQ=DAILY;COUNT=3'] });
  addEvent({ start: second, lines: ['TRANSP:TRANSPARENT'] });
  addEvent({ start: third, lines: ['STATUS:CANCELLED'] });
  const { body } = await connectCaldav(shop);
  expect(body.items[0]?.busyCount).toBe(3);
  const now = await slotsOf(shop);
  expect(now).toContain(second);
  expect(now).toContain(third);
  expect(now).not.toContain(new Date(Date.parse(first) + 86_400_000).toISOString());
});

test('a wrong password and an address without a calendar are refused beside their field', async () => {
  const shop = await open();
  const wrong = await connectCaldav(shop, { password: 'wrong' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.error.fields.address).toContain('Check the address');
  const missing = await connectCaldav(shop, { calendar: 'Holidays' });
  expect(missing.body.error.fields.calendar).toContain('Choose from: Work');
  const page = await connect(shop, { kind: 'ics', address: `${caldav.origin}/nothing` });
  expect(page.body.error.fields.address).toBe('There is no calendar at this address.');
  const inside = await connect(shop, { kind: 'ics', address: 'https://127.0.0.1/x.ics' });
  expect(inside.body.error.fields.address).toBe('Only public https addresses can be used.');
});

test('a calendar that can’t be reached keeps blocking what it had', async () => {
  const shop = await open();
  const [start = ''] = await slotsOf(shop);
  addEvent({ start });
  const { body } = await connectCaldav(shop);
  caldav.state.failing = 503;
  const id = body.items[0]?.id;
  await runJob('sync-booking-calendar', { workspaceId: shop.workspaceId, id });
  const listed = await shop.browser.call<CalendarsResponse>(pathOf(shop));
  expect(listed.body.items[0]).toMatchObject({ busyCount: 1 });
  expect(listed.body.items[0]?.problem).toContain('couldn’t read');
  expect(await slotsOf(shop)).not.toContain(start);
});

test('passwords are sealed, and calendars of others don’t exist', async () => {
  const shop = await open();
  const { body } = await connectCaldav(shop);
  const rows = await app.deps.database.orm.select().from(bookingCalendars);
  expect(JSON.stringify(rows)).not.toContain(caldavLogin.password);
  const stranger = await createTenant(app);
  const one = `${pathOf(shop)}/${body.items[0]?.id}`;
  expect((await stranger.browser.call(pathOf(shop))).status).toBe(404);
  expect((await stranger.browser.call(`${one}/sync`, {})).status).toBe(404);
  expect((await stranger.browser.request(one, { method: 'DELETE' })).status).toBe(404);
  expect((await shop.browser.request(one, { method: 'DELETE' })).status).toBe(200);
});
