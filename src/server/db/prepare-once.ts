import type { Connection } from './client.ts';

/**
 * A query whose text is built once for a database and only filled in from then on: for what every message of a visitor
 * and every call of a program asks, because building the text takes longer than sending it.
 */
export function prepareOnce<T>(
  build: (connection: Connection) => { prepare(name: string): T },
): (connection: Connection) => T {
  const built = new WeakMap<Connection, T>();
  return (connection) => {
    // Without a name: the embedded database's connections share one session, and so would names.
    const query = built.get(connection) ?? build(connection).prepare('');
    built.set(connection, query);
    return query;
  };
}
