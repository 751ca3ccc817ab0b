import type { Block } from '#server/engine/ingest/document.ts';
import { isAsideTopic } from './aside-topics.ts';
import { readSeasons, topicsOf } from './headings.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/**
 * "Day | Store | Workshop": the column with the hours of the business itself, null when the columns
 * aren't parts of one business. Columns without a known word may be branches: none of them is the main one.
 */
export function mainColumn({
  rows,
  lexicon,
}: {
  rows: readonly Extract<Block, { kind: 'row' }>[];
  lexicon: Lexicon;
}): string | null {
  const times = new Map<string, number>();
  for (const { cells } of rows) {
    const day = scanText({ text: cells[0]?.value.slice(0, 80) ?? '', lexicon });
    if (!readWhen({ items: day, at: 0 })) continue;
    for (const { column, value } of cells.slice(1)) {
      const read = readValue({ items: scanText({ text: value.slice(0, 120), lexicon }), at: 0 });
      if (read) times.set(column, (times.get(column) ?? 0) + 1);
    }
  }
  const columns = [...times].flatMap(([column, count]) => (count >= 2 ? [column] : []));
  const named = columns.filter((column) => {
    const items = scanText({ text: column.slice(0, 80), lexicon });
    return items.some(isName) && !items.some(isPartOfDay) && readSeasons({ items }).length === 0;
  });
  if (named.length < 2) return null;
  const topics = named.map((column) => topicsOf({ text: column, lexicon }));
  if (!topics.some((own) => own.some((topic) => topic !== 'branch' && topic !== 'main-house')))
    return null;
  const at = topics.findIndex((own) => own.length === 0 || !own.every(isAsideTopic));
  return named[Math.max(at, 0)] ?? null;
}

const isName = (item: Item): boolean => item.kind === 'word' || item.kind === 'topic';

const isPartOfDay = (item: Item): boolean =>
  item.kind === 'meal' ||
  isSense(item, 'morning', 'afternoon', 'evening', 'opens', 'closes', 'from', 'until');
