import { expect, it } from 'vitest';
import type { Block, ReadDocument } from './document.ts';
import { prepareDocument } from './prepare-document.ts';
import type { TextCorrection } from './text-correction.ts';

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

const markedIn = (document: ReadDocument, corrections: TextCorrection[] = []) =>
  prepareDocument({ document, name: 'prices.png', corrections }).texts.map(({ text, unsure }) =>
    (unsure ?? []).map(({ from, to }) => [text.slice(from, to), from]),
  );

it('says where words stand that were not surely read', () => {
  const blocks: Block[] = [
    { kind: 'paragraph', text: 'Open 9 to 5, not 9', page: 1, unsure: ['9'] },
    row(1, 'Wash', '$12', ['Wash', '$12']),
    { kind: 'paragraph', text: 'Closed on Sumday', page: 2, unsure: ['Sumday'] },
  ];
  const document = { kind: 'png' as const, title: null, blocks, pages: 2, warnings: [] };
  expect(markedIn(document)).toEqual([
    [['9', 5]],
    [
      ['Wash', 9],
      ['$12', 21],
      ['Sumday', 36],
    ],
  ]);
  // What its owner wrote is sure, and moves what follows.
  const corrections = [
    { original: 'Service: Wash\nPrice: $12', text: 'Service: Wash\nPrice: $120' },
  ];
  expect(markedIn(document, corrections)).toEqual([[['9', 5]], [['Sumday', 37]]]);
});

it('neither makes a fact of a number that was not surely read nor quotes it', () => {
  const blocks = [row(1, 'Wash', '$12'), row(2, 'Wax', '$25'), row(3, 'Polish', '$80', ['$80'])];
  const document = { kind: 'png' as const, title: null, blocks, pages: 1, warnings: [] };
  const { facts, passages } = prepareDocument({ document, name: 'prices.png' });
  expect(facts.tables[0]?.rows).toHaveLength(2);
  expect(JSON.stringify(facts)).not.toContain('$80');
  const quoted = passages.map(({ text }) => text).join('\n');
  expect(quoted).toContain('Service: Polish');
  expect(quoted).not.toContain('$80');
});

it('makes a fact of a number that its owner confirmed', () => {
  const blocks = [row(1, 'Wash', '$12'), row(2, 'Wax', '$25'), row(3, 'Polish', '$80', ['$80'])];
  const document = { kind: 'png' as const, title: null, blocks, pages: 1, warnings: [] };
  const text = 'Service: Polish\nPrice: $80';
  const corrections = [{ original: text, text }];
  const { facts } = prepareDocument({ document, name: 'prices.png', corrections });
  expect(facts.tables[0]?.rows).toHaveLength(3);
});
