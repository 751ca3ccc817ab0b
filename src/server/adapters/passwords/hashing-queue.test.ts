import { expect, test } from 'vitest';
import { createHashingQueue, hashFirst } from './hashing-queue.ts';

/** Work that ends when the test says so, in the order in which it began. */
function start() {
  const queue = createHashingQueue({ atOnce: 1, mostWaiting: 3 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const hash = (name: string) =>
    queue.run(
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
    );
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, hash, endOne };
}

test('a wave of strangers is refused quickly once enough of them wait', async () => {
  const { hash, endOne } = start();
  const waiting = ['a', 'b', 'c', 'd'].map(hash);
  await expect(hash('e')).rejects.toMatchObject({ code: 'unavailable' });
  for (let n = 0; n < 4; n++) await endOne();
  expect(await Promise.all(waiting)).toEqual(['a', 'b', 'c', 'd']);
});

test('someone known goes first and is not refused for the strangers who wait', async () => {
  const { begun, hash, endOne } = start();
  for (const name of ['a', 'b', 'c', 'd']) void hash(name);
  const owner = hashFirst(() => hash('owner'));
  await endOne();
  expect(begun).toEqual(['a', 'owner']);
  await endOne();
  expect(await owner).toBe('owner');
});

test('one that fails hands its turn on', async () => {
  const queue = createHashingQueue({ atOnce: 1, mostWaiting: 3 });
  const failing = queue.run(async () => {
    throw new Error('no luck');
  });
  const next = queue.run(async () => 'next');
  await expect(failing).rejects.toThrow('no luck');
  expect(await next).toBe('next');
});
