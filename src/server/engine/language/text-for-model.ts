import type { Embedder } from '#server/adapters/models/embedder.ts';
import { isReadInEnglish, readInEnglish } from './read-in-english.ts';
import type { TextLanguage } from './text-language.ts';

/** A text as a model is given it: one for English reads other languages word by word. */
export function textForModel({
  text,
  language,
  embedder,
}: {
  text: string;
  language: TextLanguage;
  embedder: Pick<Embedder, 'languages'>;
}): string {
  return embedder.languages === 'read-in-english' ? readInEnglish(text, language) : text;
}

/** Whether a model knows what texts in a language mean. */
export function knowsMeaning({
  embedder,
  language,
}: {
  embedder: Pick<Embedder, 'languages'>;
  language: TextLanguage;
}): boolean {
  const { languages } = embedder;
  if (languages === 'all') return true;
  return languages === 'read-in-english' ? isReadInEnglish(language) : language === 'en';
}
