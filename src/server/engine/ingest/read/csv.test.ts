import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

const rows = (text: string) =>
  readCsv(text).blocks.map((block) =>
    block.kind === 'row'
      ? [block.row, ...block.cells.map(({ column, value }) => `${column}=${value}`)]
      : [],
  );

describe('readCsv', () => {
  it('names columns and counts rows as a spreadsheet does', () => {
    expect(rows('name,price\nChair,10\n\nTable,20\n')).toEqual([
      [2, 'name=Chair', 'price=10'],
      [4, 'name=Table', 'price=20'],
    ]);
  });

  it('finds semicolons, tabs and mixed line ends', () => {
    expect(rows('Artikel;Preis\r\nStuhl;10,50\rTisch;20,00\n')).toEqual([
      [2, 'Artikel=Stuhl', 'Preis=10,50'],
      [3, 'Artikel=Tisch', 'Preis=20,00'],
    ]);
    expect(rows('a\tb\n1\t2')).toEqual([[2, 'a=1', 'b=2']]);
  });

  it('keeps quoted line breaks, quotes and formulas as text', () => {
    expect(rows('q,a\n"How, ""now""?","Step 1\nStep 2"\n=SUM(A1),x')).toEqual([
      [2, 'q=How, "now"?', 'a=Step 1\nStep 2'],
      [3, 'q==SUM(A1)', 'a=x'],
    ]);
  });

  it('takes every row as data when there is no header', () => {
    expect(rows('1,2\n3,4')).toEqual([
      [1, '=1', '=2'],
      [2, '=3', '=4'],
    ]);
    expect(rows('Are pets allowed?,No.\nIs there parking?,Yes.')).toHaveLength(2);
  });

  it('tells rows that do not fit', () => {
    expect(readCsv('a,b\n1,2,3').uneven).toBe(true);
    expect(readCsv('').blocks).toEqual([]);
  });
});
