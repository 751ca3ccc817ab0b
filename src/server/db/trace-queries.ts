import type pg from 'pg';
import { findActiveSpan } from '#server/config/active-span.ts';

type Query = (...input: unknown[]) => unknown;

/**
 * Counts queries, and how long they took with the wait for a connection, for the span that asks. Not a span for each:
 * a request makes up to dozens, and their texts and values are no one else's business.
 */
export function traceQueries(pool: pg.Pool): void {
  Object.assign(pool, { query: timed(pool.query.bind(pool) as Query) });
  const known = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    Object.assign(client, { query: timed(client.query.bind(client) as Query) });
  });
}

/** The pool passes its own queries on to a client with a callback, so only what returns a promise is counted. */
function timed(query: Query): Query {
  return (...input) => {
    const span = findActiveSpan();
    const result = query(...input);
    if (!span || !(result instanceof Promise)) return result;
    const startedAt = performance.now();
    const count = () => span.countQuery(performance.now() - startedAt);
    result.then(count, count);
    return result;
  };
}
