import { describe, expect, it } from 'vitest';
import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findNotice, pickTier } from './notice-tiers.ts';

const hour = 60;
const day = 24 * hour;

const noticeIn = (text: string, language: LanguageCode = 'en') =>
  findNotice({ text, folded: fold(text), language });

describe('the notice that a question speaks of', () => {
  it.each([
    ['what if I cancel 36 hours before', 'en', 36 * hour],
    ['need to cancel the tour 3 days before it starts', 'en', 3 * day],
    ['my course starts in 10 days, can I get a refund', 'en', 10 * day],
    ['we have to call it off a week before', 'en', 7 * day],
    ['what if I only cancel the day before', 'en', day],
    ['what happens if I call off a lesson the same afternoon', 'en', 30],
    ['my session is 30 hours from now, what do I lose if I cancel', 'en', 30 * hour],
    ['was kostet es, wenn ich 2 Tage vorher absage', 'de', 2 * day],
    ['si cancelo 5 horas antes, ¿pago algo?', 'es', 5 * hour],
  ] as const)('is found in “%s”', (text, language, minutes) => {
    expect(noticeIn(text, language)).toBe(minutes);
  });

  it.each(['how do I cancel', 'my lamp broke after 3 years', 'is the class 2 hours long'])(
    'is not found in “%s”',
    (text) => {
      expect(noticeIn(text)).toBeNull();
    },
  );
});

describe('the tier of a policy that a notice falls under', () => {
  const pick = (
    texts: readonly string[],
    notice: number,
    language: LanguageCode = 'en',
    isMissed = false,
  ) =>
    pickTier({
      sentences: texts.map((text, index) => ({ index, text })),
      notice,
      isMissed,
      language,
    });
  const tour = [
    'You can cancel free of charge up to five days before the tour.',
    'Between four days and 24 hours before we keep the deposit.',
    'On the day, or if you do not turn up, you pay in full.',
  ];

  it.each([
    [8 * day, 0],
    [3 * day, 1],
    [3 * hour, 2],
  ])('is chosen by the time that is left: %s minutes', (notice, index) => {
    expect(pick(tour, notice)).toEqual([index]);
  });

  it('reads notice and spans in other words', () => {
    const salon = [
      "24 hours' notice or more: no charge.",
      'Less than 24 hours: half the price.',
      'A no-show costs the full price.',
    ];
    expect(pick(salon, 5 * hour)).toEqual([1]);
    expect(pick(salon, 2 * day)).toEqual([0]);
    // The day before may be a little more or less than 24 hours.
    expect(pick(salon, day)).toBeNull();
    const kurs = ['Bis 14 Tage vorher kostenlos.', 'Weniger als 14 Tage: 50 %.'];
    expect(pick(kurs, 3 * day, 'de')).toEqual([1]);
    expect(pick(kurs, 20 * day, 'de')).toEqual([0]);
  });

  it('reads spans that count down', () => {
    const hut = [
      '30 days or more before: everything back.',
      '29 to 14 days: half.',
      'Less than 14 days: nothing.',
    ];
    expect(pick(hut, 20 * day)).toEqual([1]);
    expect(pick(hut, 3 * day)).toEqual([2]);
  });

  it('tells not coming at all from cancelling late', () => {
    const studio = [
      'Cancel up to 12 hours before: free.',
      'Less than 12 hours: $10.',
      'No-show: $20.',
    ];
    expect(pick(studio, 30, 'en', true)).toEqual([2]);
    expect(pick(studio, 2 * hour)).toEqual([1]);
  });

  it('takes what is said of later notice together with the sentence before it', () => {
    const hall = [
      'You can cancel up to noon on the working day before: no charge.',
      'Later than that: €20.',
      'Keys are at the desk.',
    ];
    expect(pick(hall, 30)).toEqual([0, 1]);
    expect(pick(hall, 3 * day)).toEqual([0]);
    expect(pick(hall, day)).toEqual([0, 1]);
    const kino = ['Bis 48 Stunden vorher kostenlos.', 'Danach: die Hälfte.'];
    expect(pick(kino, 5 * hour, 'de')).toEqual([0, 1]);
  });

  it('stays open when a text has no tiers', () => {
    expect(pick(['We are happy to help.', 'Call us.'], day)).toBeNull();
  });
});
