import { expect, test } from 'vitest';
import { pickFigures } from './pick-figures.ts';

test.each([
  ['Delivery costs $12.50. [1]', ['$12.50']],
  ['Open from 9:00 to 17:30 on Monday [2].', ['9:00', '17:30']],
  ['Das kostet 45 € oder 10 % weniger.', ['45 €', '10 %']],
  ['From 9 am to 5 pm.', ['9 am', '5 pm']],
  ['Dogs are welcome.', []],
])('%j has %j', (answer, figures) => {
  expect(pickFigures(answer)).toEqual(figures);
});
