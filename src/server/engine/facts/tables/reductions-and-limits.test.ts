import { expect, test } from 'vitest';
import { rowsOfText } from './testing/rows-of-text.ts';

test.each([
  [
    'Half day: $45\nFull day: $80\nSeniors: $7 off any hire\nMembers: $10 off each full day',
    ['Half day | $45', 'Full day | $80'],
  ],
  ['Loft ladder: £60\nNeighbours: £5 off per house', ['Loft ladder | £60']],
  ['Ganztags: 80 €\nHalbtags: 45 €\nRentner: 5 € Rabatt', ['Ganztags | 80 €', 'Halbtags | 45 €']],
  [
    'Canoe bag: $30 to buy, $12 back if dry\nPaddle: $8',
    ['Canoe bag, to buy | $30', 'Paddle | $8'],
  ],
  // The survey costs £25, whatever becomes of it later.
  [
    'Survey: £25 taken off the invoice later\nNew gate: £340',
    ['Survey | £25 | taken off the invoice later', 'New gate | £340'],
  ],
  ['Cabin: £40 off season\nTent: £15', ['Cabin | £40 | off season', 'Tent | £15']],
  [
    'Back massage: £30\nMassage, legs and back: £45',
    ['Back massage | £30', 'Massage, legs and back | £45'],
  ],
])('what is taken off or given back is no price: %j', (text, expected) => {
  expect(rowsOfText(text)).toEqual(expected);
});

test.each([
  [
    'Postage: parcels free over £60, otherwise £5\nGift wrap: £3',
    ['Postage, parcels | £5 | free over £60', 'Gift wrap | £3'],
  ],
  ['Delivery free over $80\nGift wrap $3\nRibbon $2', ['Gift wrap | $3', 'Ribbon | $2']],
  ['Lieferung frei ab 50 €\nKarton 3 €\nSchleife 2 €', ['Karton | 3 €', 'Schleife | 2 €']],
])('a limit for free delivery is no price: %j', (text, expected) => {
  expect(rowsOfText(text)).toEqual(expected);
});

test('a deposit is called one', () => {
  expect(rowsOfText('Canoe: $60 a day\nWeddings: $200 deposit in spring')).toEqual([
    'Canoe | $60 a day',
    'Weddings, deposit | $200 | in spring',
  ]);
});
