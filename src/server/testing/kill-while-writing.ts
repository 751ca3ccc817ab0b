import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createLog } from '#server/config/log.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

export type KillReport = { rounds: number; acknowledged: number; lost: number[]; torn: number[] };

/** Kills a writing process again and again, at random moments of its start and of its work, then looks what is there. */
export async function killWhileWriting(input: {
  dataDir: string;
  rounds: number;
}): Promise<KillReport> {
  const acknowledged: number[] = [];
  for (let round = 0; round < input.rounds; round++) {
    // Numbers leave a gap between rounds, because the last of a round may be committed without having been printed.
    await killOneWriter({ ...input, firstNumber: (round + 1) * 1_000_000, acknowledged, round });
  }
  const { first, second } = await readRows(input.dataDir);
  return {
    rounds: input.rounds,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((n) => !first.has(n) || !second.has(n)),
    torn: [...first, ...second].filter((n) => first.has(n) !== second.has(n)),
  };
}

async function killOneWriter({
  dataDir,
  firstNumber,
  round,
  acknowledged,
}: {
  dataDir: string;
  firstNumber: number;
  acknowledged: number[];
  round: number;
}): Promise<void> {
  const program = fileURLToPath(new URL('./write-rows.ts', import.meta.url));
  const writer = spawn(process.execPath, [program, dataDir, String(firstNumber)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const lines = createInterface(writer.stdout);
  const kill = () => writer.kill('SIGKILL');
  // Every fourth dies somewhere in its start, that is in recovery from the kill before.
  if (round % 4 === 3) setTimeout(kill, Math.random() * 1_500);
  else lines.once('line', () => setTimeout(kill, Math.random() * 200));
  for await (const line of lines) acknowledged.push(Number(line));
  const [code, signal] = await exited;
  if (signal !== 'SIGKILL') throw new Error(`The writer ended on its own with ${code ?? signal}.`);
}

async function readRows(dataDir: string) {
  const log = createLog('silent');
  const server = await startEmbedded({ dataDir, statementTimeoutMs: 60_000, log });
  const client = new pg.Client({ ...server.connection, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const read = async (table: string) => {
      const { rows } = await client.query<{ n: number }>(`SELECT n FROM ${table} ORDER BY n`);
      return new Set(rows.map((row) => row.n));
    };
    return { first: await read('first_halves'), second: await read('second_halves') };
  } finally {
    await client.end();
    await server.close();
  }
}
