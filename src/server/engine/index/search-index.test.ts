import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { createDocumentSegment } from './document-segment.ts';
import { encodeWords, type PassageRecord } from './passage-record.ts';
import { quantiseVectors } from './quantise.ts';
import { searchIndex } from './search-index.ts';
import { createVectorArena } from './vector-arena.ts';

const arena = createVectorArena({ dimensions: 8 });
const unit = (...values: number[]): Float32Array => {
  const vector = Float32Array.from({ length: 8 }, (_, at) => values[at] ?? 0);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

function record(
  id: string,
  texts: string[],
  vectors: Float32Array[] | null,
  subject = '',
): PassageRecord {
  const sentences = texts.map((text) => ({ text }));
  return {
    id,
    words: encodeWords({ sentences, context: '', subject, place: {} }),
    vectors: vectors && quantiseVectors(vectors),
  };
}
const segment = (documentId: string, records: PassageRecord[]) =>
  createDocumentSegment({ documentId, records, arena });
const find = (
  index: Parameters<typeof searchIndex>[0]['index'],
  question: string,
  vector: Float32Array | null,
) => searchIndex({ index, query: { terms: analyse(question), vector }, limit: 10 });

describe('searchIndex', () => {
  it('finds by words where there are no vectors, rare words first', () => {
    const index = {
      segments: [
        segment('a', [
          record('common', ['The shop is open today.', 'The shop is big.'], null),
          record('rare', ['The shop takes refunds.'], null),
          record('none', ['Bananas are yellow.'], null),
        ]),
      ],
    };
    const { matches, unknown } = find(index, 'refunds at the shop zebra', null);
    expect(matches.map((match) => match.id).slice(0, 2)).toEqual(['rare', 'common']);
    expect(unknown).toBeCloseTo(1 / 3);
  });

  it('finds by meaning what shares no word', () => {
    const index = {
      segments: [
        segment('a', [
          record('cat', ['Felines sleep.'], [unit(1, 0.1)]),
          record('dog', ['Hounds bark.'], [unit(0, 1)]),
        ]),
      ],
    };
    const { matches } = find(index, 'kitty', unit(1));
    expect(matches[0]?.id).toBe('cat');
    expect(matches[0]?.sentences[0]?.cosine).toBeCloseTo(unit(1, 0.1)[0] ?? 0, 1);
  });

  it('scores exactly over many parts: the best of thousands comes first wherever it stands', () => {
    const noise = (seed: number) =>
      unit(0.2, Math.sin(seed), Math.cos(seed * 3), Math.sin(seed * 7), 1);
    const parts = Array.from({ length: 6 }, (_, part) =>
      segment(
        `d${part}`,
        Array.from({ length: 300 }, (_, at) =>
          record(`${part}-${at}`, [`filler ${at}`], [noise(part * 300 + at)]),
        ),
      ),
    );
    const last = segment('last', [record('needle', ['the needle'], [unit(1)])]);
    for (const segments of [
      [...parts, last],
      [last, ...parts],
    ]) {
      expect(find({ segments }, 'something else', unit(1)).matches[0]?.id).toBe('needle');
    }
  });

  it('prefers the row whose subject the question names', () => {
    const row = (id: string, subject: string) =>
      record(id, [`Property: ${subject}`, 'Pets are allowed.'], null, subject);
    const index = {
      segments: [
        segment('t', [
          row('1', 'Hotel Bellevue'),
          row('2', 'Hotel Astoria'),
          row('3', 'Hotel Carlton'),
        ]),
      ],
    };
    const { matches } = find(index, 'Are pets allowed at Hotel Astoria?', null);
    expect(matches[0]?.id).toBe('2');
    expect(matches[0]?.named).toBeCloseTo(1);
    expect(matches[1]?.named ?? 1).toBeLessThan(0.5);
  });

  it('goes on by words when vectors are missing, released or of another size', () => {
    const half = segment('half', [
      record('1', ['Refunds take a week.'], [unit(1)]),
      record('2', ['Other.'], null),
    ]);
    expect(half.vectors).toBeNull();
    const whole = segment('whole', [record('3', ['Refunds take a week.'], [unit(1)])]);
    whole.release();
    const small = segment('small', [record('4', ['Refunds take a week.'], [unit(1)])]);
    const wrongSize = new Float32Array(16).fill(0.25);
    expect(find({ segments: [half, whole] }, 'refunds', unit(1)).matches).toHaveLength(3);
    expect(find({ segments: [small] }, 'refunds', wrongSize).matches[0]?.id).toBe('4');
  });

  it('counts a word that means the same as the word itself', () => {
    const index = {
      segments: [
        segment('a', [
          record('bike', ['We repair bicycles.'], null),
          record('none', ['Bananas are yellow.'], null),
        ]),
      ],
    };
    const search = (terms: (string | string[])[]) =>
      searchIndex({ index, query: { terms, vector: null }, limit: 10 });
    const [repaired = '', bicycle = ''] = analyse('repair bicycles');
    expect(search(['cycl']).unknown).toBe(1);
    const { matches, unknown, weights } = search([['cycl', bicycle], repaired]);
    expect(matches[0]?.id).toBe('bike');
    expect(unknown).toBe(0);
    expect(weights.map(({ known }) => known)).toEqual([true, true]);
  });

  it('answers an empty index with nothing', () => {
    expect(find({ segments: [] }, 'anything', null)).toMatchObject({ matches: [], unknown: 1 });
  });
});
