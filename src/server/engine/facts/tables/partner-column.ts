import type { FactTable } from './fact-table.ts';

/** "New buckle" is there for bags and for tents: the row is called by both of its columns. */
export function findPartner({ columns, rows }: FactTable, name: number): number | null {
  const named = rows.map(({ cells }) => cells[name] ?? '');
  const repeated = rows.length - new Set(named).size;
  if (repeated < leastRepeated || repeated < rows.length * 0.1) return null;
  const found = columns.findIndex(({ role }, index) => {
    if (index === name || (role !== 'text' && role !== 'list')) return false;
    const cells = rows.map((row) => row.cells[index] ?? '');
    const pairs = new Set(cells.map((cell, at) => `${cell}\n${named[at]}`));
    return (
      pairs.size === rows.length &&
      cells.every((cell) => cell !== '' && cell.length <= longestPartner && !/\d/.test(cell))
    );
  });
  return found < 0 ? null : found;
}

const leastRepeated = 2;
const longestPartner = 30;
