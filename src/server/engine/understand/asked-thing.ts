import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { isVague } from '#server/engine/language/vague-words.ts';

/**
 * The words for the thing that a question wants to know of whether there is any: "do you have a pool for dogs" asks for a
 * pool. Empty when the question isn't of this kind. What doesn't speak of the thing can't answer.
 */
export function findAskedThing(text: string, language: LanguageCode): ReadonlySet<string> {
  const grammar = grammars[language];
  if (!grammar) return none;
  const folded = fold(text);
  const found = grammar.opening.exec(folded);
  if (!found) return none;
  const [rest = ''] = folded.slice(found.index + found[0].length).split(/[.,;:!?()\n]/);
  const stopWords = stopWordsOf(language);
  const verb = found.groups?.verb ?? '';
  const thing = new Set<string>();
  if (verb !== '' && !grammar.light.has(verb) && !stopWords.has(verb)) thing.add(verb);
  for (const word of wordsOf(rest)) {
    if (grammar.ends.has(word)) {
      if (thing.size > 0) break;
      continue;
    }
    // "Any tips for …", "is there a way to …" ask for no thing.
    if (thing.size === 0 && generic.has(word)) return none;
    if (!stopWords.has(word) && !isVague(word, language) && !/^\d/.test(word)) thing.add(word);
    if (thing.size >= longestThing) break;
  }
  return thing;
}

const none: ReadonlySet<string> = new Set();
const longestThing = 4;
const generic: ReadonlySet<string> = new Set(
  'tips advice way ways idea ideas chance reason suggestions recommendations tipps moglichkeit chance consejos forma manera'.split(
    ' ',
  ),
);
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const grammars = wordsOfEach(
  ({ grammar: { askedThing } }) =>
    askedThing && { ...askedThing, light: list(askedThing.light), ends: list(askedThing.ends) },
);
