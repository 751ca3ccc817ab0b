import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guardedFetch, isPublicAddress } from '#server/adapters/outbound/guarded-fetch.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import {
  type Behaviour,
  type LanguageModelDouble,
  startLanguageModelDouble,
} from '../../../../../tests/doubles/language-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ModelFailure } from './language-model.ts';
import { createProviderModel } from './provider-model.ts';
import { createSteadyModel } from './steady-model.ts';

let double: LanguageModelDouble;
beforeAll(async () => {
  double = await startLanguageModelDouble();
  // The libraries are loaded at the first answer, which is not what is measured here.
  await Promise.all([import('ai'), import('@ai-sdk/cohere'), import('@ai-sdk/openai-compatible')]);
});
afterAll(() => double.close());
beforeEach(() => {
  double.calls.length = 0;
});

// Long enough for a busy machine.
const patience = {
  firstWordMs: 4_000,
  nextWordMs: 4_000,
  totalMs: 20_000,
  retries: 2,
  retryPauseMs: 1,
  longestPauseMs: 1_500,
};
const impatience = { ...patience, firstWordMs: 1_000, nextWordMs: 1_000 };

function createModel(wire: 'openai' | 'cohere', clock = createFakeClock(), patient = patience) {
  const model = createProviderModel({
    provider: wire === 'openai' ? 'openai-compatible' : 'cohere',
    name: 'small',
    apiKey: 'key-1',
    baseUrl: double.urls[wire],
  });
  return createSteadyModel({ model, breaker: createCircuitBreaker({ clock }), patience: patient });
}

async function read(
  model: ReturnType<typeof createModel>,
  signal = new AbortController().signal,
): Promise<{ text: string; failure: ModelFailure | 'aborted' | null }> {
  let text = '';
  try {
    const request = {
      instructions: 'Be brief.',
      turns: [{ role: 'user' as const, text: 'Hello?' }],
      maxOutputTokens: 50,
      signal,
    };
    for await (const part of model.stream(request)) text += part;
    return { text, failure: null };
  } catch (error) {
    return { text, failure: (error as { failure?: ModelFailure }).failure ?? 'aborted' };
  }
}

describe.each(['openai', 'cohere'] as const)('over the wire of %s', (wire) => {
  test('an answer comes in pieces; key, model, instructions and limit go out', async () => {
    double.behave({ kind: 'answer', text: 'We open at nine.' });
    expect(await read(createModel(wire))).toEqual({ text: 'We open at nine.', failure: null });
    const [call] = double.calls;
    expect(call).toMatchObject({ wire, key: 'key-1', body: { model: 'small', max_tokens: 50 } });
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  test.each<[Behaviour, ModelFailure, number]>([
    [{ kind: 'status', status: 401 }, 'refused', 1],
    [{ kind: 'status', status: 500 }, 'down', 3],
    [{ kind: 'status', status: 429, retryAfter: '60' }, 'busy', 1],
    [{ kind: 'status', status: 529 }, 'busy', 3],
    [{ kind: 'silence' }, 'silent', 1],
    [{ kind: 'stall', text: 'We open' }, 'silent', 1],
    [{ kind: 'malformed', text: 'We open' }, 'broken', 1],
  ])('%j is "%s" after %i calls', async (behaviour, failure, calls) => {
    double.behave(behaviour);
    const patient = failure === 'silent' ? impatience : patience;
    const model = createModel(wire, createFakeClock(), patient);
    expect((await read(model)).failure).toBe(failure);
    expect(double.calls).toHaveLength(calls);
  });

  test('an answer that is cut off is never taken for a whole one', async () => {
    double.behave({ kind: 'cut', text: 'We open at nine and' });
    expect((await read(createModel(wire))).failure).toMatch(/broken|down/);
  });

  test('a passing failure is tried again, as late as the provider asks', async () => {
    double.behave(
      { kind: 'status', status: 429, retryAfter: '1' },
      { kind: 'answer', text: 'Yes.' },
    );
    const startedAt = performance.now();
    expect(await read(createModel(wire))).toEqual({ text: 'Yes.', failure: null });
    expect(performance.now() - startedAt).toBeGreaterThan(950);
  });

  test('a stream that is not read to its end is hung up on', async () => {
    double.behave({ kind: 'endless', text: 'We open ' });
    const { signal } = new AbortController();
    const turns = [{ role: 'user' as const, text: 'Hello?' }];
    const request = { instructions: '', turns, maxOutputTokens: 50, signal };
    let text = '';
    for await (const part of createModel(wire).stream(request)) {
      text += part;
      if (text.length > 8_000) break;
    }
    expect(await double.calls[0]?.ended).toBe('hung up');
  });

  test.each(['answer', 'thoughts', 'noise'] as const)(
    'a server that sends %s without end is hung up on after a megabyte',
    async (as) => {
      double.behave({ kind: 'endless', text: 'a'.repeat(2_000), as });
      const patient = { ...patience, firstWordMs: 60_000, nextWordMs: 60_000, totalMs: 60_000 };
      const { text, failure } = await read(createModel(wire, createFakeClock(), patient));
      expect(failure).toMatch(/broken|down/);
      expect(text.length).toBeLessThan(1_100_000);
      expect(await double.calls[0]?.ended).toBe('hung up');
    },
  );

  test('the provider is hung up on as soon as the visitor is gone', async () => {
    double.behave({ kind: 'stall', text: 'We open' });
    const leaving = new AbortController();
    const reading = read(createModel(wire), leaving.signal);
    await expect.poll(() => double.calls.length).toBe(1);
    leaving.abort();
    expect((await reading).failure).toBe('aborted');
    expect(await double.calls[0]?.ended).toBe('hung up');
    expect(double.calls).toHaveLength(1);
  });
});

test('a provider that keeps failing is left alone, then tried once, then trusted again', async () => {
  const clock = createFakeClock();
  const model = createModel('openai', clock);
  double.behave({ kind: 'status', status: 500 });
  await read(model);
  await read(model);
  expect(double.calls).toHaveLength(5);
  expect((await read(model)).failure).toBe('down');
  expect(double.calls).toHaveLength(5);
  clock.advance(16);
  double.behave({ kind: 'answer', text: 'Back.' });
  expect((await read(model)).text).toBe('Back.');
  expect((await read(model)).text).toBe('Back.');
});

describe('addresses that tenants type', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '0.0.0.0',
  ])('%s is inside', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each([
    'http://8.8.8.8/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
  ])('%s is refused before anything connects', async (url) => {
    await expect(guardedFetch(url)).rejects.toThrow();
  });
});
