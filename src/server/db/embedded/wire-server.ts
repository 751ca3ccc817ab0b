/**
 * Lets many PostgreSQL clients share the one session that the embedded database is.
 * What belongs together stays together: everything a client sends up to its next Sync runs as one turn, and while
 * a client's transaction is open no one else's turn runs.
 */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { readAhead } from './known-statements.ts';
import { createStatementCache } from './statement-cache.ts';
import {
  askForPassword,
  type ClientMessage,
  createMessageReader,
  fatalError,
  simpleQuery,
  sync,
} from './wire-messages.ts';

export type Session = {
  /** Runs client messages to their end; everything the database answers goes to `onAnswer`. */
  run(options: { messages: Uint8Array; onAnswer(bytes: Uint8Array): void }): Promise<void>;
  isInTransaction(): boolean;
};

type Connection = {
  socket: Socket;
  waiting: Buffer[];
  authenticated: boolean;
  /** Rows follow: the client sends them without being asked to. */
  isCopying: boolean;
};
type Turn = { connection: Connection | null; run(): Promise<void>; endsOpen: boolean };

/** A client must answer to these before another client's turn: Query, Sync, FunctionCall; after Flush it goes on. */
const turnEnds = new Set(['Q', 'S', 'F', 'H']);
/** CopyDone and CopyFail. The session can't wait for more in the middle of a statement, so all rows come with it. */
const copyEnds = new Set(['c', 'f']);

export function createWireServer({
  session,
  transactionIdleLimitMs,
  password,
}: {
  session: Session;
  password: string | null;
  transactionIdleLimitMs: number;
}): {
  server: Server;
  /** Runs work of the database's own when no client's transaction is open. */
  whenFree(work: () => Promise<void>): Promise<void>;
  /** The statements that clients use, for `readAhead` of the next run. */
  listStatements(): string[];
  /** Prepares for a statement that clients will probably use. */
  readAhead(key: string): Promise<void>;
  close(): Promise<void>;
} {
  const turns: Turn[] = [];
  const statements = createStatementCache({ now: () => performance.now() });
  const connections = new Set<Connection>();
  let owner: Connection | null = null;
  let ownerTimer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let closing = false;

  function schedule(turn: Turn) {
    turns.push(turn);
    working ??= work().finally(() => {
      working = null;
    });
  }

  async function work() {
    for (let turn = takeNext(); turn; turn = takeNext()) await execute(turn);
  }

  function takeNext(): Turn | undefined {
    if (!owner) return turns.shift();
    const index = turns.findIndex((turn) => turn.connection === owner);
    return index < 0 ? undefined : turns.splice(index, 1)[0];
  }

  async function execute(turn: Turn) {
    clearTimeout(ownerTimer);
    await turn.run();
    owner = turn.endsOpen || session.isInTransaction() ? turn.connection : null;
    if (!owner) return;
    if (connections.has(owner)) ownerTimer = setTimeout(expireOwner, transactionIdleLimitMs);
    else await rollBack();
  }

  function scheduleMessages(turn: {
    connection: Connection;
    messages: readonly Buffer[];
    endsOpen: boolean;
  }) {
    const { socket } = turn.connection;
    const run = async () => {
      const { bytes, readAnswer } = statements.rewrite(turn.messages);
      socket.cork();
      await session.run({
        messages: bytes,
        onAnswer: (part) => {
          const answer = readAnswer(part);
          if (socket.writable) socket.write(answer);
        },
      });
      socket.uncork();
    };
    schedule({ ...turn, run });
  }

  /** An open transaction holds everyone, so one that no one goes on with is ended like idle_in_transaction_session_timeout would. */
  function expireOwner() {
    owner?.socket.end(
      fatalError({ code: '25P03', message: 'terminating connection: transaction left idle' }),
    );
    owner?.socket.destroySoon();
  }

  async function rollBack() {
    await session.run({ messages: simpleQuery('ROLLBACK'), onAnswer: () => {} });
    owner = null;
  }

  function leave(connection: Connection) {
    connections.delete(connection);
    for (let i = turns.length - 1; i >= 0; i--) {
      if (turns[i]?.connection === connection) turns.splice(i, 1);
    }
    if (owner !== connection || closing) return;
    // The owner's own last turn, so it runs before anyone else's; what it left open is rolled back after it.
    scheduleMessages({ connection, messages: [sync], endsOpen: false });
  }

  function receive(connection: Connection, message: ClientMessage) {
    const { type, bytes } = message;
    if (type.kind === 'encryption-request') return void connection.socket.write('N');
    if (type.kind === 'cancel-request') return void connection.socket.destroy();
    if (type.kind === 'startup') {
      connection.waiting = [bytes];
      if (!password) return admit(connection);
      return void connection.socket.write(askForPassword);
    }
    if (!connection.authenticated) {
      const given = type.letter === 'p' ? bytes.subarray(5, -1) : Buffer.alloc(0);
      if (password && isSame(given, Buffer.from(password))) return admit(connection);
      connection.socket.end(fatalError({ code: '28P01', message: 'wrong password' }));
      return;
    }
    if (type.letter === 'X') return void connection.socket.end();
    connection.waiting.push(bytes);
    if (type.letter === 'Q' && isCopyFrom(bytes)) connection.isCopying = true;
    if (copyEnds.has(type.letter)) connection.isCopying = false;
    else if (connection.isCopying || !turnEnds.has(type.letter)) return;
    const endsOpen = type.letter === 'H';
    scheduleMessages({ connection, messages: connection.waiting, endsOpen });
    connection.waiting = [];
  }

  function admit(connection: Connection) {
    connection.authenticated = true;
    scheduleMessages({ connection, messages: connection.waiting, endsOpen: false });
    connection.waiting = [];
  }

  const server = createServer((socket) => {
    if (closing) return void socket.destroy();
    const connection: Connection = {
      socket,
      waiting: [],
      authenticated: false,
      isCopying: false,
    };
    const reader = createMessageReader();
    connections.add(connection);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.push(chunk)) receive(connection, message);
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => leave(connection));
  });

  const whenFree = (free: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const run = () => free().then(resolve, reject);
      schedule({ connection: null, run, endsOpen: false });
    });

  return {
    server,
    whenFree,
    listStatements: statements.list,
    readAhead: (key) => whenFree(() => readAhead({ statements, key, run: session.run })),
    async close() {
      closing = true;
      server.close();
      clearTimeout(ownerTimer);
      for (const connection of connections) connection.socket.destroy();
      turns.length = 0;
      await working;
      if (session.isInTransaction()) await rollBack();
    },
  };
}

/** As `copyRows` writes it, the only one that copies. */
function isCopyFrom(query: Buffer): boolean {
  const text = query.toString('utf8', 5, query.length - 1);
  return text.startsWith('COPY ') && text.endsWith(' FROM STDIN');
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
