import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('cells are quoted where needed and cannot run as formulas', () => {
  expect(
    toCsv([
      ['title', 'answers'],
      ['menu, "2026".pdf', 3],
      ['=HYPERLINK("x")', -1],
      ['@sum', 0],
    ]),
  ).toBe(`title,answers\r\n"menu, ""2026"".pdf",3\r\n"'=HYPERLINK(""x"")",-1\r\n'@sum,0`);
});
