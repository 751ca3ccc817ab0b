/// <reference path="./snowball-stemmers.d.ts" />

import snowball from 'snowball-stemmers';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { languageOfScript, type TextLanguage } from '#server/engine/language/text-language.ts';
import { keepResults } from './keep-results.ts';
import { stemArabic } from './stem-arabic.ts';

const algorithms: Partial<Record<TextLanguage, string>> = {
  ...wordsOfEach(({ resources }) => resources.stemmer),
  ro: 'romanian',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  ca: 'catalan',
  ru: 'russian',
  hy: 'armenian',
};

type Stemmer = (word: string) => string;
const stemmers = new Map<TextLanguage, Stemmer>();

/**
 * Takes the endings off a folded word, so that forms of a word meet: "returns" and "returned" are both "return". A word
 * in another script than Latin tells its language itself.
 */
export function stem(word: string, language: TextLanguage = 'en'): string {
  if ((word.length <= 3 && word !== 'men') || !/^\p{L}+$/u.test(word)) return word;
  const own = languageOfScript(word) ?? language;
  let stemmer = stemmers.get(own);
  if (!stemmer) {
    // The same words come again and again, and Snowball takes microseconds for each.
    stemmer = keepResults(createStemmer(own), { most: 20_000 });
    stemmers.set(own, stemmer);
  }
  return stemmer(own === 'en' ? (irregular.get(word) ?? word) : word);
}

/** Plurals that no rule takes back to their singular. */
const irregular = new Map(
  Object.entries({
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
  }),
);

function createStemmer(language: TextLanguage): Stemmer {
  if (language === 'ar') return stemArabic;
  if (whole.has(language)) return (word) => word;
  const algorithm = algorithms[language];
  if (!algorithm) return frontOnly.has(language) ? keepFront : cutEnding;
  const { stem: stemWord } = snowball.newStemmer(algorithm);
  const endings = accentedEndings[language] ?? [];
  return (word) =>
    stemWord(endings.reduce((said, [folded, accented]) => said.replace(folded, accented), word));
}

/** Snowball knows these endings only with the accents that are folded away: "sesion" and "sesiones" would not meet. */
const accentedEndings: Partial<Record<TextLanguage, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/ion$/, 'ión'],
    [/(?<=\p{L}{2})ais$/u, 'áis'],
    [/(?<=\p{L}{3})eis$/u, 'éis'],
  ],
  // The plural as the singular: Snowball doesn't bring "promoções" and "promoção" together.
  pt: [[/(?<=\p{L}{2})(?:oes|ao)$/u, 'ão']],
  fr: [[/(?<=\p{L}{2}[^aeiou])ee(?=s?$)/u, 'ée']],
};

/** Words have no endings here, or are single syllables already. */
const whole: ReadonlySet<TextLanguage> = new Set<TextLanguage>(['zh', 'ja', 'ko', 'th']);

/** Endings pile up and change their vowels, and Snowball needs the accents that are folded away. */
const frontOnly: ReadonlySet<TextLanguage> = new Set<TextLanguage>(['tr', 'fi', 'hu']);

const keepFront = (word: string): string => word.slice(0, 5);

/** There is no Snowball stemmer for Polish; the front of a long word says what it means, its end how it is used. */
function cutEnding(word: string): string {
  return word.length > 6 ? word.slice(0, Math.max(5, word.length - 3)) : word.slice(0, 5);
}
