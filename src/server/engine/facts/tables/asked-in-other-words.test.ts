import { describe, expect, it } from 'vitest';
import { askTables, openShop } from './testing/table-fixture.ts';

const shop = openShop({
  'stall.csv': `Item | Group | Price | Contains | Notes
    Lentil soup | Soups | $7 | celery |
    Pumpkin soup | Soups | $8 | milk, walnut |
    Plum cake | Desserts | $4 | wheat, egg |
    Rice pudding | Desserts | $5 | milk |
    Fruit salad | Desserts | $6 | |
    Door lantern | Decor | $30 | | Small ones only
    Soft blanket | Textiles | $40 | | Free in May
    Hard cushion | Textiles | $55 | |
    Wide scarf | Textiles | $120 | |`,
  'tools.csv': `Tool | Category | Month | Insurance per month
    Cordless drill | Power tools | $20 | $4
    Belt sander | Power tools | $26 | $4
    Spade | Hand tools | $6 | $1`,
  'notes.csv': `Topic | Day
    Lantern workshop | Saturday`,
});
const ask = askTables({ shop });
const sure = 0.5;

describe('answerTable in other words', () => {
  it.each([
    ['monthly rent for a belt sander?', '$26'],
    ['total per month for renting a cordless drill incl. the insurance', '$24'],
    ['if i buy the plum cake and the rice pudding, what’s the total before tax?', '$9'],
    ['a lentil soup and 1 plum cake, how much altogether?', '$11'],
    ['what textiles cost less than a hundred dollars', 'Soft blanket'],
    ['i have 6 dollars in my pocket, which desserts are cheaper than that?', 'Plum cake'],
    ['what power tools do you have for rent', 'Belt sander'],
    ['which dessert costs the most at your shop', 'Fruit salad'],
    ['i’m always cold. is the soft blanket less money than the hard cushion?', 'Soft blanket'],
    ['i can’t eat walnut. which soups contain it?', 'Pumpkin soup'],
    ['my son can’t have milk, what could he order for dessert?', 'Fruit salad'],
    ['is the soft blanket cheaper in may?', 'Free in May'],
  ])('understands "%s"', (question, said) => {
    const answer = ask(question);
    expect(answer?.text).toContain(said);
    expect(answer?.certainty).toBeGreaterThan(sure);
  });

  it.each([
    ['what textiles cost less than a hundred dollars', 'Wide scarf'],
    ['my son can’t have milk, what could he order for dessert?', 'Rice pudding'],
    ['i can’t eat walnut. which soups contain it?', 'Lentil soup'],
  ])('leaves out of "%s" what isn’t meant', (question, left) => {
    expect(ask(question)?.text).not.toContain(left);
  });

  it.each(['how much is it to join the lantern workshop', 'do you sell the plum cake cheaper?'])(
    'doubts what a row says to "%s"',
    (question) => {
      expect(ask(question)?.certainty ?? 0).toBeLessThan(sure);
    },
  );

  it('takes inches for a size, not for how many', () => {
    const pots = openShop({
      'pots.csv': `Plant | 4" pot | 6" pot
        Fern | $9 | $14
        Ivy | $8 | $12`,
    });
    expect(askTables({ shop: pots })('how much is a 6" fern?')?.text).toContain('$14');
    expect(askTables({ shop: pots })('how much is a 6" fern?')?.text).not.toContain('×');
  });
});
