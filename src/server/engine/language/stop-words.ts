/// <reference path="./stopwords-iso.d.ts" />

import stopWordLists from 'stopwords-iso' with { type: 'json' };
import { foldLetters } from '#server/engine/index/fold-letters.ts';
import { wordsOfEach } from './languages.ts';
import { languageOfScript, type TextLanguage } from './text-language.ts';

const known = new Map<TextLanguage, ReadonlySet<string>>();

/** Words that carry no meaning in a search, folded. */
export type StopWords = Iterable<string> & { has(word: string): boolean };

const listed = new Map<TextLanguage, StopWords>();

/** The stop words of a language, and those of every other script: such a word tells its language itself. */
export function stopWordsOf(language: TextLanguage): StopWords {
  let stopWords = listed.get(language);
  if (!stopWords) {
    const own = ownStopWords(language);
    stopWords = {
      has: (word) => {
        const script = languageOfScript(word);
        return script ? ownStopWords(script).has(word) : own.has(word);
      },
      [Symbol.iterator]: () => own[Symbol.iterator](),
    };
    listed.set(language, stopWords);
  }
  return stopWords;
}

/** English has a list of its own: the usual one drops words that customers mean. */
function ownStopWords(language: TextLanguage): ReadonlySet<string> {
  let words = known.get(language);
  if (!words) {
    const listed = lists[language];
    words = listed ? new Set(listed.split(' ')) : readList(language);
    known.set(language, words);
  }
  return words;
}

const lists: Partial<Record<TextLanguage, string>> = wordsOfEach(
  ({ smallWords }) => smallWords.stopWords,
);

function readList(language: TextLanguage): ReadonlySet<string> {
  const kept = new Set(meaningful[language]?.split(' '));
  const lists = [language, ...(sameScript[language] ?? [])].flatMap(
    (each) => stopWordLists[each] ?? [],
  );
  const folded = [...lists.map(foldLetters), ...(chatty[language]?.split(' ') ?? [])];
  // Some lists have digits; customers mean them: "for 4", "size 8".
  return new Set(folded.filter((word) => !kept.has(word) && !/^\d+$/.test(word)));
}

/** Languages that are searched as the first of their script. */
const sameScript: Partial<Record<TextLanguage, readonly string[]>> = {
  ru: ['uk', 'bg'],
  ar: ['fa'],
};

/** Listed as stop words although customers ask for them: days, times, amounts, opening. */
const meaningful: Partial<Record<TextLanguage, string>> = {
  ...wordsOfEach(({ smallWords }) => smallWords.keptInSearch),
  ro: 'zi azi maine ieri nou noua primul doi trei patru cinci sase sapte opt zece fara timp',
  tr: 'ilk iki uc dort bes alti yedi sekiz dokuz on yuz bin',
  ru: 'день год года лет время час сегодня утро вечер новый первый два две три четыре пять шесть семь восемь девять десять без место человек люди',
  ar: 'يوم اليوم غدا امس الاول اول واحد ثلاثة اربعة عام سنة صباح مساء احد جديد',
  el: 'σημερα αυριο',
  zh: '月 年 日 点 一 二 三 四 五 六 七 八 九 无 人',
};

/** Said in chats, meaning nothing in a search. */
const chatty: Partial<Record<TextLanguage, string>> = wordsOfEach(
  ({ smallWords }) => smallWords.chatty,
);
