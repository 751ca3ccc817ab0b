import { expect, test } from 'vitest';
import type { BookingOffer } from '#shared/contract/booking.ts';
import {
  chooseService,
  chooseStaff,
  createState,
  groupByDay,
  staffFor,
  stepBefore,
  takeResponse,
} from './booking-state.ts';

const service = (id: string, staffIds: string[] = []) => ({
  id,
  name: id,
  minutes: 30,
  price: '',
  staffIds,
});
const ada = { id: 'ada', name: 'Ada' };
const ben = { id: 'ben', name: 'Ben' };
const offer = (changes: Partial<BookingOffer> = {}): BookingOffer => ({
  services: [service('cut'), service('color', ['ben'])],
  staff: [ada, ben],
  timeZone: 'Europe/Berlin',
  words: {} as BookingOffer['words'],
  ...changes,
});

test('asks for service, person and time, and goes back the same way', () => {
  const state = createState(offer());
  expect(state.step).toBe('service');
  expect(stepBefore(state)).toBeNull();
  chooseService({ state, service: service('cut') });
  expect(state.step).toBe('staff');
  expect(stepBefore(state)).toBe('service');
  chooseStaff({ state, staffId: 'ada' });
  expect(state.step).toBe('time');
  expect(stepBefore(state)).toBe('staff');
});

test('leaves out a choice of one', () => {
  const state = createState(offer());
  chooseService({ state, service: service('color', ['ben']) });
  expect(state).toMatchObject({ step: 'time', staffId: 'ben' });
  expect(stepBefore(state)).toBe('service');
  const alone = createState(offer({ services: [service('cut')], staff: [ada] }));
  expect(alone).toMatchObject({ step: 'time', staffId: 'ada' });
  expect(stepBefore(alone)).toBeNull();
});

test('a service without named people is given by everyone', () => {
  expect(staffFor({ offer: offer(), service: service('cut') })).toEqual([ada, ben]);
  expect(staffFor({ offer: offer(), service: service('color', ['ben']) })).toEqual([ben]);
});

test('a time that was taken leads back to the times, without those known before', () => {
  const state = createState(offer());
  Object.assign(state, { step: 'confirm', starts: ['2026-06-02T07:00:00.000Z'], day: 'x' });
  expect(takeResponse({ state, response: { state: 'taken' } })).toBe(false);
  expect(state).toMatchObject({ step: 'time', starts: [] });
  expect(state.day).toBeUndefined();
});

test('the card comes before the booking', () => {
  const state = createState(offer());
  const confirmation = 'signed';
  expect(takeResponse({ state, response: { state: 'confirm', confirmation } })).toBe(false);
  expect(state).toMatchObject({ step: 'confirm', confirmation });
  expect(stepBefore(state)).toBe('details');
});

test('groups times by day and keeps their order', () => {
  const starts = [
    '2026-06-02T12:00:00.000Z',
    '2026-06-02T12:30:00.000Z',
    '2026-06-09T12:00:00.000Z',
  ];
  const days = groupByDay({ state: { offer: offer(), starts }, language: 'en' });
  expect([...days.values()]).toEqual([starts.slice(0, 2), starts.slice(2)]);
  expect([...days.keys()][0]).toMatch(/Tuesday.*June.*2|Tuesday, June 2/);
});
