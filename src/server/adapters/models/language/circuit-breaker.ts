import type { Clock } from '#server/config/clock.ts';
import { ModelError } from './language-model.ts';

export type CircuitBreaker = {
  /** Throws while the model is left alone; lets one call through now and then to see whether it is back. */
  assertClosed(id: string): void;
  succeed(id: string): void;
  fail(id: string): void;
};

const failuresToOpen = 5;
const firstRestMs = 15_000;
const longestRestMs = 300_000;
const maxKnown = 1_000;

/** Spares visitors the wait for a provider that is down, and the provider the calls. One per process. */
export function createCircuitBreaker({ clock }: { clock: Clock }): CircuitBreaker {
  const known = new Map<string, { failures: number; restMs: number; openUntil: number }>();
  return {
    assertClosed(id) {
      const state = known.get(id);
      if (!state || state.failures < failuresToOpen) return;
      const now = clock.now().getTime();
      if (now < state.openUntil) throw new ModelError('down');
      // This caller tries; the others go on without the model until it is known how that ended.
      state.openUntil = now + state.restMs;
    },
    succeed: (id) => void known.delete(id),
    fail(id) {
      const state = known.get(id) ?? { failures: 0, restMs: firstRestMs / 2, openUntil: 0 };
      state.failures += 1;
      if (state.failures >= failuresToOpen) {
        state.restMs = Math.min(longestRestMs, state.restMs * 2);
        state.openUntil = clock.now().getTime() + state.restMs;
      }
      known.set(id, state);
      if (known.size > maxKnown) known.delete(known.keys().next().value ?? '');
    },
  };
}
