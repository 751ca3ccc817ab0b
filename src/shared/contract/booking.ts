/** Appointments: what an owner offers, what a visitor chooses, and what both see of a booking. */
import { z } from 'zod';
import { emailField } from '#shared/contract/accounts.ts';
import { openingHours } from '#shared/contract/opening-hours.ts';

export const bookingLimits = {
  services: 40,
  staff: 20,
  closedDays: 60,
  /** Times are kept in cells of this length, so durations and starts are multiples of it. */
  cellMinutes: 5,
  /** How many days of free times one request lists. */
  daysAtOnce: 31,
};

const line = (max: number) =>
  z
    .string({ error: 'Please write plain text' })
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');
const minutes = ({ min, max }: { min: number; max: number }) =>
  z
    .int({ error: 'Please enter whole minutes' })
    .min(min, `Please use at least ${min} minutes`)
    .max(max, `Please use at most ${max} minutes`)
    .multipleOf(bookingLimits.cellMinutes, 'Please use a multiple of 5 minutes');

const service = z.object({
  id: z.uuid(),
  name: line(80).min(1, 'Please name this service'),
  minutes: minutes({ min: 5, max: 600 }),
  /** Kept free after each appointment. */
  bufferMinutes: minutes({ min: 0, max: 240 }),
  /** As visitors read it: "€45", "from $80"; empty: no price is shown. */
  price: line(40),
  /** Who gives it; empty: everyone. */
  staffIds: z.array(z.uuid()).max(bookingLimits.staff),
});
export type BookingService = z.infer<typeof service>;

const member = z.object({
  id: z.uuid(),
  name: line(80).min(1, 'Please enter a name'),
  hours: openingHours,
});
export type BookingStaff = z.infer<typeof member>;

export const bookingSteps = [5, 10, 15, 20, 30, 60] as const;

const definition = z.object({
  enabled: z.boolean(),
  /** What the button and the card say. */
  name: line(60).min(1, 'Please write what the button says'),
  /** What the chatbot says when it offers an appointment. */
  intro: line(300).min(1, 'Please write what the chatbot says'),
  /** Whether a new chat shows the button. */
  showsButton: z.boolean(),
  services: z
    .array(service)
    .max(bookingLimits.services, `Please use at most ${bookingLimits.services} services`),
  staff: z
    .array(member)
    .max(bookingLimits.staff, `Please use at most ${bookingLimits.staff} people`),
  /** Free times begin this far apart. */
  stepMinutes: z.union(bookingSteps.map((step) => z.literal(step))),
  /** How long before its start an appointment can still be booked. */
  leadHours: z.int().min(0).max(336, 'Please use at most 336 hours'),
  /** How many days ahead visitors can book. */
  horizonDays: z.int().min(1, 'Please use at least 1 day').max(365, 'Please use at most 365 days'),
  /** How long before its start visitors can still move or cancel it. */
  cancelHours: z.int().min(0).max(336, 'Please use at most 336 hours'),
  /** Days of the calendar without appointments. */
  closedDays: z
    .array(z.iso.date('Please enter a date'))
    .max(bookingLimits.closedDays, `Please use at most ${bookingLimits.closedDays} days`),
});

export const bookingSettings = definition.superRefine((value, context) => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const staffIds = value.staff.map(({ id }) => id);
  const serviceIds = value.services.map(({ id }) => id);
  if (new Set(staffIds).size < staffIds.length) report(['staff'], 'Two people have the same id');
  if (new Set(serviceIds).size < serviceIds.length) {
    report(['services'], 'Two services have the same id');
  }
  value.services.forEach((one, at) => {
    if (one.staffIds.some((id) => !staffIds.includes(id))) {
      report(['services', at, 'staffIds'], 'Someone who gives this service is no longer listed');
    }
  });
  if (!value.enabled) return;
  if (value.services.length === 0) report(['services'], 'Please add at least one service');
  if (value.staff.length === 0) report(['staff'], 'Please add at least one person');
});
export type BookingSettings = z.infer<typeof definition>;

/** What the form starts from. */
export const bookingDefaults: BookingSettings = {
  enabled: false,
  name: 'Book an appointment',
  intro: 'Sure. Choose what you would like and a time that suits you.',
  showsButton: true,
  services: [],
  staff: [],
  stepMinutes: 15,
  leadHours: 2,
  horizonDays: 60,
  cancelHours: 24,
  closedDays: [],
};

/** Who gives a service. */
export const staffOf = ({
  settings,
  service: { staffIds },
}: {
  settings: Pick<BookingSettings, 'staff'>;
  service: Pick<BookingService, 'staffIds'>;
}): BookingStaff[] =>
  settings.staff.filter(({ id }) => staffIds.length === 0 || staffIds.includes(id));

/** Appointments are offered like an action, under this id. */
export const bookingFormId = '00000000-0000-0000-0000-000000000000';

