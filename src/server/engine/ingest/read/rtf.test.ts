import { expect, it } from 'vitest';
import { readRtf } from './rtf.ts';
import { showBlocks } from './testing/show-blocks.ts';

const read = (body: string): string[] =>
  showBlocks(readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`, 'latin1')).blocks);

it('reads paragraphs with signs in every way of writing them', () => {
  expect(
    read(
      "{\\fonttbl{\\f0 Arial;}}{\\info{\\author Someone}}\\pard Gr\\'fc\\'dfe \\endash  12\\u8364?\\par {\\b Bold} and \\{braces\\}\\line next\\tab line\\par{\\*\\generator Program;}",
    ),
  ).toEqual(['Grüße – 12€', 'Bold and {braces}', 'next: line']);
});

it('reads rows of tables and leaves out hidden text and pictures', () => {
  const row = (...cells: string[]): string =>
    `\\trowd\\cellx1\\cellx2\\pard\\intbl ${cells.join('\\cell ')}\\cell\\row `;
  expect(
    read(
      `${row('Lesson', 'Price')}${row('Half hour', '$30')}${row('Hour', '$55')}\\pard {\\v secret}Call us{\\pict 0102ff}\\par`,
    ),
  ).toEqual(['0.2 Lesson=Half hour | Price=$30', '0.3 Lesson=Hour | Price=$55', 'Call us']);
});

it('ends on groups that are never closed and on broken control words', () => {
  expect(read(`${'{'.repeat(5_000)}deep\\par`)).toEqual(['deep']);
  expect(read("\\'zz\\u99999999 ?ok\\")).toEqual([expect.stringContaining('ok')]);
});
