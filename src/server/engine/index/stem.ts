/// <reference path="./snowball-stemmers.d.ts" />
import snowball from 'snowball-stemmers';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

const algorithms: Record<Exclude<LanguageCode, 'pl'>, string> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
};

type Stemmer = (word: string) => string;
const stemmers = new Map<LanguageCode, Stemmer>();

/** Takes the endings off a folded word, so that forms of a word meet: "returns" and "returned" are both "return". */
export function stem(word: string, language: LanguageCode = 'en'): string {
  if ((word.length <= 3 && word !== 'men') || !/^\p{L}+$/u.test(word)) return word;
  let stemmer = stemmers.get(language);
  if (!stemmer) {
    stemmer = remember(language === 'pl' ? cutEnding : snowballStemmer(algorithms[language]));
    stemmers.set(language, stemmer);
  }
  return stemmer(language === 'en' ? (irregular[word] ?? word) : word);
}

/** Plurals that no rule takes back to their singular. */
const irregular: Record<string, string> = {
  feet: 'foot',
  teeth: 'tooth',
  men: 'man',
  women: 'woman',
  children: 'child',
  geese: 'goose',
  mice: 'mouse',
  knives: 'knife',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
  wolves: 'wolf',
  calves: 'calf',
  scarves: 'scarf',
};

function snowballStemmer(algorithm: string): Stemmer {
  const { stem: stemWord } = snowball.newStemmer(algorithm);
  return (word) => stemWord(word);
}

/** There is no Snowball stemmer for Polish; the front of a long word says what it means, its end how it is used. */
function cutEnding(word: string): string {
  return word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word.slice(0, 5);
}

const remembered = 20_000;

/** The same words come again and again, and Snowball takes microseconds for each. */
function remember(stemmer: Stemmer): Stemmer {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const stemmed = stemmer(word);
    if (known.size >= remembered) known.clear();
    known.set(word, stemmed);
    return stemmed;
  };
}
