import { describe, expect, it } from 'vitest';
import { openFacts } from '#server/engine/facts/open-facts.ts';
import { openShop } from '#server/engine/facts/tables/testing/table-fixture.ts';
import type { FoundAnswer } from './find-answer.ts';
import { listGivenPassages } from './given-to-model.ts';
import type { LoadedPassage } from './passage-text.ts';

const rows = Array.from({ length: 30 }, (_, at) => `Lamp ${at + 1} | $${at + 20}`);
const facts = openShop({ 'Prices.csv': ['Item | Price', ...rows].join('\n') });

const passage = (id: string, length: number): LoadedPassage => ({
  id,
  documentId: 'd',
  title: 'd',
  text: 'x'.repeat(length),
  sentences: [],
  place: {},
});

/** What a model is given after a search that found these passages, all of one length. */
async function give({
  ids,
  length,
  of = facts,
}: {
  ids: string[];
  length: number;
  of?: typeof facts;
}) {
  const loaded = new Map(ids.map((id) => [id, passage(id, length)]));
  const found = [{ retrieval: { matches: ids.map((id) => ({ id })) }, loaded }];
  const given = await listGivenPassages({
    found: found as unknown as FoundAnswer[],
    facts: of,
    cited: [passage('cited', length)],
    loadPassages: async (wanted) => wanted.map((id) => passage(id, length)),
  });
  return given.map(({ id }) => id);
}

const others = Array.from({ length: 20 }, (_, at) => `text ${at}`);

describe('listGivenPassages', () => {
  it('gives eight long passages, and the cited one first', async () => {
    expect(await give({ ids: others, length: 1_500 })).toEqual(['cited', ...others.slice(0, 7)]);
  });

  it('gives more of short ones', async () => {
    expect(await give({ ids: others, length: 100 })).toHaveLength(21);
  });

  it('gives the rest of the list that most of what was found is from', async () => {
    const given = await give({ ids: ['text 0', 'Prices.csv 3', 'Prices.csv 9'], length: 100 });
    expect(given).toHaveLength(32);
    expect(given.slice(0, 4)).toEqual(['cited', 'text 0', 'Prices.csv 3', 'Prices.csv 9']);
  });

  it('gives no more rows than there is room for, and none of a list that is hardly found', async () => {
    expect(await give({ ids: ['Prices.csv 3', 'Prices.csv 9'], length: 1_000 })).toHaveLength(12);
    expect(await give({ ids: ['text 0', 'Prices.csv 3'], length: 100 })).toHaveLength(3);
    const none = openFacts([]);
    expect(
      await give({ ids: ['Prices.csv 3', 'Prices.csv 9'], length: 100, of: none }),
    ).toHaveLength(3);
  });
});
