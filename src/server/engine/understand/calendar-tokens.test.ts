import { describe, expect, test } from 'vitest';
import { calendarTokens, calendarTokensOf } from './calendar-tokens.ts';

describe('calendarTokensOf', () => {
  test('is the same for a day in every language', () => {
    expect(calendarTokensOf('Tuesday', 'en')).toEqual(['day:1']);
    expect(calendarTokensOf('dienstags', 'de')).toEqual(['day:1']);
    expect(calendarTokensOf('martes', 'es')).toEqual(['day:1']);
    expect(calendarTokensOf('August', 'en')).toEqual(calendarTokensOf('agosto', 'es'));
    expect(calendarTokensOf('Wochenende', 'de')).toEqual(['day:5', 'day:6']);
  });

  test('is nothing for other words and for short forms, which mean other things too', () => {
    expect(calendarTokensOf('sun', 'en')).toEqual([]);
    expect(calendarTokensOf('table', 'en')).toEqual([]);
    expect(calendarTokensOf('', 'en')).toEqual([]);
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

  test('fills ranges of dates in', () => {
    const winter = ['month:0', 'month:1', 'month:10', 'month:11', 'month:2', 'month:9'];
    expect(calendarTokens('Low season (1 Oct – 31 Mar)', 'en').sort()).toEqual(winter);
    expect(calendarTokens('Jul–Aug', 'en')).toEqual(['month:6', 'month:7']);
    expect(calendarTokens('1 November – end of February', 'en').sort()).toEqual(winter.slice(0, 4));
    expect(calendarTokens('1 March and 5 July', 'en')).toEqual(['month:2', 'month:6']);
  });

  test('knows weekends and weekdays', () => {
    expect(calendarTokens('Weekend', 'en')).toEqual(['day:5', 'day:6']);
    expect(calendarTokens('Weekdays', 'en')).toHaveLength(5);
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
