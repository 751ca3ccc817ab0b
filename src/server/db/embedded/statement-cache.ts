import { sync } from './wire-messages.ts';

/**
 * Reading and planning a statement costs this database several times what running it does, and node-postgres sends
 * each one's text anew. So the session keeps what it has read under a name of our own, and the same text is only run.
 */
export type StatementCache = {
  /** What the database is to be sent in place of a client's turn. */
  rewrite(messages: readonly Buffer[]): Rewritten;
  /** What it has read, the last used last: enough to read it again after a restart. */
  list(): string[];
  /** Reads one of these before a client asks for it; null where it's known already. */
  readAhead(key: string): (Rewritten & { name: string }) | null;
};
type Rewritten = {
  bytes: Buffer;
  /** What the client is to be answered in place of what the database says. */
  readAnswer(bytes: Uint8Array): Buffer;
};
/** `readAt` is null until a client first uses what was read ahead. */
type Statement = { name: string; readAt: number | null };

const statementsMax = 150;
/** Longer ones are rows stored by the hundred, seldom as many of them twice. */
const longestText = 8_192;
/** A plan suits the tables as they were when it was made, and they may have grown since. */
const lifetimeMs = 60_000;
const parseComplete = Buffer.from([0x31, 0, 0, 0, 4]);
const error = 'E'.charCodeAt(0);
/** Its letter, room for its length, and an empty name. */
const unnamedParse = Buffer.from([0x50, 0, 0, 0, 0, 0]);

export function createStatementCache({ now }: { now(): number }): StatementCache {
  const known = new Map<string, Statement>();
  const dropped: string[] = [];
  let made = 0;

  function find(key: string): Statement | null {
    const statement = known.get(key);
    if (!statement) return null;
    known.delete(key);
    statement.readAt ??= now();
    if (now() - statement.readAt > lifetimeMs) {
      dropped.push(statement.name);
      return null;
    }
    // Move it to the end: the first one is the least recently used.
    known.set(key, statement);
    return statement;
  }

  function add(key: string, readAt: number | null): Statement {
    made += 1;
    const statement = { name: `askwell_${made}`, readAt };
    known.set(key, statement);
    for (const [oldest, { name }] of known) {
      if (known.size <= statementsMax) break;
      known.delete(oldest);
      dropped.push(name);
    }
    return statement;
  }

  return {
    rewrite(messages) {
      const [parse, bind, ...rest] = messages;
      if (!parse || !bind || !isPlainQuery(messages)) return unchanged(messages);
      const key = parse.toString('latin1', 6);
      const found = find(key);
      const { name } = found ?? add(key, now());
      const closed = dropped.splice(0).map(closeStatement);
      const bytes = Buffer.concat([
        ...closed,
        ...(found ? [] : [insert({ message: parse, at: 5, name })]),
        insert({ message: bind, at: 6, name }),
        ...rest,
      ]);
      let isFirst = true;
      return {
        bytes,
        readAnswer(answer) {
          // Copied, because the bytes are a window into memory that the next turn writes over.
          if (!isFirst) return Buffer.from(answer);
          isFirst = false;
          const said = answer.subarray(closed.length * parseComplete.length);
          // Refused before it ran, maybe because a table is not what it was: read it again the next time.
          if (said[0] === error && known.delete(key)) dropped.push(name);
          return found ? Buffer.concat([parseComplete, said]) : Buffer.from(said);
        },
      };
    },
    list: () => [...known.keys()],
    readAhead(key) {
      if (known.has(key)) return null;
      const { name } = add(key, null);
      const parse = Buffer.concat([unnamedParse, Buffer.from(key, 'latin1')]);
      const closed = dropped.splice(0).map(closeStatement);
      const bytes = Buffer.concat([...closed, insert({ message: parse, at: 5, name }), sync]);
      return {
        name,
        bytes,
        readAnswer(answer) {
          // The tables are no longer what it was written for.
          if (answer[closed.length * parseComplete.length] === error) known.delete(key);
          return Buffer.from(answer);
        },
      };
    },
  };
}

/** Parse, Bind, Describe, Execute and Sync, all without a name: how node-postgres asks whatever has parameters. */
function isPlainQuery(messages: readonly Buffer[]): boolean {
  const letters = messages.map((message) => String.fromCharCode(message[0] ?? 0)).join('');
  const [parse, bind] = messages;
  if (letters !== 'PBDES' || !parse || !bind || parse.length > longestText) return false;
  return parse[5] === 0 && bind[5] === 0 && bind[6] === 0;
}

function unchanged(messages: readonly Buffer[]): Rewritten {
  return { bytes: Buffer.concat(messages), readAnswer: (bytes) => Buffer.from(bytes) };
}

/** The message with a name where it had an empty one. */
function insert({ message, at, name }: { message: Buffer; at: number; name: string }): Buffer {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}

function closeStatement(name: string): Buffer {
  const empty = Buffer.from([0x43, 0, 0, 0, 0, 0x53, 0]);
  return insert({ message: empty, at: 6, name });
}
