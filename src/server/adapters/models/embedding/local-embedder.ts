import { Worker } from 'node:worker_threads';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { LocalModel } from './local-model.ts';

export type EmbedWorkerData = {
  model: Pick<LocalModel, 'model' | 'tokenizer' | 'pooling' | 'maxTokens'>;
  threads: number;
};
export type EmbedRequest =
  | { id: number; texts: readonly string[]; urgent: boolean }
  | { cancel: number };
export type EmbedResponse =
  | { ready: true }
  | { id: number; vectors: Float32Array }
  | { id: number; error: string };

type Waiting = {
  resolve(vectors: Float32Array[]): void;
  reject(error: Error): void;
  count: number;
};

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
      else one.resolve(cutVectors(answer.vectors, one.count));
    });
    started.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => {
      if (worker === started) fail(new Error('The embedding model stopped.'));
    });
    return started;
  }

  return {
    id: model.id,
    dimensions,
    languages: model.languages,
    embed(given, options = {}) {
      if (given.length === 0) return Promise.resolve([]);
      const prefix = model.prefixes[options.as ?? 'passage'];
      const texts = prefix ? given.map((text) => `${prefix}${text}`) : given;
      options.signal?.throwIfAborted();
      worker ??= start();
      worker.ref();
      const current = worker;
      last += 1;
      const id = last;
      return new Promise<Float32Array[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject, count: texts.length });
        current.postMessage({ id, texts, urgent: options.urgent ?? false } satisfies EmbedRequest);
        options.signal?.addEventListener(
          'abort',
          () => {
            if (!waiting.delete(id)) return;
            current.postMessage({ cancel: id } satisfies EmbedRequest);
            reject(
              options.signal?.reason instanceof Error
                ? options.signal.reason
                : new Error('Stopped.'),
            );
          },
          { once: true },
        );
      });
    },
    async close() {
      const ending = worker;
      fail(new Error('The embedding model was closed.'));
      await ending?.terminate();
    },
  };
}

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
