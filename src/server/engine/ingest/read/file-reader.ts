import { readFile } from 'node:fs/promises';
import type { ReadDocument } from '#server/engine/ingest/document.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import type { ReadProgress } from './pdf.ts';
import { readBytes } from './read-bytes.ts';
import { ReadFailure } from './read-failure.ts';
import type { ReaderAnswer, ReaderTask } from './read-file.ts';

/** A part takes the server about a millisecond to unpack. */
const atOnce = 200;

/** The child process: reads and splits one file, answers and waits to be ended. */
process.once('message', async (task: ReaderTask) => {
  try {
    const read = task.read ?? (await readAnew(task));
    const { texts, passages, ...document } = prepareDocument({ ...task, document: read });
    for (const part of cut(texts)) await send({ texts: part });
    for (const part of cut(passages)) await send({ passages: part });
    await send({ document });
  } catch (error) {
    await send(toFailure(error));
  }
});

async function readAnew(task: ReaderTask): Promise<ReadDocument> {
  const bytes = await readFile(task.path);
  const onProgress = (progress: ReadProgress) => send({ progress });
  const read = await readBytes({ ...task, bytes, onProgress });
  if (read.warnings.includes('text-recognized')) await send({ recognized: read });
  return read;
}

function toFailure(error: unknown): ReaderAnswer {
  if (error instanceof ReadFailure) return { failure: error.code, kind: error.kind };
  const message = error instanceof Error ? error.message : '';
  const tooMuch = error instanceof RangeError || /memory|Aborted\(OOM/i.test(message);
  return { failure: tooMuch ? 'too-much-memory' : 'damaged', kind: null };
}

function* cut<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}

/** Waits until the server has taken a part before it sends the next. */
function send(answer: ReaderAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(answer, undefined, undefined, () => resolve());
  });
}
