import type { SpokenLanguage } from '#server/engine/language/language-code.ts';
import { textsOfEach } from '#server/engine/language/languages.ts';
import type { BookingTexts, VisitorTexts } from '#server/engine/language/visitor-texts.ts';
import type { BookingWords } from '#shared/contract/booking.ts';

const texts = textsOfEach(({ visitorTexts }) => visitorTexts);

/** English for a language that we have no texts in. */
const textsIn = (language: string): VisitorTexts =>
  Object.hasOwn(texts, language) ? texts[language as SpokenLanguage] : texts.en;

export const bookingTextsFor = (language: string): BookingTexts => textsIn(language).booking;

export const chatTextsIn = (language: string): BookingWords => textsIn(language).bookingChat;

/** "Monday, November 16, 2026 at 9:00 AM (Europe/Berlin)". */
export function sayWhen({
  at,
  timeZone,
  language,
}: {
  at: Date;
  timeZone: string;
  language: string;
}): string {
  const format = new Intl.DateTimeFormat(language || 'en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(at)} (${timeZone.replaceAll('_', ' ')})`;
}

/** Puts values into a text with {places}. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
