import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyRows } from '#server/db/copy-rows.ts';
import { createWireServer } from './wire-server.ts';

const admitted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** CommandComplete and ReadyForQuery. */
const done = Buffer.from('C\0\0\0\x0bCOPY 1\0Z\0\0\0\x05I', 'latin1');
let runs: number;
let lastMessages: Buffer;
let port: number;
let close: () => Promise<void>;

beforeEach(async () => {
  runs = 0;
  const wire = createWireServer({
    session: {
      async run({ messages, onAnswer }) {
        runs++;
        lastMessages = Buffer.from(messages);
        onAnswer(runs === 1 ? admitted : done);
      },
      isInTransaction: () => false,
    },
    password: 'right',
    transactionIdleLimitMs: 1_000,
  });
  wire.server.listen(0, '127.0.0.1');
  await once(wire.server, 'listening');
  port = (wire.server.address() as AddressInfo).port;
  close = wire.close;
});
afterEach(() => close());

const clientWith = (password: string) =>
  new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password });

test('where anyone can connect, only the right password is let in', async () => {
  await expect(clientWith('wrong').connect()).rejects.toThrow('wrong password');
  expect(runs).toBe(0);
  const client = clientWith('right');
  await client.connect();
  expect(runs).toBe(1);
  await client.end();
});

test('a COPY is one turn with all its rows', async () => {
  const client = clientWith('right');
  await client.connect();
  expect(runs).toBe(1);
  await copyRows({
    client: client as unknown as pg.PoolClient,
    table: 'notes',
    columns: ['n'],
    rows: Array.from({ length: 200_000 }, (_, n) => [`${n}`]),
  });
  expect(runs).toBe(2);
  expect(lastMessages.toString()).toMatch(/COPY notes \(n\) FROM STDIN.*\n199999\n/s);
  await client.query('SELECT 1');
  expect(runs).toBe(3);
  await client.end();
});

test('what is not PostgreSQL’s language is hung up on, and never reaches the database', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(Buffer.alloc(64, 0xff));
  await once(socket, 'close');
  expect(runs).toBe(0);
});
