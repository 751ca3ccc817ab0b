import { describe, expect, it } from 'vitest';
import { askTables, openFiles, openShop } from './testing/table-fixture.ts';

describe('what comes with a thing', () => {
  const ask = askTables({
    shop: openFiles({
      'plans.md': `# Beehive adoption

| | Worker | Drone | Queen |
|---|---|---|---|
| Per year | $40 | $75 | $120 |
| Jars of honey | 1 | 2 | 4 |
| Visit to the hive | no | yes | yes |
| Name plate | no | no | yes |
`,
    }),
  });

  it('says every column that a row has', () => {
    expect(ask('what all comes with the Queen?')?.text).toBe(
      'Queen: Jars of honey: 4, Visit to the hive and Name plate.',
    );
  });

  it('leaves out what it has not', () => {
    expect(ask('what do I get with the Drone?')?.text).not.toContain('Name plate');
  });
});

describe('contents in a column of their own', () => {
  const ask = askTables({
    shop: openShop({
      'Boxes.csv': `Box | What's included | Price
        Sprout | one seed tin, a trowel | $30
        Bloom | three seed tins, gloves | $55`,
    }),
  });

  it.for([
    "what's included in the Sprout",
    'what do we get with the Sprout?',
    'what comes with the Sprout box',
  ])('are said for "%s"', (question) => {
    expect(ask(question)?.text).toBe('Sprout: one seed tin, a trowel.');
  });
});

describe('names in two columns', () => {
  const ask = askTables({
    shop: openShop({
      'Mending.csv': `Section | Piece | Work | Price
        Bags | Backpack | New buckle | $12
        Bags | Suitcase | New wheel | $25
        Bags | Suitcase | New buckle | $15
        Camping | Tent | New pole | $38
        Camping | Tent | New buckle | $18
        Camping | Awning | New pole | $52`,
    }),
  });

  it('choose the row by both', () => {
    expect(ask('how much is a buckle for my tent')?.text).toBe('Tent (New buckle) costs $18.');
    expect(ask('price of a new pole for the awning')?.text).toBe('Awning costs $52.');
  });
});

describe('the price of one of several', () => {
  const ask = askTables({
    shop: openShop({
      'Cards.csv': `Card | Price
        Drop-in hour | $70
        Lesson card 4 x 45 min | $180`,
    }),
  });

  it('counts the lessons, not their minutes', () => {
    expect(ask('with the lesson card, what does each one work out at?')?.text).toMatch(
      /^That’s \$45 each/,
    );
  });
});

describe('the contents of the largest', () => {
  const ask = askTables({
    shop: openShop({
      'Hampers.csv': `Hamper | Feeds | Price per hamper | What's in it
        Nibble | 2 | $30 | cheese, crackers
        Picnic | 4 | $55 | cheese, crackers, ham, grapes
        Feast | 8 | $95 | two hams, six cheeses, bread`,
    }),
  });

  it('are said with it', () => {
    expect(ask('what do i get in the biggest hamper')?.text ?? '').not.toContain('Price per');
  });
});

describe('days in a rota', () => {
  const ask = askTables({
    shop: openShop({
      'Rota.csv': `Day | Opens | Olga Brandt | Ines Roth
        Monday | 09:00 | yes |
        Tuesday | 09:00 | yes | yes
        Wednesday | 09:00 | | yes
        Thursday | 12:00 | yes |
        Friday | 09:00 | off | yes`,
    }),
  });

  it('are those on which the column of a person is filled', () => {
    expect(ask('what days is Olga in?')?.text).toBe('Olga Brandt: Monday, Tuesday and Thursday.');
  });
});

describe('what cells say word for word', () => {
  const ask = askTables({
    shop: openShop({
      'Knives.csv': `Job | Price | Ready
        Kitchen knife | $6 | while you wait
        Garden shears | $14 | next day
        Scissors | $8 | while you wait
        Mower blade | $22 | 3 days`,
    }),
  });

  it('chooses the rows that are listed', () => {
    expect(ask('what can you sharpen while I wait?')?.text).toBe(
      'Kitchen knife ($6) and Scissors ($8).',
    );
    expect(ask('anything you can do next day?')?.text).toBe('Garden shears ($14).');
  });
});

describe('how many there are', () => {
  const ask = askTables({
    shop: openShop({
      'Tents.csv': `Tent | Price | Qty
        Bell tent | $90 | 6
        Yurt | $210 | 1
        Pagoda | $160 | 1
        Marquee | $480 | 3`,
    }),
  });

  it('is in the column that counts them', () => {
    expect(ask('how many bell tents do you have?')?.text).toBe('Qty for Bell tent: 6.');
  });

  it('chooses those that there is only one of', () => {
    expect(ask('which tents do you only have one of?')?.text).toBe(
      'Yurt ($210) and Pagoda ($160).',
    );
  });
});

it('adds columns of the same thing where the total is asked for', () => {
  const ask = askTables({
    shop: openShop({
      'Cards.csv': `You pay | Points | Bonus points
        $10 | 100 | 5
        $25 | 250 | 20
        $40 | 400 | 50`,
    }),
  });
  expect(ask('how many points in total do i get for $25?')?.text).toBe(
    '$25: 270 (Points 250 + Bonus points 20).',
  );
});

describe('what a column tells or denies', () => {
  const ask = askTables({
    shop: openShop({
      'Barges.csv': `Barge | Per night | Dogs / extras
        Kestrel | $80 | no dogs
        Plover | $95 | dogs welcome, stove
        Curlew | $120 | no dogs, roof deck
        Teal | $70 | dogs welcome`,
    }),
  });

  it('chooses the rows that tell it', () => {
    expect(ask('on which barges are dogs welcome?')?.text).toContain('Plover');
    expect(ask('on which barges are dogs welcome?')?.text).not.toContain('Kestrel');
  });
});

it('does not count with how long something takes', () => {
  const ask = askTables({
    shop: openShop({
      'Puzzles.csv': `Puzzle | Price | Solvers | Solving time
        Lighthouse | $12 | 1-3 | 50 min
        Orchard | $18 | 2-4 | 90 min`,
    }),
  });
  const counted = ask('how many can solve it?', 'how much is the orchard?');
  expect(counted?.text ?? '').not.toContain('90 min');
  expect(ask('how long does it take to solve?', 'how much is the orchard?')?.text).toContain(
    '90 min',
  );
});
