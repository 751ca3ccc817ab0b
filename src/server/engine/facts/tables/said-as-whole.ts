import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { RowMatch } from './match-rows.ts';
import { indexesOf, type OpenRow } from './open-table.ts';

/**
 * Of rows that fit a question about as well, the one whose name or size it says word by word: "a new hinge" isn't the
 * hinge check, and "2 gate 2 panel" isn't "3 gate 2 panel". All of them where it says none, or several.
 */
export function keepSaidAsWhole(matches: readonly RowMatch[], folded: string): RowMatch[] {
  const [first, ...others] = matches;
  if (!first || others.length === 0) return [...matches];
  const text = ` ${wordsOf(folded).join(' ')} `;
  const isOneName = others.every(({ row }) => row.name === first.row.name);
  const said = matches.map(({ row }) =>
    Math.max(0, ...(isOneName ? sizesOf(row) : [row.name]).map((cell) => lengthSaid(cell, text))),
  );
  const most = Math.max(...said);
  const [only, another] = matches.filter((_, at) => said[at] === most);
  const isTold = most > 0 && (isOneName || most >= leastWords);
  if (isTold && only && !another) return [only];
  const inGroup = matches.filter(({ row }) => isGroupSaid(row, text));
  return inGroup.length > 0 ? inGroup : [...matches];
}

/** "Skate rental" means the skates of the group "Rentals", not the sharpening of skates. */
function isGroupSaid({ cells, table }: OpenRow, text: string): boolean {
  const words = text.trim().split(' ');
  return indexesOf(table.table, 'category').some((column) => {
    const [group = '', ...others] = wordsOf(fold(cells[column] ?? ''));
    const short = group.replace(/s$/, '');
    return (
      others.length === 0 &&
      short.length >= shortestGroup &&
      words.some(
        (word) => word.length >= shortestGroup && (word === group || short.startsWith(word)),
      )
    );
  });
}

const shortestGroup = 4;

/** A single word may be a part of another name: "cut" of "cut and color". */
const leastWords = 2;

/** How many words of a cell are said, all of them in a row; 0 where one is missing. */
function lengthSaid(cell: string, text: string): number {
  const words = wordsOf(fold(cell));
  return words.length > 0 && text.includes(` ${words.join(' ')} `) ? words.length : 0;
}

const sizesOf = ({ cells, table }: OpenRow): string[] =>
  indexesOf(table.table, 'text', 'number', 'duration').map((column) => cells[column] ?? '');
