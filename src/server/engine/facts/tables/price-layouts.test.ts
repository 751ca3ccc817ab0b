import { describe, expect, test } from 'vitest';
import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { askTables, openFiles } from './testing/table-fixture.ts';

type Ask = (text: string, before?: string) => FactAnswer | null;

/** What is said of a question, or nothing when it is too unsure to be said. */
const say = (ask: Ask, text: string, before?: string): string => {
  const answer = ask(text, before);
  return answer && answer.certainty >= 0.5 ? answer.text : '';
};

const askFiles = (files: Record<string, string>): Ask => askTables({ shop: openFiles(files) });

describe('a menu in a text file', () => {
  const ask = askFiles({
    'menu.txt': `THE OLD MILL

SOUPS                     small      large
 1 Leek ................. 4.20 ..... 5.90
 2 Barley ............... 4.60 ..... 6.30
   with carrots and thyme
 3 Beetroot ............. 4.80 ..... 6.60

   Extra bread .......... 0.70 ..... 1.10
   Croutons ............. ---- ..... 1.40

PLATES
 Radish salad ........... 5.50   with egg 6.80
 Dumplings .............. 4 pcs 6.20 / 8 pcs 9.90
 Pickles ................ 2.10
 Cider 3.40    Juice 2.20
`,
  });

  test('has the sizes over its columns, also above rows that are described or stand apart', () => {
    expect(say(ask, 'how much is a large barley soup?')).toContain('6.30');
    expect(say(ask, 'how much is a small beetroot soup?')).toContain('4.80');
    expect(say(ask, 'what does extra bread cost with a large one?')).toContain('1.10');
  });

  test('keeps prices that stand side by side apart', () => {
    expect(say(ask, 'how much are 8 pcs of dumplings?')).toContain('9.90');
    expect(say(ask, 'how much is the juice?')).toContain('2.20');
    expect(say(ask, 'how much is the radish salad?')).toContain('5.50');
  });
});

describe('prices in lines of their own', () => {
  test('without a sign are read where many lines end in one', () => {
    const ask = askFiles({
      'engraving.txt': `ENGRAVING

Brass plate      7.50
Watch back     from 24.00
Trophy base      12.00
Ring, inside     from 31.00 - bring it a week before
`,
    });
    expect(say(ask, 'how much is a brass plate?')).toContain('7.50');
    expect(say(ask, 'how much is the watch back?')).toContain('from');
  });

  test('that end a list are no headings, and free ones belong to it', () => {
    const ask = askFiles({
      'extras.md': `# Extras

        Lantern set - $40
        Extra table - $15
        Piano tuning - $90
        Parking - free`,
    });
    expect(say(ask, 'how much is the extra table?')).toContain('$15');
    expect(say(ask, 'how much is parking?')).toContain('free');
  });

  test('below "per week" need no sign', () => {
    const ask = askFiles({
      'rooms.md': `# Staying with us

        Rooms, per week:

        - Attic room: 140
        - Garden room, shared: 120
        - Garden room, single: 175`,
    });
    expect(say(ask, 'what does the attic room cost?')).toContain('140');
  });

  test('name each size beside its price', () => {
    const ask = askFiles({
      'drinks.md': `## Cold drinks

        Ginger fizz — M 4.20 / L 5.10
        Plum soda — M 4.50 / L 5.40, with ice

        ## Add

        mint 0.50 · lime 0.40 · syrup 0.60`,
    });
    expect(say(ask, 'how much is a large plum soda?')).toContain('5.40');
    expect(say(ask, 'how much is lime?')).toContain('0.40');
  });
});

