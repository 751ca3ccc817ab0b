import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { ro as chatTexts } from '#shared/chat-texts/ro.ts';
import { romanianPhrases as phrases } from './phrases.ts';
import { visitorTexts } from './visitor-texts.ts';
import { wordings } from './wordings.ts';

export const romanian: SpokenWords = {
  phrases,
  wordings,
  visitorTexts,
  chatTexts,
  evidence:
    'și în la cu nu este sunt pe din care să pentru mai ce sau dar are au fi prin după până când unde cât ați vă noi lui lor unui unei acest această fost fiind ale al ai într bună ziua aveți mulțumesc',
  signs: [
    [/[êâîûœ]/u, 0.2],
    [/[șțăţ]/u, 1],
  ],
};
