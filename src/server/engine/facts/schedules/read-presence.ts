import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/** "Dr. Lee, hygienist – Tuesday to Friday": who is there, or what takes place, on which days, without times. */
export function readPresence({
  text,
  lexicon,
}: {
  text: string;
  lexicon: Lexicon;
}): { subject: string; line: ClauseLine } | null {
  if (text.length > 120 || /[$€£%?]/.test(text)) return null;
  const items = scanText({ text, lexicon });
  const at = items.findIndex(
    (item, index) =>
      item.kind === 'weekday' && index > 1 && isMark(items[index - 1], '-:–—(') && item.start > 2,
  );
  const first = items[at];
  const mark = items[at - 1];
  if (!first || !mark) return null;
  const before = items.slice(0, at - 1);
  if (
    before.length > 10 ||
    !before.some((item) => item.kind === 'word' || item.kind === 'topic') ||
    before.some(
      (item) =>
        item.kind === 'time' ||
        item.kind === 'date' ||
        item.kind === 'other' ||
        isSense(
          item,
          'closed',
          'closes',
          'no',
          'except',
          'open',
          'opens',
          'hours',
          'until',
          'from',
        ),
    )
  )
    return null;
  const when = readWhen({ items, at });
  if (!when || when.when.days.length === 0 || when.when.days.length === 7) return null;
  if (when.when.dates.length > 0 || when.when.weeks.length > 0) return null;
  if (!items.slice(when.next).every((item) => item.kind === 'mark' || isSense(item, 'only')))
    return null;
  return {
    subject: text
      .slice(0, mark.start)
      .replace(/[\s,:–—-]+$/, '')
      .trim(),
    line: {
      kind: 'hours',
      state: 'open',
      days: when.when.days,
      weeks: [],
      dates: [],
      season: null,
      spans: [],
      meal: null,
      byAppointment: false,
      part: '',
      note: '',
    },
  };
}
