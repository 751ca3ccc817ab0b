import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/** Prepositions that begin what is said beside the thing itself: for whom, where, when. Folded. */
const words: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.asides);

/** What belongs to the visitor: "neuter my terrier". Folded. */
const ownWords: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.own);

/** Prepositions beside those that begin a part of a question which a follow-up may exchange. Folded. */
const linkWords: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.links);

const setsOf = (lists: Record<LanguageCode, string>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(','))]));

const asideSets = setsOf(words);
const ownSets = setsOf(ownWords);
const linkSets = setsOf(linkWords);
const none: ReadonlySet<string> = new Set();

export const asideWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  asideSets.get(language) ?? none;

export const ownWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  ownSets.get(language) ?? none;

/** Whether a word begins a part such as "for two people", "with a view", "to Norway". */
export const isLinkWord = (word: string, language: LanguageCode): boolean =>
  asideWordsOf(language).has(word) || (linkSets.get(language) ?? none).has(word);
