import pg from 'pg';

/** What a backup holds: our tables and the job queue's. */
export const backedUpSchemas = ['public', 'pgboss'];

export type StoredTable = {
  schema: string;
  table: string;
  columns: { name: string; type: string }[];
};

/** Partitions are read and written through their parent, generated columns generate themselves. */
export async function listStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `SELECT n.nspname AS schema, c.relname AS table,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [backedUpSchemas],
  );
  return rows;
}

/** As SQL writes it. */
export function nameOf({ schema, table }: { schema: string; table: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
}
