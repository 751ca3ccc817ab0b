/** A process that is killed while it publishes leaves the old version or the new one, whole. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { listVersionAnswers } from '#server/features/answers/queries.ts';
import { listVersionDocuments } from '#server/features/documents/knowledge/knowledge-queries.ts';
import { createTestPlace } from '#server/testing/create-test-database.ts';
import { findVersionRow } from './queries.ts';

let place: Awaited<ReturnType<typeof createTestPlace>>;
beforeAll(async () => {
  place = await createTestPlace({ migrated: true });
});
afterAll(() => place.remove());

const program = fileURLToPath(new URL('../../testing/publish-versions.ts', import.meta.url));

/** Kills the process some time after its first version. Gives the last number it has confirmed. */
async function killWhilePublishing(round: number): Promise<number> {
  const given = [JSON.stringify(place.env), String(round * 100_000)];
  const publisher = spawn(process.execPath, [program, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(publisher, 'exit');
  const lines = createInterface(publisher.stdout);
  lines.once('line', () => setTimeout(() => publisher.kill('SIGKILL'), Math.random() * 300));
  let last = 0;
  for await (const line of lines) last = Number(line);
  const [code, signal] = await exited;
  if (signal !== 'SIGKILL')
    throw new Error(`The publisher ended by itself with ${code ?? signal}.`);
  return last;
}

/** Everything that visitors get says the same number. */
async function readPublished(): Promise<number> {
  const database = await openDatabase({ env: place.env, log: createLog('silent') });
  try {
    const connection = database.orm;
    const [chatbot] = await connection.select().from(chatbots);
    const version = chatbot?.publishedVersion;
    if (!chatbot || !version) throw new Error('Nothing is published');
    const of = { connection, workspaceId: chatbot.workspaceId, chatbotId: chatbot.id };
    const row = await findVersionRow({ ...of, number: version });
    const documents = await listVersionDocuments({ ...of, version });
    const answers = await listVersionAnswers({ ...of, version });
    expect([documents.length, answers.length]).toEqual([30, 30]);
    const said = [
      row?.settings.greeting,
      ...documents.flatMap(({ name, generation }) => [name, String(generation)]),
      ...answers.map(({ answer }) => answer),
    ];
    expect(new Set(said).size).toBe(1);
    return Number(said[0]);
  } finally {
    await database.close();
  }
}

test('visitors get one version whole after each kill, and never an older one than confirmed', async () => {
  for (const round of [1, 2, 3]) {
    const confirmed = await killWhilePublishing(round);
    const published = await readPublished();
    expect(confirmed).toBeGreaterThanOrEqual(round * 100_000);
    expect(published - confirmed).toBeGreaterThanOrEqual(0);
    expect(published - confirmed).toBeLessThanOrEqual(1);
  }
}, 600_000);
