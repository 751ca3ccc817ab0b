import { pageLanguage } from '#web/lib/page-language.ts';

const units = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

const words = new Intl.RelativeTimeFormat(pageLanguage, { numeric: 'auto' });

/** In the largest unit that fits: "just now", "5 minutes ago", "yesterday", "in 3 days". */
export function describeTimeSince({ date, now }: { date: Date; now: Date }): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const fitting = units.find((entry) => Math.abs(seconds) >= entry.seconds);
  if (!fitting) return 'just now';
  return words.format(Math.trunc(seconds / fitting.seconds), fitting.unit);
}
