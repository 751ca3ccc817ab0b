import { expect, test } from 'vitest';
import { rowsOfText } from './testing/rows-of-text.ts';

test.each([
  [
    'a unit, brackets or a comma',
    '- Sled $3 (plus $10 deposit)\n- Snow shoes $8 a day\n- Hot cocoa $4.20, from the pot\n- Ice skates $6 each.',
    [
      'Sled | $3 | plus $10 deposit',
      'Snow shoes | $8 a day',
      'Hot cocoa | $4.20 | from the pot',
      'Ice skates | $6 each',
    ],
  ],
  [
    'several units',
    'Two riders: $40 each an hour\nOne rider: $60 an hour',
    ['Two riders | $40 each an hour', 'One rider | $60 an hour'],
  ],
  [
    'the upper end of a price',
    'Chimney cap: $110 - $180 per flue\nSweep: $90',
    ['Chimney cap | $110 - $180 per flue', 'Sweep | $90'],
  ],
  [
    'a number without a sign',
    'PUPPY FOOD\n- Salmon tin, small - 10.50 each (250 g)\n- Lamb tin, small - 9.80 each (250 g)\n- Duck tin - 3.90',
    [
      'Salmon tin, small | 10.50 each | 250 g',
      'Lamb tin, small | 9.80 each | 250 g',
      'Duck tin | 3.90',
    ],
  ],
  [
    'a sign before what is added',
    'Second child: +$20 per lesson\nSheet music: $15',
    ['Second child | +$20 per lesson', 'Sheet music | $15'],
  ],
])('%s may stand behind the price of a line', (_, text, expected) => {
  expect(rowsOfText(text)).toEqual(expected);
});

test.each([
  [
    'HIRE\nGuest                 $14\nBaby                  free\nBell ringing          $3 extra, from 110 cm\nMap of the cave       free, leave a coin',
    [
      'Guest | $14',
      'Baby | free',
      'Bell ringing | $3 | extra, from 110 cm',
      'Map of the cave | free | leave a coin',
    ],
  ],
  [
    'GRINDING\n  Axe ................. 22   steel only\n  Spade . 14\n  Hedge trimmer ....... 24   two days\n  Scythe .............. 12',
    ['Axe | 22 | steel only', 'Spade | 14', 'Hedge trimmer | 24 | two days', 'Scythe | 12'],
  ],
  [
    'JOBS\ndrain camera ............ $75\nswap a tap (yours) . $12 each\nnew trap ................ $16\nnight call .............. $170 + parts\nair vent ................ $50 (old ones, from $80)',
    [
      'drain camera | $75',
      'swap a tap (yours) | $12 each',
      'new trap | $16',
      'night call | $170 + parts',
      'air vent | $50 (old ones, from $80)',
    ],
  ],
  [
    'ROUNDS\nMilltown ................ free\nOakfield ................ $20\nAsh Bay ................. $35  (big orders only)',
    ['Milltown | free', 'Oakfield | $20', 'Ash Bay | $35 | big orders only'],
  ],
])('a list in columns may have remarks behind some prices: %j', (text, expected) => {
  expect(rowsOfText(text)).toEqual(expected);
});

test('a second price in the line below is no description', () => {
  expect(
    rowsOfText('SAUNA\nevening card  €39\nevening card for pupils €25\nbath towel ....... €5'),
  ).toEqual(['evening card | €39', 'Evening card for pupils | €25', 'bath towel | €5']);
});

test.each([
  'The second night is $40 each.\nA deposit of $50, payable by card.\nBowls are for 6 people and $12 each.',
  'We charge $20 each.\nOtherwise $5, sorry.\nAdd $12 a head.',
  'Wifi: free\nLate departure: $20',
])('a sentence is no price list: %j', (text) => {
  expect(rowsOfText(text)).toEqual([]);
});
