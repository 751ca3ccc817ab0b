import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { da as chatTexts } from '#shared/chat-texts/da.ts';
import { danishPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const danish: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  evidence:
    'og at det som er en på for af med til den ikke om et har de jeg du i vi kan når hvor fra men eller så hej tak åben jeres findes også hvad hvornår det ikke',
  signs: [[/[åæø]/u, 0.6]],
};
