import { describe, expect, test } from 'vitest';
import { findPrices, parseAmount } from './amount.ts';
import { askTables, openFiles } from './testing/table-fixture.ts';

describe('prices in any currency', () => {
  test.each([
    ['R120', 120],
    ['NZ$45.50', 45.5],
    ['A$ 30', 30],
    ['Rs. 1,500', 1500],
    ['AED 250', 250],
    ['RM18.90', 18.9],
    ['S/ 35', 35],
    ['₹499', 499],
    ['450 Kč', 450],
    ['95 lei', 95],
    ['80 NZD', 80],
    ['from C$15', 15],
  ])('%s is an amount of money', (text, value) => {
    expect(parseAmount(text)).toMatchObject({ value, currency: expect.stringMatching(/./) });
  });

  test.each(['R2', 'B12', 'Z$5', '20 pounds', '6 ft', 'NZ'])('%s is none', (text) => {
    expect(parseAmount(text)?.currency ?? '').toBe('');
  });

  test('are found in running text', () => {
    const found = findPrices('A spare key is R85, a remote NZ$140; Car4 holds 20 people.');
    expect(found.map(({ text }) => text)).toEqual(['R85', 'NZ$140']);
  });

  test('answer what something costs', () => {
    const ask = askTables({
      shop: openFiles({
        'candles.csv': 'Candle,Single,Box of six,Burns\nBeeswax,R95,R520,40 h\nSoy,R70,R390,25 h\n',
      }),
    });
    expect(ask('how much is a box of six soy candles?')?.text).toContain('R390');
    expect(ask('which candle is cheapest?')?.text).toContain('Soy');
  });

  test('stand in the name of the column', () => {
    const ask = askTables({
      shop: openFiles({
        'frames.csv': 'frame,price_nzd,weight_g\nOak,120,900\nPine,80,700\n',
        'mounts.csv': 'Mount,Fee (AED)\nSmall,35\nLarge,60\n',
      }),
    });
    expect(ask('what does the oak frame cost?')?.text).toContain('120');
    expect(ask('how much is a large mount?')?.text).toContain('60');
  });
});
