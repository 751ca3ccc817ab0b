import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { EmbedAnswer, EmbedRequest, EmbedWorkerData } from './local-embedder.ts';
import { createTokenizer } from './wordpiece.ts';

/**
 * Runs the model apart from the server's thread, one text at a time: a visitor's question waits for no more than one
 * sentence of an import, and a text's vector never depends on its neighbours (the eight-bit scales of a batch would).
 */
const { model, vocabulary, dimensions, maxTokens, threads } = workerData as EmbedWorkerData;

type Job = {
  id: number;
  urgent: boolean;
  texts: readonly string[];
  next: number;
  vectors: Float32Array;
};

const jobs: Job[] = [];
let working = false;
const port = parentPort;
if (!port) throw new Error('This file runs only as a worker.');
const tokenizer = createTokenizer(readFileSync(vocabulary, 'utf8'));
const session = await InferenceSession.create(model, {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  executionMode: 'sequential',
});

port.on('message', (request: EmbedRequest) => {
  if ('cancel' in request) {
    const at = jobs.findIndex((job) => job.id === request.cancel);
    if (at >= 0) jobs.splice(at, 1);
    return;
  }
  const { id, urgent, texts } = request;
  jobs.push({ id, urgent, texts, next: 0, vectors: new Float32Array(texts.length * dimensions) });
  if (!working) void work();
});
port.postMessage({ ready: true } satisfies EmbedAnswer);

async function work(): Promise<void> {
  working = true;
  for (;;) {
    const job = jobs.find((one) => one.urgent) ?? jobs[0];
    if (!job) break;
    try {
      const from = job.next * dimensions;
      await run(job.texts[job.next] ?? '', job.vectors.subarray(from, from + dimensions));
      job.next += 1;
      if (job.next === job.texts.length) finish(job, { id: job.id, vectors: job.vectors });
    } catch (error) {
      finish(job, { id: job.id, error: error instanceof Error ? error.message : String(error) });
    }
  }
  working = false;
}

function finish(job: Job, answer: EmbedAnswer): void {
  const at = jobs.indexOf(job);
  if (at < 0) return;
  jobs.splice(at, 1);
  port?.postMessage(answer, 'vectors' in answer ? [answer.vectors.buffer as ArrayBuffer] : []);
}

async function run(text: string, target: Float32Array): Promise<void> {
  const ids = BigInt64Array.from(tokenizer.encode(text, maxTokens), BigInt);
  const shape = [1, ids.length];
  const output = await session.run({
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
  });
  meanOf(output.last_hidden_state?.data as Float32Array, ids.length, target);
}

/** The mean of the tokens' vectors, brought to length one. */
function meanOf(hidden: Float32Array, tokens: number, target: Float32Array): void {
  for (let token = 0; token < tokens; token += 1) {
    for (let at = 0; at < dimensions; at += 1)
      target[at] = (target[at] ?? 0) + (hidden[token * dimensions + at] ?? 0);
  }
  let square = 0;
  for (const value of target) square += value * value;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < dimensions; at += 1) target[at] = (target[at] ?? 0) / length;
}
