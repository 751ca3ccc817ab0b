import type { FactRow, FactTable } from '#server/engine/facts/tables/fact-table.ts';
import { fold } from '#server/engine/index/analyse.ts';
import type { Passage } from './split/passage.ts';

/**
 * Gives each row of a price list a sentence that only names it, so that a question can be compared with the name in
 * meaning: beside all its prices and notes a name hardly counts. Rows written as lines have one already.
 */
export function nameRows<P extends Pick<Passage, 'sentences' | 'place'>>({
  passages,
  tables,
  passageOfBlock,
}: {
  passages: readonly P[];
  tables: readonly FactTable[];
  passageOfBlock: readonly (number | null)[];
}): { passages: P[]; tables: FactTable[] } {
  const named = passages.map((passage) => ({ ...passage, sentences: [...passage.sentences] }));
  return {
    passages: named,
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => {
        const passage = named[passageOfBlock[row.block] ?? -1];
        const sentence = passage && !row.blocks ? findSentence({ passage, table, row }) : null;
        return sentence === null ? row : { ...row, sentence };
      }),
    })),
  };
}

/** Which sentence of the passage names the row; it is added where the passage is the row. */
function findSentence({
  passage: { sentences, place },
  table: { columns },
  row: { cells },
}: {
  passage: Pick<Passage, 'sentences' | 'place'>;
  table: FactTable;
  row: FactRow;
}): number | null {
  const cellOf = (role: 'name' | 'category'): string =>
    cells[columns.findIndex((column) => column.role === role)]?.trim() ?? '';
  const name = cellOf('name');
  if (!/\p{L}/u.test(name) || name.length > longestName) return null;
  if (place.row === undefined) {
    const wanted = fold(name);
    const at = sentences.findIndex(({ text }) => fold(text).includes(wanted));
    return at < 0 ? null : at;
  }
  const category = cellOf('category');
  sentences.push({ text: category ? `${name} (${category})` : name, isName: true });
  return sentences.length - 1;
}

/** A cell with more than this isn't a name but a text. */
const longestName = 120;
