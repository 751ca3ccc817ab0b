import { describe, expect, it } from 'vitest';
import { fold } from '#server/engine/index/analyse.ts';
import { languageCodes } from './language-code.ts';
import type { QuestionWords } from './question-words.ts';
import { questionWordsOf } from './question-words-of.ts';

/** Every phrase list by name, those of measures as "measures.0.smallest". */
function listsOf({
  templates: _,
  measures,
  priceAround = [],
  ...lists
}: QuestionWords): [string, string[]][] {
  const ofMeasures = measures.flatMap((measure, index) =>
    Object.entries(measure).map(([name, list]) => [`measures.${index}.${name}`, list] as const),
  );
  const ends: [string, string][] = [
    ['priceAround', priceAround.map((pair) => pair.join(' ')).join(',')],
  ];
  return [...Object.entries(lists), ...ofMeasures, ...ends].map(([name, list]) => [
    name,
    list.split(','),
  ]);
}

const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(/\{\w*\}/g)].map(([placeholder]) => placeholder).sort();

const english = questionWordsOf('en');

describe.each(languageCodes)('question words of %s', (language) => {
  const words = questionWordsOf(language);
  const lists = listsOf(words);

  it('fill every list that English fills', () => {
    expect(lists.map(([name]) => name).sort()).toEqual(
      listsOf(english)
        .map(([name]) => name)
        .sort(),
    );
    for (const [name, phrases] of lists) expect(phrases, name).not.toContain('');
  });

  it('are folded, because they are compared with folded questions', () => {
    for (const [name, phrases] of lists) {
      const asCompared = phrases.map((phrase) =>
        fold(phrase)
          .replace(/[^\p{L}\p{N}&]+/gu, ' ')
          .trim(),
      );
      expect(phrases, name).toEqual(asCompared);
    }
  });

  it('are listed once', () => {
    for (const [name, phrases] of lists) expect(phrases, name).toEqual([...new Set(phrases)]);
  });

  it('have single words for things, because they are compared with single terms', () => {
    expect(words.things.split(',').filter((word) => word.includes(' '))).toEqual([]);
  });

  it('have a single word between two things to choose from or to add up', () => {
    for (const list of [words.or, words.and])
      expect(list.split(',').some((phrase) => !phrase.includes(' '))).toBe(true);
  });

  it.each(Object.entries(english.templates))('keep the placeholders of %s', (name, template) => {
    const translated = words.templates[name as keyof QuestionWords['templates']];
    expect(translated.trim()).not.toBe('');
    expect(placeholdersOf(translated)).toEqual(placeholdersOf(template));
  });
});

describe('question words of pl', () => {
  it('are listed with and without the stroke of the letter ł', () => {
    for (const [name, phrases] of listsOf(questionWordsOf('pl')))
      for (const phrase of phrases) expect(phrases, name).toContain(phrase.replaceAll('ł', 'l'));
  });
});
