import { join } from 'node:path';
import type { EmbedderLanguages } from '#server/adapters/models/embedder.ts';
import { builtInModel, builtInVectors } from './built-in-model.ts';

/** What the worker needs to run a model of this machine. */
export type LocalModel = {
  id: string;
  writtenId?: string;
  model: string;
  /** `words`: a list of word pieces, one a line. `json`: a tokenizer.json, with its tokenizer_config.json if there is one. */
  tokenizer:
    | { kind: 'words'; path: string }
    | { kind: 'json'; path: string; config: string | null };
  pooling: 'mean' | 'cls';
  maxTokens: number;
  prefixes: { question: string; passage: string };
  languages: EmbedderLanguages;
  /** Models that were trained to tell whether a text answers a question. */
  judges: { quick: JudgeFiles; deep: JudgeFiles } | null;
};

/** A model, and the weights of its last step. */
export type JudgeFiles = { model: string; head: string };

export const builtInDimensions = 384;

export function describeBuiltIn(folder: string): LocalModel {
  return {
    id: builtInVectors,
    writtenId: builtInModel.id,
    model: join(folder, 'model.onnx'),
    tokenizer: { kind: 'words', path: join(folder, 'vocab.txt') },
    pooling: 'mean',
    // A passage of 900 characters is about 200 tokens; the model was trained on no more than 256.
    maxTokens: 256,
    prefixes: { question: '', passage: '' },
    languages: 'read-in-english',
    judges: {
      quick: judgeIn(folder, 'quick'),
      deep: judgeIn(folder, 'deep'),
    },
  };
}

const judgeIn = (folder: string, kind: 'quick' | 'deep'): JudgeFiles => ({
  model: join(folder, `${kind}-judge.onnx`),
  head: join(folder, `${kind}-judge-head.bin`),
});

/** As it was before texts in other languages were read in English. */
export function describeBuiltInBefore(folder: string): LocalModel {
  const { writtenId: _, ...model } = describeBuiltIn(folder);
  return { ...model, id: builtInModel.id, languages: ['en'] };
}
