import { arabic } from './ar/arabic.ts';
import { czech } from './cs/czech.ts';
import { danish } from './da/danish.ts';
import { german } from './de/german.ts';
import { greek } from './el/greek.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { hebrew } from './he/hebrew.ts';
import { italian } from './it/italian.ts';
import { japanese } from './ja/japanese.ts';
import { korean } from './ko/korean.ts';
import type { LanguageWords } from './language-words.ts';
import { dutch } from './nl/dutch.ts';
import { polish } from './pl/polish.ts';
import { portuguese } from './pt/portuguese.ts';
import { romanian } from './ro/romanian.ts';
import { russian } from './ru/russian.ts';
import type { SpokenWords } from './spoken-words.ts';
import { swedish } from './sv/swedish.ts';
import { turkish } from './tr/turkish.ts';
import { ukrainian } from './uk/ukrainian.ts';
import { chinese } from './zh/chinese.ts';

/** The only list of the chatbot's languages. These have word lists and templates, so questions are read in them. */
export const readLanguages = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
} satisfies Record<string, LanguageWords>;

/** The chatbot says its own sentences in these, without lists for reading questions. */
export const spokenOnlyLanguages = {
  ar: arabic,
  cs: czech,
  da: danish,
  el: greek,
  he: hebrew,
  ja: japanese,
  ko: korean,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: chinese,
} satisfies Record<string, SpokenWords>;

/** A part of the words of each language that questions are read in. */
export const wordsOfEach = <Part>(
  pick: (words: LanguageWords) => Part,
): Readonly<Record<keyof typeof readLanguages, Part>> => pickOfEach(readLanguages, pick);

/** The same as a list, without the languages that have no such part. */
export const listOfEach = <Part>(
  pick: (words: LanguageWords) => Part | undefined,
): readonly Part[] => Object.values(wordsOfEach(pick)).filter((part) => part !== undefined);

/** A part of what every language has that visitors are spoken to in. */
export const textsOfEach = <Part>(
  pick: (words: LanguageWords | SpokenWords) => Part,
): Readonly<Record<keyof typeof readLanguages | keyof typeof spokenOnlyLanguages, Part>> =>
  pickOfEach({ ...readLanguages, ...spokenOnlyLanguages }, pick);

function pickOfEach<Code extends string, Words, Part>(
  languages: Readonly<Record<Code, Words>>,
  pick: (words: Words) => Part,
): Readonly<Record<Code, Part>> {
  const picked = Object.entries<Words>(languages).map(([code, words]) => [code, pick(words)]);
  return Object.fromEntries(picked);
}
