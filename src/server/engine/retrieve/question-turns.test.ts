import { expect, test, vi } from 'vitest';
import { answerInTurn, createQuestionTurns } from './question-turns.ts';

/** Owners in the order in which their turns began, and how to end the oldest. */
function start() {
  const turns = createQuestionTurns();
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const crowded: string[] = [];
  const busy: string[] = [];
  const ask = (of: string, signal?: AbortSignal) =>
    turns.take({ of, signal }).then((turn) => {
      begun.push(of);
      if (turn.isCrowded) crowded.push(of);
      if (turn.isBusy) busy.push(of);
      open.push(() => turn.end());
    });
  const endOne = async () => {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, crowded, busy, ask, endOne };
}

test('an owner with many questions does not delay another’s', async () => {
  const { begun, ask, endOne } = start();
  for (let n = 0; n < 100; n++) void ask('flood');
  void ask('shop');
  await endOne();
  expect(begun.slice(0, 4)).toContain('shop');
});

test('owners take turns', async () => {
  const { begun, ask, endOne } = start();
  for (const owner of ['a', 'b', 'c', 'd']) await ask(owner);
  for (const owner of ['a', 'a', 'a', 'b', 'c', 'c']) void ask(owner);
  for (let n = 0; n < 10; n++) await endOne();
  expect(begun.slice(4).join('')).toBe('abcaca');
});

test('an owner has two questions under way when alone, and one beside another owner', async () => {
  const { begun, ask, endOne } = start();
  for (let n = 0; n < 5; n++) void ask('flood');
  await ask('shop');
  expect(begun).toEqual(['flood', 'flood', 'shop']);
  // The first of the two isn't replaced while the shop's question is under way.
  await endOne();
  expect(begun).toHaveLength(3);
  await endOne();
  expect(begun).toEqual(['flood', 'flood', 'shop', 'flood']);
  await endOne();
  expect(begun.slice(3)).toEqual(['flood', 'flood']);
});

test('a shop with a long queue starts no question while one of a shop without a queue is under way', async () => {
  const { begun, ask, endOne } = start();
  for (let n = 0; n < 60; n++) void ask('flood');
  await ask('shop');
  await endOne();
  await endOne();
  expect(begun).toEqual(['flood', 'flood', 'shop']);
  await endOne();
  expect(begun.slice(3)).toEqual(['flood', 'flood']);
});

test('two shops with long queues take turns beside each other', async () => {
  const { begun, ask, endOne } = start();
  for (let n = 0; n < 20; n++) for (const owner of ['a', 'b']) void ask(owner);
  for (let n = 0; n < 10; n++) await endOne();
  expect(begun.slice(0, 10).join('')).toBe('ab'.repeat(5));
});

test('shops with a question each do not keep a flooded one from being answered', async () => {
  const { turns, begun, ask } = start();
  const flood = [await turns.take({ of: 'flood' }), await turns.take({ of: 'flood' })];
  for (let n = 0; n < 20; n++) void ask('flood');
  let shop = await turns.take({ of: 'shop' });
  for (const turn of flood) turn.end();
  for (let n = 0; n < 8; n++) {
    // The next one begins before the one before it ends.
    const next = await turns.take({ of: `shop ${n}` });
    shop.end();
    shop = next;
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveLength(n < 3 ? 0 : 1);
  }
});

test('a question of a flooded shop that is under way waits between its steps for one of another shop', async () => {
  const { turns } = start();
  const first = await turns.take({ of: 'flood' });
  for (let n = 0; n < 20; n++) void turns.take({ of: 'flood' });
  let isPaused = false;
  await first.giveWay();
  const shop = await turns.take({ of: 'shop' });
  // One that has no queue doesn't wait.
  await shop.giveWay();
  const going = first.giveWay().then(() => {
    isPaused = false;
  });
  isPaused = true;
  await new Promise((resolve) => setImmediate(resolve));
  expect(isPaused).toBe(true);
  shop.end();
  await going;
  expect(isPaused).toBe(false);
});

