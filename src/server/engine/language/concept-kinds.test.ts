import { describe, expect, it } from 'vitest';
import { type ConceptId, conceptIds } from './concept-ids.ts';
import { findConcepts, findMeanings, kindWordsOf } from './concept-index.ts';
import { broaderOf } from './concept-kinds.ts';
import { kinds as english } from './en/kinds.ts';
import { type LanguageCode, languageCodes } from './language-code.ts';

const kindIds = Object.keys(english) as ConceptId[];

describe('broaderOf', () => {
  it('leads upwards only', () => {
    expect(broaderOf('cat')).toContain('pet');
    expect(broaderOf('pet')).not.toContain('cat');
    expect(broaderOf('american-express')).toEqual(['card-payment', 'pay']);
  });

  it('names concepts that exist, and none is broader than itself', () => {
    for (const id of conceptIds) {
      const above = broaderOf(id);
      expect(above.filter((each) => !conceptIds.includes(each))).toEqual([]);
      expect(above).not.toContain(id);
      expect(above.flatMap(broaderOf)).not.toContain(id);
    }
  });
});

describe.each(languageCodes)('the %s words for kinds', (language) => {
  it('are there for every concept that has kinds', () => {
    expect(kindIds.filter((id) => kindWordsOf(id, language).length < 2)).toEqual([]);
  });

  it('find each of their words again', () => {
    const lost = kindIds.flatMap((id) =>
      kindWordsOf(id, language).filter(
        (word) => !findMeanings(word, language).some((match) => match.id === id),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('findMeanings', () => {
  it.each<[LanguageCode, string, ConceptId]>([
    ['en', 'Is my dachshund allowed?', 'dog'],
    ['en', 'two iguanas', 'reptile-fish'],
    ['de', 'meine Krücken', 'wheelchair'],
    ['es', 'tengo dos nietos', 'child'],
    ['fr', 'un teckel', 'dog'],
    ['it', 'un bassotto', 'dog'],
    ['pt', 'o meu caniche', 'dog'],
    ['nl', 'mijn scootmobiel', 'wheelchair'],
    ['pl', 'mój jamnik', 'dog'],
  ])('finds what something is a kind of (%s: %s)', (language, text, id) => {
    const found = findMeanings(text, language).find((match) => match.id === id);
    expect(found?.isKind).toBe(true);
    expect(findConcepts(text, language).map((match) => match.id)).not.toContain(id);
  });
});
