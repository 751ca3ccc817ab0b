import { expect, test } from 'vitest';
import type { ReadDocument } from './document.ts';
import { prepareDocument } from './prepare-document.ts';

const document: ReadDocument = {
  ...{ kind: 'png', title: null, pages: 1, warnings: ['text-recognized-unsure'] },
  blocks: [
    { kind: 'paragraph', text: 'Our kitchen is open until 21:00 .', page: 1 },
    {
      ...{ kind: 'row', row: 1, table: 0, page: 1, unsure: ['Soop', '$380'] },
      cells: [
        { column: 'Dish', value: 'Soop with 2 rolls' },
        { column: 'Price', value: '$380' },
      ],
    },
  ],
};
const passagesOf = (prepared: ReturnType<typeof prepareDocument>): string =>
  prepared.passages.map(({ text }) => text).join('\n');

test('a number that may be misread is shown to the owner, but answers nothing', () => {
  const prepared = prepareDocument({ document, name: 'menu.png' });
  expect(prepared.texts[0]?.text).toContain('$380');
  expect(prepared.texts[0]?.unsure).toHaveLength(2);
  expect(passagesOf(prepared)).toContain('Soop with 2 rolls');
  expect(passagesOf(prepared)).toContain('21:00');
  expect(passagesOf(prepared)).not.toContain('380');
  expect(JSON.stringify(prepared.facts)).not.toContain('380');
});

test('a number that its owner has confirmed answers', () => {
  const original = 'Dish: Soop with 2 rolls\nPrice: $380';
  const corrections = [{ original, text: original }];
  const prepared = prepareDocument({ document, name: 'menu.png', corrections });
  expect(prepared.texts[0]?.unsure).toBeNull();
  expect(passagesOf(prepared)).toContain('$380');
});
