import type { ClauseDefaults } from './clause.ts';
import { isSense } from './items.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { namesEnd } from './read-ends.ts';
import { parseClause, type RowRead, type ScannedCell } from './scan-cell.ts';
import { scanText } from './scan-text.ts';

/** "Last entry", "Bar closes": a column that says only when something ends. */
export const isEndColumn = ({ column, lexicon }: { column: string; lexicon: Lexicon }): boolean =>
  namesEnd({ text: column, lexicon, end: 'last' }) ||
  (namesEnd({ text: column, lexicon, end: 'closes' }) && nameOf({ column, lexicon }) !== '');

/** "Day | Doors | Last walk-in | Bar closes": one time of a column that says what it is; null for any other. */
export function readEndColumn({
  scanned: { cell, items },
  when,
  lexicon,
  defaults,
}: {
  scanned: ScannedCell;
  when: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): RowRead[] | null {
  const { column, value } = cell;
  if (items.length !== 1 || items[0]?.kind !== 'time' || !isEndColumn({ column, lexicon }))
    return null;
  if (namesEnd({ text: column, lexicon, end: 'last' })) {
    const text = `${when}: ${value}`;
    const { lines } = parseClause({
      text,
      lexicon,
      defaults: { ...defaults, kind: 'last-orders' },
    });
    const part = isOfAll({ column, lexicon }) ? '' : column;
    return asReads({
      subject: '',
      role: 'hours',
      text,
      lines: lines.map((line) => ({ ...line, part })),
    });
  }
  const text = `${when}: ${lexicon.words.senses.until[0] ?? ''} ${value}`;
  const { lines } = parseClause({ text, lexicon, defaults });
  return asReads({ subject: nameOf({ column, lexicon }), role: 'hours', text, lines });
}

const asReads = (read: RowRead): RowRead[] => (read.lines.length > 0 ? [read] : []);

/** "Last orders", "last entry": of the business rather than of one thing. */
const isOfAll = ({ column, lexicon }: { column: string; lexicon: Lexicon }): boolean =>
  scanText({ text: column, lexicon }).every(
    (item) => isSense(item, 'last-orders') || item.kind === 'mark' || item.kind === 'ordinal',
  );

/** "Bar closes" is about the bar. */
function nameOf({ column, lexicon }: { column: string; lexicon: Lexicon }): string {
  const ends = new Set(lexicon.words.columns.closes.map(phraseKey));
  return scanText({ text: column, lexicon })
    .flatMap((item) =>
      (item.kind === 'word' || item.kind === 'topic') && !ends.has(phraseKey(item.text))
        ? [column.slice(item.start, item.end)]
        : [],
    )
    .join(' ');
}
