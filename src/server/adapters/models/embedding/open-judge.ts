import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Tokenizer } from './wordpiece.ts';

export type Judge = { score(question: string, text: string): Promise<number> };

/** As many tokens as it was trained with, marks included. */
const questionTokens = 50;
const textTokens = 152;

/** Reads a question and a text together and says how far the text answers it, one pair at a time. */
export async function openJudge({
  model,
  head,
  tokenizer,
  threads,
}: {
  model: string;
  head: string;
  tokenizer: Tokenizer;
  threads: number;
}): Promise<Judge> {
  const weights = new Float32Array(Uint8Array.from(await readFile(head)).buffer);
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The graph has few steps already; what the library makes of them takes half as long again (decision 78).
    graphOptimizationLevel: 'disabled',
  });
  return {
    async score(question, text) {
      const asked = tokenizer.encode(question, questionTokens);
      // The second text has no opening mark of its own.
      const told = tokenizer.encode(text, textTokens).slice(1);
      const ids = [...asked, ...told];
      const shape = [1, ids.length];
      const kinds = ids.map((_, at) => (at < asked.length ? 0n : 1n));
      const { last_hidden_state: output } = await session.run({
        input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), shape),
        token_type_ids: new Tensor('int64', BigInt64Array.from(kinds), shape),
      });
      if (!(output?.data instanceof Float32Array))
        throw new Error("The judge's output is not 32-bit floating point.");
      return weigh({ hidden: output.data, tokens: ids.length, weights });
    },
  };
}

/** The weights are for the first token, for the mean of all tokens, and a constant. */
export function weigh({
  hidden,
  tokens,
  weights,
}: {
  hidden: Float32Array;
  tokens: number;
  weights: Float32Array;
}): number {
  const size = hidden.length / tokens;
  let score = weights[2 * size] ?? 0;
  for (let at = 0; at < size; at += 1) {
    let sum = 0;
    for (let token = 0; token < tokens; token += 1) sum += hidden[token * size + at] ?? 0;
    score += (weights[at] ?? 0) * (hidden[at] ?? 0) + (weights[size + at] ?? 0) * (sum / tokens);
  }
  return score;
}
