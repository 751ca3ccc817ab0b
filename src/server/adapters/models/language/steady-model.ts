import { setTimeout as pause } from 'node:timers/promises';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type LanguageModel, ModelError, type ModelRequest } from './language-model.ts';

export type Patience = {
  /** How long the first word, and each one after it, may take. */
  firstWordMs: number;
  nextWordMs: number;
  totalMs: number;
  /** How often it is asked again when nothing was said yet. */
  retries: number;
  /** Before the first retry; doubled for each further one, and never the same twice. */
  retryPauseMs: number;
  /** A provider that asks for more patience than this is as good as down: a visitor waits. */
  longestPauseMs: number;
};

export const visitorPatience: Patience = {
  firstWordMs: 12_000,
  nextWordMs: 10_000,
  totalMs: 45_000,
  retries: 2,
  retryPauseMs: 300,
  longestPauseMs: 3_000,
};

/**
 * A model that a visitor may wait for: silent calls are ended, passing failures tried again while nothing has been
 * said, and one that keeps failing is left alone for a while.
 */
export function createSteadyModel({
  model,
  breaker,
  patience = visitorPatience,
}: {
  model: LanguageModel;
  breaker: CircuitBreaker;
  patience?: Patience;
}): LanguageModel {
  return {
    id: model.id,
    async *stream(request) {
      for (let attempt = 0; ; attempt += 1) {
        breaker.assertClosed(model.id);
        let hasSpoken = false;
        try {
          for await (const text of streamInTime({ model, request, patience })) {
            hasSpoken = true;
            yield text;
          }
          breaker.succeed(model.id);
          return;
        } catch (error) {
          // The visitor has left: this is no one's failure.
          if (request.signal.aborted) throw error;
          const failure =
            error instanceof ModelError ? error : new ModelError('down', { cause: error });
          breaker.fail(model.id);
          const wait = pauseBefore({ attempt, failure, patience });
          if (hasSpoken || wait === null) throw failure;
          await pause(wait, undefined, { signal: request.signal });
        }
      }
    },
  };
}

function pauseBefore({
  attempt,
  failure,
  patience,
}: {
  attempt: number;
  failure: ModelError;
  patience: Patience;
}): number | null {
  if (attempt >= patience.retries || failure.failure === 'refused' || failure.failure === 'silent')
    return null;
  const asked = (failure.retryAfterSeconds ?? 0) * 1000;
  if (asked > patience.longestPauseMs) return null;
  const backoff = patience.retryPauseMs * 2 ** attempt;
  return Math.min(patience.longestPauseMs, Math.max(asked, backoff * (0.5 + Math.random())));
}

async function* streamInTime({
  patience,
  request,
  model,
}: {
  model: LanguageModel;
  request: ModelRequest;
  patience: Patience;
}): AsyncGenerator<string> {
  const late = new AbortController();
  const total = setTimeout(() => late.abort(), patience.totalMs);
  let next = setTimeout(() => late.abort(), patience.firstWordMs);
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    for await (const text of model.stream({ ...request, signal })) {
      clearTimeout(next);
      next = setTimeout(() => late.abort(), patience.nextWordMs);
      yield text;
    }
  } catch (error) {
    if (late.signal.aborted && !request.signal.aborted) throw new ModelError('silent');
    throw error;
  } finally {
    clearTimeout(total);
    clearTimeout(next);
    // Also where the reader has enough: the libraries go on reading until they are told to stop.
    late.abort();
  }
}
