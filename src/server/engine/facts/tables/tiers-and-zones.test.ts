import { expect, test } from 'vitest';
import { askTables, openFiles } from './testing/table-fixture.ts';

const lawns = `GREEN ACRE LAWN CARE     price list 2026
==========================================

1) MOWING - by number of lawns
                     front only     front + back
   up to 2             $45             $70
   3 - 5               $80            $120
   6 - 9              $130            $190
   more than 9        call us         call us
   Clippings taken away: included.  Wet grass: add $9 each.

2) HEDGES - by feet of hedge
                    low         tall
   up to 50 ft      $60         $85
   51 - 100 ft      $95        $130
   101 - 150 ft    $140         n/a

3) EXTRAS
   Edging ................. $3 per yard
   Leaf pickup ............ from $35
   Compost spreading ...... $12 each, min. 4

4) DRIVE
   up to 5 miles .......... free
   over 5 to 15 miles ..... $20
   over 15 to 30 miles .... $45
`;

const askLawns = askTables({ shop: openFiles({ 'prices.txt': lawns }) });

test('finds the tier of a list that says in its title what it counts', () => {
  expect(askLawns('i have 4 lawns, what does front and back cost')?.text).toContain('$120');
});

test('finds a tier and a column, and what lies between two columns', () => {
  expect(askLawns('how much for a tall hedge of 70 feet')?.text).toContain('$130');
  expect(askLawns('7 lawns. how much more is it with the back')?.text).toContain('$60');
});

test('lists the tiers that a column has no price for', () => {
  const answer = askLawns("which hedges can't you do tall");
  expect(answer?.text).toContain('101 - 150 ft');
  expect(answer?.text).not.toContain('51 - 100 ft');
});

test('keeps what is free and what starts at a price in one list with the others', () => {
  expect(askLawns('what does leaf pickup cost')?.text).toContain('from $35');
  expect(askLawns('how much is the drive for 3 miles')?.text).toContain('free');
});

test('multiplies although a least number stands beside the price', () => {
  expect(askLawns('what would 6 compost spreading come to')?.text).toContain('$72');
});

const courier = `<h1>Rates</h1><p>All prices in euro</p>
<table>
<tr><th rowspan="2">Zone</th><th rowspan="2">Towns</th><th colspan="3">Collection</th></tr>
<tr><th>Next Day</th><th>3 Days</th><th>Night</th></tr>
<tr><td>A</td><td>Oldport</td><td>8.50</td><td>6.00</td><td>19.00</td></tr>
<tr><td>B</td><td>Marl, Sandby, Crewton</td><td>12.50</td><td>9.00</td><td>27.00</td></tr>
<tr><td>C</td><td>Highmoor</td><td>17.00</td><td>13.50</td><td>&ndash;</td></tr>
</table>
<h2>Heavier loads</h2>
<table>
<tr><th>Weight</th><th>Surcharge</th><th>Goes by</th></tr>
<tr><td>up to 10 kg</td><td>included</td><td>car</td></tr>
<tr><td>10 - 30 kg</td><td>4.00</td><td>car</td></tr>
<tr><td>30 - 80 kg</td><td>11.00</td><td>van, zones A and B</td></tr>
<tr><td>over 80 kg</td><td>sorry, no</td><td></td></tr>
</table>`;

const askCourier = askTables({ shop: openFiles({ 'rates.html': courier }) });

test('calls a zone by its towns, and reads every price under one heading', () => {
  expect(askCourier('next day collection from sandby, how much')?.text).toContain('12.50');
  expect(askCourier('where is next day the most expensive')?.text).toContain('Highmoor');
});

test('lists what a column has no price for', () => {
  const answer = askCourier("which towns don't have night collection");
  expect(answer?.text).toContain('Highmoor');
  expect(answer?.text).not.toContain('Oldport');
});

test('reads weights as what a surcharge is for', () => {
  expect(askCourier('whats the surcharge for a load of 18 kg')?.text).toContain('4.00');
});

const camp = `Camp prices;;;;
Class;Grades;Max. children;Weekly (R);Whole summer (R)
Story Circle;1-3;8;450;1 900
Robot Lab;4-6;6;690;2 800
Robot Lab;7-9;6;780;3 100
Stage Craft;4-9;10;520;2 150
`;

