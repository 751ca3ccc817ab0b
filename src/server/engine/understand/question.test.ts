import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { marksIn } from './concept-marks.ts';
import { holdsTerm, type Question, readQuestion, toSearchTerms } from './question.ts';
import { countWords } from './vocabulary.ts';

const read = ({
  text,
  language = 'en',
  documents = 'en',
  said = '',
}: {
  text: string;
  language?: LanguageCode;
  documents?: LanguageCode;
  said?: string;
}): Question =>
  readQuestion({
    text,
    language,
    documentLanguages: [documents],
    vocabulary: { words: new Map(Object.entries(countWords([said]))), languages: [documents] },
  });
const wordsIn = (question: Question) => question.terms.map(({ word }) => word);

describe('readQuestion', () => {
  test('keeps what says something, each word once', () => {
    expect(wordsIn(read({ text: 'Do you repair the clock, an old clock?' }))).toEqual([
      'repair',
      'clock',
      'old',
    ]);
  });

  test('finds the words that mean the same in the language of the documents', () => {
    const question = read({ text: 'Where can I park?', documents: 'de' });
    const terms = toSearchTerms(question).flat();
    expect(terms).toContain('parkplatz');
  });

  test('joins words to a compound that the documents use', () => {
    const said = 'Apfelsaft und Traubensaft';
    for (const [language, text] of [
      ['en', 'how much is apple juice'],
      ['fr', 'combien coûte le jus de pomme'],
    ] as const) {
      const terms = toSearchTerms(read({ text, language, documents: 'de', said })).flat();
      expect(terms).toContain('apfelsaft');
      expect(terms).not.toContain('traubensaft');
    }
  });

  test('joins only words that belong together', () => {
    const said = 'Apfelsaft, Äpfel und Saft';
    const { terms } = read({ text: 'I hate apples, which juice is left?', documents: 'de', said });
    expect(terms.map(({ word }) => word)).not.toContain('apples juice');
  });

  test('keeps a little word that is a name in the documents', () => {
    const question = { language: 'fr', documents: 'en', said: 'Basic, Plus and Complete' } as const;
    const asked = read({ text: 'Combien coûte la formule Plus ?', ...question });
    expect(wordsIn(asked)).toContain('plus');
    const compared = read({ text: 'Quelle formule coûte plus ?', ...question });
    expect(wordsIn(compared)).not.toContain('plus');
  });

  test('tells what is around the question from the question itself', () => {
    const { terms } = read({ text: 'My daughter plays the harp, do you sell strings?' });
    const isContext = (word: string) => terms.find((term) => term.word === word)?.isContext;
    expect(isContext('harp')).toBe(true);
    expect(isContext('strings')).toBe(false);
  });

  test('knows which words the documents use', () => {
    const { terms } = read({ text: 'harp or lute?', said: 'We tune every lute.' });
    expect(terms.map(({ word, isKnown }) => [word, isKnown])).toEqual([
      ['harp', false],
      ['lute', true],
    ]);
  });

  test('gives days the token that every language shares', () => {
    const [term] = read({ text: 'dienstags?', language: 'de' }).terms;
    expect(term?.stems).toContain('day:1');
  });

  test('takes compounds apart', () => {
    const { terms } = read({
      text: 'Was kostet Schmuckgravur?',
      language: 'de',
      documents: 'de',
      said: 'Schmuck Gravur',
    });
    expect(terms.map(({ word }) => word)).toEqual(expect.arrayContaining(['schmuck', 'gravur']));
  });

  test.for(['', '🎻🎻🎻', '?!…', 'the of and'])('has no terms for "%s"', (text) => {
    expect(read({ text }).terms).toEqual([]);
  });

  test('reads four thousand characters', () => {
    expect(read({ text: 'violin strings '.repeat(270) }).terms).toHaveLength(2);
  });
});

describe('holdsTerm', () => {
  const [term] = read({ text: 'strings?' }).terms;
  if (!term) throw new Error('The question has a term.');

  test('is sure of the word, less sure of others for it, and of nothing else', () => {
    const like = { ...term, synonyms: [['gut', 'cord']] };
    expect(holdsTerm(like, new Set(term.stems))).toBe(1);
    expect(holdsTerm(like, new Set(['gut', 'cord']))).toBe(0.8);
    expect(holdsTerm({ ...like, isKnown: true }, new Set(['gut', 'cord']))).toBe(0.65);
    expect(holdsTerm(like, new Set(['gut']))).toBe(0);
    expect(holdsTerm(like, new Set())).toBe(0);
  });

  test('counts the parts of a compound that are there', () => {
    const compound = {
      ...term,
      stems: ['schmuckgravur'],
      synonyms: [],
      parts: ['schmuck', 'gravur'],
    };
    expect(holdsTerm(compound, new Set(['schmuck', 'gravur']))).toBe(0.9);
    expect(holdsTerm(compound, new Set(['gravur']))).toBeCloseTo(0.35);
  });
});

describe('what a term means', () => {
  const holds = (question: string, word: string, text: string) => {
    const term = read({ text: question }).terms.find((each) => each.word.includes(word));
    return term ? holdsTerm(term, new Set(marksIn(text, 'en'))) : undefined;
  };

  test('is held by text about the broader thing, less so the other way round', () => {
    expect(holds('can I bring my dachshund', 'dachshund', 'Pets stay outside.')).toBe(0.65);
    expect(holds('can I bring my dachshund', 'dachshund', 'Dogs stay outside.')).toBe(0.65);
    expect(holds('can I bring my cat', 'cat', 'Pets stay outside.')).toBe(0.65);
    expect(holds('are pets allowed', 'pets', 'Cats stay outside.')).toBe(0.4);
    expect(holds('are cats allowed', 'cats', 'Dogs stay outside.')).toBe(0);
  });

  test('is the idiom, not its words', () => {
    const { terms } = read({ text: 'what if I dont show up' });
    expect(terms.map(({ word }) => word)).toContain('dont show up');
    expect(terms.flatMap(({ stems }) => stems)).not.toContain('show');
    expect(holds('what if I dont show up', 'show', 'A talent show.')).toBe(0);
    expect(holds('what if I dont show up', 'show', 'No-shows pay in full.')).toBeGreaterThan(0.5);
  });

  test('takes laughter for nothing', () => {
    const { terms } = read({ text: 'kettle price lol haha' });
    expect(terms.filter(({ information }) => information < 0.1).map(({ word }) => word)).toEqual([
      'lol',
      'haha',
    ]);
  });

  test('marks words that only carry the question', () => {
    const { terms } = read({ text: 'what happens with something fragile' });
    expect(terms.filter(({ isVague }) => isVague).map(({ word }) => word)).toEqual([
      'happens',
      'something',
    ]);
  });
});
