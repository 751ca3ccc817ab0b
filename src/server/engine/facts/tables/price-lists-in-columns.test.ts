import { expect, test } from 'vitest';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { readTables } from './read-tables.ts';
import { rowsOfText } from './testing/rows-of-text.ts';
import { testLayouts } from './testing/test-layouts.ts';

test('numbers without a sign are prices where most lines end in one, some with cents', () => {
  expect(
    rowsOfText(`FROM THE SHED
Walnut oil 9 oz (two kinds)   6.50
Soap set    13
Candle, large   17
Nut loaf, sliced   8
Cider mug   3
Ladder     free, bring it back`),
  ).toEqual([
    'Walnut oil 9 oz (two kinds) | 6.50',
    'Soap set | 13',
    'Candle, large | 17',
    'Nut loaf, sliced | 8',
    'Cider mug | 3',
    'Ladder | free | bring it back',
  ]);
  expect(rowsOfText('HOUSES\nOak house   3\nElm house   12\nAsh house   7\nFir house   9')).toEqual(
    [],
  );
});

test('a line of a list doesn’t go on with the next one', () => {
  expect(
    rowsOfText(`WORKSHOP
bearings: front R380, rear of small cars R480, trailers R650
oil change with filter R200 (free if you bought the filter)
wiper blades fitted R25`),
  ).toEqual([
    'Bearings, front | R380',
    'Bearings, rear of small cars | R480',
    'Bearings, trailers | R650',
    'Oil change with filter | R200 | free if you bought the filter',
    'Wiper blades fitted | R25',
  ]);
  expect(
    rowsOfText('wing, single $25 / pair $42\nbumper $30\nmirror $35, free with new paint'),
  ).toEqual([
    'wing, single | $25',
    'wing, pair | $42',
    'Bumper | $30',
    'Mirror | $35 | free with new paint',
  ]);
});

testLayouts({
  'names with a measure over columns': {
    files: {
      'mulch.txt': `The more you order, the less it costs:

                         1 m3    2-3 m3    4-6 m3    7+ m3
  Bark mulch             $145     $130      $115      $105
  Leaf mulch             $125     $110       $98       $89
  Pine needles           $135     $120      $107       $98
`,
    },
    cases: [['how much is bark mulch?', ['$145']]],
  },
  'names with a remark in brackets over columns': {
    files: {
      'guides.txt': `GUIDE       KNOWS                    HOURLY   ALL DAY (6h)   FREE
Ilse        caves, old bridges       $80      $450           may
Tomasz      birds and herbs          $110     $550           june
Wren        snow, maps               $60      $350           may, june
`,
    },
    cases: [['how much is Tomasz for the whole day?', ['$550']]],
  },
});

test('the first of several days is a row', () => {
  expect(
    rowsOfText(`<table><tr><td>Monday</td><td>closed</td></tr>
<tr><td>Tuesday</td><td>10–5.30</td></tr><tr><td>Wednesday</td><td>10–5.30</td></tr>
<tr><td>Thursday</td><td>11–8</td></tr><tr><td>Friday</td><td>9–5</td></tr></table>`)[0],
  ).toBe('Monday | closed');
});

test('a price with its unit is no name of a column', () => {
  expect(
    rowsOfText(`YARD EXTRAS
   Fence or wall .......................... $0.24 per sq ft
   Shed ................................... $0.31 per sq ft
   Boat ................................... from $340
   Trailer ................................ from $95
`),
  ).toEqual([
    'Fence or wall | $0.24 per sq ft',
    'Shed | $0.31 per sq ft',
    'Boat | from $340',
    'Trailer | from $95',
  ]);
});

test('a heading with a remark that stands apart names no columns', () => {
  const { blocks } = readText({
    text: `COATS  (collected on Mondays, brought back on Fridays)
  wool, each .................... $18
  leather, each ................. $29
  fleece, each .................. $14
`,
    markdown: false,
  });
  expect(blocks[0]).toMatchObject({ kind: 'heading' });
  expect(blocks).toHaveLength(4);
});

test('whole numbers are prices where the text says which currency its prices are in', () => {
  const list = `# Toppings

- plum sauce 10
- roasted seeds (two kinds) 12
- sour cream 9
- table 4`;
  expect(rowsOfText(`All prices in rand.\n\n${list}`)).toEqual([
    'Plum sauce | 10',
    'Roasted seeds (two kinds) | 12',
    'Sour cream | 9',
  ]);
  expect(rowsOfText(list)).toEqual([]);
});

test('an empty cell keeps the next one in its column where no column has a name', () => {
  const { blocks } = readHtml(
    '<table><tr><td>Collar</td><td>S</td><td>9.80</td></tr><tr><td>Leash</td><td></td><td>10.20</td></tr></table>',
  );
  const [table] = readTables({ blocks, title: 'Dogs' });
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Collar', 'S', '9.80'],
    ['Leash', '', '10.20'],
  ]);
});
