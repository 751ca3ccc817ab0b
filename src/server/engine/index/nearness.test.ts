import { expect, test } from 'vitest';
import { createDocumentSegment } from './document-segment.ts';
import { createNearness } from './nearness.ts';
import { encodeWords } from './passage-record.ts';
import { quantiseVectors } from './quantise.ts';
import { createVectorArena } from './vector-arena.ts';

const passage = {
  sentences: [{ text: 'Item: Reading lamp; Price: 40' }, { text: 'Reading lamp', isName: true }],
  context: '',
  subject: '',
  place: { row: 2 },
} as const;
const words = encodeWords({ ...passage, sentences: [...passage.sentences] });
const said = Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0);
const name = Float32Array.of(0, 0.6, 0.8, 0, 0, 0, 0, 0);

function indexOf(vectors: Float32Array[] | null) {
  return {
    segments: [
      createDocumentSegment({
        documentId: 'lamps',
        records: [{ id: 'p', words, vectors: vectors && quantiseVectors(vectors) }],
        arena: createVectorArena({ dimensions: 8 }),
      }),
    ],
  };
}
const place = { documentId: 'lamps', passageId: 'p' };
const vector = Float32Array.of(0, 1, 0, 0, 0, 0, 0, 0);

test('compares a question with a sentence and with the name behind it', () => {
  const nearnessOf = createNearness({ index: indexOf([said, name]), vector });
  expect(nearnessOf({ ...place, sentence: 0 })).toBeCloseTo(0, 2);
  expect(nearnessOf({ ...place, sentence: 1 })).toBeCloseTo(0.6, 2);
});

test('a name is not part of what is searched', () => {
  const [segment] = indexOf([said, name]).segments;
  expect(Array.from(segment?.sentenceStarts ?? [])).toEqual([0, 1]);
});

test.each([
  ['the question has no vector', indexOf([said, name]), null, { ...place, sentence: 1 }],
  ['the document isn’t embedded', indexOf(null), vector, { ...place, sentence: 0 }],
  ['it was embedded without names', indexOf([said]), vector, { ...place, sentence: 1 }],
  [
    'vectors are of another model',
    indexOf([said, name]),
    Float32Array.of(1, 0),
    { ...place, sentence: 1 },
  ],
  [
    'there is no such passage',
    indexOf([said, name]),
    vector,
    { ...place, passageId: 'q', sentence: 0 },
  ],
])('says nothing when %s', (_, index, question, asked) => {
  expect(createNearness({ index, vector: question })(asked)).toBeNull();
});