const askCamp = askTables({ shop: openFiles({ 'camp.csv': camp }) });

test('finds a row by the number of a grade, and adds up without counting with it', () => {
  expect(askCamp('robot lab for grade 8, price per week?')?.text).toContain('780');
  expect(askCamp('robot lab for grade 8, price per week?')?.text).not.toContain('690');
  expect(askCamp('grade 5, robot lab and stage craft together per week?')?.text).toContain('1,210');
});

const awnings = `# Awnings

| Kind | Size | 1 post | each extra post | Notes |
|---|---|---|---|---|
| Folding arm | 3m x 2m | $300 | +$40 | Seats 6 below |
| Folding arm | 4m x 3m | $420 | +$40 | |
| Three-sided | 5m x 4m | $700 | +$55 | |
| Two-sided | 5m x 3m | $610 | +$55 | |
`;

const askAwnings = askTables({ shop: openFiles({ 'awnings.md': awnings }) });

test('knows a size however it is written', () => {
  expect(askAwnings('price of the 4x3 folding arm')?.text).toContain('$420');
  expect(askAwnings('how much is the 4 by 3 folding arm')?.text).toContain('$420');
});

test('adds each further one to the first', () => {
  expect(askAwnings('3x2 folding arm with 3 posts total')?.text).toContain('$380');
});

const dyes = `Dye,Shade,Per kilo EUR,Dries in,For
Madder,Red,14.00,2 hours,wool
Woad,Blue,22.00,5 hours,wool
Weld,Yellow,9.00,3 hours,silk
Undercoating,Plain,4.00,1 hour,wool
Coating,Gloss,6.00,4 hours,silk
`;

const askDyes = askTables({ shop: openFiles({ 'dyes.csv': dyes }) });

test('compares by a column that is called by what is asked', () => {
  expect(askDyes('which dries faster, madder or woad')?.text).toMatch(/Madder: 2 hours/);
});

test('leaves out what ends with an excluded word', () => {
  expect(askDyes("what's your cheapest dye, not coating")?.text).toContain('Weld');
});

test('answers whether something is free or paid with its price', () => {
  expect(askDyes('is the woad free or do we pay')?.text).toContain('22.00');
});

test('lists what is for a grade and below a price', () => {
  const answer = askCamp('what can my daughter in gr 5 take for under R600 a week');
  expect(answer?.text).toContain('Stage Craft');
  expect(answer?.text).not.toContain('Robot Lab');
  expect(answer?.text).not.toContain('Story Circle');
});

const week = `HALL PLAN

MONDAY     09:00-10:00  Rope skipping        Hall A   (Ms Quist)
           10:30-12:00  Circus basics        Hall B   (Mr Abara)
TUESDAY    09:00-10:00  Rope skipping        Hall A   (Ms Quist)
           17:00-18:30  Tumbling             Hall B   (Mr Abara)
SATURDAY   11:00-12:00  Juggling             Hall A   (Ms Quist)
           13:00-14:30  Tumbling             Hall A   (Ms Quist)
`;

const askWeek = askTables({ shop: openFiles({ 'plan.txt': week }) });

test('carries the day of a timetable to the lines below it', () => {
  expect(askWeek('when is circus basics')?.text).toMatch(/MONDAY[\s\S]*10:30-12:00/);
  const saturday = askWeek('what classes are on a saturday')?.text;
  expect(saturday).toContain('Juggling');
  expect(saturday).toContain('Tumbling');
  expect(saturday).not.toContain('Circus');
});

test('finds the smallest that holds so many', () => {
  const ask = askTables({
    shop: openFiles({
      'barges.csv': `Barge,Sleeps,Per week
      Heron,4,£700
      Otter,6,£900
      Swan,10,£1300
      Stork,12,£1500`,
    }),
  });
  expect(ask('whats the smallest barge for 8 people')?.text).toContain('Swan');
});

test('counts what stands behind its size', () => {
  const ask = askTables({
    shop: openFiles({
      'hire.csv': `Item,Price,Notes
      Round rug 5 ft,£9.50,Fits 8 chairs
      Velvet stool,£3.00,`,
    }),
  });
  expect(ask('20 velvet stools plus 3 of the 5ft round rugs, total?')?.text).toContain('£88.50');
});
