import type { Embedder } from '#server/adapters/models/embedder.ts';
import { textForModel } from '#server/engine/language/text-for-model.ts';
import { detectLanguage } from './detect-language.ts';

/** A question as a model is given it, where nothing but its own words tells the language. */
export function questionForModel({
  text,
  embedder,
}: {
  text: string;
  embedder: Pick<Embedder, 'languages'>;
}): string {
  return textForModel({ text, language: detectLanguage(text, { fallback: 'en' }), embedder });
}
