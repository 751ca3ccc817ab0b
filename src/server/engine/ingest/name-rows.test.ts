import { expect, test } from 'vitest';
import type { FactTable } from '#server/engine/facts/tables/fact-table.ts';
import { nameRows } from './name-rows.ts';

const table: FactTable = {
  title: 'Prices',
  columns: [
    { name: 'Group', role: 'category', unit: '' },
    { name: 'Item', role: 'name', unit: '' },
    { name: 'Price', role: 'price', unit: '€' },
  ],
  rows: [{ block: 0, row: 2, cells: ['Lamps', 'Reading lamp', '40'] }],
};
const rowPassage = {
  sentences: [{ text: 'Group: Lamps; Item: Reading lamp; Price: 40' }],
  place: { row: 2 },
};

test('a row of a table gets a sentence with its name and group', () => {
  const { passages, tables } = nameRows({
    passages: [rowPassage],
    tables: [table],
    passageOfBlock: [0],
  });
  expect(passages[0]?.sentences.at(-1)).toEqual({ text: 'Reading lamp (Lamps)', isName: true });
  expect(tables[0]?.rows[0]?.sentence).toBe(1);
  expect(rowPassage.sentences).toHaveLength(1);
});

test('a row that is a line of text is named by that line', () => {
  const { passages, tables } = nameRows({
    passages: [
      { sentences: [{ text: 'Our lamps' }, { text: 'Reading lamp … 40 €' }], place: { page: 1 } },
    ],
    tables: [table],
    passageOfBlock: [0],
  });
  expect(passages[0]?.sentences).toHaveLength(2);
  expect(tables[0]?.rows[0]?.sentence).toBe(1);
});

test.each([
  ['a number', '17'],
  ['a whole text', 'word '.repeat(40)],
])('%s is no name', (_, cell) => {
  const { passages, tables } = nameRows({
    passages: [rowPassage],
    tables: [{ ...table, rows: [{ block: 0, row: 2, cells: ['Lamps', cell, '40'] }] }],
    passageOfBlock: [0],
  });
  expect(passages[0]?.sentences).toHaveLength(1);
  expect(tables[0]?.rows[0]?.sentence).toBeUndefined();
});

test('a row that no passage holds stays as it is', () => {
  const { tables } = nameRows({ passages: [rowPassage], tables: [table], passageOfBlock: [null] });
  expect(tables[0]?.rows[0]).toEqual(table.rows[0]);
});
