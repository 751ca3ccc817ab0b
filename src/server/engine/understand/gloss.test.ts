import { describe, expect, it } from 'vitest';
import { glossOf } from './gloss.ts';

const vocabulary = (...words: string[]) => ({
  words: new Map(words.map((word) => [word, 1])),
  languages: ['en' as const],
});

describe('glossOf', () => {
  it('says a question in the words of another language', () => {
    const gloss = (text: string, language: 'de' | 'es' | 'pl') =>
      glossOf({ text, language, target: 'en', vocabulary: vocabulary('dog', 'parking') });
    expect(gloss('Darf ich meinen Hund mitbringen?', 'de')).toBe('dog bring');
    expect(gloss('¿Hay aparcamiento?', 'es')).toBe('parking');
  });

  it('keeps numbers and names that the documents use', () => {
    const gloss = glossOf({
      text: 'Was kostet das Paket Sunrise für 12 Personen?',
      language: 'de',
      target: 'en',
      vocabulary: vocabulary('sunrise'),
    });
    expect(gloss).toContain('Sunrise');
    expect(gloss).toContain('12');
    expect(gloss).not.toContain('Personen');
  });

  it('takes the meaning that the documents speak of', () => {
    const gloss = (...words: string[]) =>
      glossOf({
        text: 'Rechnung',
        language: 'de',
        target: 'en',
        vocabulary: vocabulary(...words),
      });
    expect(gloss('invoice')).toBe('invoice');
    expect(gloss('check', 'bill', 'tab')).toBe('check');
  });

  it('is null when nothing of the question is known', () => {
    const text = 'Xyzzy plugh';
    expect(glossOf({ text, language: 'de', target: 'en', vocabulary: vocabulary() })).toBeNull();
  });

  it('prefers the very thing to the first word of its concept', () => {
    const gloss = glossOf({
      text: 'Do you bring it to a flat?',
      language: 'en',
      target: 'es',
      vocabulary: { words: new Map([['piso', 1]]), languages: ['es'] },
    });
    expect(gloss).toContain('piso');
  });

  it('translates phrases as a whole', () => {
    const gloss = glossOf({
      text: '¿Y si está sin usar?',
      language: 'es',
      target: 'en',
      vocabulary: vocabulary('unused'),
    });
    expect(gloss).toBe('unused');
  });
});
