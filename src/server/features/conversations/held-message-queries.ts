import { getTableColumns, is, type Placeholder, SQL, sql, type WithSubquery } from 'drizzle-orm';
import { messages } from '#server/db/schema/conversations.ts';

type Columns = typeof messages.$inferInsert;
/** Each column's value, or where it comes from. Those left out get the column's default. */
type Values = {
  [Name in keyof Omit<Columns, 'conversationId' | 'seq'>]: Columns[Name] | Placeholder;
};

/**
 * The row of a new message, for `insert … select` beside a `with` that has changed the conversation. No row of the
 * conversation, no message. The number is drawn from the changed row, so only once that row is held.
 */
export function selectHeldMessage({ held, values }: { held: WithSubquery; values: Values }): SQL {
  const given: Record<string, unknown> = values;
  const list = Object.entries(getTableColumns(messages)).map(([name, column]) => {
    if (name === 'conversationId') return sql`id`;
    if (name === 'seq') return sql`nextval(pg_get_serial_sequence('messages', 'seq'))`;
    const value = given[name] ?? column.default ?? null;
    if (is(value, SQL)) return value;
    return sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
  });
  return sql`select ${sql.join(list, sql`, `)} from ${held}`;
}
