import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { ja as chatTexts } from '#shared/chat-texts/ja.ts';
import { japanesePhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const japanese: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
};
