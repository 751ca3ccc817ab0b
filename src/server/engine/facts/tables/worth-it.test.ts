import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'sets whose contents are told in a note': {
    files: {
      'counter.csv': `Item,Price,Notes
      Paint brush,€9.00,
      Roller + tray,€14.00,
      Dust sheet,€6.50,
      Painter's set,€25.00,"Brush, roller + tray and dust sheet in one tub"
      Ladder hire,€18.00,`,
    },
    cases: [
      ["how much do i save with the painter's set instead of buying it all separately", ['€4.50']],
      ['do i save anything with the painters set?', ['Yes', '€4.50', '€29.50']],
      ['is the painters set worth it', ['Yes', '€4.50']],
      ['is ladder hire worth it', null],
    ],
  },
  'so many at once': {
    files: {
      'classes.csv': `Group,What,Length,Price,Per
      Trips,Sailing trip (short),30 min,$40,pupil
      Trips,Sailing trip (long),60 min,$70,pupil
      Cards,Five short sailing trips,,$175,card
      Lessons,"Choir, 1 evening",,$8,pupil
      Cards,"Choir, pass for 6 evenings",,$42,pupil
      Plans,Practice room monthly,,$30,month
      Plans,Practice room yearly,,$300,year`,
    },
    cases: [
      ['what do i save with the five short sailing trips instead of paying each time', ['$25']],
      ['what do i save with the choir pass for 6 evenings?', ['$6']],
      ['how much less is the practice room if i pay yearly instead of monthly', ['$60'], ['$270']],
      ['how much cheaper is the yearly practice room than the monthly one', ['$60'], ['$270']],
    ],
  },
  'a ticket for a family': {
    files: {
      'tickets.csv': `Group,Ticket,Who,Price
      Day tickets,Adult day ticket,18 and over,£12
      Day tickets,Child day ticket,4-15,£7
      Day tickets,Family day ticket,2 adults + up to 3 children,£36
      Season,Adult season ticket,18 and over,£60
      Season,Family season ticket,2 adults + up to 3 children,£150`,
    },
    cases: [
      ['2 adults and 3 kids, is the family day ticket worth it?', ['Yes', '£9', '£45']],
      [
        'is the family day ticket a better deal for 2 adults and a 6 year old?',
        ['No', '£31', '£36'],
      ],
    ],
  },
  'tickets by day and age': {
    files: {
      'gate.csv': `Item,Category,Ages,Weekday (USD),Weekend (USD),Per
      Adult,Entry,18-59,20,24,person
      Teen,Entry,13-17,15,18,person
      Child,Entry,4-12,10,12,person
      Family ticket,Entry,2 adults + 2 children,52,64,family
      Otter show,Shows,6+,8,9,person`,
      'packages.md': `| | Otter party | Seal party |
|---|---|---|
| Children included | 10 | 16 |
| Adults included | 2 | 4 |`,
      'parties.csv': `Party,Weekday (USD),Weekend (USD)
      Otter party,200,260
      Seal party,310,390
      Otter cake,30,30`,
    },
    cases: [
      [
        '2 adults and 2 kids (6 and 8) on a sunday, what do we save with the family ticket?',
        ['$8', '$72'],
      ],
      ['how much more is the seal party than the otter one on a sunday', ['$130'], ['$6']],
    ],
  },
});
