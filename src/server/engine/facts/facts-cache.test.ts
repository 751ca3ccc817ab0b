import { expect, it } from 'vitest';
import { createFactsCache } from './facts-cache.ts';

const factsOf = (title: string) => ({
  language: null,
  vocabulary: {},
  tables: [{ title, columns: [], rows: [] }],
  schedules: [],
  contacts: [],
  passageOfBlock: [],
});

function createLoader() {
  const asked: string[][] = [];
  const load = async (ids: readonly string[]) => {
    asked.push([...ids]);
    return new Map(
      ids.filter((id) => id !== 'empty').map((id) => [id, { facts: factsOf(id), bytes: 1_000 }]),
    );
  };
  return { asked, load };
}

const at = (revision: string, ...ids: string[]) => ids.map((id) => ({ id, revision }));

it('loads each document once for each revision, many at a time', async () => {
  const cache = createFactsCache({ budgetBytes: 100_000 });
  const { asked, load } = createLoader();
  const opened = await cache.open({ documents: at('1', 'a', 'b', 'empty'), load });
  expect([...opened.keys()]).toEqual(['a', 'b']);
  await cache.open({ documents: at('1', 'b', 'empty', 'a'), load });
  expect(asked).toEqual([['a', 'b', 'empty']]);
  await cache.open({ documents: [...at('2', 'a'), ...at('1', 'b')], load });
  expect(asked.slice(1)).toEqual([['a']]);
  // Visitors may have one revision and the owner's draft the next, so two of them stay.
  await cache.open({ documents: [...at('1', 'a'), ...at('2', 'a')], load });
  expect(asked).toHaveLength(2);
  expect(cache.bytes).toBe(3 * 1_200 + 200);
  await cache.open({ documents: at('3', 'a'), load });
  expect(cache.bytes).toBe(3 * 1_200 + 200);
});

it('lets the least recently used go when there is too much', async () => {
  const cache = createFactsCache({ budgetBytes: 3_000 });
  const { asked, load } = createLoader();
  await cache.open({ documents: at('1', 'a', 'b'), load });
  await cache.open({ documents: at('1', 'a'), load });
  await cache.open({ documents: at('1', 'c'), load });
  expect(cache.bytes).toBeLessThanOrEqual(3_000);
  await cache.open({ documents: at('1', 'a', 'c'), load });
  expect(asked).toEqual([['a', 'b'], ['c']]);
  await cache.open({ documents: at('1', 'b'), load });
  expect(asked.at(-1)).toEqual(['b']);
});

it('asks again after a failure', async () => {
  const cache = createFactsCache({ budgetBytes: 3_000 });
  const fail = () => Promise.reject(new Error('The database is down.'));
  await expect(cache.open({ documents: at('1', 'a'), load: fail })).rejects.toThrow('down');
  const { load } = createLoader();
  expect((await cache.open({ documents: at('1', 'a'), load })).size).toBe(1);
  expect(cache.bytes).toBe(1_200);
});
