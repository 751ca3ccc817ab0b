import { expect, test } from 'vitest';
import { languageCodes } from '#server/engine/language/language-code.ts';
import { talkByLanguage } from '#server/engine/language/talk-by-language.ts';
import { countWords } from './vocabulary.ts';
import { writeOut } from './write-out.ts';

const without = { words: new Map<string, number>(), languages: languageCodes };

test.for([
  ['en', 'wen dose it open', 'when does it open'],
  ['en', 'Were are you based', 'Where are you based'],
  ['en', 'r u open tmrw', 'are you open tomorrow'],
  ['en', 'a 3 yr warranty for yr bike', 'a 3 year warranty for your bike'],
  ['de', 'is da nen Parkplatz', 'ist da einen Parkplatz'],
  ['de', 'isses teuer', 'ist es teuer'],
  ['de', 'habt ihr ofen', 'habt ihr offen'],
  ['es', 'a q ora abren', 'a qué hora abren'],
  ['es', 'cuanto questa', 'cuanto cuesta'],
  ['fr', 'combient sa coute', 'combien ça coûte'],
  ['it', 'a ke ora aprite', 'a che ora aprite'],
  ['pt', 'qto custa hj', 'quanto custa hoje'],
  ['nl', 'hvl kost het', 'hoeveel kost het'],
  ['pl', 'czynne w pon', 'czynne w poniedziałek'],
] as const)('writes out %s: "%s"', ([language, text, meant]) => {
  expect(writeOut({ text, language, vocabulary: without })).toBe(meant);
});

test('keeps words that the documents use, except before a subject', () => {
  const vocabulary = {
    words: new Map(Object.entries(countWords(['The usual dose is one tablet.']))),
    languages: ['en' as const],
  };
  const write = (text: string): string => writeOut({ text, language: 'en', vocabulary });
  expect(write('what dose should i take')).toBe('what dose should i take');
  expect(write('dose it hurt')).toBe('does it hurt');
});

test('keeps parts of contractions, addresses and measures', () => {
  const write = (text: string, language: 'en' | 'fr' | 'es'): string =>
    writeOut({ text, language, vocabulary: without });
  expect(write("c'est combien", 'fr')).toBe("c'est combien");
  expect(write('write to u@wen.example', 'en')).toBe('write to u@wen.example');
  expect(write('una mesa de 2 x 1', 'es')).toBe('una mesa de 2 x 1');
});

test.for(languageCodes)('%s has spellings, and none stands for itself', (code) => {
  const pairs = Object.entries(talkByLanguage[code].spellings);
  expect(pairs.length).toBeGreaterThanOrEqual(30);
  expect(pairs.filter(([written, meant]) => written === meant || meant === '')).toEqual([]);
});
