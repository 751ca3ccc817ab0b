import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * After an event, what is in use is read again. What is just being read for the first time may have been read before the
 * event, and invalidating it changes nothing while it is under way: it is read once more when it has come.
 */
export async function readAgain({
  queries,
  queryKey = [],
}: {
  queries: QueryClient;
  /** All there is unless said. */
  queryKey?: QueryKey;
}): Promise<void> {
  const underWay = queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await queries.invalidateQueries({ queryKey });
  if (underWay.length === 0) return;
  await queries.invalidateQueries({ queryKey, predicate: (query) => underWay.includes(query) });
}
