import { Worker } from 'node:worker_threads';
import type { Embedder, JudgeOptions } from '#server/adapters/models/embedder.ts';
import type { LocalModel } from './local-model.ts';

export type EmbedWorkerData = {
  model: Pick<LocalModel, 'model' | 'tokenizer' | 'pooling' | 'maxTokens' | 'judges'>;
  threads: number;
};
export type EmbedRequest =
  | { id: number; texts: readonly string[]; urgent: boolean; judging?: Judging }
  | { cancel: number };
/** Texts are read by the judges, or by the quick one alone, instead of embedded. */
export type Judging = { question: string; isDeep: boolean };
export type EmbedResponse =
  | { ready: true }
  | { id: number; results: Float32Array }
  | { id: number; error: string };

type Waiting = { resolve(results: Float32Array): void; reject(error: Error): void };

/** A model of this machine in a worker thread, started with the first text and again if it ever dies. */
export function createLocalEmbedder({
  model,
  dimensions,
  threads,
  workerUrl,
}: {
  model: LocalModel;
  dimensions: number;
  workerUrl?: URL;
  threads?: number;
}): Embedder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  let judging = 0;

  function fail(error: Error): void {
    worker = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const workerData: EmbedWorkerData = { model, threads: threads ?? 1 };
    const started = new Worker(workerUrl ?? defaultWorker(), { workerData });
    started.on('message', (answer: EmbedResponse) => {
      if (!('id' in answer)) return;
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if (!one) return;
      if ('error' in answer) one.reject(new Error(answer.error));
      else one.resolve(answer.results);
    });
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => {
      if (worker === started) fail(new Error('The embedding model stopped.'));
    });
    return started;
  }

  function ask(
    work: { texts: readonly string[]; urgent: boolean; judging?: Judging },
    signal: AbortSignal | undefined,
  ): Promise<Float32Array> {
    signal?.throwIfAborted();
    worker ??= start();
    worker.ref();
    const current = worker;
    last += 1;
    const id = last;
    return new Promise<Float32Array>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      current.postMessage({ id, ...work } satisfies EmbedRequest);
      signal?.addEventListener(
        'abort',
        () => {
          if (!waiting.delete(id)) return;
          current.postMessage({ cancel: id } satisfies EmbedRequest);
          reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped.'));
        },
        { once: true },
      );
    });
  }

  async function judge(
    question: string,
    texts: readonly string[],
    { signal, isBusy = false }: JudgeOptions = {},
  ): Promise<number[]> {
    if (texts.length === 0) return [];
    if (judging >= mostJudging) throw new Error('Too many questions wait for the judge.');
    const isDeep = !isBusy && judging < mostReadDeeply;
    judging += 1;
    try {
      return [...(await ask({ texts, urgent: true, judging: { question, isDeep } }, signal))];
    } finally {
      judging -= 1;
    }
  }

  return {
    id: model.id,
    ...(model.writtenId && { writtenId: model.writtenId }),
    dimensions,
    languages: model.languages,
    async embed(given, { as = 'passage', signal, urgent = false } = {}) {
      if (given.length === 0) return [];
      const prefix = model.prefixes[as];
      const texts = prefix ? given.map((text) => `${prefix}${text}`) : given;
      return cutVectors(await ask({ texts, urgent }, signal), texts.length);
    },
    ...(model.judges && { judge }),
    async close() {
      const ending = worker;
      fail(new Error('The embedding model was closed.'));
      await ending?.terminate();
    },
  };
}

/** With more questions at a time the quick judge reads alone, which takes less time. */
const mostReadDeeply = 3;
/** More visitors than this don't wait for each other: they are answered without a judge. */
const mostJudging = 8;

/** From source the worker is a neighbour; in the bundle it is an entry of its own beside the server. */
function defaultWorker(): URL {
  return new URL(
    import.meta.url.endsWith('.ts') ? './embedding-worker.ts' : './embedding-worker.js',
    import.meta.url,
  );
}

function cutVectors(all: Float32Array, count: number): Float32Array[] {
  const dimensions = all.length / count;
  return Array.from({ length: count }, (_, index) =>
    all.subarray(index * dimensions, (index + 1) * dimensions),
  );
}
