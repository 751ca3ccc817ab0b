import { pageLanguage } from '#web/lib/page-language.ts';
import { describeTimeSince } from './describe-time-since.ts';

/** "2 hours ago", the exact time on hover. */
export function RelativeTime({ time }: { time: string }) {
  const date = new Date(time);
  return (
    <time
      dateTime={time}
      title={date.toLocaleString(pageLanguage, { dateStyle: 'long', timeStyle: 'short' })}
    >
      {describeTimeSince({ date, now: new Date() })}
    </time>
  );
}
