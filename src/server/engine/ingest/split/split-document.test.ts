import { describe, expect, it } from 'vitest';
import type { Block } from '#server/engine/ingest/document.ts';
import { longestPassage } from './passage.ts';
import { splitDocument } from './split-document.ts';

const heading = (text: string, level = 2): Block => ({ kind: 'heading', text, level });
const paragraph = (text: string, page?: number): Block => ({ kind: 'paragraph', text, page });
const sentence = (number: number): string =>
  `Sentence number ${number} says something about refunds and deliveries.`;
const longText = (count: number): string =>
  Array.from({ length: count }, (_, at) => sentence(at)).join(' ');

describe('splitDocument', () => {
  it('keeps a short document together, headings marked and named in the context', () => {
    const blocks = [heading('Shop', 1), heading('Returns'), paragraph('Thirty days.', 3)];
    expect(splitDocument({ title: 'Guide', blocks })).toEqual([
      {
        text: 'Shop\nReturns\nThirty days.',
        sentences: [
          { text: 'Shop', heading: true },
          { text: 'Returns', heading: true },
          { text: 'Thirty days.', page: 3 },
        ],
        context: 'Guide › Shop › Returns',
        subject: '',
        place: { heading: 'Shop' },
        blocks: [0, 1, 2],
      },
    ]);
  });

  it('cuts long sections between sentences, repeats the heading and shares one sentence', () => {
    const passages = splitDocument({
      title: 'Guide',
      blocks: [heading('Refunds'), paragraph(longText(60))],
    });
    expect(passages.length).toBeGreaterThan(4);
    for (const [index, passage] of passages.entries()) {
      expect(passage.text.length).toBeLessThanOrEqual(longestPassage);
      expect(passage.text).toMatch(/^Refunds\n/);
      const before = passages[index - 1]?.sentences.at(-1)?.text;
      if (before) expect(passage.sentences[0]?.text).toBe(before);
    }
    const all = new Set(passages.flatMap((passage) => passage.sentences.map(({ text }) => text)));
    for (let at = 0; at < 60; at += 1) expect(all).toContain(sentence(at));
  });

  it('ends a full passage at the next heading', () => {
    const blocks = [heading('A'), paragraph(longText(11)), heading('B'), paragraph('About b.')];
    const passages = splitDocument({ title: '', blocks });
    expect(passages.map((passage) => passage.place.heading)).toEqual(['A', 'B']);
    expect(passages[1]?.text).toBe('B\nAbout b.');
  });

  it('forgets a deeper heading when a higher one comes', () => {
    const blocks = [
      heading('One', 1),
      heading('Deep', 3),
      paragraph(longText(11)),
      heading('Two', 1),
      paragraph('x y z.'),
    ];
    expect(splitDocument({ title: 'T', blocks }).at(-1)?.context).toBe('T › Two');
  });

  it('drops a banner that keeps coming back', () => {
    const banner = paragraph('Subscribe to our newsletter now!');
    const blocks = [
      banner,
      paragraph('One.'),
      banner,
      paragraph('Two.'),
      banner,
      paragraph('Three.'),
      banner,
    ];
    const text = splitDocument({ title: '', blocks })
      .map((passage) => passage.text)
      .join('\n');
    expect(text.match(/newsletter/g)).toHaveLength(2);
    expect(text).toContain('Three.');
  });

  it('makes every row a passage with its column names', () => {
    const row: Block = {
      kind: 'row',
      table: 0,
      row: 7,
      cells: [
        { column: 'Hotel', value: 'Bellevue' },
        { column: 'Question', value: 'Are pets allowed in the rooms?' },
        { column: 'Answer', value: 'Small dogs are welcome.' },
      ],
    };
    expect(splitDocument({ title: 'FAQ', blocks: [row] })).toEqual([
      {
        text: 'Hotel: Bellevue\nQuestion: Are pets allowed in the rooms?\nAnswer: Small dogs are welcome.',
        sentences: [
          { text: 'Hotel: Bellevue', heading: true },
          { text: 'Are pets allowed in the rooms?', heading: true },
          { text: 'Small dogs are welcome.' },
        ],
        context: 'FAQ',
        subject: 'Bellevue',
        place: { row: 7 },
        blocks: [0],
      },
    ]);
  });

  it('heads a row of two columns by what it is about', () => {
    const cells = [
      { column: 'Topic', value: 'Photos' },
      { column: 'Details', value: 'Your guide takes pictures and sends you the link.' },
    ];
    const [row] = splitDocument({ title: '', blocks: [{ kind: 'row', row: 2, table: 0, cells }] });
    expect(row?.sentences).toEqual([
      { text: 'Photos', heading: true },
      { text: 'Your guide takes pictures and sends you the link.' },
    ]);
  });

  it('shows the facts of a row that has nothing else, and cuts a cell that is too long', () => {
    const cells = [
      { column: 'SKU', value: 'AB-1' },
      { column: 'Price', value: '9.99' },
    ];
    const [plain] = splitDocument({
      title: '',
      blocks: [{ kind: 'row', row: 2, table: 0, cells }],
    });
    expect(plain?.sentences).toEqual([{ text: 'SKU: AB-1; Price: 9.99' }]);
    const long = [...cells, { column: 'Text', value: longText(40) }];
    const parts = splitDocument({
      title: '',
      blocks: [{ kind: 'row', row: 3, table: 0, cells: long }],
    });
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part.text.length).toBeLessThanOrEqual(longestPassage);
      expect(part.text).toContain('SKU: AB-1');
      expect(part.place.row).toBe(3);
    }
  });

  it('says nothing about nothing', () => {
    expect(splitDocument({ title: 'Empty', blocks: [] })).toEqual([]);
  });
});
