import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { ko as chatTexts } from '#shared/chat-texts/ko.ts';
import { koreanPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const korean: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  script: { letters: /\p{Script=Hangul}/gu },
};
