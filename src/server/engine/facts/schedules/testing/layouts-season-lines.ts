import type { Layout } from './layout.ts';

/** A season and several days in one line, days left out in a season, and seasons of which only one end is known. */
export const seasonLineLayouts: readonly Layout[] = [
  {
    name: 'a season in front of several days',
    kind: 'txt',
    text: `CANOE BARN
Reed Lake

OPENING HOURS
May-Sep   Tue-Fri 10-7, Sat 8-5, Sun phone only 9-11
Oct-Apr   Wed-Fri 11-4, Sat 10-1, closed Sun + Mon

Slipway: 6am-9pm May-Sep; 7am-5pm Oct-Apr.
`,
    asks: [
      ['are you open on saturdays in july', /^Yes\b.*8 to 5/],
      ['how late are you open on a saturday in november', /1 pm/],
      ['are you open sundays in june', /^May-Sep.*phone only/],
      ['are you open sundays in january', /^No\b/],
      ['when does the slipway open in may', /6am/],
      ['is the slipway open on a tuesday in december', /^Yes\b.*7am to 5pm/],
    ],
  },
  {
    name: 'a season in front of days that says nothing about the rest of the year',
    kind: 'txt',
    text: `Opening hours
July and August Monday to Friday 8 to 2, Saturday 8 to 12.
`,
    asks: [
      ['how late are you open on saturdays in july', /12/],
      ['are you open on saturdays in may', null],
    ],
  },
  {
    name: 'a day that is left out in some months',
    kind: 'txt',
    text: `FERN & FLAX

Shop: Mon closed. Tue-Fri 9-5. Sat 8.30-4. Sun 11-3 but not in June and July.
`,
    asks: [
      ['are you open sundays in july', /^No\b/],
      ['are you open sundays in may', /^Yes\b.*11 to 3/],
      ['are you open on thursdays in july', /^Yes\b.*9 to 5/],
    ],
  },
];
