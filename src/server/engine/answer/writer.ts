import type { Turn } from '#server/engine/retrieve/conversation.ts';
import type { LoadedPassage } from './passage-text.ts';

/**
 * Who words the answer: the built-in writer quotes, a language model writes. Either way the text carries marks such as
 * [1] for the passages it rests on, numbered from 1 in the order given.
 */
export type Writer = {
  name: string;
  write(o: WriterTask): AsyncIterable<string>;
  /** All that the model is told besides the passages: no sentence may repeat it. */
  instruct?(task: WriterTask): string;
};

export type WriterTask = {
  question: string;
  history: readonly Turn[];
  /** The chatbot's own instructions. */
  instructions: string;
  passages: readonly LoadedPassage[];
  /** What the engine would say itself, each with the passages it rests on, numbered from 1. */
  statements: readonly { text: string; passages: readonly number[]; page?: number }[];
  sure: boolean;
  /** Texts with facts that the engine worked out itself: a sentence may use them without a passage. */
  computed?: readonly string[];
  signal?: AbortSignal;
};
