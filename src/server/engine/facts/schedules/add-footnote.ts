import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { Schedule } from './schedule.ts';

/** "* Sound bath: first Sunday of the month only" belongs to the entries marked with its star. */
export function addFootnote({
  text,
  schedules,
  lexicon,
}: {
  text: string;
  schedules: Iterable<Schedule>;
  lexicon: Lexicon;
}): void {
  const mark = text.charAt(0);
  const note = text.replace(/^[*†\s]+/, '');
  const items = scanText({ text: note, lexicon });
  const when = items
    .map((_, at) => readWhen({ items, at })?.when)
    .find((one) => one !== undefined && one.weeks.length > 0);
  for (const schedule of schedules) {
    if (schedule.form !== 'timetable') continue;
    for (const line of schedule.lines) {
      if (!`${schedule.subject} ${line.text}`.includes(mark)) continue;
      line.note = line.note === '' ? note : `${line.note}; ${note}`;
      if (when && line.days.every((day) => when.days.includes(day))) line.weeks = when.weeks;
    }
  }
}
