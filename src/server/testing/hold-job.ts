/** A process to be killed: takes the job `held`, says so, and never finishes it. */
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { startWorker } from '#server/jobs/queue.ts';

const log = createLog('silent');
const database = await openDatabase({ env: JSON.parse(process.argv[2] ?? ''), log });
const handle = (): Promise<void> => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
};
await startWorker({ database, log, handlers: [{ name: 'held', handle }], heartbeatSeconds: 10 });