test('no one waits long for a question that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { turns, begun, ask } = start();
    const flood = [await turns.take({ of: 'flood' }), await turns.take({ of: 'flood' })];
    for (let n = 0; n < 20; n++) void ask('flood');
    await turns.take({ of: 'shop' });
    let hasGoneOn = false;
    void flood[0]?.giveWay().then(() => {
      hasGoneOn = true;
    });
    flood[1]?.end();
    await vi.advanceTimersByTimeAsync(499);
    expect({ hasGoneOn, begun }).toEqual({ hasGoneOn: false, begun: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect(hasGoneOn).toBe(true);
    flood[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['flood']);
  } finally {
    vi.useRealTimers();
  }
});

test('other work waits for the questions under way, but for no more than two of them', async () => {
  const { turns, ask, endOne } = start();
  await turns.giveWay();
  await ask('a');
  await ask('b');
  await ask('c');
  let pieces = 0;
  void turns.giveWay().then(() => {
    pieces += 1;
  });
  await new Promise((resolve) => setImmediate(resolve));
  await endOne();
  expect(pieces).toBe(0);
  await endOne();
  expect(pieces).toBe(1);
  const next = turns.giveWay();
  await endOne();
  await next;
});

test('work that a person waits for gives way for as long as it says, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { turns, ask, endOne } = start();
    await ask('a');
    let pieces = 0;
    const piece = async () => {
      await turns.giveWay({ mostMs: 250 });
      pieces += 1;
    };
    void piece();
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(249);
    expect(pieces).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(pieces).toBe(1);
    void piece();
    await new Promise((resolve) => setImmediate(resolve));
    await endOne();
    await vi.advanceTimersByTimeAsync(0);
    expect(pieces).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pieces).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a test under way waits for visitors before it is searched for', async () => {
  const { turns, ask, endOne } = start();
  const test = await turns.takeQuiet({ of: 'tests' });
  await ask('shop');
  let hasGoneOn = false;
  void test.giveWay().then(() => {
    hasGoneOn = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasGoneOn).toBe(false);
  await endOne();
  expect(hasGoneOn).toBe(true);
});

test('a test that runs takes no place from the visitors of any shop', async () => {
  const { turns, begun, ask } = start();
  await turns.takeQuiet({ of: 'tests' });
  await ask('shop');
  await ask('shop');
  expect(begun).toEqual(['shop', 'shop']);
});

test('a turn that was taken before lasts a moment after the first event, or until it is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { turns, begun, ask } = start();
    const of = 'a';
    const speak = async function* () {
      yield 'first';
      await new Promise(() => {});
    };
    const taken = [await turns.take({ of }), await turns.take({ of })];
    for (const turn of taken)
      expect((await answerInTurn({ of, answer: speak, turns, turn }).next()).value).toBe('first');
    void ask(of);
    void ask(of);
    await Promise.resolve();
    expect(begun).toHaveLength(0);
    taken[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    // The other one's reader is slow.
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toHaveLength(2);
    taken[1]?.end();
  } finally {
    vi.useRealTimers();
  }
});

test('long queues are searched by words alone, and only for the owner whose queue it is', async () => {
  const { crowded, ask, endOne } = start();
  for (let n = 0; n < 20; n++) void ask('flood');
  void ask('shop');
  for (let n = 0; n < 21; n++) await endOne();
  expect(crowded.length).toBeGreaterThan(5);
  expect(crowded.length).toBeLessThan(20);
  expect(crowded).not.toContain('shop');
});

test('a turn is busy while two more questions wait for one', async () => {
  const { busy, begun, ask, endOne } = start();
  await ask('a');
  await ask('b');
  for (const owner of ['b', 'b', 'b', 'a']) void ask(owner);
  for (let n = 0; n < 6; n++) await endOne();
  expect(begun.join('')).toBe('ababbb');
  // Only behind the first b of the queue do two wait.
  expect(busy).toEqual(['b']);
});

