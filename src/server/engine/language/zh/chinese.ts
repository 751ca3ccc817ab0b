import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { zh as chatTexts } from '#shared/chat-texts/zh.ts';
import { chinesePhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const chinese: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
};
