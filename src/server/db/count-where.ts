import { type SQL, sql } from 'drizzle-orm';

/** How many rows of a query meet a condition, so that one pass over them gives several counts. */
export const countWhere = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})::int`;
