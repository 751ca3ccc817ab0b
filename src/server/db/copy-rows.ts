import type pg from 'pg';

type CopiedRow = readonly (string | null)[];

/**
 * Adds many rows with COPY instead of INSERT. The rows are sent right behind the statement: PostgreSQL reads them when
 * it is ready for them, and the embedded database has to have all of them before it begins.
 */
export function copyRows({
  client,
  table,
  columns,
  rows,
}: {
  client: pg.PoolClient;
  /** As SQL writes it. */
  table: string;
  columns: readonly string[];
  /** Values as PostgreSQL writes them as text. */
  rows: readonly CopiedRow[];
}): Promise<void> {
  const text = `COPY ${table} (${columns.join(', ')}) FROM STDIN`;
  const data = createMessage({ letter: 'd', content: Buffer.from(rows.map(writeLine).join('')) });
  return new Promise((resolve, reject) => {
    const query = {
      // The driver puts a function in its place that also ends its time limit.
      callback: (error: Error | null) => (error ? reject(error) : resolve()),
      submit(connection: pg.Connection) {
        const { stream } = connection;
        stream.cork();
        connection.query(text);
        stream.write(data);
        stream.write(copyDone);
        stream.uncork();
      },
      handleCopyInResponse() {},
      handleCommandComplete() {},
      handleError(error: Error) {
        query.callback(error);
      },
      handleReadyForQuery() {
        query.callback(null);
      },
    };
    client.query(query);
  });
}

function createMessage({ letter, content }: { letter: string; content: Buffer }): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(4 + content.length, 1);
  return Buffer.concat([head, content]);
}

const copyDone = createMessage({ letter: 'c', content: Buffer.alloc(0) });

const writeLine = (row: CopiedRow): string => `${row.map(writeValue).join('\t')}\n`;

/** Of millions of values most have nothing to escape. */
const writeValue = (value: string | null): string => {
  if (value === null) return '\\N';
  return special.test(value) ? value.replace(allSpecial, (sign) => escapes[sign] ?? sign) : value;
};
const special = /[\\\t\n\r]/;
const allSpecial = /[\\\t\n\r]/g;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
