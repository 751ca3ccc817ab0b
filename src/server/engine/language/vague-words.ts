import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

const list = (words: string): ReadonlySet<string> => new Set(wordsOf(words));

/** Whether a word only carries the question: "what happens if", "would that be ok", "anything". Folded. */
export const isVague = (word: string, language: LanguageCode): boolean => vague[language].has(word);

/** Laughter and chat noise of all languages: it says nothing anywhere. */
export const isNoise = (word: string): boolean => noise.test(word);

const noise =
  /^(?:lol|lmao|rofl|omg|btw|tbh|imo|imho|jk|xd|pls|plz|thx|thanx|ty|hey|oh|ah|um|uh|hmm+|erm|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|(?:je){2,}|(?:ah){2,}|(?:rs){2,}|(?:hi){2,}|(?:hue){2,}|k{3,}|mdr|ptdr|stp|svp|grz|sry|lg|vg|mfg)$/;

const vague: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.vague),
);
