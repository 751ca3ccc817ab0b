import { noDefaults } from './clause.ts';
import { isMark } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readValue } from './read-value.ts';
import { parseStart } from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/** "9:00 Yoga with Ana" below the heading of a day. */
export function readDayEntry({
  day,
  text,
  lexicon,
}: {
  day: string;
  text: string;
  lexicon: Lexicon;
}): { subject: string; lines: ClauseLine[] } | null {
  if (text.length > 120) return null;
  const items = scanText({ text, lexicon });
  const value = readValue({ items, at: 0 });
  if (value?.value.state !== 'open' || value.value.weak) return null;
  let at = value.next;
  while (isMark(items[at], ':,-|')) at += 1;
  const first = items[at];
  if (first?.kind !== 'word' && first?.kind !== 'topic') return null;
  if (items.slice(at).some((item) => item.kind === 'time' || item.kind === 'weekday')) return null;
  const time = text.slice(0, items[value.next - 1]?.end ?? 0);
  const lines = parseStart({ text: `${day}: ${time}`, lexicon, defaults: noDefaults });
  const subject = text.slice(first.start).replace(/(?<![.;,\s])[.;,\s]+$/, '');
  return lines.length === 0 ? null : { subject, lines };
}
