import { expect, test } from 'vitest';
import { groupDays, listDays } from './closed-days.ts';

test('days that follow each other are one range, also across a month and out of order', () => {
  const days = ['2026-12-26', '2026-12-24', '2026-12-25', '2026-11-30', '2026-12-01', '2026-12-24'];
  expect(groupDays(days)).toEqual([
    { from: '2026-11-30', to: '2026-12-01' },
    { from: '2026-12-24', to: '2026-12-26' },
  ]);
  expect(groupDays([])).toEqual([]);
});

test('a range lists each of its days, and stops after more than are allowed', () => {
  expect(listDays({ range: { from: '2026-02-27', to: '2026-03-01' }, max: 60 })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(listDays({ range: { from: '2026-01-01', to: '2062-01-01' }, max: 60 })).toHaveLength(61);
  expect(listDays({ range: { from: '2026-03-01', to: '2026-02-01' }, max: 60 })).toEqual([]);
});

test('no days are listed while none is chosen', () => {
  expect(listDays({ range: { from: '', to: '' }, max: 60 })).toEqual([]);
});
