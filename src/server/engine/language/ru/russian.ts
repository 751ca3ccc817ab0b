import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { ru as chatTexts } from '#shared/chat-texts/ru.ts';
import { russianPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const russian: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
};
