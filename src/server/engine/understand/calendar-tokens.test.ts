import { describe, expect, test } from 'vitest';
import { calendarToken, calendarTokens } from './calendar-tokens.ts';

describe('calendarToken', () => {
  test('is the same for a day in every language', () => {
    expect(calendarToken('Tuesday', 'en')).toBe('day:1');
    expect(calendarToken('dienstags', 'de')).toBe('day:1');
    expect(calendarToken('martes', 'es')).toBe('day:1');
    expect(calendarToken('August', 'en')).toBe(calendarToken('agosto', 'es'));
  });

  test('is nothing for other words and for short forms, which mean other things too', () => {
    expect(calendarToken('sun', 'en')).toBeNull();
    expect(calendarToken('table', 'en')).toBeNull();
    expect(calendarToken('', 'en')).toBeNull();
  });
});

describe('calendarTokens', () => {
  test('fills ranges in, also around the end of the week and the year', () => {
    expect(calendarTokens('Mon–Thu', 'en')).toEqual(['day:0', 'day:1', 'day:2', 'day:3']);
    expect(calendarTokens('Saturday to Monday', 'en').sort()).toEqual(['day:0', 'day:5', 'day:6']);
    expect(calendarTokens('November bis Januar', 'de').sort()).toEqual([
      'month:0',
      'month:10',
      'month:11',
    ]);
  });

  test('keeps days apart that are only named one after the other', () => {
    expect(calendarTokens('Monday and Thursday', 'en')).toEqual(['day:0', 'day:3']);
  });

  test('takes a short form for a day only beside a time or another day', () => {
    expect(calendarTokens('roses need sun', 'en')).toEqual([]);
    expect(calendarTokens('sun 10:00', 'en')).toEqual(['day:6']);
    expect(calendarTokens('sat, sun', 'en')).toEqual(['day:5', 'day:6']);
  });

  test('finds nothing in nothing', () => {
    expect(calendarTokens('', 'en')).toEqual([]);
    expect(calendarTokens('🌞🌚', 'en')).toEqual([]);
  });
});
