import { describe, expect, test } from 'vitest';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { openShop, readShopQuestion } from '../testing/table-fixture.ts';
import { findPossibleResults } from './possible-results.ts';

const workshop = openShop({
  'lamps.csv': `Lamp | Kind | Price | Deposit | Weight
    Heron | Floor lamps | $180 | $20 | 9 kg
    Wren | Desk lamps | $60 | $8 | 2 kg
    Robin | Desk lamps | $85 | $8 | 3 kg
    Lark | Wall lamps | $45 | $6 | 1 kg`,
  'repairs.csv': `Repair | Price
    New plug | $12
    New shade ring | $7
    Rewiring | $55`,
  'classes.csv': `Class | Price
    Lampshade class, single | $30
    Lampshade class, card of 5 | $130`,
});

const find = (text: string) =>
  findPossibleResults({
    question: readShopQuestion(workshop, text),
    tables: workshop.tables,
    words: questionWordsOf('en'),
  });
const textsOf = (text: string) => find(text).map((one) => one.text);

describe('what could be worked out', () => {
  test('has the cheapest of every group and list', () => {
    const texts = textsOf('what is the cheapest light for a writing table');
    expect(texts).toContain('Desk lamps: the cheapest is Wren, at $60.');
    expect(texts.some((text) => text.includes('the cheapest is Lark, at $45'))).toBe(true);
    expect(texts.some((text) => text.includes('New shade ring'))).toBe(true);
  });

  test('counts a thing as often as the question says, and adds what it names besides', () => {
    expect(textsOf('3 wren and one rewiring, total?')[0]).toBe(
      'Together that’s $235 (3 × Wren $60 + Rewiring $55).',
    );
  });

  test('adds what another column charges', () => {
    expect(textsOf('heron with the deposit, what does it come to')).toContain(
      'Together that’s $200 (Heron $180 + Heron $20 (Deposit)).',
    );
  });

  test('compares a card with as many single ones', () => {
    expect(textsOf('how much do I save with the class card of 5 versus single classes')).toContain(
      'The difference is $20: 5 × Lampshade class, single $30, Lampshade class, card of 5 $130.',
    );
  });

  test('lists and counts groups with what the question says of them', () => {
    const [first] = find('which desk lamps do you have');
    expect(first?.text).toBe('Desk lamps: Wren ($60) and Robin ($85).');
    expect(first?.signs.used).toBeGreaterThan(0.9);
    expect(textsOf('how many desk lamps are there')[0]).toContain('there are 2 of them');
  });

  test('cites the rows that it takes and says which numbers it leaves out', () => {
    const [sum] = find('2 heron, total?');
    expect(sum?.cited).toEqual([{ documentId: 'lamps.csv', block: 0 }]);
    expect(sum?.signs.unusedNumbers).toBe(0);
    const [cheapest] = find('cheapest desk lamp, there are 4 of us');
    expect(cheapest?.signs.unusedNumbers).toBe(1);
  });

  test('has nothing for yes and no and for shops without tables', () => {
    expect(textsOf('do you repair lamps')).toEqual([]);
    const none = findPossibleResults({
      question: readShopQuestion(workshop, 'cheapest lamp'),
      tables: [],
      words: questionWordsOf('en'),
    });
    expect(none).toEqual([]);
  });
});
