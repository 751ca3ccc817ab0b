/** How far a visitor is with an appointment, and what they choose from next. Nothing here draws or asks. */
import type { BookingOffer, BookResponse } from '#shared/contract/booking.ts';

type Service = BookingOffer['services'][number];
type Step = 'service' | 'staff' | 'time' | 'details' | 'confirm';

export type BookingState = {
  offer: BookingOffer;
  step: Step;
  service?: Service;
  /** Null: with anyone. */
  staffId: string | null;
  starts: string[];
  /** From where on there may be more times; null at the end. */
  nextFrom: string | null;
  day?: string | undefined;
  start?: string;
  fields: Record<string, string>;
  confirmation?: string;
  message?: string | undefined;
  isBusy?: boolean;
};

export const createState = (offer: BookingOffer): BookingState => {
  const state = { offer, step: 'service', fields: {} } as BookingState;
  forgetTimes(state);
  state.staffId = null;
  const [only, another] = offer.services;
  if (only && !another) chooseService({ state, service: only });
  return state;
};

/** Those who give a service. In loops, because pages replace methods of arrays. */
export function staffFor({
  offer,
  service,
}: {
  offer: BookingOffer;
  service?: Service | undefined;
}): BookingOffer['staff'] {
  const givers = new Set(service?.staffIds);
  const staff: BookingOffer['staff'] = [];
  for (const one of offer.staff) if (!givers.size || givers.has(one.id)) staff.push(one);
  return staff;
}

/** A choice of one is no choice. */
export function chooseService({ state, service }: { state: BookingState; service: Service }): void {
  state.service = service;
  const [only, another] = staffFor(state);
  state.staffId = another ? null : (only?.id ?? null);
  state.step = another ? 'staff' : 'time';
  forgetTimes(state);
}

export function chooseStaff({ state, staffId }: { state: BookingState; staffId: string | null }) {
  state.staffId = staffId;
  state.step = 'time';
  forgetTimes(state);
}

/** Someone was quicker, or something else was chosen. */
export function forgetTimes(state: BookingState): void {
  state.starts = [];
  state.nextFrom = null;
  state.day = undefined;
}

/** The step before this one that there was a choice in; null at the first. */
export function stepBefore({ step, offer, service }: BookingState): Step | null {
  if (step === 'confirm') return 'details';
  if (step === 'details') return 'time';
  if (step === 'time' && staffFor({ offer, service })[1]) return 'staff';
  return step !== 'service' && offer.services[1] ? 'service' : null;
}

/** What happened to what was sent. True once it's booked. */
export function takeResponse({
  state,
  response,
}: {
  state: BookingState;
  response: BookResponse;
}): boolean {
  if (response.state === 'confirm') {
    state.confirmation = response.confirmation;
    state.step = 'confirm';
  } else if (response.state === 'taken') {
    forgetTimes(state);
    state.step = 'time';
  }
  return response.state === 'booked';
}

/** The visitor's own zone, or the owner's where the browser doesn't say. */
export const zoneOf = ({ offer }: Pick<BookingState, 'offer'>): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || offer.timeZone;

export const formatMoment = ({
  start,
  state,
  language,
  ...options
}: {
  start: string;
  state: Pick<BookingState, 'offer'>;
  language: string;
} & Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { timeZone: zoneOf(state), ...options }).format(
    new Date(start),
  );

/** Free times by day of the visitor's own calendar, in order. */
export function groupByDay({
  state,
  language,
}: {
  state: Pick<BookingState, 'offer' | 'starts'>;
  language: string;
}): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const start of state.starts) {
    const day = formatMoment({
      ...{ start, state, language },
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
    });
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
}
