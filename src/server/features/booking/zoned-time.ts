/** Clock times of a place and moments in time, by the browser's and the server's own time zone data. */
export type ZonedClock = {
  /** The moment at which the clock shows this. A time that is skipped in spring becomes the one an hour later. */
  momentOf(at: { day: string; minutes: number }): number;
  /** The calendar day at a moment: "2026-11-16". */
  dayOf(moment: number): string;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

export function createZonedClock(timeZone: string): ZonedClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  /** What the clock shows, as if it were UTC. */
  const shownAt = (moment: number): number => {
    const parts = format.formatToParts(moment);
    const get = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return Date.UTC(
      get('year'),
      get('month') - 1,
      get('day'),
      get('hour'),
      get('minute'),
      get('second'),
    );
  };
  return {
    momentOf({ day, minutes }) {
      const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
      const first = shown - (shownAt(shown) - shown);
      const second = shown - (shownAt(first) - first);
      return shownAt(second) === shown ? second : Math.max(first, second);
    },
    dayOf: (moment) => new Date(shownAt(moment)).toISOString().slice(0, 10),
  };
}

/** The calendar day so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
