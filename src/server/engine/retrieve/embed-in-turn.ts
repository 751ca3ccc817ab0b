import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { TurnLoad } from './question-turns.ts';

/** The model as far as a question may use it: less of it the more others wait, and none of it in a crowd. */
export function embedInTurn(
  embedder: Embedder | null,
  { isBusy, isCrowded }: TurnLoad,
): Embedder | null {
  if (isCrowded || !embedder) return null;
  const { judge } = embedder;
  if (!isBusy || !judge) return embedder;
  return {
    ...embedder,
    judge: (question, texts, options) => judge(question, texts, { ...options, isBusy }),
  };
}
