import { calendars } from '#server/engine/language/calendars.ts';
import { type LanguageCode, languageCodes } from '#server/engine/language/language-code.ts';
import { foldText, tokenize } from './fold-text.ts';
import { phraseKey } from './lexicon.ts';

let weights: ReadonlyMap<string, readonly { language: LanguageCode; weight: number }[]> | null =
  null;

/** The language most of a document's small words and calendar words are from. */
export function detectLanguage(texts: Iterable<string>): LanguageCode {
  weights ??= buildWeights();
  const scores = new Map<LanguageCode, number>();
  let seen = 0;
  for (const text of texts) {
    for (const token of tokenize(foldText(text.slice(0, 4_000)))) {
      if (token.kind !== 'word') continue;
      seen += 1;
      for (const { language, weight } of weights.get(token.text) ?? []) {
        scores.set(language, (scores.get(language) ?? 0) + weight);
      }
    }
    if (seen > 4_000) break;
  }
  let best: LanguageCode = 'en';
  for (const language of languageCodes) {
    if ((scores.get(language) ?? 0) > (scores.get(best) ?? 0)) best = language;
  }
  return best;
}

function buildWeights() {
  const map = new Map<string, { language: LanguageCode; weight: number }[]>();
  for (const language of languageCodes) {
    const words = calendars[language];
    const own = new Map<string, number>();
    const add = (list: readonly string[], weight: number) => {
      for (const word of list) {
        const key = phraseKey(word);
        if (!key.includes(' ')) own.set(key, Math.max(own.get(key) ?? 0, weight));
      }
    };
    for (const list of words.weekdays) add(list, 4);
    for (const list of words.shortWeekdays) add(list, 1);
    for (const list of words.months) add(list, 2);
    add(words.fillers, 1);
    for (const sense of ['closed', 'hours', 'daily', 'clock', 'public-holidays'] as const)
      add(words.senses[sense], 4);
    for (const sense of ['glue', 'and', 'from', 'to', 'on'] as const) add(words.senses[sense], 1);
    for (const [word, weight] of own) {
      const list = map.get(word);
      if (list) list.push({ language, weight });
      else map.set(word, [{ language, weight }]);
    }
  }
  return map;
}
