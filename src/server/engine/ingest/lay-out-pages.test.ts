import { expect, it } from 'vitest';
import type { Block } from './document.ts';
import { layOutPages } from './lay-out-pages.ts';
import { prepareDocument } from './prepare-document.ts';

const row = (at: number, name: string, price: string, unsure?: string[]): Block => ({
  kind: 'row',
  row: at,
  table: 0,
  page: 2,
  cells: [
    { column: 'Service', value: name },
    { column: 'Price', value: price },
  ],
  ...(unsure && { unsure }),
});

it('says where words stand that were not surely read', () => {
  const { texts, unsure } = layOutPages([
    { kind: 'paragraph', text: 'Open 9 to 5, not 9', page: 1, unsure: ['9'] },
    row(1, 'Wash', '$12', ['Wash', '$12']),
    { kind: 'paragraph', text: 'Closed on Sumday', page: 2, unsure: ['Sumday'] },
  ]);
  const marked = unsure.map(({ page, from, to }) => [page, texts[page - 1]?.slice(from, to), from]);
  expect(marked).toEqual([
    [1, '9', 5],
    [2, 'Wash', 9],
    [2, '$12', 21],
    [2, 'Sumday', 36],
  ]);
});

it('makes no fact of a number that was not surely read', () => {
  const blocks = [row(1, 'Wash', '$12'), row(2, 'Wax', '$25'), row(3, 'Polish', '$80', ['$80'])];
  const document = { kind: 'png' as const, title: null, blocks, pages: 1, warnings: [] };
  const { facts, passages } = prepareDocument({ document, name: 'prices.png' });
  expect(facts.tables[0]?.rows).toHaveLength(2);
  expect(JSON.stringify(facts)).not.toContain('$80');
  expect(passages.map(({ text }) => text).join('\n')).toContain('$80');
});
