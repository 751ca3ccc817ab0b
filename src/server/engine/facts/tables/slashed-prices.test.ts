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
  ['Kiln firing: £12 / shelf\nGlaze: £4 / pot', ['Kiln firing | £12 / shelf', 'Glaze | £4 / pot']],
])('prices with a slash between them: %s', (text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
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
