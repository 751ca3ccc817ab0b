import { describe, expect, test } from 'vitest';
import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { askTables, openFiles } from './testing/table-fixture.ts';

type Ask = (text: string, before?: string) => FactAnswer | null;

/** What is said of a question, or nothing when it is too unsure to be said. */
const say = (ask: Ask, text: string, before?: string): string => {
  const answer = ask(text, before);
  return answer && answer.certainty >= 0.5 ? answer.text : '';
};

describe('a title with a date over the columns', () => {
  const ask = askTables({
    shop: openFiles({
      'boat hire.csv': `Harbor boats - desk price sheet,,,valid from 1/4/2026,
        Type,What,Who,Price,Notes
        Boat,Rowing boat,any age,$14,per hour
        Boat,Sailing dinghy,16+,$32,license needed
        Boat,Pedal boat,any age,$18,per hour
        Gear,Life vest,any age,free,always included
        Gear,Dry bag,any age,$3,`,
    }),
  });

  test('is no part of their names', () => {
    expect(say(ask, 'how much is the sailing dinghy?')).toContain('$32');
    expect(say(ask, 'how much is the sailing dinghy?')).not.toContain('valid');
  });
});

describe('a timetable whose first columns say when', () => {
  const ask = askTables({
    shop: openFiles({
      'classes.csv': `Day,Start,Class,Minutes,Coach,Spots
        Mon,6:15 am,Drum Circle,45,Ada,14
        Mon,6:00 pm,Choir Basics,75,Ines,20
        Tue,6:15 am,Brass Band,50,Ada,12
        Wed,6:15 am,Drum Circle,45,Ada,14
        Wed,7:15 pm,Choir Deep,60,Ines,20
        Fri,6:15 am,Drum Circle,45,Ada,14
        Sat,10:00 am,Choir Basics,75,Ines,20`,
    }),
  });

  test('is named by what is on', () => {
    const text = say(ask, 'list all choir classes');
    expect(text).toContain('Choir Basics');
    expect(text).toContain('Choir Deep');
    expect(text).not.toContain('Drum');
  });
});

describe('plans side by side without prices', () => {
  const ask = askTables({
    shop: openFiles({
      'plans.md': `# What is in each plan?

        | | Basic | Plus | Gold |
        |---|---|---|---|
        | Reading room | yes | yes | yes |
        | Night access | no | yes | yes |
        | Meeting room | no | no | yes |
        | Guest tickets per month | 0 | 1 | 4 |
        | Printing | full price | half price | free |`,
    }),
  });

  test('are rows of their own', () => {
    expect(say(ask, 'how many guest tickets come with gold?')).toContain('4');
    expect(say(ask, 'which plans have night access?')).toMatch(/Plus.*Gold/);
  });

  test('say one thing about each', () => {
    const text = say(ask, 'how many guest tickets does each plan get?');
    expect(text).toMatch(/Basic 0.*Plus 1.*Gold 4/);
  });
});

describe('prices without a sign', () => {
  const ask = askTables({
    shop: openFiles({
      'repair prices.csv': `Shoe and bag prices,,,,
        Group,Item,By hand,By machine,Ready (days)
        Shoes,Sandal,6.75,3.95,2
        Shoes,Sandal - 5 or more,,3.45,2
        Shoes,Boot,9.50,7.50,3
        Shoes,Clog,8.25,5.95,2
        Bags,Satchel,12.00,,4
        Bags,Trunk,from 27.00,,6`,
      'about.txt': `Our minimum charge is $5 and delivery costs $4.`,
    }),
  });

  test('are in the currency that the texts use', () => {
    expect(say(ask, 'how much is a boot by hand?')).toContain('$9.50');
    expect(say(ask, 'price of a trunk by hand')).toContain('from $27.00');
  });

  test('have a row of their own for many pieces', () => {
    expect(say(ask, 'how much are 10 sandals by machine in total?')).toContain('$34.50');
    expect(say(ask, 'how much are 3 sandals by machine in total?')).toContain('$11.85');
  });
});

describe('a price with words around it', () => {
  const ask = askTables({
    shop: openFiles({
      'extras.md': `# Extras

        | What | Price |
        |---|---|
        | Goat | £12 per goat and stay, at most two |
        | Tent pitch | £20 (electricity £4) |
        | Fire bowl | £8, wood included |
        | Hot shower | free, bring a towel |`,
    }),
  });

  test('is a price', () => {
    expect(say(ask, 'how much is a goat?')).toContain('£12 per goat');
    expect(say(ask, 'how much for the fire bowl?')).toContain('£8');
    expect(say(ask, 'what is the cheapest extra?')).toContain('Fire bowl');
  });
});

