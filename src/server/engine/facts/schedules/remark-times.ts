import { noDefaults } from './clause.ts';
import type { Lexicon } from './lexicon.ts';
import { parseClause, type RowRead, type ScannedCell } from './scan-cell.ts';
import type { ClauseLine, Schedule } from './schedule.ts';

/** "Last entry 6:20 PM", "closed 1:15 to 2 for lunch" beside the hours of a row: on the days of that row. */
export function readTimesInRemark({
  remark: { cell },
  hours,
  subject,
  role,
  lexicon,
}: {
  remark: ScannedCell;
  hours: readonly ClauseLine[];
  subject: string;
  role: Schedule['role'];
  lexicon: Lexicon;
}): RowRead[] {
  const [first] = hours;
  if (!first || first.days.length === 0) return [];
  const days = [...new Set(hours.flatMap((line) => line.days))].sort((a, b) => a - b);
  const daily = lexicon.words.senses.daily[0] ?? '';
  return cell.value.split(/(?<=[.;])\s+/).flatMap((text) => {
    const lines = parseClause({ text: `${daily} ${text}`, lexicon, defaults: noDefaults })
      .lines.filter(({ kind, spans }) => kind !== 'hours' && spans.length > 0)
      .map((line): ClauseLine => ({ ...line, days, season: first.season, dates: [], weeks: [] }));
    return lines.length > 0 ? [{ subject, role, text, lines }] : [];
  });
}

/** "Saturday | booked groups": neither open nor closed, so its own words are said. */
export function quoteCell({
  cell: { cell },
  when,
  lexicon,
}: {
  cell: ScannedCell;
  when: string;
  lexicon: Lexicon;
}): RowRead[] {
  const text = `${when}: ${cell.value}`;
  const closed = lexicon.words.senses.closed[0] ?? '';
  const { lines } = parseClause({ text: `${when}: ${closed}`, lexicon, defaults: noDefaults });
  return [
    {
      subject: cell.column,
      role: 'hours',
      text,
      lines: lines.map((line) => ({ ...line, state: 'mentioned' })),
    },
  ];
}
