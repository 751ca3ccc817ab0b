/** The seven days of the week that a day is in, from Monday on, at midnight by the browser's clock. */
export function daysOfWeek(day: Date): Date[] {
  const back = (day.getDay() + 6) % 7;
  return Array.from(
    { length: 7 },
    (_, at) => new Date(day.getFullYear(), day.getMonth(), day.getDate() - back + at),
  );
}

/** The same weekday so many weeks later, whatever clocks do in between. */
export const addWeeks = (day: Date, count: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7 * count);

export const isSameDay = (one: Date, other: Date): boolean =>
  one.toDateString() === other.toDateString();
