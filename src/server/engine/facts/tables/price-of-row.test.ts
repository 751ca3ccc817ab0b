import { describe, expect, it } from 'vitest';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { priceOfRow } from './price-of-row.ts';
import { openShop } from './testing/table-fixture.ts';

const shop = openShop({
  'Prices.csv': `Item | For | Weekday | Weekend | Notes
    Ride of two laps | age 4 to 12 | $9 | $11 | Helmet included
    Ride of six laps | | $21 | $26 |
    Cloakroom | | | |`,
});
const read = (text: string) =>
  readQuestion({
    text,
    language: 'en',
    documentLanguages: shop.languages,
    vocabulary: shop.vocabulary,
  });

function ask(text: string, at: number, before?: string): string | null {
  const row = shop.tables[0]?.rows[at];
  if (!row) throw new Error('no such row');
  const answer = priceOfRow({
    row,
    question: read(text),
    before: before === undefined ? null : read(before),
    tables: shop.tables,
    words: questionWordsOf('en'),
  });
  return answer?.text ?? null;
}

describe('priceOfRow', () => {
  it('says the price of a row that shares no word with the question', () => {
    expect(ask('what do you charge for a go on a weekday', 0)).toBe(
      'Ride of two laps costs $9 (Weekday). Helmet included.',
    );
    expect(ask('what is it on the weekend', 1, 'how much is a go')).toBe(
      'Ride of six laps costs $26 (Weekend).',
    );
  });

  it('says nothing for a row without a price, one for others, and where no price is asked', () => {
    expect(ask('how much is it to leave my coat', 2)).toBeNull();
    expect(ask('how much is a go for a 40 year old', 0)).toBeNull();
    expect(ask('what is there to do', 1)).toBeNull();
    expect(ask('what is the cheapest go', 1)).toBeNull();
  });
});
