import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'another size after the price of one': {
    files: {
      'cakes.csv': `Cake,6 slices,10 slices,14 slices
      Carrot cake,€20,€30,€38
      Walnut cake,€22,€33,€41`,
    },
    cases: [
      [['how much is the carrot cake for 6?', 'and the 14?'], ['€38'], ['€280', '€20']],
      [['how much is the walnut cake with 10 slices?', 'and for two of them?'], ['€66']],
    ],
  },
  'another age after the price for one': {
    files: {
      'care.csv': `Session,Under 2,Age 2,Age 3-5
      Morning,£41,£38,£35
      Afternoon,£37,£34,£31`,
    },
    cases: [
      [
        ['what is a morning for a 1 year old?', 'and once she has turned 2?'],
        ['£38'],
        ['£82', '£41'],
      ],
    ],
  },
  'what comes with something, and how many hours': {
    files: {
      'plans.csv': `Plan,Price,Desk,Studio hours
      Half-day pass,$14,any,0
      Day pass,$22,any,0
      Own desk,$280,fixed,6`,
      'kits.csv': `Item,Category,Price
      Starter kit 20 l,Kits,$80
      Starter kit 60 l,Kits,$140
      Net,Tools,$4`,
    },
    cases: [
      ['what comes with the starter kit 20 l', null],
      ['what do the kids get with the starter kit 60 l', null],
      ['how many studio hours are thrown in with the passes', null],
      ['how many starter kits do you have', ['2']],
    ],
  },
  'what is dearest of a group, and of what is sold beside it': {
    files: {
      'menu.csv': `Item,Category,Price
      Margherita,Round ones,£8
      Calzone,Folded ones,£11
      Extra cheese,Extras (goes by the size of your pizza),£1
      Extra olives,Extras (goes by the size of your pizza),£0.80`,
    },
    cases: [
      ['what is the cheapest pizza', null],
      ['what is the cheapest extra', ['Extra olives']],
    ],
  },
  'the cheapest midweek': {
    files: {
      'rooms.csv': `Category,Room,Price,Fri-Sat
      Rooms,Reed room,$120,$150
      Rooms,Willow room,$110,$160
      Rooms,Tower room,$190,$220`,
      'packages.csv': `Package,What is in it,Sunday to Thursday,Friday and Saturday
      Soak and sleep,A night in the Reed room and a bath,$180,$215
      Slow midweek,Two nights in any room,$240,not offered`,
    },
    cases: [['what is your cheapest room midweek', ['Willow room', '$110'], ['Soak']]],
  },
  'seasons that one sentence tells apart': {
    files: {
      'cars.csv': `Type,Group,Vehicle,Seats,Summer 1-3 days,Summer 4-13 days,Winter 1-3 days,Winter 4-13 days
      Small car,A,Lupo 3,4,60,50,40,30
      Small car,B,Polo,5,66,55,44,33
      Van,V,Sharan 7,7,120,100,80,70
      Van,W,Crafter 35,9,140,120,100,90
      All rates are dollars per day.
      "Summer is 1 October to 30 April, winter is 1 May to 30 September."`,
    },
    cases: [
      ['how much is a polo in july for 5 days', ['33'], ['55']],
      ['total for a polo, 5 days in november', ['275'], ['165']],
      ['which vehicle is cheapest in winter for 2 days', ['Lupo 3', '40'], ['A,']],
    ],
  },
  'seasons that a key explains with dates': {
    files: {
      'suites.csv': `Room,Type,Off Sun-Thu,Off Fri-Sat,Main Sun-Thu,Main Fri-Sat
      Oak suite,Suite,$200,$240,$260,$310
      Elm suite,Suite,$230,$280,$300,$380
      Double,Double,$120,$150,$160,$190
      "Off = January 2 to March 15. Main = March 16 to December 30. Rates are per room and night."`,
    },
    cases: [
      [
        'how much more is the elm suite than the oak suite on a main season saturday',
        ['$70'],
        ['$40'],
      ],
      ['3 weeknights in the oak suite in june, total', ['$780']],
    ],
  },
  'measures that are spelled, and more than a measure': {
    files: {
      'hedges.csv': `Work,Unit,One price,Tree up to 5 m,Tree 5-10 m
      Crown thinning,per tree,,£150,£260
      "Hedge trim, up to 2 m high",per metre run,£6,,
      "Hedge trim, 2-3 m high",per metre run,£9,,
      "Hedge trim, over 3 m high",per metre run,£14,,`,
    },
    cases: [
      ['what is the price for trimming a hedge over 3 metres high', ['£14'], ['£9']],
      ['how much for a hedge trim that is two and a half metres high', ['£9'], ['£14']],
      ['how much for a hedge trim 2.5 m high', ['£9'], ['£14']],
      ['how much for a hedge trim 4 m high', ['£14'], ['£9']],
      ['how much is crown thinning of a 4 m tree', ['£150'], ['£260']],
    ],
  },
  'what it costs to come in at an age': {
    files: {
      'prices.csv': `Item,Category,Who,Weekday,Weekend,Per
      Adult,Day tickets,18-64,$20,$24,person
      Teenager,Day tickets,13-17,$15,$18,person
      Child,Day tickets,3-12,$9,$12,person
      10-visit card child,Day tickets,3-12,$70,$70,card
      Late entry,Day tickets,13 and over,$10,$10,visit
      Child pass,Annual passes,3-12,$99,$99,year
      Night walk,Evening,8-14,$30,$30,person`,
    },
    cases: [
      ['how much is it for my 8 year old on a sunday', ['$12'], ['$99', '$70', '$30', '$9 ']],
      ['what do you charge for a 15 yr old for one visit', ['$15', '$18'], ['$10']],
      ['how much for my 8 year old to swing for a day on a tuesday', ['$9'], ['$12']],
      ['how much is the annual pass for my 8 year old', ['$99']],
    ],
  },
  'a price for each child': {
    files: {
      'parties.csv': `Party,"Price per driver, Tue-Thu","Price per driver, Fri-Sun",Smallest group
      Rookie,$40,$50,6 drivers
      Grand prix,$60,$70,8 drivers`,
    },
    cases: [['grand prix party for 9 kids on a saturday, total', ['$630'], ['$540']]],
  },
  'a header with ages and a currency, over empty cells': {
    files: {
      'fees.csv': `Code;Treatment;Category;Adult €;Under 18 €;Insured pay €;Chair time;Notes
      A1;Check-up;Visits;50;30;10;20 min;
      A2;Gold inlay;Inlays;;;;2 visits of 60 min;Price on request
      A3;Resin inlay;Inlays;310;;;90 min;Lasts about eight years
      A4;Sealing;Visits;;25;;10 min;`,
    },
    cases: [
      ['what does a gold inlay cost', ['Price on request'], ['€2', '60 min']],
      ['how much is a resin inlay', ['310'], ['90']],
      ['how much is a check-up for my 12 year old', ['30'], ['50']],
      ['which inlay takes longest', ['Gold inlay'], ['Resin']],
    ],
  },
  'pairs and lots against single ones': {
    files: {
      'sale.csv': `Item,Category,Price,Pair price,Unit
      Lumo 3,Lamps,60,110,each
      Lumo 7,Lamps,90,160,each
      Bulb,Parts,4,,each`,
      'price sheet.csv': `Ref,What,Mins,manual,automatic
      L1,Town lesson,60 min,40,46
      L2,Town bundle of 5,5 x 60,180,210
      L3,Reduced town (3 lessons),3 x 60,105,120`,
      'wings.csv': `Item,Price
      Wings (6),£7
      Wings (12),£12
      Chips,£3`,
    },
    cases: [
      ['how much is a pair of lumo 7', ['160', 'Pair price'], ['each', '90']],
      ['what do i save with two lumo 7 as a pair instead of one at a time', ['save £20']],
      [
        'what do i save with the town bundle of 5 instead of paying each town lesson, manual',
        ['save £20', '5 × Town lesson'],
      ],
      ['do i save anything with the 12 wings instead of two lots of 6', ['Yes', '£2', '2 × Wings']],
    ],
  },
  'what a group shares, and what holds it': {
    files: {
      'trips.csv': `Trip,Boat,Max guests,4 hours,8 hours,Price is per
      Reef fishing (10-20 miles out),Tern,6,$500,$900,boat
      Bay cruise,Heron,18,$400,$700,boat
      Island day,Heron,18,,$800,boat`,
    },
    cases: [
      ['if 6 of us split the 8 hour reef trip what is it each', ['$150'], ['$45']],
      ['there are 14 of us, which boat can take us all', ['Heron'], ['Bay cruise', 'Tern']],
    ],
  },
  'days and hours are no list of things': {
    files: {
      'care.csv': `Group,Item,Price
      Cats,Cat bath,$60
      Cats,Lion trim,$90
      Dogs,Dog bath,$50`,
      'trips.csv': `Trip,Days,Months
      Bay cruise,Sunday,"June, July"
      Reef trip,Tuesday,June`,
    },
    cases: [
      ['what days do you take cats', null],
      [['what are your hours on fridays in february?', 'and in june?'], null],
      ['what are your opening hours in june', null],
    ],
  },
});