/** What the chat says while someone chooses, in their language. */
export type BookingWords = {
  whichService: string;
  withWhom: string;
  anyone: string;
  whatDay: string;
  laterDays: string;
  yourZone: string;
  noTimes: string;
  name: string;
  email: string;
  phone: string;
  goOn: string;
  back: string;
  checkFirst: string;
  confirm: string;
  taken: string;
  booked: string;
  changeLink: string;
  minutes: string;
  service: string;
  when: string;
  who: string;
  reference: string;
};

/** The visitor's side. */
export const offerQuery = z.object({ language: z.string().max(10).default('en') });
export type BookingOffer = {
  words: BookingWords;
  services: Pick<BookingService, 'id' | 'name' | 'minutes' | 'price' | 'staffIds'>[];
  staff: Pick<BookingStaff, 'id' | 'name'>[];
  /** The owner's, for visitors whose own isn't known. */
  timeZone: string;
};

const isTimeZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};
export const slotsQuery = z.object({
  serviceId: z.uuid(),
  /** Left out: with anyone who is free. */
  staffId: z.uuid().optional(),
  /** Left out: from now on. */
  from: z.iso.datetime().optional(),
});
/** `nextFrom` goes on where this list ends; null at the end of what can be booked. */
export type SlotsResponse = { starts: string[]; nextFrom: string | null };

export const bookInput = z.object({
  serviceId: z.uuid(),
  staffId: z.uuid().nullable(),
  start: z.iso.datetime(),
  name: line(80).min(1, 'Please enter your name'),
  email: emailField,
  phone: line(40).regex(/^[\d\s+()./-]*$/, 'Please enter a phone number'),
  note: line(500).default(''),
  timeZone: z.string().max(60).refine(isTimeZone, 'Please choose a time zone').default('UTC'),
  /** Of the card; without it nothing is booked. */
  confirmation: z.string().max(1000).optional(),
  page: z.string().max(2000).default(''),
});
export type BookInput = z.infer<typeof bookInput>;
/** `confirm`: nothing is booked yet, the card's button sends the same with this confirmation. `taken`: choose another time. */
export type BookResponse =
  | { state: 'confirm'; confirmation: string }
  | { state: 'taken' }
  | {
      state: 'booked';
      reference: string;
      start: string;
      staffName: string;
      link: string;
      /** What the conversation says about it. The chat shows a card in its place. */
      conversationLine: string;
    };

/** What the link in the email shows. */
export type OwnBooking = {
  reference: string;
  status: BookingStatus;
  business: string;
  serviceId: string;
  serviceName: string;
  staffName: string;
  price: string;
  start: string;
  end: string;
  timeZone: string;
  /** It can still be moved and canceled here. */
  canChange: boolean;
  cancelHours: number;
};
export const bookingLinkInput = z.object({ token: z.string().max(300) });
export const ownSlotsInput = bookingLinkInput.extend({ from: z.iso.datetime().optional() });
export const moveInput = bookingLinkInput.extend({ start: z.iso.datetime() });

/** The owner's side. */
export type BookingStatus = 'booked' | 'canceled';
export type Booking = {
  id: string;
  reference: string;
  chatbotId: string;
  chatbotName: string;
  conversationId: string | null;
  status: BookingStatus;
  canceledBy: 'visitor' | 'team' | null;
  serviceName: string;
  staffId: string;
  staffName: string;
  price: string;
  start: string;
  end: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  createdAt: string;
};

const mostDays = 62;
export const bookingsQuery = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    chatbotId: z.uuid().optional(),
  })
  .refine(
    ({ from, to }) => {
      const length = Date.parse(to) - Date.parse(from);
      return length > 0 && length <= mostDays * 86_400_000;
    },
    { error: `Please ask for at most ${mostDays} days`, path: ['to'] },
  );
export type BookingsResponse = { items: Booking[] };

/** What the documents say about services and hours, for the owner to accept. */
export type BookingProposals = {
  services: { name: string; minutes: number | null; price: string }[];
  hours: z.infer<typeof openingHours> | null;
};

/** Calendars whose appointments block times. */
export type CalendarKind = 'ics' | 'caldav';
const calendarAddress = z
  .url({ protocol: /^(https?|webcal)$/, error: 'Please enter an address such as https://…' })
  .max(1000, 'Please use at most 1000 characters');
export const calendarInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ics'), staffId: z.uuid(), address: calendarAddress }),
  z.object({
    kind: z.literal('caldav'),
    staffId: z.uuid(),
    address: calendarAddress,
    username: line(200).min(1, 'Please enter the user name'),
    password: z.string().min(1, 'Please enter the password').max(500),
    /** Which of the account's calendars; left out: the first. */
    calendar: line(200).default(''),
  }),
]);
export type CalendarInput = z.infer<typeof calendarInput>;
export type BookingCalendar = {
  id: string;
  staffId: string;
  kind: CalendarKind;
  /** The host only: the rest of an address is often a secret. */
  host: string;
  /** The calendar's name where it has one. */
  name: string;
  syncedAt: string | null;
  /** Why the last sync failed; null after one that worked. */
  problem: string | null;
  busyCount: number;
};
export type CalendarsResponse = { items: BookingCalendar[] };