test('a turn is busy while two other owners wait for one', async () => {
  const { busy, begun, ask, endOne } = start();
  for (const owner of ['a', 'b', 'c', 'd']) await ask(owner);
  for (const owner of ['e', 'f', 'g']) void ask(owner);
  for (let n = 0; n < 3; n++) await endOne();
  expect(begun.slice(4)).toEqual(['e', 'f', 'g']);
  expect(busy).toEqual(['e']);
});

test('the queue has an end', async () => {
  const { ask } = start();
  const asked = Array.from({ length: 303 }, () => ask('flood'));
  await expect(asked.at(-1)).rejects.toThrow('Too many questions at once');
  await Promise.race([ask('shop'), new Promise((_, reject) => setTimeout(reject, 1_000))]);
});

test('whoever leaves while waiting takes no turn', async () => {
  const { begun, ask, endOne } = start();
  await ask('a');
  await ask('a');
  const leaving = new AbortController();
  const left = ask('a', leaving.signal);
  void ask('a');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await endOne();
  expect(begun).toHaveLength(3);
});

test('a turn ends with the first event, with a failure, and when nobody reads on', async () => {
  const { turns } = start();
  const of = 'a';
  const speak = async function* () {
    yield 'first';
    await new Promise(() => {});
  };
  const fail = async function* (): AsyncGenerator<string> {
    yield* [];
    throw new Error('no luck');
  };
  for (let n = 0; n < 5; n++) {
    const events = answerInTurn({ of, answer: speak, turns });
    expect((await events.next()).value).toBe('first');
    await expect(answerInTurn({ of, answer: fail, turns }).next()).rejects.toThrow('no luck');
  }
});

test('questions that no one waits for start when no visitor is served, one at a time', async () => {
  const { turns, begun, ask, endOne } = start();
  const quiet: (() => void)[] = [];
  const askQuietly = () =>
    turns.takeQuiet({ of: 'tests' }).then((turn) => {
      begun.push('quiet');
      quiet.push(() => turn.end());
    });
  await ask('shop');
  void askQuietly();
  void askQuietly();
  void ask('shop');
  void ask('shop');
  await endOne();
  await endOne();
  expect(begun).toEqual(['shop', 'shop', 'shop']);
  await endOne();
  expect(begun).toEqual(['shop', 'shop', 'shop', 'quiet']);
  // A visitor needn't wait for it.
  await ask('shop');
  quiet.shift()?.();
  await endOne();
  expect(begun.slice(4)).toEqual(['shop', 'quiet']);
});

test('a quiet question that is ended twice lets only one in', async () => {
  const { turns } = start();
  const begun: number[] = [];
  const first = await turns.takeQuiet({ of: 'tests' });
  for (const n of [1, 2]) void turns.takeQuiet({ of: 'tests' }).then(() => begun.push(n));
  first.end();
  first.end();
  // So many visitors are served meanwhile that the second may start beside them.
  for (let n = 0; n < 30; n++) (await turns.take({ of: 'shop' })).end();
  expect(begun).toEqual([1]);
});

test('a site that is asked without a pause does not keep a quiet question waiting forever', async () => {
  const { turns, begun, ask, endOne } = start();
  await ask('shop');
  void turns.takeQuiet({ of: 'tests' }).then(() => begun.push('quiet'));
  for (let n = 0; n < 60; n++) void ask('shop');
  for (let n = 0; n < 30; n++) await endOne();
  expect(begun).toContain('quiet');
});

test('a quiet question that is given up leaves the queue', async () => {
  const { turns, begun, ask, endOne } = start();
  await ask('shop');
  const stop = new AbortController();
  const given = turns.takeQuiet({ of: 'tests', signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(given).rejects.toThrow('stopped');
  void turns.takeQuiet({ of: 'tests' }).then(() => begun.push('quiet'));
  await endOne();
  expect(begun).toEqual(['shop', 'quiet']);
});
