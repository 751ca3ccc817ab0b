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
  expect(rowsOfText('4.5 Late return: £15\n4.6 Lost key: £40\n4.7 Cleaning: £30')).toEqual([
    'Late return | £15',
    'Lost key | £40',
    'Cleaning | £30',
  ]);
});

test('prices that are set apart by spaces are several things', () => {
  expect(rowsOfText('BUNKS\n  cot $60   double $75   loft $85   second child half price')).toEqual([
    'Cot | $60',
    'Double | $75',
    'Loft | $85',
  ]);
});
