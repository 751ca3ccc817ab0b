import type { Layout } from './layout.ts';

/** What visitors say beside the question for hours, and headings that say whose hours they are. */
export const besideLayouts: readonly Layout[] = [
  {
    name: 'an office in two buildings, named by the heading above',
    kind: 'md',
    text: `# Finding us

## Office (October to June)

| Day | Northgate | Riverside |
|---|---|---|
| Monday to Thursday | 10:00-13:30 | 16:30-20:15 |
| Friday | 10:00-12:00 | closed |

Lessons keep their own times: the first starts at 9:15, Monday to Thursday.`,
    asks: [
      ['how late is the office open on friday', /Northgate.*12:00.*Riverside closed/],
      ['what are the office hours on mondays', /Northgate.*13:30.*Riverside.*20:15\.?$/],
    ],
  },
  {
    name: 'things to pick up at a counter, with a rule that has no end',
    kind: 'md',
    text: `# Hours

| Day | Counter | Fitting corner |
|---|---|---|
| Monday | 10:00 am – 6:00 pm | no fittings |
| Tuesday | 8:30 am – 6:00 pm | 10:00 am – 5:00 pm |
| Wednesday | 8:30 am – 6:00 pm | 10:00 am – 5:00 pm |
| Thursday | 8:30 am – 8:00 pm | 1:00 pm – 7:30 pm |

## Costume rental

Pick up from Thursday noon before your event.`,
    asks: [
      ['how late can i pick up on a thursday', /8:00 pm/],
      ['any chance i could pop by thursday around 7 to buy a zip', /^Yes\b.*8:00 pm/],
      ['could i come before work on monday like 8:15?', /^No\b.*10:00 am/],
    ],
  },
  {
    name: 'meals for guests and others, asked with a condition',
    kind: 'md',
    text: `# Breakfast

| Day | House guests | Everybody else |
|---|---|---|
| Monday to Wednesday | 8:00 – 9:30 am | no service |
| Saturday and Sunday | 8:00 – 11:30 am | 8:30 – 11:30 am |`,
    asks: [
      [
        "what time is breakfast on saturday if we aren't staying with you",
        /House guests.*8:00.*Everybody else.*8:30/,
      ],
      [
        'can we come for breakfast on a tuesday',
        /^On Tuesdays: House guests.*Everybody else closed/,
      ],
    ],
  },
  {
    name: 'days with the same hours, and one long evening',
    kind: 'txt',
    text: `HOURS
Monday to Wednesday: 9:00 am - 5:30 pm
Thursday: 9:00 am - 8:00 pm
Friday: 9:00 am - 5:30 pm
Saturday: 9:00 am - 1:00 pm`,
    asks: [
      [
        'how early can i pick up gravel and sand on a weekday',
        /^Monday to Friday we open at 9:00 am/,
      ],
      [
        'when do you close on weekdays',
        /Monday to Wednesday and Friday.*5:30 pm.*Thursdays.*8:00 pm/,
      ],
      ['till what time saturday can i drop back the mower', /^On Saturdays.*1:00 pm/],
      [
        'i work till 6 every day, is there an evening i could come',
        /^Yes\b.*Thursdays until 8:00 pm/,
      ],
      ['is there any chance to meet after 6 on a weekday', /^Yes\b.*Thursdays until 8:00 pm/],
    ],
  },
  {
    name: 'a month with hours of its own below two departments',
    kind: 'md',
    text: `# Times

## Office (October to June)

| Day | Northgate | Riverside |
|---|---|---|
| Monday to Thursday | 10:00-13:30 | 16:30-20:15 |
| Friday | 10:00-12:00 | closed |

## Other times

July: Monday to Friday 8:45 to 14:30, Northgate only.

Study room: Monday to Thursday 16:00 to 21:00.`,
    asks: [
      ['what are your hours in july', /Monday to Friday.*8:45.*14:30/],
      ['are you open on july 6, 2027', /^Yes\b.*8:45 to 14:30/],
    ],
  },
];
