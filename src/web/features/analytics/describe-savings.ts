import type { SavingsSettings } from '#shared/contract/analytics.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';

/** Hours and money, in words that fit a quiet week and a busy year. */
export function describeSavings({
  handled,
  savings: { minutes, hourlyRate, currency },
}: {
  handled: number;
  savings: SavingsSettings;
}): { time: string; money: string | null; basis: string } {
  const total = handled * minutes;
  const hours = total / 60;
  const time =
    total < 60
      ? `${total} min`
      : `${hours.toLocaleString(pageLanguage, { maximumFractionDigits: hours < 10 ? 1 : 0 })} h`;
  const each = plural({
    count: minutes,
    one: '{count} minute for each conversation your chatbot handled',
    other: '{count} minutes for each conversation your chatbot handled',
  });
  if (hourlyRate === null) return { time, money: null, basis: `At ${each}` };
  const say = (amount: number, digits: number) =>
    amount.toLocaleString(pageLanguage, {
      style: 'currency',
      currency,
      maximumFractionDigits: digits,
      minimumFractionDigits: 0,
    });
  return {
    time,
    money: say(hours * hourlyRate, 0),
    basis: `At ${each}, and ${say(hourlyRate, 2)} an hour`,
  };
}
