import { readCursor, writeCursor } from '#server/http/list-cursor.ts';

/** A page of a list that is short enough to be read as a whole, the newest first. */
export function cutPage<T extends { id: string; createdAt: string }>(input: {
  items: readonly T[];
  query: { cursor?: string | undefined; limit: number };
}): { items: T[]; nextCursor: string | null } {
  const { limit } = input.query;
  const after = readCursor(input.query.cursor);
  const end = after && orderOf({ createdAt: after.at.toISOString(), id: after.id });
  const rest = input.items
    .filter((item) => end === undefined || orderOf(item) < end)
    .sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor:
      last && rest.length > limit
        ? writeCursor({ at: new Date(last.createdAt), id: last.id })
        : null,
  };
}

/** ISO dates of one form sort as text. */
const orderOf = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt} ${id}`;
