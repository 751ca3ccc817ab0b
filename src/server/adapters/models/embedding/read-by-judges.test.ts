import { describe, expect, it } from 'vitest';
import { createReading, judgeWeights } from './read-by-judges.ts';

const { both, quick, readDeeply } = judgeWeights;

/** Each text is a number: what the quick judge says of it. The deep one says a hundred more. */
async function readAll(texts: readonly string[], { isDeep = true } = {}) {
  const read: string[] = [];
  const judgeThatAdds = (name: string, more: number) => ({
    async score(_question: string, text: string) {
      read.push(`${name} ${text}`);
      return Number(text) + more;
    },
  });
  const reading = createReading({
    question: 'how much is it',
    texts,
    quick: judgeThatAdds('quick', 0),
    deep: isDeep ? judgeThatAdds('deep', 100) : null,
  });
  let steps = 1;
  while (!(await reading.step())) steps += 1;
  return { read, steps, scores: [...reading.scores()] };
}

const closely = (score: number): number =>
  Math.fround(both.start + both.quick * score + both.deep * (score + 100));

describe('createReading', () => {
  it('has both judges read a few texts, one text with each step', async () => {
    const { read, steps, scores } = await readAll(['1', '3', '2']);
    expect(read).toEqual(['quick 1', 'quick 3', 'quick 2', 'deep 3', 'deep 2', 'deep 1']);
    expect(steps).toBe(6);
    expect(scores).toEqual([closely(1), closely(3), closely(2)]);
  });

  it('has only the texts that the quick judge likes best read twice', async () => {
    const texts = Array.from({ length: readDeeply + 2 }, (_, at) => String(at));
    const { read, scores } = await readAll(texts);
    expect(read).toHaveLength(texts.length + readDeeply);
    expect(read).not.toContain('deep 0');
    expect(read).not.toContain('deep 1');
    expect(scores.slice(0, 3)).toEqual([
      Math.fround(quick.start),
      Math.fround(quick.start + quick.quick),
      closely(2),
    ]);
  });

  it('takes what the quick judge says as it is where it reads alone', async () => {
    const { read, steps, scores } = await readAll(['1', '3', '2'], { isDeep: false });
    expect(read).toEqual(['quick 1', 'quick 3', 'quick 2']);
    expect([steps, scores]).toEqual([3, [1, 3, 2]]);
    expect((await readAll([], { isDeep: false })).steps).toBe(1);
  });

  it('finishes with the first step where there is nothing to read', async () => {
    expect(await readAll([])).toEqual({ read: [], steps: 1, scores: [] });
  });

  it('passes on that a judge failed', async () => {
    const failing = { score: () => Promise.reject(new Error('out of memory')) };
    const reading = createReading({
      question: '',
      texts: ['1'],
      quick: failing,
      deep: failing,
    });
    await expect(reading.step()).rejects.toThrow('out of memory');
  });
});
