import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';

const retries = 3;
const firstDelayMs = 1000;
const longestDelayMs = 30_000;
const keepUnusedMs = 5 * 60_000;

/** Imported by what needs data only, so that public pages do not carry the library. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        gcTime: keepUnusedMs,
      },
    },
  });
}

/** The one cache behind the sign-in. Emptied when the person who is signed in changes. */
export const queryClient = createQueryClient();

/**
 * Only failures of the network or the server are worth another try: a refusal stays one, and people have waited long
 * enough for what did not come in time.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError) {
    if (error.status >= 400 && error.status < 500) return false;
    if (error.code === 'timeout') return false;
  }
  return failures < retries;
}

export function retryDelay(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, longestDelayMs);
}
