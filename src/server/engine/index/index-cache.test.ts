import { describe, expect, it } from 'vitest';
import { createIndexCache, type DocumentLoader } from './index-cache.ts';
import { encodeWords } from './passage-record.ts';
import { quantiseVectors } from './quantise.ts';

const record = (id: string) => ({
  id,
  words: encodeWords({
    sentences: [{ text: `text of ${id}` }],
    context: '',
    subject: '',
    place: {},
  }),
  vectors: quantiseVectors([Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0)]),
});

function createLoader() {
  const loaded: string[] = [];
  const load: DocumentLoader = async function* (id) {
    loaded.push(id);
    yield [record(`${id}-1`)];
    yield [record(`${id}-2`)];
  };
  return { load, loaded };
}
const ids = (index: { segments: readonly { ids: string[] }[] }) =>
  index.segments.flatMap((segment) => segment.ids);

describe('createIndexCache', () => {
  it('loads a document once for all who ask, and again when its revision changes', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load, loaded } = createLoader();
    const a1 = { id: 'a', revision: '1' };
    await Promise.all([
      cache.getIndex({ documents: [a1], load }),
      cache.getIndex({ documents: [a1], load }),
    ]);
    const both = await cache.getIndex({ documents: [a1, { id: 'b', revision: '1' }], load });
    expect(ids(both)).toEqual(['a-1', 'a-2', 'b-1', 'b-2']);
    expect(loaded).toEqual(['a', 'b']);
    await cache.getIndex({ documents: [{ id: 'a', revision: '2' }], load });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('holds only the documents that were asked for', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load } = createLoader();
    await cache.getIndex({ documents: [{ id: 'theirs', revision: '1' }], load });
    const ours = await cache.getIndex({ documents: [{ id: 'ours', revision: '1' }], load });
    expect(ids(ours)).toEqual(['ours-1', 'ours-2']);
  });

  it('lets the longest unused go when the budget is exceeded, never what is being asked', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1 });
    const { load, loaded } = createLoader();
    const first = await cache.getIndex({ documents: [{ id: 'a', revision: '1' }], load });
    expect(first.segments[0]?.vectors).not.toBeNull();
    await cache.getIndex({ documents: [{ id: 'b', revision: '1' }], load });
    await expect.poll(() => first.segments[0]?.vectors).toBeNull();
    await cache.getIndex({ documents: [{ id: 'a', revision: '1' }], load });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('forgets a dropped document', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load, loaded } = createLoader();
    await cache.getIndex({ documents: [{ id: 'a', revision: '1' }], load });
    expect(cache.bytes).toBeGreaterThan(0);
    cache.drop('a');
    expect(cache.bytes).toBe(0);
    await cache.getIndex({ documents: [{ id: 'a', revision: '1' }], load });
    expect(loaded).toEqual(['a', 'a']);
  });

  it('tries a failed document again at the next question', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load } = createLoader();
    let broken = true;
    const shaky: DocumentLoader = async function* (id) {
      if (broken) throw new Error('The database is away.');
      yield* load(id);
    };
    const documents = [{ id: 'a', revision: '1' }];
    await expect(cache.getIndex({ documents, load: shaky })).rejects.toThrow('away');
    broken = false;
    expect(ids(await cache.getIndex({ documents, load: shaky }))).toEqual(['a-1', 'a-2']);
  });
});
