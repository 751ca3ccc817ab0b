import { expect, it } from 'vitest';
import { readText } from './text.ts';

const fees = `CHIMNEY & STOVE CARE
PRICES 2026
=====================================

                                   Weekday    Weekend   Time
SWEEPING
Open fire ........................ 70         85        45 min
Wood stove ....................... 80         95        60 min

REPAIRS
Cowl, fitted ..................... 140                  2 h
Rope seal ........................ 45         45

Prices include the certificate.`;

const rowsOf = (text: string) =>
  readText({ text, markdown: false }).blocks.flatMap((block) =>
    block.kind === 'row'
      ? [Object.fromEntries(block.cells.map(({ column, value }) => [column, value]))]
      : [],
  );

it('reads groups of lines under names of columns that stand once above them', () => {
  expect(rowsOf(fees)).toEqual([
    { Category: 'SWEEPING', '': 'Open fire', Weekday: '70', Weekend: '85', Time: '45 min' },
    { Category: 'SWEEPING', '': 'Wood stove', Weekday: '80', Weekend: '95', Time: '60 min' },
    { Category: 'REPAIRS', '': 'Cowl, fitted', Weekday: '140', Time: '2 h' },
    { Category: 'REPAIRS', '': 'Rope seal', Weekday: '45', Weekend: '45' },
  ]);
});

it('leaves a set-in line above running text as it is', () => {
  const text = `          Terms          Conditions

Bring the key back on time.
We keep the deposit otherwise.`;
  expect(rowsOf(text)).toEqual([]);
});

it('goes on below a line that fits no column, and leaves values beside the columns alone', () => {
  const text = `CAMP SITE

                              Low        Mid        High
TENTS (with 2 people)
Small tent                    16         20         26
Large tent                    21         26         34
  kitchen tent                only in spring          (or 5)

HUTS (whole hut)
Heron, sleeps 2               48         58         72
Otter hut, 5 (May-Sep) -                 70         92

  sheets for the whole stay         12
  firewood, one bag                 8 per bag
`;
  expect(rowsOf(text).map((row) => Object.values(row).join(' | '))).toEqual([
    'TENTS (with 2 people) | Small tent | 16 | 20 | 26',
    'TENTS (with 2 people) | Large tent | 21 | 26 | 34',
    'HUTS (whole hut) | Heron, sleeps 2 | 48 | 58 | 72',
    'HUTS (whole hut) | Otter hut, 5 (May-Sep) | 70 | 92',
  ]);
  expect(readText({ text, markdown: false }).blocks).toContainEqual(
    expect.objectContaining({ kind: 'paragraph', text: expect.stringContaining('kitchen tent') }),
  );
});
