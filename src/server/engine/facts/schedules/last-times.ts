import type { Clause } from './clause.ts';
import { impliedLine } from './implied-days.ts';
import { type Item, isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

const verb =
  /^(?:starts?|begins?|leaves?|departs?|goes|is|are|in|out|beginnt|startet|ist|empieza|sale|es|commence|part|inizia|parte|comeca|sai|begint|vertrekt)$/i;

/** "Last wash 10:45 pm", "the last one begins at noon": the latest time for something, on any day. */
export function readLastTimes({
  text,
  clause,
  lexicon,
}: {
  text: string;
  /** What else was read from it. */
  clause: Clause;
  lexicon: Lexicon;
}): ClauseLine[] {
  if (text.length > 300 || clause.lines.some(({ kind }) => kind === 'last-orders')) return [];
  const items = scanText({ text, lexicon });
  if (items.some(isCalendar)) return [];
  const found: ClauseLine[] = [];
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'ordinal' || item.week !== -1) continue;
    let index = at + 1;
    let words = 0;
    while (index < at + 6) {
      const one = items[index];
      if (one?.kind === 'word' || one?.kind === 'topic') words += verb.test(one.text) ? 0 : 1;
      else if (!isSense(one, 'at', 'from', 'glue', 'opens') && !isMark(one, ':')) break;
      index += 1;
    }
    const time = items[index];
    const isBetween = isMark(items[index + 1], '-') || isSense(items[index + 1], 'to');
    if (words === 0 || words > 3 || time?.kind !== 'time' || isBetween) continue;
    if (time.strength === 'bare' && !isSense(items[index - 1], 'at')) continue;
    const next = items[index + 1];
    if (next?.kind === 'weekday' || isSense(next, 'weekdays', 'weekend', 'daily')) continue;
    const minutes =
      time.half === null && time.minutes < 480 && !/^0/.test(time.text)
        ? time.minutes + 720
        : time.minutes;
    found.push({
      ...impliedLine([{ from: null, to: { minutes, text: time.text } }]),
      kind: 'last-orders',
      part: items
        .slice(at + 1, index)
        .flatMap((one) =>
          (one.kind === 'word' || one.kind === 'topic') && !verb.test(one.text) ? [one.text] : [],
        )
        .join(' '),
    });
  }
  return found.length === 1 ? found : [];
}

const isCalendar = ({ kind }: Item): boolean =>
  kind === 'weekday' ||
  kind === 'date' ||
  kind === 'holiday' ||
  kind === 'month' ||
  kind === 'season';
