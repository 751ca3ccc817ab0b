import { readFile } from 'node:fs/promises';
import { readBytes } from './read-bytes.ts';
import { ReadFailure } from './read-failure.ts';
import type { ReaderAnswer, ReaderTask } from './read-file.ts';

const blocksAtOnce = 1_000;

/** The child process: reads one file, answers and waits to be ended. */
process.once('message', async (task: ReaderTask) => {
  try {
    const bytes = await readFile(task.path);
    const { blocks, ...document } = await readBytes({ ...task, bytes });
    for (let from = 0; from < blocks.length; from += blocksAtOnce) {
      await send({ blocks: blocks.slice(from, from + blocksAtOnce) });
    }
    await send({ document });
  } catch (error) {
    await send(toFailure(error));
  }
});

function toFailure(error: unknown): ReaderAnswer {
  if (error instanceof ReadFailure) return { failure: error.code, kind: error.kind };
  const message = error instanceof Error ? error.message : '';
  const tooMuch = error instanceof RangeError || /memory|Aborted\(OOM/i.test(message);
  return { failure: tooMuch ? 'too-much-memory' : 'damaged', kind: null };
}

/** Waits until the server has taken a part before it sends the next. */
function send(answer: ReaderAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, undefined, undefined, () => resolve());
  });
}
