import { stat } from 'node:fs/promises';
import type { ReadDocument } from '#server/engine/ingest/document.ts';
import { forkReader } from '#server/engine/ingest/fork-reader.ts';
import type { PageText } from '#server/engine/ingest/lay-out-pages.ts';
import type { PreparedDocument, PreparedPassage } from '#server/engine/ingest/prepare-document.ts';
import type { TextCorrection } from '#server/engine/ingest/text-correction.ts';
import type { ReadProgress } from './pdf.ts';
import { isReadFailureCode, ReadFailure, type ReadFailureCode } from './read-failure.ts';
import { residentMegabytes } from './resident-memory.ts';

export type ReadLimits = {
  seconds: number;
  /** A page that text recognition reads may take so long, as it only gets the time that the processor has left. */
  pageSeconds: number;
  /** All of them together. */
  recognitionSeconds: number;
  megabytes: number;
  pages: number;
  bytes: number;
};

export const defaultReadLimits: ReadLimits = {
  seconds: 60,
  pageSeconds: 120,
  recognitionSeconds: 300,
  megabytes: 512,
  pages: 5_000,
  bytes: 10_485_760,
};

export type ReaderTask = {
  path: string;
  name: string;
  maxPages: number;
  corrections: readonly TextCorrection[];
  /** What was read of this file before; only corrections are new. */
  read: ReadDocument | null;
};
/** A long document comes in parts, so that neither process holds it twice. */
export type ReaderAnswer =
  | { progress: ReadProgress }
  | { texts: PageText[] }
  | { passages: PreparedPassage[] }
  /** Before corrections, if text recognition had to read it. */
  | { recognized: ReadDocument }
  | { document: Omit<PreparedDocument, 'texts' | 'passages'> }
  | { failure: ReadFailureCode; kind: ReadDocument['kind'] | null };

/**
 * Reads and splits an uploaded file in a process of its own, killed when it takes too long or too much memory: whatever a hostile
 * file does to a parser, it does it there. Throws ReadFailure with a sentence for the file's owner.
 */
export async function readFile(input: {
  path: string;
  name: string;
  corrections?: readonly TextCorrection[];
  read?: ReadDocument | null;
  limits?: Partial<ReadLimits>;
  readerUrl?: URL;
  signal?: AbortSignal;
  /** Before each page that text recognition reads. */
  onProgress?: (progress: ReadProgress) => void;
  /** Told what text recognition read, so that it need not do so again. */
  onRecognized?: (read: ReadDocument) => void;
}): Promise<PreparedDocument> {
  const limits = { ...defaultReadLimits, ...input.limits };
  const { size } = await stat(input.path);
  if (size === 0) throw new ReadFailure('empty');
  if (size > limits.bytes) throw new ReadFailure('too-large');
  input.signal?.throwIfAborted();
  const { path, name, corrections = [], read = null } = input;
  const task: ReaderTask = { path, name, corrections, read, maxPages: limits.pages };
  return runReader({ ...input, task, limits });
}

function runReader(input: {
  task: ReaderTask;
  limits: ReadLimits;
  readerUrl?: URL;
  signal?: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
  onRecognized?: (read: ReadDocument) => void;
}): Promise<PreparedDocument> {
  return new Promise((resolve, reject) => {
    const child = forkReader({
      url: input.readerUrl ?? defaultReader(),
      heapMegabytes: Math.round(input.limits.megabytes * 0.45),
    });
    let settled = false;
    const settle = (finish: () => void): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      clearTimeout(lastTimer);
      clearInterval(watch);
      input.signal?.removeEventListener('abort', abort);
      child.kill('SIGKILL');
      finish();
    };
    const fail = (code: ReadFailureCode): void => settle(() => reject(new ReadFailure(code)));
    const abort = (): void => settle(() => reject(input.signal?.reason));
    const failIn = (seconds: number) => setTimeout(() => fail('too-slow'), seconds * 1_000);
    let timer = failIn(input.limits.seconds);
    const lastTimer = failIn(input.limits.recognitionSeconds);
    const watch = setInterval(() => {
      void residentMegabytes(child.pid).then(
        (used) => used > input.limits.megabytes && fail('too-much-memory'),
      );
    }, 200);
    input.signal?.addEventListener('abort', abort, { once: true });
    const texts: PageText[] = [];
    const passages: PreparedPassage[] = [];
    child.on('message', (answer: ReaderAnswer) => {
      if ('progress' in answer) {
        clearTimeout(timer);
        timer = failIn(input.limits.pageSeconds);
        input.onProgress?.(answer.progress);
      } else if ('texts' in answer) texts.push(...answer.texts);
      else if ('passages' in answer) passages.push(...answer.passages);
      else if ('recognized' in answer) input.onRecognized?.(answer.recognized);
      else if ('document' in answer) {
        settle(() => resolve({ ...answer.document, texts, passages }));
      } else {
        const code = isReadFailureCode(answer.failure) ? answer.failure : 'damaged';
        settle(() => reject(new ReadFailure(code, { kind: answer.kind ?? undefined })));
      }
    });
    child.on('error', () => fail('damaged'));
    child.on('exit', (code, signal) =>
      fail(code === 134 || signal === 'SIGABRT' ? 'too-much-memory' : 'damaged'),
    );
    child.send(input.task, (error) => error && fail('damaged'));
  });
}

/** From source the reader is a neighbour; in the bundle it is an entry of its own beside the server. */
function defaultReader(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './file-reader.ts' : './file-reader.js',
    import.meta.url,
  );
}
