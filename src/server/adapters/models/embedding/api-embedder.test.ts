import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type EmbeddingApiDouble,
  startEmbeddingApiDouble,
} from '../../../../../tests/doubles/embedding-api.ts';
import { openApiModel } from './api-embedder.ts';

let double: EmbeddingApiDouble;
beforeAll(async () => {
  double = await startEmbeddingApiDouble();
});
afterAll(() => double.close());
afterEach(() => {
  double.refuse();
  double.calls.length = 0;
});

const { signal } = new AbortController();
const open = (key = 'key-1') =>
  openApiModel({ api: { url: double.url, key, model: 'words-large' }, signal });
const dot = (a?: Float32Array, b?: Float32Array): number =>
  a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0;

describe('openApiModel', () => {
  it('sends model and key, and gives vectors in the order of the texts', async () => {
    const model = await open();
    expect(model).toMatchObject({ dimensions: 48, languages: 'all' });
    expect(model.id).toMatch(/^words-large-[0-9a-f]{12}$/);
    double.calls.length = 0;
    const [sauna, haircut] = await model.embed(['sauna opens', 'haircut cost']);
    const [again] = await model.embed(['haircut cost'], { as: 'question', urgent: true });
    expect(dot(haircut, again)).toBeCloseTo(1, 5);
    expect(dot(sauna, again)).toBeLessThan(0.5);
    expect(double.calls[0]).toEqual({
      key: 'key-1',
      body: {
        model: 'words-large',
        input: ['sauna opens', 'haircut cost'],
        encoding_format: 'float',
      },
    });
  });

  it('makes unrelated texts as far apart as the built-in model does', async () => {
    const model = await open();
    const [a, b] = await model.embed(['sauna opens early', 'haircut cost today']);
    // The double's own vectors of these texts have a cosine of 0.75.
    expect(Math.abs(dot(a, b))).toBeLessThan(0.4);
  });

  it('sends many texts in small requests', async () => {
    const model = await open();
    double.calls.length = 0;
    const texts = Array.from({ length: 70 }, (_, at) => `text ${at}`);
    expect(await model.embed(texts)).toHaveLength(70);
    expect(double.calls.map(({ body }) => body.input.length)).toEqual([32, 32, 6]);
  });

  it('tries again when the service is busy, but not while a visitor waits', async () => {
    const model = await open();
    double.calls.length = 0;
    double.refuse({ status: 429, retryAfter: '0' }, { status: 503 });
    expect(await model.embed(['sauna'])).toHaveLength(1);
    expect(double.calls).toHaveLength(3);
    double.refuse({ status: 503 });
    await expect(model.embed(['sauna'], { urgent: true })).rejects.toThrow('status 503');
    expect(double.calls).toHaveLength(4);
  });

  it('says that the key is refused, and asks only once', async () => {
    await expect(open('wrong')).rejects.toThrow(/127\.0\.0\.1:\d+: responded with status 401/);
    expect(double.calls).toHaveLength(1);
  });

  it('refuses a response with too few vectors', async () => {
    const model = await open();
    double.refuse({ status: 200, body: '{"data":[{"index":0,"embedding":[1]}]}' });
    await expect(model.embed(['one', 'two'])).rejects.toThrow('1 vectors for 2 texts');
  });

  it('sends something for an empty text, which services refuse', async () => {
    const model = await open();
    double.calls.length = 0;
    await model.embed([' ']);
    expect(double.calls[0]?.body.input).toEqual(['-']);
  });
});
