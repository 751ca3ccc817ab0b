import { pageLanguage } from '#web/lib/page-language.ts';

const ofClock = /^GMT([+-])(\d\d)(\d\d)(?: \((.+)\))?$/;

/**
 * What a time zone tells of where someone is: "Central European Standard Time, 4:12 PM there". It is what a browser's
 * clock says, or a name such as Europe/Berlin. Null where it tells nothing.
 */
export function describePlace({ timeZone, now }: { timeZone: string; now: Date }): string | null {
  const [, sign, hours, minutes, name] = ofClock.exec(timeZone) ?? [];
  if (sign) {
    const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
    const there = new Date(now.getTime() + ahead * 60_000);
    return join({ name, time: formatTime(there, 'UTC') });
  }
  try {
    const city = timeZone.includes('/') ? timeZone.split('/').at(-1)?.replaceAll('_', ' ') : null;
    return join({ name: city && `${city} time`, time: formatTime(now, timeZone) });
  } catch {
    // A page may claim any time zone.
    return null;
  }
}

const formatTime = (date: Date, timeZone: string): string =>
  date.toLocaleTimeString(pageLanguage, { timeZone, hour: 'numeric', minute: '2-digit' });

const join = ({ name, time }: { name: string | null | undefined; time: string }): string =>
  name ? `${name}, ${time} there` : `${time} there`;
