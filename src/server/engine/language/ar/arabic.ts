import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { ar as chatTexts } from '#shared/chat-texts/ar.ts';
import { arabicPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const arabic: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  script: { letters: /\p{Script=Arabic}/gu, not: /[پچژگکیٹڈڑے]/u },
};
