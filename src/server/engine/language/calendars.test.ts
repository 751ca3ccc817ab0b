import { describe, expect, it } from 'vitest';
import { askIds, mealIds, phraseIds, seasonIds, senseIds, topicIds } from './calendar-words.ts';
import { calendars } from './calendars.ts';
import { languageCodes } from './language-code.ts';

/** Words some languages have none of: they write "9 Uhr", not "9 am". */
const optional = new Set(['sense clock', 'sense am', 'sense pm', 'sense noon']);
/** Holidays that every language can be asked about. */
const shared = [
  'new-years-day',
  'good-friday',
  'easter-monday',
  'easter',
  'may-day',
  'christmas-eve',
  'christmas',
  'new-years-eve',
] as const;

describe.each(languageCodes)('calendar words of %s', (language) => {
  const words = calendars[language];

  it('has every list and template', () => {
    const missing: string[] = [];
    const need = (name: string, list: readonly string[] | string | undefined) => {
      if ((list === undefined || list.length === 0) && !optional.has(name)) missing.push(name);
    };
    for (let day = 0; day < 7; day += 1) {
      need(`weekday ${day}`, words.weekdays[day]);
      need(`short weekday ${day}`, words.shortWeekdays[day]);
      need(`on weekday ${day}`, words.onWeekday[day]);
    }
    for (let month = 0; month < 12; month += 1) need(`month ${month}`, words.months[month]);
    for (let week = 0; week < 6; week += 1) need(`ordinal ${week}`, words.ordinals[week]);
    for (const id of shared) need(`holiday ${id}`, words.holidays[id]);
    for (const id of seasonIds) need(`season ${id}`, words.seasons[id]);
    for (const id of mealIds) need(`meal ${id}`, words.meals[id]);
    for (const id of topicIds) need(`topic ${id}`, words.topics[id]);
    for (const id of senseIds) need(`sense ${id}`, words.senses[id]);
    for (const id of askIds) need(`ask ${id}`, words.ask[id]);
    for (const id of phraseIds) if (id !== 'clock-suffix') need(`phrase ${id}`, words.phrases[id]);
    expect(missing).toEqual([]);
  });

  it('keeps the placeholders of the English templates', () => {
    const lost: string[] = [];
    for (const id of phraseIds) {
      for (const name of calendars.en.phrases[id].match(/\{\w+\}/g) ?? []) {
        // A language may leave out the preposition's day where its own word order has none.
        if (!words.phrases[id].includes(name)) lost.push(`${id} ${name}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
