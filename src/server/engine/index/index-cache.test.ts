import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { createIndexCache, type DocumentLoader } from './index-cache.ts';
import { encodeWords } from './passage-record.ts';
import { quantiseVectors } from './quantise.ts';
import { searchIndex } from './search-index.ts';

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
const ids = ({ index }: { index: { segments: readonly { ids: string[] }[] } }) =>
  index.segments.flatMap((segment) => segment.ids);

describe('createIndexCache', () => {
  it('loads a document once for all who ask, and again when its revision changes', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load, loaded } = createLoader();
    const a1 = { id: 'a', revision: '1' };
    await Promise.all([
      cache.openIndex({ documents: [a1], load }),
      cache.openIndex({ documents: [a1], load }),
    ]);
    const both = await cache.openIndex({ documents: [a1, { id: 'b', revision: '1' }], load });
    expect(ids(both)).toEqual(['a-1', 'a-2', 'b-1', 'b-2']);
    expect(loaded).toEqual(['a', 'b']);
    await cache.openIndex({ documents: [{ id: 'a', revision: '2' }], load });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('holds only the documents that were asked for', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load } = createLoader();
    await cache.openIndex({ documents: [{ id: 'theirs', revision: '1' }], load });
    const ours = await cache.openIndex({ documents: [{ id: 'ours', revision: '1' }], load });
    expect(ids(ours)).toEqual(['ours-1', 'ours-2']);
  });

  it('lets the longest unused go when the budget is exceeded, never what is open', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1 });
    const { load, loaded } = createLoader();
    const first = await cache.openIndex({ documents: [{ id: 'a', revision: '1' }], load });
    const [segment] = first.index.segments;
    const second = await cache.openIndex({ documents: [{ id: 'b', revision: '1' }], load });
    expect(loaded).toEqual(['a', 'b']);
    expect(segment?.vectors).not.toBeNull();
    first.close();
    await expect.poll(() => segment?.vectors).toBeNull();
    expect(second.index.segments[0]?.vectors).not.toBeNull();
    await cache.openIndex({ documents: [{ id: 'a', revision: '1' }], load });
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('keeps all of the index that was opened last, also when it is larger than the budget', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1 });
    const { load, loaded } = createLoader();
    const large = ['a', 'b', 'c'].map((id) => ({ id, revision: '1' }));
    for (let question = 0; question < 3; question += 1)
      (await cache.openIndex({ documents: large, load })).close();
    expect(loaded).toEqual(['a', 'b', 'c']);
    expect(cache.counts).toMatchObject({ hits: 6, evictions: 0 });
    const { bytes } = cache;
    (await cache.openIndex({ documents: [{ id: 'd', revision: '1' }], load })).close();
    expect(cache.counts.evictions).toBe(3);
    expect(cache.bytes).toBeLessThan(bytes / 2);
  });

  it('keeps an old revision whole for the search that has it open', async () => {
    const cache = createIndexCache({ dimensions: 8, budgetBytes: 1e9 });
    const { load } = createLoader();
    const old = await cache.openIndex({ documents: [{ id: 'cake', revision: '1' }], load });
    const both = await cache.openIndex({ documents: [{ id: 'cake', revision: '1' }], load });
    const bytes = cache.bytes;
    const query = {
      terms: analyse('nothing of it'),
      vector: Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0),
    };
    const find = () => searchIndex({ index: old.index, query, limit: 2 }).matches;
    const before = find();
    // Two revisions stay, so the first leaves with the third.
    await cache.openIndex({ documents: [{ id: 'cake', revision: '2' }], load });
    await cache.openIndex({ documents: [{ id: 'cake', revision: '3' }], load });
    both.close();
    both.close();
    // Whatever is stored next would take the place of vectors that were given back too early.
    await cache.openIndex({ documents: [{ id: 'tart', revision: '1' }], load });
    expect(find()).toEqual(before);
    expect(cache.bytes).toBe(bytes * 3);
    old.close();
    await expect.poll(() => old.index.segments[0]?.vectors).toBeNull();
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
    await expect(cache.openIndex({ documents, load: shaky })).rejects.toThrow('away');
    broken = false;
    expect(ids(await cache.openIndex({ documents, load: shaky }))).toEqual(['a-1', 'a-2']);
  });
});
