import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { weekdays } from '#shared/contract/opening-hours.ts';

/** Whether someone is there at this moment, by the clock on the owner's wall. */
export function isOpen({
  openingHours,
  timeZone,
  now,
}: Pick<ChatbotSettings, 'openingHours' | 'timeZone'> & { now: Date }): boolean {
  if (!openingHours) return true;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = weekdays.find((name) => name === part('weekday').toLowerCase()) ?? 'monday';
  const time = `${part('hour')}:${part('minute')}`;
  return openingHours[day].some(({ from, to }) => from <= time && time < to);
}
