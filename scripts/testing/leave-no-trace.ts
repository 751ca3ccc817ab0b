import { afterAll, vi } from 'vitest';

/** Vitest's setupFiles: test files share a process, so each puts back what it replaced. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
