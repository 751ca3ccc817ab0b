import { describe, expect, it } from 'vitest';
import { askTables, openFiles, openShop } from './testing/table-fixture.ts';

describe('things that are called by a number', () => {
  const ask = askTables({
    shop: openShop({
      'Lanes.csv': `Lane | Surface | Length (m) | Least height
        1 | wood | 20 | 120 cm
        2 | wood | 25 | 120 cm
        3 | carpet | 12 | 100 cm
        4 | carpet | 30 | 140 cm`,
    }),
  });

  it('are said with the word over the numbers', () => {
    expect(ask('which lanes are carpet?')?.text).toBe('Lane 3 and Lane 4.');
    expect(ask('which is the longest lane?')?.text).toContain('Lane 4');
  });
});

describe('prices', () => {
  it('end in a plus where more may be charged', () => {
    const ask = askTables({
      shop: openShop({
        'Frames.csv': `Job | Price
          New glass | $40
          Gilding | $180+
          Mount | $25`,
      }),
    });
    expect(ask('what is the most expensive job?')?.text).toContain('Gilding');
  });

  it('are in a currency of one letter in brackets', () => {
    const ask = askTables({
      shop: openShop({
        'Visits.csv': `Visit | First hour (R) | Travel
          Town | 600 | none
          Valley | 640 | R150`,
      }),
    });
    expect(ask('how much is the first hour in the valley?')?.text).toContain('R640');
  });

  it('of every week are in the column for a week', () => {
    const ask = askTables({
      shop: openShop({
        'Flowers.csv': `Bunch | Weekly (per bunch) | Every 2 weeks (per bunch)
          Posy | $14 | $16
          Armful | $30 | $33`,
      }),
    });
    expect(ask('how much is the posy every week?')?.text).toContain('$14');
  });

  it('are under the part of a header that the question says', () => {
    const ask = askTables({
      shop: openShop({
        'Tickets.csv': `Who | Upper deck | Lower deck | Both decks, same day
          Adult | $9 | $7 | $14
          Student | $6 | $5 | $10`,
      }),
    });
    expect(ask('how much for an adult for both decks?')?.text).toBe(
      'Adult costs $14 (Both decks, same day).',
    );
  });
});

it('adds up a list whatever stands between its parts', () => {
  const ask = askTables({
    shop: openShop({
      'Hire.csv': `Item | 1 day | Weekend
        Cup & saucer | $2 | $3
        Plates & bowls | $4 | $6
        Cake stand | $5 | $8`,
    }),
  });
  expect(ask('cup & saucer, plates and a cake stand for one day - total?')?.text).toContain('$11');
});

it('leaves out the months in which something is closed', () => {
  const ask = askTables({
    shop: openFiles({
      'huts.csv': `Prices 2026 per night in euros;;;;;
        A = 1.10.-28.2. / B = March, April, May / C = June to September;;;;;
        ;;;;;
        Hut;Sleeps;A;B;C;Extras
        Otter;2;50;64;80;stove, garden
        Heron;4;70;86;110;balcony, stove
        Reed;2;;40;52;stove, Oct.-February closed
        Badger;6;90;120;150;garden, stove`,
    }),
  });
  expect(ask('which hut is the cheapest in may?')?.text).toContain('Reed');
});

it('takes a tenner for ten', () => {
  const ask = askTables({
    shop: openShop({
      'Wool.csv': `Yarn | Price
        Merino | £12
        Cotton | £6
        Hemp | £9`,
    }),
  });
  expect(ask('anything for less than a tenner?')?.text).toBe('Cotton (£6) and Hemp (£9).');
});

describe('things with a number each', () => {
  const ask = askTables({
    shop: openShop({
      'Ferry.csv': `Passenger | Single | Return
        Adult | $12 | $20
        Child | $6 | $10
        Bicycle | $3 | $5`,
    }),
  });

  it('are added up without a word between them', () => {
    expect(ask('2 adults 3 children return, what would we pay?')?.text).toContain('$70');
    expect(ask('2 adults 2 kids (6 and 9) return in total?')?.text).toContain('$60');
  });

  it('are not added up where one of the numbers has nothing to count', () => {
    const certainty = ask('2 adults and 4 hammocks for a single trip, total?')?.certainty ?? 0;
    expect(certainty).toBeLessThan(0.5);
  });
});
