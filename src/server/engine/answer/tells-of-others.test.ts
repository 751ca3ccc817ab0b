import { describe, expect, it } from 'vitest';
import { readQuestion } from '#server/engine/understand/question.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import type { LoadedPassage } from './passage-text.ts';
import { tellsOfOthers } from './tells-of-others.ts';

const text = `Paint and oil are taken on Mondays and Saturdays.
Our paint comes from Norway.
Drop in at the yard until 17:00.`;

const vocabulary: Vocabulary = {
  words: new Map(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word): [string, number] => [word, 1]),
  ),
  languages: ['en'],
};

const passage: LoadedPassage = {
  id: 'rules',
  documentId: 'site',
  title: 'Site rules',
  text,
  sentences: [],
  place: { page: null, heading: null, line: null, row: null } as unknown as LoadedPassage['place'],
};

const doubts = ({
  ask,
  named,
  evidence = 'Mon–Fri 8:00–17:00',
  isKnown = true,
}: {
  ask: string;
  named: string[];
  evidence?: string;
  isKnown?: boolean;
}): boolean =>
  tellsOfOthers({
    question: readQuestion({ text: ask, language: 'en', documentLanguages: ['en'], vocabulary }),
    isKnown: () => isKnown,
    answer: {
      named,
      evidence,
      text: "Yes, on Fridays we're open from 8:00 to 17:00.",
      understood: 'opening hours · open',
    },
    facts: { languages: ['en'], vocabulary },
    loaded: new Map([[passage.id, passage]]),
  });

describe('tellsOfOthers', () => {
  it('doubts opening hours where a sentence gives days for the thing that is named', () => {
    expect(doubts({ ask: 'can i bring paint on a friday', named: ['paint'] })).toBe(true);
  });

  it('keeps hours whose own lines speak of the thing', () => {
    const evidence = 'Paint shop | Mon–Fri 8:00–17:00';
    expect(doubts({ ask: 'can i bring paint on a friday', named: ['paint'], evidence })).toBe(
      false,
    );
  });

  it('keeps hours where no sentence with days or times speaks of the thing', () => {
    expect(doubts({ ask: 'can i get norway on a friday', named: ['norway'] })).toBe(false);
  });

  it('keeps hours for things that the documents don’t know', () => {
    const ask = 'can i bring paint on a friday';
    expect(doubts({ ask, named: ['paint'], isKnown: false })).toBe(false);
  });

  it('keeps hours when the other sentence gives the same time', () => {
    const ask = 'can i come to the yard on a friday';
    expect(
      tellsOfOthers({
        question: readQuestion({
          text: ask,
          language: 'en',
          documentLanguages: ['en'],
          vocabulary,
        }),
        isKnown: () => true,
        answer: {
          named: ['yard'],
          evidence: 'Mon–Fri',
          text: 'On Fridays until 17:00.',
          understood: 'opening hours',
        },
        facts: { languages: ['en'], vocabulary },
        loaded: new Map([[passage.id, passage]]),
      }),
    ).toBe(false);
  });
});
