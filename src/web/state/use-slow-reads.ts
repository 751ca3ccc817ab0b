import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page that takes longer than this leaves people wondering whether anything still happens. */
export const patienceMs = 4000;

/** Whether something that the page shows is read for the first time and does not come, be it slow or failing. */
export function useSlowReads(): { isSlow: boolean; tryNow: () => void } {
  const queries = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const since = new Map<Query, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check(): void {
      clearTimeout(timer);
      const now = Date.now();
      const waiting = findWaiting(queries);
      for (const query of since.keys()) if (!waiting.includes(query)) since.delete(query);
      for (const query of waiting) if (!since.has(query)) since.set(query, now);
      const longest = now - Math.min(now, ...since.values());
      setSlow(longest >= patienceMs);
      if (since.size > 0 && longest < patienceMs) timer = setTimeout(check, patienceMs - longest);
    }
    check();
    const stop = queries.getQueryCache().subscribe(check);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queries]);
  return { isSlow, tryNow: () => void tryNow(queries) };
}

/** Without a network nothing is read, and the offline notice says so. */
function findWaiting(queries: QueryClient): Query[] {
  return queries
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
}

/** A read under way, or between two tries, is started anew. */
async function tryNow(queries: QueryClient): Promise<void> {
  const waiting = findWaiting(queries);
  await Promise.all(waiting.map((query) => query.cancel({ silent: true })));
  await Promise.all(waiting.map((query) => query.fetch().catch(() => {})));
}
