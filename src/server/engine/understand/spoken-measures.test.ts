import { expect, test } from 'vitest';
import { findFigures, readRanges } from './figures.ts';
import { writeMeasures } from './spoken-measures.ts';

test.for([
  ['a liter of paint', '1 liter of paint'],
  ['half a kilo of nails', '0.5 kilo of nails'],
  ['ein kilo nagel', '1 kilo nagel'],
  ['einen halben liter lack', '0.5 liter lack'],
  ['un litro de barniz', '1 litro de barniz'],
  ['medio kilo de clavos', '0.5 kilo de clavos'],
  ['un demi-litre de vernis', '0.5 litre de vernis'],
  ['mezzo chilo di chiodi', '0.5 chilo di chiodi'],
  ['meio litro de verniz', '0.5 litro de verniz'],
  ['halve liter lak', '0.5 liter lak'],
  ['pol litra lakieru', '0.5 litra lakieru'],
  ['a day in the kilo bar', 'a day in the kilo bar'],
  ['una hora y media', 'una hora y media'],
  ['', ''],
])('"%s" is "%s"', ([said, written]) => {
  expect(writeMeasures(said as string)).toBe(written);
});

test('a question and a cell tell the same amount', () => {
  const [figure] = findFigures('cuanto cuesta medio litro de barniz', 'es');
  expect(figure).toMatchObject({ kind: 'volume', value: 0.5 });
  expect(readRanges('Lata de medio litro', 'es')).toMatchObject([{ kind: 'volume', from: 0.5 }]);
  expect(readRanges('Lata de un litro', 'es')).toMatchObject([{ kind: 'volume', from: 1 }]);
  expect(readRanges('Lata grande', 'es')).toEqual([]);
});
