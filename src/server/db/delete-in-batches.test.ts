import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';

function createRows(count: number) {
  let left = count;
  const limits: number[] = [];
  const deleteSome = async (limit: number) => {
    limits.push(limit);
    const rowCount = Math.min(limit, left);
    left -= rowCount;
    return { rowCount };
  };
  return { deleteSome, limits, countLeft: () => left };
}

test('everything is deleted, a limited number at a time', async () => {
  const { deleteSome, limits, countLeft } = createRows(25);
  await deleteInBatches({ deleteSome, atOnce: 10 });
  expect(countLeft()).toBe(0);
  expect(limits).toEqual([10, 10, 10]);
});

test('a last batch that is full is followed by one that finds nothing', async () => {
  const { deleteSome, limits } = createRows(20);
  await deleteInBatches({ deleteSome, atOnce: 10 });
  expect(limits).toHaveLength(3);
});

test('a job that is stopped leaves the rest', async () => {
  const { deleteSome, countLeft } = createRows(100);
  const stopping = new AbortController();
  const deleting = deleteInBatches({
    atOnce: 10,
    signal: stopping.signal,
    deleteSome(limit) {
      stopping.abort();
      return deleteSome(limit);
    },
  });
  await deleting;
  expect(countLeft()).toBe(90);
});
