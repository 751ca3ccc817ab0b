import { expect, test } from 'vitest';
import type { OpeningHours } from '#shared/contract/opening-hours.ts';
import { listCells, listSlots, type SlotsInput } from './list-slots.ts';
import { createZonedClock } from './zoned-time.ts';

const closed: OpeningHours = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [] },
  ...{ friday: [], saturday: [], sunday: [] },
};
const daily = (...periods: OpeningHours['monday']): OpeningHours => ({
  ...{ monday: periods, tuesday: periods, wednesday: periods, thursday: periods },
  ...{ friday: periods, saturday: periods, sunday: periods },
});
const base: SlotsInput = {
  settings: { leadHours: 0, horizonDays: 60, closedDays: [], stepMinutes: 30 },
  service: { minutes: 60, bufferMinutes: 0 },
  staff: [{ id: 'ada', hours: daily({ from: '09:00', to: '12:00' }) }],
  taken: [],
  timeZone: 'Europe/Berlin',
  now: new Date('2026-06-01T00:00:00Z'),
  from: Date.parse('2026-06-01T22:00:00Z'),
  to: Date.parse('2026-06-02T22:00:00Z'),
};
const starts = (changes: Partial<SlotsInput> = {}) =>
  listSlots({ ...base, ...changes }).map(({ start }) => new Date(start).toISOString().slice(5, 16));
const at = (text: string) => Date.parse(text);

test('lists times that end before closing, by the clock of the business', () => {
  expect(starts()).toEqual([
    '06-02T07:00',
    '06-02T07:30',
    '06-02T08:00',
    '06-02T08:30',
    '06-02T09:00',
  ]);
});

test('leaves a break between two periods free', () => {
  const hours = daily({ from: '09:00', to: '10:00' }, { from: '14:00', to: '15:00' });
  expect(starts({ staff: [{ id: 'ada', hours }] })).toEqual(['06-02T07:00', '06-02T12:00']);
});

test('offers nothing on closed weekdays and closed days of the calendar', () => {
  expect(starts({ staff: [{ id: 'ada', hours: closed }] })).toEqual([]);
  expect(starts({ settings: { ...base.settings, closedDays: ['2026-06-02'] } })).toEqual([]);
});

test('keeps the buffer free on both sides of an appointment', () => {
  const taken = [
    { staffId: 'ada', start: at('2026-06-02T08:15:00Z'), end: at('2026-06-02T08:30:00Z') },
  ];
  expect(starts({ taken })).toEqual(['06-02T07:00', '06-02T08:30', '06-02T09:00']);
  const service = { minutes: 60, bufferMinutes: 30 };
  expect(starts({ taken, service })).toEqual(['06-02T08:30', '06-02T09:00']);
});

test('an appointment that ends when another begins is no conflict', () => {
  const taken = [
    { staffId: 'ada', start: at('2026-06-02T08:00:00Z'), end: at('2026-06-02T09:00:00Z') },
  ];
  expect(starts({ taken })).toEqual(['06-02T07:00', '06-02T09:00']);
});

test('what is kept free after an appointment may go on after closing', () => {
  const service = { minutes: 60, bufferMinutes: 60 };
  expect(starts({ service }).at(-1)).toBe('06-02T09:00');
});

test('needs the lead time and ends at the horizon', () => {
  const now = new Date('2026-06-02T06:00:00Z');
  expect(starts({ now, settings: { ...base.settings, leadHours: 2 } })).toEqual([
    '06-02T08:00',
    '06-02T08:30',
    '06-02T09:00',
  ]);
  const far = { from: at('2026-06-02T22:00:00Z'), to: at('2026-06-20T00:00:00Z') };
  const days = starts({ ...far, now, settings: { ...base.settings, horizonDays: 1 } });
  expect(new Set(days.map((one) => one.slice(0, 5)))).toEqual(new Set(['06-03']));
});

test('says who is free at a time that several people have', () => {
  const hours = daily({ from: '09:00', to: '10:00' });
  const taken = [
    { staffId: 'ben', start: at('2026-06-02T07:00:00Z'), end: at('2026-06-02T07:30:00Z') },
  ];
  const staff = [
    { id: 'ada', hours },
    { id: 'ben', hours: daily({ from: '09:00', to: '11:00' }) },
  ];
  expect(listSlots({ ...base, staff, taken }).map(({ staffIds }) => staffIds)).toEqual([
    ['ada'],
    ['ben'],
    ['ben'],
  ]);
});

test('an hour that is skipped in spring holds no appointment, and one that comes twice holds more', () => {
  const hours = daily({ from: '01:00', to: '04:00' });
  const staff = [{ id: 'ada', hours }];
  const spring = {
    ...{ staff, now: new Date('2026-03-01T00:00:00Z') },
    ...{ from: at('2026-03-28T23:00:00Z'), to: at('2026-03-29T22:00:00Z') },
  };
  expect(starts(spring)).toEqual(['03-29T00:00', '03-29T00:30', '03-29T01:00']);
  const autumn = {
    ...{ staff, now: new Date('2026-10-01T00:00:00Z') },
    ...{ from: at('2026-10-24T22:00:00Z'), to: at('2026-10-25T23:00:00Z') },
  };
  expect(starts(autumn)).toHaveLength(7);
});

test('hours until midnight and odd minutes work', () => {
  const hours = daily({ from: '22:02', to: '24:00' });
  expect(starts({ staff: [{ id: 'ada', hours }] })).toEqual(['06-02T20:05', '06-02T20:35']);
});

test('a clock that is set 45 minutes off stays on the grid', () => {
  const from = at('2026-06-01T18:15:00Z');
  const nepal = { timeZone: 'Asia/Kathmandu', from, to: from + 86_400_000 };
  expect(starts(nepal)[0]).toBe('06-02T03:15');
});

test('a clock time that is skipped becomes the one an hour later', () => {
  const clock = createZonedClock('America/New_York');
  const moment = clock.momentOf({ day: '2026-03-08', minutes: 150 });
  expect(new Date(moment).toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(clock.dayOf(at('2026-03-08T04:59:00Z'))).toBe('2026-03-07');
});

test('an appointment takes up its cells and those of its buffer', () => {
  const cells = listCells({ start: 0, minutes: 15, bufferMinutes: 5 });
  expect(cells.map((cell) => cell.getTime() / 60_000)).toEqual([0, 5, 10, 15]);
});
