import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['－2', "'－2"],
  ['＋2', "'＋2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a; @x', '"a;\' @x"'],
  ['a\n=1+1', '"a\n\'=1+1"'],
  ['a\t-1', "a\t'-1"],
  ['\tx', "'\tx"],
  ['a-b; c', '"a-b; c"'],
  ['plain, text', '"plain, text"'],
])('%j can not become a formula', (value, written) => {
  expect(writeCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});