describe('columns named after seasons', () => {
  const ask = askTables({
    shop: openFiles({
      'cabins.md': `# Cabins and prices

        | Cabin | View | Sleeps | Low | Mid | Top |
        |---|---|---|---|---|---|
        | Birch | forest | 2 | 48 | 62 | 75 |
        | Alder | lake | 4 | 68 | 86 | 104 |
        | Willow | lake | 6 | 98 | 122 | 150 |

        ## Seasons

        | Season | Dates | Minimum stay |
        |---|---|---|
        | Low | 1 November – 31 March | 1 night |
        | Mid | 1 April – 30 June and 16 September – 31 October | 2 nights |
        | Top | 1 July – 15 September | 3 nights |

        A deposit of 50 € is due.`,
    }),
  });

  test('are chosen by a month or a day', () => {
    expect(say(ask, 'how much is the Alder cabin in august?')).toMatch(/104/);
    expect(say(ask, 'how much is the Alder cabin in august?')).not.toMatch(/86|68/);
    expect(say(ask, 'price of Birch on feb 20?')).toMatch(/48/);
    expect(say(ask, 'price of Birch on september 20?')).toMatch(/62/);
  });

  test('say every price of a month that two of them share', () => {
    expect(say(ask, 'how much is Willow in september?')).toMatch(/122.*150/);
  });

  test('are compared, limited and counted in nights', () => {
    expect(say(ask, 'how much more is Alder in top season than in low season?')).toContain('36');
    expect(say(ask, 'which cabins are under 90 euros in mid season?')).toMatch(/Birch.*Alder/);
    expect(say(ask, 'what do 3 nights in Alder cost in june?')).toContain('258');
  });

  test('keep the cabin in a follow-up', () => {
    const text = say(ask, 'and in low season?', 'how much is Willow in top season?');
    expect(text).toContain('98');
    expect(text).not.toContain('150');
  });

  test('say nothing about what is still free', () => {
    expect(say(ask, 'is Alder still free from 12 to 15 august?')).toBe('');
  });
});

describe('letters that a line explains', () => {
  const ask = askTables({
    shop: openFiles({
      'snacks.csv': `"SNACKS  V = veggie, VG = vegan, GF = gluten free, GFO = can be made gluten free",,,
        Section,Snack,£,Codes
        Rolls,Ham roll,4.5,
        ,Egg roll,4.2,V
        ,Lentil roll,4.6,VG
        Bowls,Bean bowl,7.5,"VG, GF"
        ,Beef bowl,8.9,GF
        ,Noodle bowl,7.9,"V, GFO"
        Cakes,Carrot cake,3.5,"V, GFO"
        ,Date slice,3.2,"VG, GF"`,
    }),
  });

  test('are read as their words', () => {
    const text = say(ask, 'which bowls are vegan?');
    expect(text).toContain('Bean bowl');
    expect(text).not.toMatch(/Beef|Noodle/);
  });

  test('of vegan snacks count for veggie ones', () => {
    expect(say(ask, 'which rolls are veggie?')).toMatch(/Egg roll.*Lentil roll/);
  });

  test('choose in two groups at once', () => {
    const text = say(ask, 'what rolls and bowls do you have for a vegan?');
    expect(text).toMatch(/Lentil roll/);
    expect(text).toMatch(/Bean bowl/);
    expect(text).not.toMatch(/Date slice|Ham/);
  });

  test('leave a limit to the price', () => {
    const text = say(ask, 'which bowls are under 8?');
    expect(text).toMatch(/Bean bowl/);
    expect(text).not.toMatch(/Beef/);
  });
});

describe('ages in months and years', () => {
  const ask = askTables({
    shop: openFiles({
      'groups.csv': `Group,Level,Age,Length,Max per class,Fee per lesson
        Little ones,Pebble,4 to 12 months,30 min,8,$19.50
        Little ones,Stone,13 to 24 months,30 min,8,$18.50
        Kids,Rock,3 to 4 years,30 min,4,$23.00
        Kids,Cliff,5 years and up,45 min,5,$22.00
        Other,Trial lesson,any age,30 min,,$15.00`,
    }),
  });

  test('tell the row', () => {
    expect(say(ask, 'what does a lesson cost for an 18 month old?')).toContain('$18.50');
    expect(say(ask, 'how much is a lesson for an 8 month old?')).toContain('$19.50');
  });

  test('leave out what is for others', () => {
    const text = say(ask, 'which levels could my 4 year old join?');
    expect(text).toContain('Rock');
    expect(text).not.toMatch(/Pebble|Stone|Cliff/);
  });
});

