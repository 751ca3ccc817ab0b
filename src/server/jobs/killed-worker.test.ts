import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { createTestPlace } from '#server/testing/create-test-database.ts';
import { createQueue, startWorker } from './queue.ts';

const log = createLog('silent');
const seen: unknown[] = [];
const held = {
  name: 'held',
  options: { retryDelaySeconds: 1 },
  handle: async (data: unknown) => void seen.push(data),
};

test('a job whose process is killed half way is done by the next one', async () => {
  const place = await createTestPlace({ migrated: true });
  const first = await openDatabase({ env: place.env, log });
  const settings = { log, handlers: [held], heartbeatSeconds: 10, superviseSeconds: 1 };
  await (await startWorker({ ...settings, database: first })).stop();
  const queue = await createQueue({ database: first, log });
  await queue.enqueue({ name: 'held', data: { document: 7 } });
  await queue.close();
  await first.close();

  const program = fileURLToPath(new URL('../testing/hold-job.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(place.env)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(seen).toEqual([]);

  const second = await openDatabase({ env: place.env, log });
  const worker = await startWorker({ ...settings, database: second });
  await vi.waitFor(() => expect(seen).toEqual([{ document: 7 }]), 120_000);
  await worker.stop();
  await second.close();
  await place.remove();
});
