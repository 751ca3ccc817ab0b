import { describe, expect, it } from 'vitest';
import { askTables, openFiles, openShop } from './testing/table-fixture.ts';

describe('prices of several that a note tells', () => {
  const ask = askTables({
    shop: openShop({
      'Laundry.csv': `Item | Price | Note
        Apron, starched | $4.20 | 6 or more together $3.60 each
        Curtain, one panel | $40 | Each additional panel $14
        Awning | $95 | Up to 4 hooks, each extra hook $9
        Napkin | $1 |`,
    }),
  });

  it('takes the price of many where enough are asked for', () => {
    expect(ask('10 starched aprons, what does that come to')?.text).toBe(
      'Together that’s $36.00 (10 × Apron, starched $3.60).',
    );
  });

  it('adds what each one after the first costs', () => {
    expect(ask('how much for a curtain with 3 panels')?.text).toBe(
      'Together that’s $68 (Curtain, one panel $40 + 2 × $14).',
    );
  });

  it('leaves a note with other numbers as it is', () => {
    expect(ask('how much for 3 awnings')?.text ?? '').not.toContain('Together');
  });

  it('counts only those that the price does not cover', () => {
    expect(ask('how much for an awning with 7 hooks')?.text).toContain('$122');
  });
});

describe('nights of certain days', () => {
  const ask = askTables({
    shop: openShop({
      'Rates.csv': `Item | Sleeps | Price (USD) | Thu-Sat (USD) | Peak weeks (USD) | Unit
        Cedar Room | 2 | 150 | 180 | 220 | per night
        Loft Suite | 4 | 210 | 250 | 300 | per night
        Bedding | | 30 | | | per stay`,
    }),
  });

  it('takes the column of the days and counts the nights', () => {
    expect(ask('cedar room friday and saturday night, what does that come to')?.text).toBe(
      'Together that’s $360 (2 nights × Cedar Room $180).',
    );
    expect(ask('cedar room tuesday and wednesday night, what does that come to')?.text).toBe(
      'Together that’s $300 (2 nights × Cedar Room $150).',
    );
  });

  it('says the plain price for a day that no column names', () => {
    expect(ask('how much is the cedar room on a tuesday')?.text).toMatch(/^Cedar Room costs \$150/);
  });

  it('gives no total where the nights cost differently', () => {
    expect(
      ask('how much is the cedar room for wednesday, thursday and friday nights')?.text ?? '',
    ).not.toContain('Together');
  });

  it('counts what is paid for each stay once', () => {
    expect(
      ask('loft suite plus bedding, tuesday and wednesday night, what would that be in total')
        ?.text,
    ).toBe('Together that’s $450 (2 nights × Loft Suite $210 + Bedding $30).');
  });
});

describe('a list of things for rent', () => {
  const ask = askTables({
    shop: openFiles({
      'hire.md': `# Canoe and sled hire

| Item | 1 hour | Half day | Full day | Week |
|---|---|---|---|---|
| River canoe | 6 | 14 | 20 | 80 |
| Sea canoe | 10 | 25 | 38 | 150 |
| Small canoe | 4 | 9 | 13 | 50 |
| Dry box | 3 | 7 | 10 | 40 |

All prices in euros.`,
    }),
  });

  it('counts whole days, in the currency that the text names', () => {
    expect(ask('river canoe for 3 days')?.text).toBe(
      'Together that’s €60 (3 days × River canoe €20).',
    );
  });

  it('compares only what is asked for', () => {
    expect(ask('cheapest canoe for a week')?.text).toBe('The cheapest is Small canoe, at €50.');
  });
});

describe('what comes with a dish', () => {
  const ask = askTables({
    shop: openShop({
      'Menu.csv': `Dish | Price | Notes
        Roast duck | 17.90 | half a duck with dumplings
        Bean stew | 12.50 | slow cooked`,
    }),
  });

  it('is what its note says', () => {
    expect(ask('what comes with the roast duck')?.text).toBe(
      'Roast duck: half a duck with dumplings.',
    );
  });
});
