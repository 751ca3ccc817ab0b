/**
 * What the database was asked in its last run. Reading and planning a statement for the first time after a start, with
 * all it has to find out about the tables, takes many times what running it does, and a question asks about twenty: so
 * they are read and planned before the first visitor comes. Nothing is run.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { StatementCache } from './statement-cache.ts';
import { simpleQuery } from './wire-messages.ts';

/** Texts with placeholders, never values. A list that is missing or damaged only means that nothing is read early. */
export function loadStatements(path: string): string[] {
  try {
    const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function saveStatements({ path, keys }: { path: string; keys: readonly string[] }): void {
  // A run that was asked nothing says nothing about the next.
  if (keys.length === 0) return;
  const half = `${path}.new`;
  try {
    writeFileSync(half, JSON.stringify(keys), { mode: 0o600 });
    renameSync(half, path);
  } catch {
    // A full disk must not end the database for this.
  }
}

/** Reads and plans one statement, for any values; one that no longer fits the tables is forgotten. */
export async function readAhead({
  statements,
  key,
  run,
}: {
  statements: StatementCache;
  key: string;
  run(options: { messages: Uint8Array; onAnswer(bytes: Uint8Array): void }): Promise<void>;
}): Promise<void> {
  const read = statements.readAhead(key);
  if (!read) return;
  const answers: Uint8Array[] = [];
  await run({
    messages: read.bytes,
    onAnswer: (bytes) => void answers.push(Uint8Array.from(bytes)),
  });
  read.readAnswer(Buffer.concat(answers));
  const values = new Array(countParameters(key)).fill('NULL').join(', ');
  const plan = `EXPLAIN EXECUTE ${read.name}${values && `(${values})`}`;
  const messages = simpleQuery(`SET LOCAL plan_cache_mode = force_generic_plan; ${plan}`);
  await run({ messages, onAnswer: () => {} });
}

/** The highest of $1, $2 and so on. */
const countParameters = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\$(\d{1,3})/g)].map(([, number]) => Number(number)));
