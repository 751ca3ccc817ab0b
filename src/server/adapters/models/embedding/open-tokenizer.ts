import { readFileSync } from 'node:fs';
import type { LocalModel } from './local-model.ts';
import { createTokenizer, type Tokenizer } from './wordpiece.ts';

/** The library is loaded only where a model needs it. */
export async function openTokenizer(source: LocalModel['tokenizer']): Promise<Tokenizer> {
  if (source.kind === 'words') return createTokenizer(readFileSync(source.path, 'utf8'));
  const read = (path: string): object => JSON.parse(readFileSync(path, 'utf8'));
  const { Tokenizer: JsonTokenizer } = await import('@huggingface/tokenizers');
  const tokenizer = new JsonTokenizer(
    read(source.path),
    source.config === null ? {} : read(source.config),
  );
  return {
    encode(text, maxTokens) {
      const { ids } = tokenizer.encode(text);
      // A text that is cut still ends with the closing mark.
      return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)];
    },
  };
}
