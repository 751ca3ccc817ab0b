import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf.ts';
import { placeText } from './testing/place-text.ts';

async function read(texts: Parameters<typeof placeText>[0]): Promise<string[]> {
  const { blocks } = await readPdf({
    bytes: placeText(texts),
    maxPages: 10,
    onProgress: async () => {},
  });
  return blocks.map((block) =>
    block.kind === 'row'
      ? `${block.table}.${block.row} ${block.cells.map(({ column, value }) => `${column}=${value}`).join(' | ')}`
      : block.text,
  );
}

describe('readPdf', () => {
  it('reads columns that stand under each other as a table', async () => {
    expect(
      await read([
        [60, 700, 'We mend shoes of every kind, and while you wait if the shop is quiet that day.'],
        [60, 670, 'Repair'],
        [200, 670, 'Days'],
        [280, 670, 'Price'],
        [60, 650, 'New heels'],
        [200, 650, '1'],
        [280, 650, '$18.00'],
        [60, 630, 'New soles'],
        [200, 630, '3'],
        [280, 630, '$45.00'],
        [60, 610, 'Stitching'],
        [280, 610, '$9.50'],
        [60, 580, 'Please bring the shoes clean, and write your name and number on the bag.'],
      ]),
    ).toEqual([
      'We mend shoes of every kind, and while you wait if the shop is quiet that day.',
      '0.2 Repair=New heels | Days=1 | Price=$18.00',
      '0.3 Repair=New soles | Days=3 | Price=$45.00',
      '0.4 Repair=Stitching | Price=$9.50',
      'Please bring the shoes clean, and write your name and number on the bag.',
    ]);
  });

  it('puts wrapped cells and headers together again', async () => {
    expect(
      await read([
        [60, 700, 'Repair'],
        [200, 706, 'Price'],
        [200, 694, 'per pair'],
        [300, 700, 'What we do'],
        [60, 664, 'Soles'],
        [200, 670, '45,00'],
        [200, 658, 'EUR'],
        [300, 670, 'Leather or rubber, glued and'],
        [300, 658, 'stitched by hand'],
        [60, 634, 'Winter boots,'],
        [60, 622, 'lined'],
        [200, 628, '60,00 EUR'],
        [300, 628, 'With felt'],
        [60, 598, 'Heels'],
        [200, 598, '18,00 EUR'],
        [300, 598, 'Rubber'],
      ]),
    ).toEqual([
      '0.2 Repair=Soles | Price per pair=45,00 EUR | What we do=Leather or rubber, glued and stitched by hand',
      '0.3 Repair=Winter boots, lined | Price per pair=60,00 EUR | What we do=With felt',
      '0.4 Repair=Heels | Price per pair=18,00 EUR | What we do=Rubber',
    ]);
  });

  it('keeps columns of running text as text', async () => {
    const left = [
      'This page is set in two columns, as',
      'newsletters often are, and each of',
      'them has to be read on its own from',
      'the top to the bottom of the page.',
    ];
    const right = [
      'The second column begins here and',
      'goes on with something else, which',
      'must not be mixed up with what the',
      'first one said on the same line.',
    ];
    const texts = await read([
      ...left.map((text, at) => [60, 700 - at * 12, text] as const),
      ...right.map((text, at) => [320, 700 - at * 12, text] as const),
    ]);
    expect(texts.join(' ')).toBe([...left, ...right].join(' '));
  });

  it('ends a paragraph where the next word would have fitted', async () => {
    expect(
      await read([
        [60, 700, 'A photo ID'],
        [
          60,
          688,
          'A list of the medicines that you take every day, with doses and the time of the',
        ],
        [60, 676, 'day at which you take them'],
        [60, 664, 'Your insurance card'],
        [
          60,
          640,
          'This is a longer line of text that shows how wide the page is and where it ends.',
        ],
        [
          60,
          628,
          'It is followed by another that is just as long so that the usual width is known',
        ],
        [60, 616, 'and by a last one.'],
      ]),
    ).toEqual([
      'A photo ID',
      'A list of the medicines that you take every day, with doses and the time of the day at which you take them',
      'Your insurance card',
      'This is a longer line of text that shows how wide the page is and where it ends. It is followed by another that is just as long so that the usual width is known and by a last one.',
    ]);
  });
});
