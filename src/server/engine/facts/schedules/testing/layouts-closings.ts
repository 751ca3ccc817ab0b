import type { Layout } from './layout.ts';

/** Stretches of closed days, and questions for their dates. */
export const closingLayouts: readonly Layout[] = [
  {
    name: 'a closing after the weekly closed days',
    kind: 'txt',
    text: `HARBOUR OPTICIANS

Hours
Monday to Friday 9.15 to 5.45, Saturday 10 to 2.
Closed on Sundays and bank holidays, and from 20 December to 5 January.`,
    asks: [
      ['when do you close for the december holidays', /20 December to 5 January/],
      ['are you closed over christmas, what dates', /20 December to 5 January/],
      ['christmas opening times', /20 December to 5 January/],
      ['open between christmas and new year?', /^No\b.*20 December to 5 January/],
      ['are you open on 28 december', /^No\b/],
      ['open 4th of january', /^No\b/],
      ['are you working on december 29', /^No\b/],
      ['are you open on sundays', /^No\b/],
      ['are you open on saturdays', /^Yes\b.*10.*2/],
      ['are you open on 12 january', /^Yes\b/],
    ],
  },
  {
    name: 'a closing with its name before it, and weeks of a month',
    kind: 'txt',
    text: `Ridgeway Cycles

Opening hours
Tue-Sat 9-5
Christmas: closed from 22 December to 8 January.
We close for the first two weeks of July.
Local holidays: closed on 2, 3 April and 17 June.`,
    asks: [
      ['are you closed over christmas', /22 December to 8 January/],
      ['open on 30 december?', /^No\b/],
      ['do you close in summer', /first two weeks of July/],
      ['are you closed in july', /first two weeks of July/],
      ['open 3rd of april?', /^No\b/],
      ['are you open on 17 june', /^No\b/],
    ],
  },
  {
    name: 'a closing that begins on a holiday, beside weeks of a month',
    kind: 'txt',
    text: `Copperfield Tea Room

Open Wednesday to Sunday 10 to 4.
Closed Easter Sunday, Christmas Eve to the 3rd of January, and the second week of March.`,
    asks: [
      ['are you open on 29 december', /^No\b/],
      ['when do you close for christmas', /Christmas Eve to the 3rd of January/],
      ['are you open on wednesday 14 april', /^Yes\b/],
    ],
  },
  {
    name: 'a closing that ends with the day of the return',
    kind: 'txt',
    text: `Brook Lane Dentists

Hours: Mon-Thu 8.30-5, Fri 8.30-1.
We close for a week in July. At Christmas we shut at noon on 22 December and open again on 6 January.`,
    asks: [
      ['when are you back after christmas', /open again on 6 January/],
      ['when are you back after the christmas break', /open again on 6 January/],
      ['open on 28 december?', /^No\b/],
    ],
  },
  {
    name: 'a last short day, and closed after it',
    kind: 'txt',
    text: `Mill Street Storage

OFFICE HOURS
Mon to Fri 8.15-4.45, Sat 9-12.
23 December we close at 1 pm, and the office stays closed until 4 January inclusive.

EMERGENCY LINE
Every day 7 am to 9 pm.`,
    asks: [
      ['open on the 29th of december?', /^No\b/],
      ['are you open on 4 january', /^No\b/],
      ['is the emergency line open on 29 december', /^Yes\b/],
      ['when are you back after christmas', /January 5/],
    ],
  },
  {
    name: 'closed from a month to the beginning of another',
    kind: 'txt',
    text: `Treetop Trail

April to October: daily 10-6
November to early March: closed (vouchers online)`,
    asks: [
      ['are you open in december', /^No\b/],
      ['are you open in january', /^No\b/],
    ],
  },
  {
    name: 'a sentence about closed days that can only be quoted',
    kind: 'txt',
    text: `Fell End Joinery

Office: Mon-Fri 8-4
We're shut for normal work over the gala week (first full week of June) and from 23 December to 3 January, urgent repairs only then.`,
    asks: [
      ['are you working on 28 december', /urgent repairs only/],
      ['open on 28 december?', /urgent repairs only/],
    ],
  },
  {
    name: 'bank holidays like another day, and questions about other things',
    kind: 'txt',
    text: `Low Moor Bowling

Opening hours
Mon-Fri 12-10
Sat 10-11
Sun 11-8
Bank holidays: as Sunday.
Last lanes 45 minutes before closing.`,
    asks: [
      ['bank holiday monday, what hours', /as Sunday.*11.*8/],
      ['are you open on bank holidays', /as Sunday.*11.*8/],
      ['what if we are 15 minutes late for our lane', null],
      ['how long is the longest lane', null],
      ['you are closed when i finish work, how can i leave my shoes', null],
      ['how late are you open on sundays', /8 pm/],
    ],
  },
  {
    name: 'a day that only another part names',
    kind: 'txt',
    text: `Pike & Daughter Roofing

HOURS
Office: Mon to Thu 8 to 4, Fri 8 to 12.
Repairs: Mon to Fri 7 to 5. Saturday mornings 9 to 11 for small repairs.
Call-out surcharge after 6 pm and on Sundays: $80`,
    asks: [
      ['are you open on saturdays', /9.*11/],
      ['is the office open on saturdays', /^No\b/],
      ['are you open on tuesdays', /8.*4/],
    ],
  },
  {
    name: 'a Saturday once a month for one thing',
    kind: 'txt',
    text: `Oakham Hearing Clinic

Clinic hours
Monday to Thursday 9.00 to 17.00, Friday 9.00 to 15.30.
One Saturday a month, the second, the audiologist sees patients from 9.30 to 12.00.`,
    asks: [
      ['do you do saturdays', /One Saturday a month/],
      ['are you open on sundays', /^No\b/],
    ],
  },
  {
    name: 'a meal offer that leaves out a day',
    kind: 'txt',
    text: `OPEN
Monday closed
Tuesday - Friday 12-3 and 6-10
Saturday 1-4 and 6-11

MENU
Lunch deal
Tue–Fri until 2.30 pm: any bowl with a drink for 17.`,
    asks: [['when do you open for lunch on saturdays', /1/]],
  },
  {
    name: 'stretches that say that both days count',
    kind: 'txt',
    text: `OPENING HOURS
Monday to Friday 9 am to 5 pm

CLOSED DAYS
Christmas: 18 December to 5 January, both included.
Stocktaking: 2 to 6 March (inclusive).`,
    asks: [
      ['are you open on 28 december', /^No\b/],
      ['when do you shut for christmas', /18 December to 5 January/],
      ['are you open on 4 march', /^No\b/],
      ['are you open on 9 march', /^Yes\b/],
    ],
  },
];
