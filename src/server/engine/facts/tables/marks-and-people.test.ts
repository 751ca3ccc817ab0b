import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'sizes of vehicles over prices, and names that say full and mini': {
    files: {
      'boats.csv': `"Sizes: S = dinghy, M = day boat, L = cabin cruiser"
Service,S,M,L
Mini scrub,€20,€22,€26
Full scrub,€65,€75,€90
Full polish,€95,€110,€130`,
    },
    cases: [
      ['how much for a full polish on a cabin cruiser', ['€130'], ['€90', '€26']],
      ['full scrub or mini scrub on a day boat, whats the price gap', ['€53']],
    ],
  },
  'what is sold out and what is left': {
    files: {
      'yarn.csv': `Code,Yarn,Group,Price,In stock,Comment
A1,Merino fine,Wool,9.50,yes,
A2,Alpaca cloud,Wool,14.00,no,back mid May
A3,Nettle twist,Plant,11.00,no,
A4,Hemp cord,Plant,6.00,yes,`,
    },
    cases: [
      [
        'which yarns have you run out of at the moment',
        ['Alpaca cloud', 'Nettle twist'],
        ['Merino', 'Hemp'],
      ],
      ['which wool is sold out', ['Alpaca cloud'], ['Nettle', 'Merino']],
    ],
  },
  'people and when they are there': {
    files: {
      'team.csv': `Name,Role,Days,Languages
Ada Lorne,Fitter,Mon Thu,English
Pim Osei,Fitter,Tue Fri Sat,"English, Dutch"
Rue Castell,Engraver,Wed Sat,"English, French"
Joss Iden,Engraver,Mon Tue,English`,
    },
    cases: [
      ['who works saturdays', ['Pim Osei', 'Rue Castell'], ['Ada', 'Joss']],
      ['who speaks french', ['Rue Castell'], ['Ada']],
    ],
  },
  'only for some': {
    files: {
      'caves.csv': `Tour,Adult,Child,Notes
Lantern walk,£14,£9,
Rope descent,£54,,over 18s only
River crawl,£31,£28,
Deep shaft,£88,,over 18s only`,
    },
    cases: [
      [
        'which of the tours are only for adults',
        ['Rope descent', 'Deep shaft'],
        ['Lantern', 'River crawl'],
      ],
      ['how much extra for the deep shaft over the rope descent', ['£34']],
    ],
  },
});
