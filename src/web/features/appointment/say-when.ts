import { pageLanguage } from '#web/lib/page-language.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** By the clock of the person who looks, with the name of their zone. */
export function sayWhen({ start }: { start: string }): string {
  const format = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'full', timeStyle: 'short' });
  return `${format.format(new Date(start))} (${zone()})`;
}

/** Free times by day, in order. */
export function groupByDay(starts: readonly string[]): [day: string, starts: string[]][] {
  const format = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'full' });
  const days = new Map<string, string[]>();
  for (const start of starts) {
    const day = format.format(new Date(start));
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days];
}
