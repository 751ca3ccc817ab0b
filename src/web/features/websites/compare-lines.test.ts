import { expect, test } from 'vitest';
import { compareLines, type LinePiece } from './compare-lines.ts';

const show = (pieces: LinePiece[] | null): string | null =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}] ` : text)).join('') ?? null;
const compare = (removed: string[], added: string[]) =>
  compareLines({ removed, added }).map((change) => [show(change.removed), show(change.added)]);

test('marks the words that changed in a line', () => {
  expect(compare(['The tour costs 25 € per person.'], ['The tour costs 29 € per person.'])).toEqual(
    [['The tour costs [25] € per person.', 'The tour costs [29] € per person.']],
  );
  expect(compare(['Open Monday to Friday'], ['Open Monday to Friday and Sunday'])).toEqual([
    ['Open Monday to Friday', 'Open Monday to Friday [and Sunday] '],
  ]);
});

test('puts a changed line beside the one it was, wherever that is', () => {
  const before = ['Kayak: 24 €', 'Canoe with two seats: 32 €'];
  const after = ['Canoe with two seats: 35 €', 'Kayak: 24 € a day', 'Dogs travel free.'];
  expect(compare(before, after)).toEqual([
    ['Kayak: 24 €', 'Kayak: 24 € [a day] '],
    ['Canoe with two seats: [32] €', 'Canoe with two seats: [35] €'],
    [null, 'Dogs travel free.'],
  ]);
});

test('lists lines that have little in common as removed and added', () => {
  expect(compare(['We are closed in winter.'], ['The café sells waffles in spring.'])).toEqual([
    ['We are closed in winter.', null],
    [null, 'The café sells waffles in spring.'],
  ]);
});
