import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { uk as chatTexts } from '#shared/chat-texts/uk.ts';
import { ukrainianPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const ukrainian: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
};
