import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { el as chatTexts } from '#shared/chat-texts/el.ts';
import { greekPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const greek: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  script: { letters: /\p{Script=Greek}/gu },
};
