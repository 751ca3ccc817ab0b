import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createJobQueue, type Job } from './job-queue.ts';
import type { EmbedRequest, EmbedResponse, EmbedWorkerData, Judging } from './local-embedder.ts';
import type { JudgeFiles } from './local-model.ts';
import { type Judge, openJudge } from './open-judge.ts';
import { openTokenizer } from './open-tokenizer.ts';
import { createReading, type Reading } from './read-by-judges.ts';
import { toUnit } from './to-unit.ts';

/**
 * Runs the model apart from the server's thread, one text at a time: a visitor's question waits for no more than one
 * sentence of an import, and a text's vector never depends on its neighbours (the eight-bit scales of a batch would).
 */
const { model, threads } = workerData as EmbedWorkerData;

type ModelJob = Job & { results(): Float32Array };

const port = parentPort;
if (!port) throw new Error('This file runs only as a worker.');
const tokenizer = await openTokenizer(model.tokenizer);
const session = await InferenceSession.create(model.model, {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  executionMode: 'sequential',
});

const outputName =
  ['sentence_embedding', 'last_hidden_state', 'token_embeddings'].find((name) =>
    session.outputNames.includes(name),
  ) ??
  session.outputNames[0] ??
  '';

const queue = createJobQueue<ModelJob>({
  end(job, error) {
    if (error === undefined) {
      const results = job.results();
      answer({ id: job.id, results }, [results.buffer as ArrayBuffer]);
    } else answer({ id: job.id, error: error instanceof Error ? error.message : String(error) });
  },
});

function answer(response: EmbedResponse, given: ArrayBuffer[] = []): void {
  port?.postMessage(response, given);
}

port.on('message', (request: EmbedRequest) => {
  if ('cancel' in request) {
    queue.cancel(request.cancel);
    return;
  }
  const { id, urgent, texts, judging } = request;
  const task = judging ? createJudging({ ...judging, texts }) : createEmbedding(texts);
  queue.add({ id, urgent, isJudged: judging !== undefined, ...task });
});
answer({ ready: true });

function createEmbedding(texts: readonly string[]): Pick<ModelJob, 'step' | 'results'> {
  let next = 0;
  // As large as the first vector says.
  let results: Float32Array | null = null;
  return {
    async step() {
      const vector = await run(texts[next] ?? '');
      results ??= new Float32Array(texts.length * vector.length);
      results.set(vector, next * vector.length);
      next += 1;
      return next === texts.length;
    },
    results: () => results ?? new Float32Array(),
  };
}

let judges: Promise<{ quick: Judge; deep: Judge }> | null = null;

/** The judges are opened for the first question that needs them: each takes as much memory as the model itself. */
async function openJudges(): Promise<{ quick: Judge; deep: Judge }> {
  if (!model.judges) throw new Error('This model cannot judge answers.');
  const open = (files: JudgeFiles) => openJudge({ ...files, tokenizer, threads });
  const [quick, deep] = await Promise.all([open(model.judges.quick), open(model.judges.deep)]);
  return { quick, deep };
}

function createJudging({
  texts,
  question,
  isDeep,
}: Judging & { texts: readonly string[] }): Pick<ModelJob, 'step' | 'results'> {
  let reading: Reading | null = null;
  return {
    async step() {
      judges ??= openJudges();
      const { quick, deep } = await judges;
      reading ??= createReading({ question, texts, quick, deep: isDeep ? deep : null });
      return reading.step();
    },
    results: () => reading?.scores() ?? new Float32Array(),
  };
}

async function run(text: string): Promise<Float32Array> {
  const ids = BigInt64Array.from(tokenizer.encode(text, model.maxTokens), BigInt);
  const shape = [1, ids.length];
  const inputs: Record<string, () => BigInt64Array> = {
    input_ids: () => ids,
    attention_mask: () => new BigInt64Array(ids.length).fill(1n),
    token_type_ids: () => new BigInt64Array(ids.length),
  };
  const feeds: Record<string, Tensor> = {};
  for (const name of session.inputNames) {
    const make = inputs[name];
    if (!make)
      throw new Error(`The model asks for ${name}, which a text embedding model does not.`);
    feeds[name] = new Tensor('int64', make(), shape);
  }
  const output = (await session.run(feeds))[outputName];
  if (!(output?.data instanceof Float32Array))
    throw new Error(`The model's output ${outputName} is not 32-bit floating point.`);
  const size = output.dims.at(-1) ?? 0;
  // Some models already give one vector for the text.
  if (output.dims.length === 2) return toUnit(output.data.slice(0, size));
  return toUnit(
    model.pooling === 'cls'
      ? output.data.slice(0, size)
      : sumOf({ hidden: output.data, tokens: ids.length, size }),
  );
}

function sumOf({
  hidden,
  tokens,
  size,
}: {
  hidden: Float32Array;
  tokens: number;
  size: number;
}): Float32Array {
  const sum = new Float32Array(size);
  for (let token = 0; token < tokens; token += 1) {
    for (let at = 0; at < size; at += 1)
      sum[at] = (sum[at] ?? 0) + (hidden[token * size + at] ?? 0);
  }
  return sum;
}
