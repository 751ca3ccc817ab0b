/** A process to be killed: writes pairs of rows into the embedded database and prints each number once it is committed. */
import pg from 'pg';
import { createLog } from '#server/config/log.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

const [dataDir = '', firstNumber = '1'] = process.argv.slice(2);
const log = createLog('silent');
const server = await startEmbedded({ dataDir, statementTimeoutMs: 15_000, log });
const client = new pg.Client({ ...server.connection, user: 'postgres', database: 'postgres' });
await client.connect();
await client.query(
  'CREATE TABLE IF NOT EXISTS first_halves (n int PRIMARY KEY); CREATE TABLE IF NOT EXISTS second_halves (n int PRIMARY KEY, filling text)',
);
// The process that started it has the other end: when that is gone, so is the reason to write.
process.stdout.on('error', () => process.exit(1));
for (let n = Number(firstNumber); ; n++) {
  await client.query('BEGIN');
  await client.query('INSERT INTO first_halves VALUES ($1)', [n]);
  await client.query('INSERT INTO second_halves VALUES ($1, $2)', [n, 'x'.repeat(1_500)]);
  await client.query('COMMIT');
  process.stdout.write(`${n}\n`);
}
