import { expect, it } from 'vitest';
import type { LoadedPassage } from './passage-text.ts';
import { findRowsOfOthers } from './rows-of-others.ts';

let made = 0;
function createRow(first: string, question = 'Can I bring a dog?'): LoadedPassage {
  made += 1;
  return {
    id: `${first} ${made}`,
    documentId: 'stays.csv',
    title: 'stays.csv',
    text: `${first}\nquestion: ${question}\nanswer: Yes.`,
    place: { row: made },
    sentences: [],
  } as never;
}

const inns = ['Gatley House', 'Thornwick Lodge', 'The Old Mill House', 'Pemberley Guest House'].map(
  (name) => createRow(`property: ${name}`),
);
const [gatley, thornwick, mill] = inns;
const find = (...asked: string[]) => findRowsOfOthers({ passages: inns, asked });

it('leaves out the rows of places that the visitor doesn’t name', () => {
  const found = find('can I bring a dog to gatley house');
  expect(found.has(gatley?.id ?? '')).toBe(false);
  expect(found.has(thornwick?.id ?? '')).toBe(true);
  expect(find('are dogs allowed at Warkworth House?').size).toBe(inns.length);
  expect(find('can I bring a dog').size).toBe(inns.length);
});

it('knows a place from an earlier question, and with a slip', () => {
  expect(find('Tell me about the Old Mill.', 'are dogs ok').has(mill?.id ?? '')).toBe(false);
  expect(find('dogs at thornwik lodge?').has(thornwick?.id ?? '')).toBe(false);
});

it('leaves topics alone, and one place among other rows', () => {
  const topics = ['Delivery', 'Returns', 'Gift cards', 'Payment'].map((name) =>
    createRow(`category: ${name}`),
  );
  expect(findRowsOfOthers({ passages: topics, asked: ['how long is a voucher valid'] }).size).toBe(
    0,
  );
  const one = [createRow('property: Gatley House'), createRow('property: Gatley House')];
  expect(findRowsOfOthers({ passages: one, asked: ['can I bring a dog'] }).size).toBe(0);
});