describe('columns of a price list', () => {
  test('hold prices although some cells say that there is none', () => {
    const ask = askFiles({
      'repair prices.csv': `Model,Cable,Lens,Case
        Orbit 3,19,49,n/a
        Orbit 4,24,59,35
        Comet,22,call,30
        Nova,21,44,n/a`,
    });
    expect(say(ask, 'how much is a case for the orbit 4?')).toContain('35');
    expect(say(ask, 'how much is a lens for the comet?')).toContain('call');
  });

  test('of people aren’t prices beside a table of prices', () => {
    const ask = askFiles({
      'hire rates.md': `# Hire rates

        | | Weekday | Weekend |
        |---|---|---|
        | Spring | $400 | $600 |
        | Summer | $500 | $800 |

        | Space | Seated lunch | Standing |
        |---|---|---|
        | Gallery | 60 | 90 |
        | Courtyard | 140 | 200 |
        | Cellar | 30 | 45 |`,
    });
    expect(say(ask, 'how much is the courtyard?')).toBe('');
    const fits = say(ask, 'we have 100 guests for a seated lunch, which space fits');
    expect(fits).toContain('Courtyard');
    expect(fits).not.toContain('Gallery');
  });

  test('are found by small and large where they say how much is in it', () => {
    const ask = askFiles({
      'oils.csv': `Oil,250 ml,500 ml,1 l
        Walnut,€6.50,€11,€19
        Poppy,€7.20,€12.50,€22`,
    });
    expect(say(ask, 'how much is the large poppy oil?')).toContain('€22');
    expect(say(ask, 'how much is the small walnut oil?')).toContain('€6.50');
    expect(say(ask, 'how much is the medium walnut oil?')).toContain('€11');
  });

  test('are for so many people', () => {
    const ask = askFiles({
      'boat fares.md': `# Fares

        All prices in euros, one way.

        | To | Skiff (1-3) | Launch (4-8) |
        |---|---|---|
        | North pier | 18 | 32 |
        | Seal bay | 25 | 44 |
        | Lighthouse | 40 | 66 |`,
    });
    expect(say(ask, 'how much to seal bay for 6 people?')).toContain('44');
  });

  test('are found by another word for their unit', () => {
    const ask = askFiles({
      'nuts.csv': `Nut,per 100 g,per kg
        Almond,€2.10,€18
        Pecan,€3.40,€31
        Hazelnut,€1.90,€17`,
    });
    expect(say(ask, 'what does a kilo of pecan cost?')).toContain('€31');
  });
});

describe('rows that are for someone or something', () => {
  const ask = askFiles({
    'climbs.csv': `Climb,Minimum age,Max. weight,Difficulty,Holds approx,Size (ropes),Price
      Low wall,6 years,70 kg,2/5,10 bags,2,£9
      Tower,12 years,95 kg,4/5,20 bags,4,£14
      Ridge,16 years,110 kg,5/5,40 bags,6,£21`,
  });

  test('say whether someone may', () => {
    expect(say(ask, 'can my 10 year old do the tower?')).toMatch(/^No.*12/);
    expect(say(ask, 'can my 13 year old do the tower?')).toMatch(/^Yes.*12/);
  });

  test('are compared by how hard they are', () => {
    expect(say(ask, 'which climb is the easiest?')).toContain('Low wall');
    expect(say(ask, 'which climb is the hardest?')).toContain('Ridge');
  });

  test('are found by how much they hold', () => {
    expect(say(ask, 'we have 15 bags, what size do we need?')).toContain('Tower');
  });

  test('are found by their number of something', () => {
    expect(say(ask, 'how much is the 4 rope climb?')).toContain('£14');
  });
});

describe('sums and savings', () => {
  test('add two columns of a row', () => {
    const ask = askFiles({
      'service.csv': `Bike,Chain,Brakes,Gears
        Tourer,$20,$35,$40
        Racer,$25,$45,$55`,
    });
    expect(say(ask, 'chain for the racer and brakes, how much altogether?')).toContain('$70');
  });

  test('count the weeks of a price for each of them', () => {
    const ask = askFiles({
      'fees.csv': `Course,Lessons,1-3 weeks (per week),4-9 weeks (per week),Min age
        Weaving,20,€200,€180,16
        Pottery,15,€220,€190,16
        Carving,20,€240,€210,18`,
    });
    expect(say(ask, '5 weeks of weaving, what is the total?')).toContain('€900');
  });

  test('compare two columns of the row that is meant', () => {
    const ask = askFiles({
      'rates.csv': `Season,Friday,Saturday
        March - May,$900,$1400
        June - August,$1100,$1750`,
    });
    expect(say(ask, 'how much do we save taking friday instead of saturday in july?')).toContain(
      '$650',
    );
  });

  test('are unsure where something is taken off', () => {
    const ask = askFiles({
      'service.csv': `Bike,Chain,Brakes
        Tourer,$20,$35
        Racer,$25,$45`,
    });
    const answer = ask('chain and brakes for the racer, total after the discount?');
    expect(answer?.certainty ?? 0).toBeLessThan(0.5);
  });
});
