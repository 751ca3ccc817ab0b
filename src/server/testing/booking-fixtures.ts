import { randomUUID } from 'node:crypto';
import {
  type BookingSettings,
  type BookResponse,
  bookingDefaults,
  type SlotsResponse,
} from '#shared/contract/booking.ts';
import type { OpeningHours } from '#shared/contract/opening-hours.ts';
import { createShop, TestVisitor } from './chat-fixtures.ts';
import type { TestApp } from './create-test-app.ts';

const day = [{ from: '09:00', to: '17:00' }];
const everyDay: OpeningHours = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
  ...{ friday: day, saturday: day, sunday: day },
};

/** One service of an hour, by one person, every day. */
export function createBookingSettings(changes: Partial<BookingSettings> = {}): BookingSettings {
  const staff = [{ id: randomUUID(), name: 'Ada', hours: everyDay }];
  const service = {
    id: randomUUID(),
    name: 'Haircut',
    minutes: 60,
    bufferMinutes: 0,
    price: '€45',
  };
  const settings = { leadHours: 0, stepMinutes: 60 as const, staff };
  return {
    ...bookingDefaults,
    enabled: true,
    ...settings,
    services: [{ ...service, staffIds: [] }],
    ...changes,
  };
}

/** A chatbot that takes appointments, and a visitor in a conversation with it. */
export async function createBookingShop({
  app,
  booking = createBookingSettings(),
}: {
  app: TestApp;
  booking?: BookingSettings;
}) {
  const owner = await createShop({ app, settings: { booking, timeZone: 'Europe/Berlin' } });
  const visitor = new TestVisitor({ app, chatbotId: owner.chatbotId });
  const { body: asked } = await visitor.ask('I would like to book an appointment');
  return { ...owner, booking, visitor, asked };
}

export const fieldsOf = ({ booking, start }: { booking: BookingSettings; start: string }) => ({
  serviceId: booking.services[0]?.id ?? '',
  staffId: null,
  start,
  name: 'Mira Lindt',
  email: `mira-${randomUUID()}@customers.test`,
  phone: '+49 30 555 01',
  timeZone: 'America/New_York',
});

/** Sends the form, then presses the card's button. */
export async function book({
  visitor,
  input,
}: {
  visitor: TestVisitor;
  input: ReturnType<typeof fieldsOf>;
}): Promise<BookResponse> {
  const first = (await (await visitor.request('booking', { json: input })).json()) as BookResponse;
  if (first.state !== 'confirm') return first;
  const json = { ...input, confirmation: first.confirmation };
  return (await (await visitor.request('booking', { json })).json()) as BookResponse;
}

/** The first time that is free. */
export async function bookFirst({
  visitor,
  booking,
}: {
  visitor: TestVisitor;
  booking: BookingSettings;
}): Promise<BookResponse> {
  const path = `booking/slots?serviceId=${booking.services[0]?.id}`;
  const { starts } = (await (await visitor.request(path)).json()) as SlotsResponse;
  return book({ visitor, input: fieldsOf({ booking, start: starts[0] ?? '' }) });
}
