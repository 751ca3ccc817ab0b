import { describe, expect, it } from 'vitest';
import { blockText } from './block-text.ts';
import { correctText } from './correct-text.ts';
import type { Block } from './document.ts';
import { prepareDocument } from './prepare-document.ts';
import type { TextCorrection } from './text-correction.ts';

const paragraph = (text: string, page?: number): Block => ({
  kind: 'paragraph',
  text,
  ...(page && { page }),
});
const heading = (text: string): Block => ({ kind: 'heading', text, level: 2 });
const row = (cells: Record<string, string>): Block => ({
  kind: 'row',
  row: 2,
  table: 0,
  cells: Object.entries(cells).map(([column, value]) => ({ column, value })),
});
const correct = (blocks: Block[], ...corrections: TextCorrection[]) =>
  correctText({ blocks, corrections });
const textsOf = (blocks: readonly Block[]) => blocks.map(blockText);

describe('a correction', () => {
  const blocks = [
    heading('Swimming'),
    paragraph('The pool opens at 7am.', 3),
    paragraph('Bring a towel.', 4),
  ];

  it('replaces the block that says what it was made for, on the same page', () => {
    const changed = correct(blocks, {
      original: 'the pool  opens at 7AM.',
      text: 'The pool opens at 8am.',
    });
    expect(changed.blocks).toEqual([
      blocks[0],
      { kind: 'paragraph', text: 'The pool opens at 8am.', page: 3 },
      blocks[2],
    ]);
    expect(changed.parts[1]).toMatchObject({
      text: 'The pool opens at 8am.',
      original: 'The pool opens at 7am.',
      page: 3,
    });
  });

  it('leaves a block out, and keeps it in sight of its owner', () => {
    const { blocks: left, parts } = correct(blocks, { original: 'Bring a towel.', text: null });
    expect(textsOf(left)).toEqual(['Swimming', 'The pool opens at 7am.']);
    expect(parts[2]).toMatchObject({ text: null, original: 'Bring a towel.', page: 4 });
  });

  it('keeps a heading a heading, and makes paragraphs of further lines', () => {
    const text = 'Swimming pool\nIndoors and heated.\n\nClosed in August.';
    const changed = correct([heading('Swimming')], { original: 'Swimming', text });
    expect(changed.blocks).toEqual([
      { kind: 'heading', level: 2, text: 'Swimming pool' },
      { kind: 'paragraph', text: 'Indoors and heated.' },
      { kind: 'paragraph', text: 'Closed in August.' },
    ]);
  });

  it('is for every block that says the same', () => {
    const twice = [paragraph('Ask at the desk.', 1), paragraph('Ask at the desk.', 2)];
    const changed = correct(twice, { original: 'Ask at the desk.', text: 'Ask in the shop.' });
    expect(textsOf(changed.blocks)).toEqual(['Ask in the shop.', 'Ask in the shop.']);
  });

  it('changes nothing when its text is nowhere', () => {
    const changed = correct(blocks, { original: 'The pool opens at 6am.', text: 'No.' });
    expect(changed.blocks).toEqual(blocks);
    expect(changed.parts.every(({ key }) => key === undefined)).toBe(true);
  });

  it('does not apply to what another correction wrote', () => {
    const changed = correct(
      [paragraph('First text of all.')],
      { original: 'First text of all.', text: 'Second text of all.' },
      { original: 'Second text of all.', text: 'Third text of all.' },
    );
    expect(textsOf(changed.blocks)).toEqual(['Second text of all.']);
  });
});

describe('text that is cut into other blocks than before', () => {
  it('is found inside a longer paragraph; what surrounds it stays', () => {
    const longer = paragraph('Welcome. Lunch is from noon to two. See you soon.', 5);
    const correction = { original: 'Lunch is from noon to two.', text: 'Lunch is from one.' };
    const { blocks, parts } = correct([longer], correction);
    expect(blocks).toEqual([paragraph('Welcome. Lunch is from one. See you soon.', 5)]);
    expect(parts.map(({ text }) => text)).toEqual([
      'Welcome.',
      'Lunch is from one.',
      'See you soon.',
    ]);
  });

  it('is found across paragraphs', () => {
    const cut = [paragraph('Hello. Lunch is from', 1), paragraph('noon to two. Bye.', 2)];
    const original = 'Lunch is from noon to two.';
    expect(textsOf(correct(cut, { original, text: 'Lunch is off.' }).blocks)).toEqual([
      'Hello. Lunch is off.',
      'Bye.',
    ]);
    expect(textsOf(correct(cut, { original, text: null }).blocks)).toEqual(['Hello.', 'Bye.']);
  });

  it('is not looked for when it is only a few words, which mean something else elsewhere', () => {
    const blocks = [paragraph('We sell soup and bread every day.')];
    expect(correct(blocks, { original: 'Soup and bread', text: 'Cake' }).blocks).toEqual(blocks);
  });

  it('is not found across a table row', () => {
    const blocks = [paragraph('Lunch is from'), row({ Dish: 'Pie' }), paragraph('noon to two.')];
    const correction = { original: 'Lunch is from noon to two.', text: null };
    expect(correct(blocks, correction).blocks).toEqual(blocks);
  });
});

describe('a corrected table row', () => {
  const bike = row({ Bike: 'Tandem', Price: '$30' });
  const original = 'Bike: Tandem\nPrice: $30';

  it('stays a row of its table', () => {
    const changed = correct([bike], { original, text: 'Bike: Tandem\nPrice: $35\nper day' });
    expect(changed.blocks).toEqual([row({ Bike: 'Tandem', Price: '$35\nper day' })]);
  });

  it('becomes text when it no longer names a column', () => {
    const changed = correct([bike], { original, text: 'We no longer rent tandems.' });
    expect(changed.blocks).toEqual([paragraph('We no longer rent tandems.')]);
  });
});

describe('a corrected document', () => {
  const document = {
    kind: 'txt' as const,
    title: 'Bikes',
    pages: null,
    warnings: [],
    blocks: [
      paragraph('Call us at 020 7946 0000.'),
      row({ Bike: 'City bike', Price: '$20' }),
      row({ Bike: 'Tandem', Price: '$30' }),
    ],
  };
  const corrections = [
    { original: 'Bike: Tandem\nPrice: $30', text: 'Bike: Tandem\nPrice: $35' },
    { original: 'Call us at 020 7946 0000.', text: 'Call us at 020 7946 0123.' },
  ];

  it('is searched, listed and understood with the corrected text alone', () => {
    const prepared = prepareDocument({ document, name: 'bikes.txt', corrections });
    const said = JSON.stringify([prepared.passages.map(({ text }) => text), prepared.facts]);
    expect(said).toContain('$35');
    expect(said).toContain('0123');
    expect(said).not.toMatch(/\$30|0000/);
    expect(prepared.texts[0]?.text).not.toContain('$30');
    expect(prepared.texts[0]?.parts).toHaveLength(3);
  });

  it('may leave out everything', () => {
    const all = document.blocks.map((block) => ({ original: blockText(block), text: null }));
    const prepared = prepareDocument({ document, name: 'bikes.txt', corrections: all });
    expect(prepared.passages).toEqual([]);
    expect(prepared.texts[0]?.text).toBe('');
    expect(prepared.texts[0]?.parts).toHaveLength(3);
  });
});
