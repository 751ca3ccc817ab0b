/** SQL of files that PostgreSQL keeps itself, in parts of a bounded size. */
import type pg from 'pg';

export type Queryable = { query: pg.Pool['query'] };
type OfFile = { connection: Queryable; key: string };

export async function writePart({
  connection,
  key,
  part,
  content,
}: OfFile & { part: number; content: Buffer }): Promise<void> {
  await connection.query(
    `INSERT INTO file_parts (key, part, content) VALUES ($1, $2, $3)
     ON CONFLICT (key, part) DO UPDATE SET content = excluded.content`,
    [key, part, content],
  );
}

/** From here on the file is there. */
export async function finishContent({
  connection,
  key,
  bytes,
  parts,
  sha256,
}: OfFile & { bytes: number; parts: number; sha256: string }): Promise<void> {
  await connection.query(
    `INSERT INTO file_contents (key, bytes, parts, sha256) VALUES ($1, $2, $3, $4)
     ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes, parts = excluded.parts, sha256 = excluded.sha256`,
    [key, bytes, parts, sha256],
  );
}

export async function countParts({ connection, key }: OfFile): Promise<number | null> {
  const { rows } = await connection.query<{ parts: number }>(
    'SELECT parts FROM file_contents WHERE key = $1',
    [key],
  );
  return rows[0]?.parts ?? null;
}

/** The parts from one number up to another that are there. */
export async function listParts({
  connection,
  key,
  from,
  to,
}: OfFile & { from: number; to: number }): Promise<Buffer[]> {
  const { rows } = await connection.query<{ content: Buffer }>(
    'SELECT content FROM file_parts WHERE key = $1 AND part >= $2 AND part < $3 ORDER BY part',
    [key, from, to],
  );
  return rows.map(({ content }) => content);
}

export async function deleteContent({ connection, key }: OfFile): Promise<void> {
  await connection.query(
    `WITH content AS (DELETE FROM file_contents WHERE key = $1) DELETE FROM file_parts WHERE key = $1`,
    [key],
  );
}
