import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { tellLanguage } from '#server/engine/understand/detect-language.ts';
import { findSmallTalk } from '#server/engine/understand/find-small-talk.ts';
import { commonWordsOf } from './common-words.ts';
import { languageCodes, spokenLanguages, spokenOnly } from './language-code.ts';
import { readLanguages, spokenOnlyLanguages, textsOfEach } from './languages.ts';
import { phrasesByLanguage } from './phrases-by-language.ts';
import { wordingKinds } from './spoken-words.ts';
import { talkByLanguage } from './talk-by-language.ts';
import { courtesyRoles } from './talk-words.ts';

const english = phrasesByLanguage.en;
const automated = textsOfEach(({ visitorTexts }) => visitorTexts.artificialIntelligence);

describe.each(languageCodes)('the words of %s', (code) => {
  const talk = talkByLanguage[code];

  it('has wordings for every courtesy', () => {
    expect(courtesyRoles.filter((role) => talk.courtesies[role].length === 0)).toEqual([]);
  });

  it('has words for questions, persons and greetings', () => {
    const { asking, yesNo, verbs, joiners, pointers, whether, mention } = talk.questions;
    const lists = { asking, yesNo, verbs, joiners, pointers, whether, mention };
    const { bareGreetings, addressed, persons, reach, about } = talk;
    const all = { ...lists, bareGreetings, addressed, persons, reach, about };
    const missing = Object.entries(all).filter(([, list]) => list.length === 0);
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('has at least 150 words that tell the language', () => {
    expect(new Set(talk.evidence.split(/\s+/)).size).toBeGreaterThanOrEqual(150);
  });

  it('writes shorthand without accents and apostrophes', () => {
    const wrong = Object.entries(talk.shorthand).filter(([from, to]) =>
      /[^a-z0-9 ]/.test(from + to),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(languageCodes)('the resources of %s', (code) => {
  const { ocr, commonWords } = readLanguages[code].resources;

  it('have trained data for text recognition and a list of common words', () => {
    const { resolve } = createRequire(import.meta.url);
    expect(() => resolve(`@tesseract.js-data/${ocr}/package.json`)).not.toThrow();
    expect(commonWords).toMatch(/^[a-z]+$/);
    expect(commonWordsOf(code).size).toBeGreaterThan(5_000);
  });
});

describe.each(spokenLanguages)('the sentences of %s', (code) => {
  const phrases = phrasesByLanguage[code];

  it('has every fixed sentence, and none is left in English', () => {
    const missing = Object.entries(english)
      .filter(([name]) => name !== 'inOtherLanguage')
      .filter(([name, sentence]) => {
        const own = phrases[name as keyof typeof phrases];
        return !own || (code !== 'en' && own === sentence);
      });
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('names every language for passages in another one', () => {
    expect(languageCodes.filter((other) => !phrases.inOtherLanguage[other])).toEqual([]);
    expect(new Set(Object.values(phrases.inOtherLanguage)).size).toBe(languageCodes.length);
  });

  it('says that the assistant is automated', () => {
    expect(automated[code].length).toBeGreaterThan(1);
    expect(phrases.about).toContain(automated[code]);
  });

  it('keeps the places for values', () => {
    const placesOf = (sentence: string) => sentence.match(/\{\w+\}/g) ?? [];
    const wrong = Object.entries(english).filter(([name, sentence]) => {
      const own = phrases[name as keyof typeof phrases];
      return (
        typeof sentence === 'string' &&
        typeof own === 'string' &&
        placesOf(sentence).join() !== placesOf(own).join()
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe.each(spokenOnly)('the wordings of %s', (code) => {
  const { wordings, phrases } = spokenOnlyLanguages[code];

  it('has wordings for every kind of small talk', () => {
    expect(wordingKinds.filter((kind) => !wordings[kind]?.trim())).toEqual([]);
  });

  it('tells from its own sentences which language it is', () => {
    const { help, teamClosed, notAnswering } = phrases;
    expect([help, teamClosed, notAnswering].map(tellLanguage)).toEqual([code, code, code]);
  });

  it('understands each of its wordings', () => {
    const missed = wordingKinds
      .filter((kind) => kind !== 'filler')
      .flatMap((kind) => wordings[kind].split(',').filter((wording) => !findSmallTalk(wording)));
    expect(missed).toEqual([]);
  });
});
