import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingStatus, CalendarKind } from '#shared/contract/booking.ts';
import { chatbots } from './chatbots.ts';
import { moment } from './columns.ts';
import { conversations } from './conversations.ts';
import { belongsTo } from './of-workspace.ts';

/** Appointments. Names and prices are copied, because an owner may change the service later. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** An appointment outlives its conversation. */
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'set null',
    }),
    /** What people say on the phone. */
    reference: text('reference').notNull(),
    /** Of the card's button: pressed twice, it books once. */
    requestKey: text('request_key').notNull(),
    status: text('status').$type<BookingStatus>().notNull().default('booked'),
    canceledBy: text('canceled_by').$type<'visitor' | 'team'>(),
    serviceId: uuid('service_id').notNull(),
    serviceName: text('service_name').notNull(),
    price: text('price').notNull(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    note: text('note').notNull(),
    timeZone: text('time_zone').notNull(),
    language: text('language').notNull(),
    /** Grows with every change, as calendars need it. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_key_unique').on(table.chatbotId, table.requestKey),
    index('bookings_workspace_start_index').on(table.workspaceId, table.startsAt),
    index('bookings_chatbot_index').on(table.chatbotId, table.endsAt),
    index('bookings_conversation_index').on(table.conversationId),
    belongsTo({
      name: 'bookings_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** The five-minute cells that appointments take up. The key makes it impossible to book one twice. */
export const bookingCells = pgTable(
  'booking_cells',
  {
    workspaceId: uuid('workspace_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({
      name: 'booking_cells_key',
      columns: [table.workspaceId, table.staffId, table.startsAt],
    }),
    index('booking_cells_booking_index').on(table.bookingId),
  ],
);

/** Calendars of the people who give appointments. Address, user name and password are sealed together. */
export const bookingCalendars = pgTable(
  'booking_calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    kind: text('kind').$type<CalendarKind>().notNull(),
    host: text('host').notNull(),
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    syncedAt: moment('synced_at'),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('booking_calendars_chatbot_index').on(table.chatbotId),
    index('booking_calendars_staff_index').on(table.workspaceId, table.staffId),
    belongsTo({
      name: 'booking_calendars_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** When someone is busy by their own calendar, as far ahead as visitors can book. */
export const bookingBusyTimes = pgTable(
  'booking_busy_times',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => bookingCalendars.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('booking_busy_times_calendar_index').on(table.calendarId),
    index('booking_busy_times_staff_index').on(table.workspaceId, table.staffId, table.endsAt),
  ],
);
