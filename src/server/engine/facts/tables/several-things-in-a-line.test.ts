import { expect, test } from 'vitest';
import { rowsOfText } from './testing/rows-of-text.ts';

test.each([
  [
    'a remark in brackets',
    'Roses $48, tulips $44, lilies $62 (two colors), daisies $30. All come with paper.',
    [
      'Roses | $48 | All come with paper.',
      'Tulips | $44 | All come with paper.',
      'Lilies | $62 | two colors',
      'Daisies | $30 | All come with paper.',
    ],
  ],
  [
    'brackets behind the last one',
    'Trial lesson: violin $60, cello $45 (free for members)\nTuning: $20',
    ['Trial lesson, violin | $60', 'Trial lesson, cello | $45 | free for members', 'Tuning | $20'],
  ],
  [
    'ranges and two sizes',
    'KIOSK: cheese roll $3.50, glue $12-$18, juice $2 / $3, soda $2.50',
    ['Cheese roll | $3.50', 'Glue | $12-$18', 'Juice | $2 / $3', 'Soda | $2.50'],
  ],
  [
    'longer names and names with a number',
    'sharpening: saw R380, pair of long garden shears R480, 4-blade mower R650\nOil: R20',
    [
      'Sharpening, saw | R380',
      'Sharpening, pair of long garden shears | R480',
      'Sharpening, 4-blade mower | R650',
      'Oil | R20',
    ],
  ],
  [
    'levels as names',
    'Diving badge: L1 $150, L2 $170, L3 $210. Twice a year.\nMock dive: $20',
    [
      'Diving badge, L1 | $150 | Twice a year.',
      'Diving badge, L2 | $170 | Twice a year.',
      'Diving badge, L3 | $210 | Twice a year.',
      'Mock dive | $20',
    ],
  ],
  [
    'names that keep their capitals',
    'Postage: Wales £4, Isle of Man £6\nBox: £1',
    ['Postage, Wales | £4', 'Postage, Isle of Man | £6', 'Box | £1'],
  ],
  [
    'other currencies and free things',
    'Strap hole: S$6. Buckle check: free. Lining: S$10.\nGlue: S$4',
    ['Strap hole | S$6', 'Buckle check | free', 'Lining | S$10', 'Glue | S$4'],
  ],
  [
    'a semicolon between them',
    '- Tea $2.20, from the pot; cocoa $3; cider $4',
    ['Tea | $2.20 | from the pot', 'Cocoa | $3', 'Cider | $4'],
  ],
  [
    'a sentence behind the last one',
    'Solo $21 · Duo $35 · Trio $48. Everybody gets the magazine four times a year.',
    ['Solo | $21', 'Duo | $35', 'Trio | $48'],
  ],
  [
    'a fee and what is added to it',
    'Stamp by post: £12 desk fee plus £9 courier (excl. VAT). Takes a week.',
    ['Stamp by post, desk fee | £12 | Takes a week.', 'Stamp by post, courier | £9 | excl. VAT'],
  ],
  [
    'a remark on all of them',
    'Tarts: dozen $54, with lemon cream $72, minimum one dozen',
    ['Tarts, dozen | $54 | minimum one dozen', 'Tarts, with lemon cream | $72 | minimum one dozen'],
  ],
  [
    'what each price is for, without a colon',
    '- Ferry $8 one way, $14 return (book a day before)\n- Bike on board $4',
    ['Ferry, one way | $8', 'Ferry, return | $14 | book a day before', 'Bike on board | $4'],
  ],
])('things of one line may have %s', (_, text, expected) => {
  expect(rowsOfText(text)).toEqual(expected);
});

test('a deposit, loss or delay in front is said with each thing', () => {
  expect(rowsOfText('**Deposits.** Kayaks: £10. Boats and rafts: £50, payable by card.\n')).toEqual(
    ['Deposits – Kayaks | £10', 'Deposits – Boats and rafts | £50 | payable by card.'],
  );
  expect(rowsOfText('Lost or broken gear: paddle $70, whistle $5, rope $30.')).toEqual([
    'Lost or broken gear, paddle | $70',
    'Lost or broken gear, whistle | $5',
    'Lost or broken gear, rope | $30',
  ]);
});

test('what a thing is may stand between its name and its price', () => {
  expect(
    rowsOfText(
      '<dl><dt>The Miller</dt><dd>smoked trout on rye, $12</dd><dt>The Gardener</dt><dd>Beans and herbs, $9. Not on Mondays.</dd></dl>',
    ),
  ).toEqual([
    'The Miller | $12 | smoked trout on rye',
    'The Gardener | $9 | Beans and herbs. Not on Mondays.',
  ]);
  expect(
    rowsOfText('Parking: we have a yard for guests, £5\nDogs: they sleep in the barn, £8'),
  ).toEqual([]);
});

test.each([
  'Under $70 cash at the counter, $70 and up by invoice.\nRepairs under $40 on the spot, $40 and more by Friday.',
  'Rooms cost $80 in summer, $60 in winter.\nThe boat is $20 empty, $30 full.',
])('a sentence with two amounts is no list: %j', (text) => {
  expect(rowsOfText(text)).toEqual([]);
});
