import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { sv as chatTexts } from '#shared/chat-texts/sv.ts';
import { swedishPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const swedish: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  evidence:
    'och att det som är en på för av med till den inte om ett har de jag du ni vi kan när hur var från men eller så till hej tack öppet era finns också',
  signs: [
    [/[äöü]/u, 0.3],
    [/[åæø]/u, 0.6],
  ],
};
