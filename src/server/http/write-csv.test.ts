import { expect, test } from 'vitest';
import { readCsvCell, writeCsv } from './write-csv.ts';

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

test.each(['=1+1', 'a\n- one\n- two', 'a; @x', '-5 °C', "it's 3 o'clock", "'quoted'", 'a-b'])(
  '%j is read as it was written',
  (value) => {
    const [, cell = ''] = /^\uFEFF(?:"([\s\S]*)"|[\s\S]*)\r\n$/.exec(writeCsv([[value]])) ?? [];
    expect(readCsvCell(cell || writeCsv([[value]]).slice(1, -2))).toBe(value);
  },
);
