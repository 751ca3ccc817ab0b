import { describe, expect, it, test } from 'vitest';
import { readPriceLines } from './read-price-lines.ts';
import { askTables, openShop } from './testing/table-fixture.ts';

const rowsOf = (text: string): string[] =>
  readPriceLines({
    blocks: text.split('\n').map((line) => ({ kind: 'paragraph' as const, text: line })),
    title: 'Prices',
  }).flatMap(({ rows }) => rows.map(({ cells }) => cells.filter(Boolean).join(' | ')));

test.each([
  [
    'Wash and blow-dry — $34 / thick hair $41\nBeard oil — $12',
    ['Wash and blow-dry | $34', 'Wash and blow-dry, thick hair | $41', 'Beard oil | $12'],
  ],
  [
    'Boat trip, adult ... £15 / child £9\nLife vest ... £3',
    ['Boat trip, adult | £15', 'Boat trip, child | £9', 'Life vest | £3'],
  ],
  [
    'Adults: $16 / children (5-11): $7 / under 5 free\nSeniors: $12',
    ['Adults | $16', 'Children (5-11) | $7', 'Under 5 | free', 'Seniors | $12'],
  ],
  [
    'Leek soup 6.50\nChowder 8.00\nBread 2.25\nPie with mash 15.50\nNut roast 13.00\nChips, small 3.50 / large 5',
    [
      'Leek soup | 6.50',
      'Chowder | 8.00',
      'Bread | 2.25',
      'Pie with mash | 15.50',
      'Nut roast | 13.00',
    ],
  ],
  ['Kiln firing: £12 / shelf\nGlaze: £4 / pot', ['Kiln firing | £12 / shelf', 'Glaze | £4 / pot']],
])('prices with a slash between them: %s', (text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
});

test('parts of a menu are lists of prices however short they are', () => {
  const blocks = [
    'SOUPS',
    'Leek 6.50',
    'Chowder 8.00',
    'MAINS',
    'Pie 15.50',
    'Nut roast 13.00',
    'SWEETS',
    'Crumble 6.25',
  ];
  const tables = readPriceLines({
    blocks: blocks.map((text) =>
      /^[A-Z]+$/.test(text)
        ? { kind: 'heading' as const, text, level: 2 }
        : { kind: 'paragraph' as const, text },
    ),
    title: 'Menu',
  });
  expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['SOUPS', 2],
    ['MAINS', 2],
    ['SWEETS', 1],
  ]);
});

test('numbers below the parts of a price list are prices', () => {
  const read = (title: string) =>
    readPriceLines({
      blocks: [
        { kind: 'heading', text: title, level: 1 },
        { kind: 'heading', text: 'Lessons', level: 2 },
        ...['Private lesson (1 hr): 65', 'Two people: 40 pp', 'Group of 4-6: 28 per person'].map(
          (text) => ({ kind: 'paragraph' as const, text }),
        ),
      ],
      title: 'Leaflet',
    }).flatMap(({ rows }) => rows.map(({ cells }) => cells));
  expect(read('Price list 2026')).toEqual([
    ['Private lesson (1 hr)', '65', ''],
    ['Two people', '40 pp', ''],
    ['Group of 4-6', '28 per person', ''],
  ]);
  expect(read('Who comes when')).toEqual([]);
});

describe('a name that has a word for what is on sale', () => {
  const shop = openShop({
    'Prices.csv': `Item | Price
    Week pass | €40
    Week pass, reduced | €29
    Locker | €5`,
  });

  const ask = askTables({ shop });

  it('is found by that word', () => {
    expect(ask('how much is a reduced week pass')?.text).toContain('€29');
    expect(ask('how much is a week pass')?.text).toContain('€40');
  });
});
