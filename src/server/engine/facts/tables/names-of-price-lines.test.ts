import { expect, test } from 'vitest';
import { rowsOfText } from './testing/rows-of-text.ts';

test('a name that lists places may be long', () => {
  expect(
    rowsOfText('Zone A - Ashby, Nether Mill, North Quay, Old Harbor, Kirk Hill - $5\nBeyond: $20'),
  ).toEqual([
    'Zone A - Ashby, Nether Mill, North Quay, Old Harbor, Kirk Hill | $5',
    'Beyond | $20',
  ]);
});

test('words in brackets don’t make a name too long', () => {
  expect(rowsOfText('Drawing plan for one bathroom (up to 8 sq m): $480\nKitchen: $950')).toEqual([
    'Drawing plan for one bathroom (up to 8 sq m) | $480',
    'Kitchen | $950',
  ]);
  expect(rowsOfText('Transfer to the old ferry landing (min. 14 people): $250\nMap: $5')).toEqual([
    'Transfer to the old ferry landing (min. 14 people) | $250',
    'Map | $5',
  ]);
});

test('names in small letters count where several stand together', () => {
  expect(rowsOfText('NOSE AND EAR\nlower ear $60\nupper ear $65\nnose ring $70')).toEqual([
    'Lower ear | $60',
    'Upper ear | $65',
    'Nose ring | $70',
  ]);
  expect(rowsOfText('TIRES\nplain valve $6\nvalve with sensor from $78\nrim lock $9')).toEqual([
    'Plain valve | $6',
    'Valve with sensor | from $78',
    'Rim lock | $9',
  ]);
  expect(rowsOfText('The shop is closed in May.\n\nand the second coat $40')).toEqual([]);
});

test('the number of a clause isn’t part of a name', () => {
  expect(rowsOfText('3.1 Muddy boots: £15\n3.2 Spare key: £40\n3.3 Second visit: £30')).toEqual([
    'Muddy boots | £15',
    'Spare key | £40',
    'Second visit | £30',
  ]);
});

test('prices that are set apart by spaces are several things', () => {
  expect(rowsOfText('BUNKS\n  cot $20   bed $35   loft $40   second child half price')).toEqual([
    'Cot | $20',
    'Bed | $35',
    'Loft | $40',
  ]);
});

test('a name may end in a word that otherwise opens a number', () => {
  expect(
    rowsOfText(
      'Plan A $40\nFamily Plus $55\nSolo $21\nEn suite room $90\nSew it yourself kit $30\nThe boat is $12\nOver $30 please ring',
    ),
  ).toEqual([
    'Plan A | $40',
    'Family Plus | $55',
    'Solo | $21',
    'En suite room | $90',
    'Sew it yourself kit | $30',
  ]);
});
