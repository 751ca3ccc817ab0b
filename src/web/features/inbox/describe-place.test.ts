import { expect, test } from 'vitest';
import { describePlace } from './describe-place.ts';

const now = new Date('2026-03-02T15:12:00Z');
const describe = (timeZone: string) => describePlace({ timeZone, now })?.replace(/\s/g, ' ');

test('a browser’s clock says roughly where someone is and how late it is there', () => {
  expect(describe('GMT+0100 (Central European Standard Time)')).toBe(
    'Central European Standard Time, 4:12 PM there',
  );
  expect(describe('GMT-0330 (Newfoundland Standard Time)')).toBe(
    'Newfoundland Standard Time, 11:42 AM there',
  );
  expect(describe('GMT+0000')).toBe('3:12 PM there');
});

test('so does the name of a time zone, unless there is none such', () => {
  expect(describe('America/New_York')).toBe('New York time, 10:12 AM there');
  expect(describe('UTC')).toBe('3:12 PM there');
  expect(describe('Mars/Olympus')).toBeUndefined();
});
