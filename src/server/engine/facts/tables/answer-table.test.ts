import { describe, expect, it, test } from 'vitest';
import { askTables, openShop } from './testing/table-fixture.ts';

const luthier = openShop({
  'workshop prices.csv': `Job | Category | Price | Turnaround | Notes
    Violin rehair | Bows | $62 | 3 days |
    Cello rehair | Bows | $75 | 3 days |
    Bass rehair | Bows | $88 | 5 days | Drop off on Mondays only
    Violin setup | Setups | $140 | 7 days | With a new soundpost +$35
    Cello setup | Setups | $190 | 10 days |
    Peg fitting | Repairs | $210 | 14 days |
    Neck reset | Repairs | from $480 | 30 days | Quote after inspection
    Crack repair | Repairs | | 20 days | Price depends on the length`,
  'rentals.csv': `Instrument | Month | Year
    Half-size violin | $18 | $180
    Full-size violin | $24 | $240
    Viola | $28 | $280`,
  'lessons.csv': `Lesson | Age | Price
    Recorder class, little ones | Age 4-6 | $20
    Recorder class, school | Age 7-12 | $26
    Recorder class, teens | Age 13-17 | $30`,
});
const ask = askTables({ shop: luthier });

describe('looking up', () => {
  test('says one price and cites its row', () => {
    const answer = ask('How much is a cello rehair?');
    expect(answer?.text).toBe('Cello rehair costs $75.');
    expect(answer?.cited).toEqual([{ documentId: 'workshop prices.csv', block: 1 }]);
    expect(answer?.certainty).toBeGreaterThan(0.75);
  });

  test('says every price of a row that has several', () => {
    const text = ask('What does it cost to rent a viola?')?.text;
    expect(text).toContain('$28 (Month)');
    expect(text).toContain('$280 (Year)');
  });

  test('says only the price whose column is named', () => {
    const text = ask('How much is a viola for a year?')?.text;
    expect(text).toContain('$280');
    expect(text).not.toContain('$28 ');
  });

  test('says what belongs to a price', () => {
    expect(ask('price of a bass rehair')?.text).toContain('Drop off on Mondays only');
    expect(ask('How much is a neck reset?')?.text).toContain('from $480');
  });

  test('says the note where no price is listed', () => {
    const text = ask('How much is a crack repair?')?.text;
    expect(text).toContain('Price depends on the length');
    expect(text).not.toContain('$');
  });

  test('adds an extra that the question names', () => {
    expect(ask('How much is a violin setup with a new soundpost?')?.text).toContain('$175');
    expect(ask('How much is a violin setup?')?.text).not.toContain('$175');
  });

  test('says how long something takes', () => {
    expect(ask('How long does a peg fitting take?')?.text).toContain('14 days');
  });

  test('chooses the row for an age', () => {
    const text = ask('How much is the recorder class for a 9 year old?')?.text;
    expect(text).toContain('$26');
    expect(text).not.toContain('$20');
  });
});

describe('several rows', () => {
  test('counts and names them', () => {
    const text = ask('How many kinds of rehair do you do?')?.text;
    expect(text).toMatch(/^There are 3 of them: /);
    expect(text).toContain('Bass rehair');
  });

  test('lists what stands in a category', () => {
    const text = ask('Which setups do you offer?')?.text ?? '';
    expect(text).toContain('Violin setup');
    expect(text).toContain('Cello setup');
    expect(text).not.toContain('Peg fitting');
  });

  test('finds the cheapest and the most expensive', () => {
    expect(ask('What is your cheapest rehair?')?.text).toBe(
      'The cheapest is Violin rehair, at $62.',
    );
    expect(ask('Which is the most expensive rehair?')?.text).toMatch(/Bass rehair, at \$88/);
  });

  test('keeps to a limit', () => {
    const text = ask('Which jobs are under $80?')?.text ?? '';
    expect(text).toContain('Violin rehair');
    expect(text).toContain('Cello rehair');
    expect(text).not.toContain('Bass rehair');
    expect(text).not.toContain('Neck reset');
  });

  test('compares two', () => {
    expect(ask('Is a violin setup or a cello setup cheaper?')?.text).toMatch(
      /Violin setup is cheaper: \$140, compared with \$190 for Cello setup/,
    );
  });

  test('says the difference between two', () => {
    expect(ask('What is the price difference between a violin and a cello setup?')?.text).toMatch(
      /The difference is \$50/,
    );
  });

  test('adds two up', () => {
    expect(ask('How much are a cello rehair and a peg fitting together?')?.text).toMatch(
      /Together that’s \$285 \(Cello rehair \$75 \+ Peg fitting \$210\)/,
    );
  });
});

describe('after an earlier question', () => {
  test('asks about the same row', () => {
    expect(ask('And how much is it?', 'How long does a peg fitting take?')?.text).toContain('$210');
    expect(ask('How long does it take?', 'How much is a cello setup?')?.text).toContain('10 days');
  });

  test('asks the same of another row', () => {
    expect(ask('And a viola?', 'How much is a full-size violin per month?')?.text).toContain('$28');
  });
});

describe('what tables do not hold', () => {
  it.each(['How much is a piano tuning?', 'Do you sell drum kits?', 'Are dogs allowed inside?'])(
    'is not answered with certainty: %s',
    (question) => {
      expect(ask(question)?.certainty ?? 0).toBeLessThan(0.5);
    },
  );

  it.each(['', '🎻🎻🎻', '???', 'price', 'and', `${'violin rehair price '.repeat(200)}?`])(
    'breaks nothing: %#',
    (question) => {
      expect(() => ask(question)).not.toThrow();
    },
  );

  test('is no answer at all without tables', () => {
    expect(askTables({ shop: openShop({}) })('How much is a viola?')).toBeNull();
  });
});

test('tables in another language are answered in the visitor’s', () => {
  const shop = openShop({
    'preise.csv': `Leistung | Preis | Hinweis
      Schlüssel nachmachen | 6,50 € |
      Zylinder tauschen | 48,00 € | zzgl. Anfahrt
      Türöffnung am Tag | 89,00 € |
      Türöffnung nachts | 159,00 € |`,
  });
  expect(
    askTables({ shop, language: 'de' })('Was kostet ein nachgemachter Schlüssel?')?.text,
  ).toContain('6,50 €');
  expect(askTables({ shop, language: 'de' })('Was kostet Zylinder tauschen?')?.text).toContain(
    'Zzgl. Anfahrt',
  );
});
