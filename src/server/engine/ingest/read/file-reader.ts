import { readFile } from 'node:fs/promises';
import { readBytes } from './read-bytes.ts';
import { ReadFailure } from './read-failure.ts';
import type { ReaderAnswer, ReaderTask } from './read-file.ts';

/** The child process: reads one file, answers once and waits to be ended. */
process.once('message', async (task: ReaderTask) => {
  process.send?.(await read(task));
});

async function read(task: ReaderTask): Promise<ReaderAnswer> {
  try {
    const bytes = await readFile(task.path);
    return { document: await readBytes({ bytes, name: task.name, maxPages: task.maxPages }) };
  } catch (error) {
    if (error instanceof ReadFailure) return { failure: error.code, kind: error.kind };
    return { failure: isOutOfMemory(error) ? 'too-much-memory' : 'damaged', kind: null };
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError ||
  /memory|Aborted\(OOM/i.test(error instanceof Error ? error.message : '');
