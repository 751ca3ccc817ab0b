import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWireServer } from './wire-server.ts';

const admitted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
let runs: number;
let port: number;
let close: () => Promise<void>;

beforeEach(async () => {
  runs = 0;
  const wire = createWireServer({
    session: {
      async run({ onAnswer }) {
        runs++;
        onAnswer(admitted);
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

test('what is not PostgreSQL’s language is hung up on, and never reaches the database', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(Buffer.alloc(64, 0xff));
  await once(socket, 'close');
  expect(runs).toBe(0);
});
