import { describe, expect, it } from 'vitest';
import type { LoadedPassage } from './passage-text.ts';
import { tellsTopics, tellsWhatUndoingCosts } from './undoing-costs.ts';

const topics = new Set(['return']);
const section = ({ text = 'A return label is €4.', confidence = 0.7, told = topics } = {}) => ({
  confidence,
  statements: [{ text, passages: [] }],
  ranked: [{ topics: told }],
});

describe('what sending something back costs', () => {
  it('is told by a text about it that has a price', () => {
    expect(tellsWhatUndoingCosts({ section: section(), topics })).toBe(true);
  });

  it.each([
    ['a text without a price', section({ text: 'Returns go to our depot.' })],
    ['a text that is hardly the answer', section({ confidence: 0.3 })],
    ['a text about something else', section({ told: new Set<string>() })],
  ])('is not told by %s', (_, other) => {
    expect(tellsWhatUndoingCosts({ section: other, topics })).toBe(false);
  });

  it('is in a row only where the row speaks of it', () => {
    const row = (text: string) => ({
      statements: [
        { text, passages: [{ title: 'rates.csv', place: {}, text } as unknown as LoadedPassage] },
      ],
    });
    const facts = { languages: ['en' as const] };
    expect(tellsTopics({ candidate: row('Return parcel costs €6.'), topics, facts })).toBe(true);
    expect(tellsTopics({ candidate: row('Norway costs €9.'), topics, facts })).toBe(false);
  });
});
