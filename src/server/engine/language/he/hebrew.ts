import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { he as chatTexts } from '#shared/chat-texts/he.ts';
import { hebrewPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const hebrew: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  script: { letters: /\p{Script=Hebrew}/gu },
};