describe('numbers with units', () => {
  const ask = askTables({
    shop: openFiles({
      'cellar.csv': `Drink,Kind,ABV,Pint,Half
        Mill Bitter,cask,4.1%,£4.30,£2.20
        Ford Porter,cask,5.2%,£4.90,£2.50
        Weir Ale,keg,9.0%,,£4.60
        Bridge Lager,keg,4.6%,£5.10,£2.60`,
      'machines.csv': `Machine,Tank,Weight,Warranty,Price
        Ponte One,2.0 L,9.2 kg,2 years,$1149
        Ponte Two,2.8 L,17.5 kg,36 months,$2390
        Rapido,900 ml,4 kg,1 year,$349`,
    }),
  });

  test('are compared', () => {
    expect(say(ask, 'what is the strongest drink you have?')).toMatch(/Weir Ale.*9/);
    expect(say(ask, 'which is the lightest machine?')).toContain('Rapido');
  });

  test('choose the price of a size', () => {
    expect(say(ask, 'how much is a half of Ford Porter?')).toContain('£2.50');
    expect(say(ask, 'how much is a half of Ford Porter?')).not.toContain('£4.90');
  });
});

describe('first and further days', () => {
  const ask = askTables({
    shop: openFiles({
      'vans.md': `| Van | Seats | First day | Each further day |
        |---|---|---|---|
        | Small van | 3 | £22 | £16 |
        | Big van | 5 | £45 | £38 |`,
    }),
  });

  test('are added up', () => {
    expect(say(ask, 'what does the big van cost for 3 days in total?')).toContain('£121');
  });

  test('say how many it seats after a price', () => {
    expect(
      say(ask, 'how many people can sit in it?', 'what does the big van cost for a day?'),
    ).toContain('5');
  });
});

describe('what a row denies', () => {
  const ask = askTables({
    shop: openFiles({
      'mills.csv': `Item,Size,Price,Remarks
        MILLS,,,
        Pico mill,38 mm,$94,"For pepper, not for spices"
        Ridge mill,48 mm,$229,Fine enough for spices
        Brio mill,54 mm,$449,Pepper and spices
        SPICES,,,
        Cumin,50 g,$4,Whole
        Clove,30 g,$6,Whole`,
    }),
  });

  test('is left out of a list', () => {
    const text = say(ask, 'which of your mills can do spices?');
    expect(text).toMatch(/Ridge mill/);
    expect(text).toMatch(/Brio mill/);
    expect(text).not.toMatch(/Pico/);
  });
});

describe('rows for children beside the usual ones', () => {
  const ask = askTables({
    shop: openFiles({
      'plates.csv': `Plate,Price
        Side of turkey,£18.90
        Loin of deer,£17.50
        Child's plate (turkey or deer),£9.50`,
    }),
  });

  test('are meant only when they are named', () => {
    expect(say(ask, 'how much is the turkey plate?')).not.toMatch(/^Child.*£9\.50\.$/);
    expect(say(ask, "how much is a child's plate?")).toContain('£9.50');
  });
});

describe('a unit column', () => {
  const ask = askTables({
    shop: openFiles({
      'extras.csv': `Extra,Price (EUR),Per,When
        Late departure,20.00,room,until 2 pm
        Early arrival,15.00,room,from noon
        Picnic basket,9.00,person,daily
        Bicycle,14.00,day,daily`,
      'rooms.csv': `Room,View,Price per night (EUR)
        Pearl,garden,70
        Shell,sea,92
        Reef,sea,120`,
    }),
  });

  test('isn’t the thing itself', () => {
    expect(say(ask, 'which room is the most expensive?')).toContain('Reef');
    expect(say(ask, 'how many rooms do you have?')).toMatch(/3/);
  });
});

describe('a row that another one contains', () => {
  const ask = askTables({
    shop: openFiles({
      'parts.csv': `Item,Price
        Nova 54,$449
        Blade set for Nova 54,$78
        Blade set for Nova 40,$46`,
    }),
  });

  test('isn’t said beside the one with every word', () => {
    const text = say(ask, 'how much is a blade set for the nova 54?');
    expect(text).toContain('$78');
    expect(text).not.toMatch(/\$449|\$46\b/);
  });

  test('isn’t said when the question names something else', () => {
    expect(say(ask, 'how much is a carrying case for the nova 54?')).toBe('');
  });
});
