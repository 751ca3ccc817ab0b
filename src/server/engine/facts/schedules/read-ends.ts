import type { ClauseDefaults } from './clause.ts';
import { readSeasons } from './headings.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { readTimesInRemark } from './remark-times.ts';
import { isRemarksColumn } from './remarks-column.ts';
import { isShort, parseLine, type RowRead, type ScannedCell } from './scan-cell.ts';

/** "Season | Days | Opens | Last entry | Closes": a row whose columns say what each time is. */
export function readEnds({
  cells,
  lexicon,
  defaults,
}: {
  cells: readonly ScannedCell[];
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] {
  const times = cells.filter(isOneTime);
  const last = times.find(({ cell }) => namesEnd({ text: cell.column, lexicon, end: 'last' }));
  const rest = times.filter((cell) => cell !== last);
  const opens = rest.find(({ cell }) => namesEnd({ text: cell.column, lexicon, end: 'opens' }));
  const closes = rest.find(
    (cell) => cell !== opens && namesEnd({ text: cell.cell.column, lexicon, end: 'closes' }),
  );
  if (!opens || !closes) return [];
  const others = cells.filter((cell) => !times.includes(cell));
  const days = others.find((cell) => cell.days && readSeasons({ items: cell.items }).length === 0);
  const period = others.find(
    (cell) => cell !== days && readSeasons({ items: cell.items }).length > 0,
  );
  const name = others.find(
    (cell) =>
      cell !== days &&
      cell !== period &&
      cell.items.some((item) => item.kind === 'word' || item.kind === 'topic'),
  );
  if (!days && !period) return [];
  const daily = lexicon.words.senses.daily[0] ?? '';
  const when = days?.cell.value ?? daily;
  const seasons = period ? readSeasons({ items: period.items }) : defaults.seasons;
  const subject = days ? (name?.cell.value ?? '') : '';
  const read = (text: string, kind: ClauseDefaults['kind']): RowRead => {
    const lines = parseLine({ text, lexicon, defaults: { ...defaults, seasons, kind } });
    return {
      subject,
      // "Judo | Monday | 18:00 | 19:30": too short for opening hours.
      role: subject !== '' && lines.length > 0 && lines.every(isShort) ? 'activity' : 'hours',
      text: period ? `${period.cell.value}, ${text}` : text,
      lines,
    };
  };
  const reads = [read(`${when}: ${opens.cell.value} - ${closes.cell.value}`, 'hours')];
  const said = others.find(
    (cell) => cell !== days && cell !== period && isRemarksColumn(cell.cell.column),
  );
  const note = said?.cell.value ?? '';
  for (const hours of reads) hours.lines = hours.lines.map((line) => ({ ...line, note }));
  if (last) reads.push(read(`${when}: ${last.cell.value}`, 'last-orders'));
  const [{ lines: hours, role }] = reads as [RowRead];
  for (const remark of others)
    if (remark !== days && remark !== name)
      reads.push(...readTimesInRemark({ remark, hours, subject, role, lexicon }));
  return reads.filter(({ lines }) => lines.length > 0);
}

const isOneTime = ({ items }: ScannedCell): boolean =>
  items.length === 1 && items[0]?.kind === 'time' && items[0].strength !== 'bare';

/** Whether the name of a column says what its times are. */
export function namesEnd({
  text,
  lexicon,
  end,
}: {
  text: string;
  lexicon: Lexicon;
  end: 'opens' | 'closes' | 'last';
}): boolean {
  const words = phraseKey(text).split(' ');
  return lexicon.words.columns[end].some((word) => words.includes(phraseKey(word)));
}
