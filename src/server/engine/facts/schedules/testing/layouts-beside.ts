import type { Layout } from './layout.ts';

/** What visitors say beside the question for hours, and headings that say whose hours they are. */
export const besideLayouts: readonly Layout[] = [
  {
    name: 'an office in two buildings, named by the heading above',
    kind: 'md',
    text: `# Finding us

## Office (September to May)

| Day | Harbor House | Old Mill |
|---|---|---|
| Monday to Thursday | 9:00-12:15 | 15:00-18:45 |
| Friday | 9:00-11:30 | closed |

Guided walks keep their own times: the first starts at 8:40, Monday to Thursday.`,
    asks: [
      ['how late is the office open on friday', /Harbor House.*11:30.*Old Mill closed/],
      ['what are the office hours on mondays', /Harbor House.*12:15.*Old Mill.*18:45\.?$/],
    ],
  },
  {
    name: 'things to collect at a counter, with a rule that has no end',
    kind: 'md',
    text: `# Hours

| Day | Counter | Paint room |
|---|---|---|
| Monday | 10:30 am – 5:00 pm | no sessions |
| Tuesday | 8:45 am – 5:00 pm | 11:00 am – 4:00 pm |
| Wednesday | 8:45 am – 5:00 pm | 11:00 am – 4:00 pm |
| Friday | 8:45 am – 7:00 pm | 2:00 pm – 6:30 pm |

## Easels

Collection from Friday noon.`,
    asks: [
      ['how late can i collect on a friday', /7:00 pm/],
      ['could we swing by friday around 6 to try some brushes', /^Yes\b.*7:00 pm/],
      ['can i drop in before school on monday at 8:15', /^No\b.*10:30 am/],
    ],
  },
  {
    name: 'a meal for members and others, asked with a condition',
    kind: 'md',
    text: `# Lunch

| Day | Members | Visitors |
|---|---|---|
| Monday to Wednesday | 12:00 – 13:30 | not served |
| Saturday and Sunday | 12:00 – 15:30 | 12:45 – 15:30 |`,
    asks: [
      [
        'what time is lunch on saturday if we have no membership',
        /Members.*12:00.*Visitors.*12:45/,
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
      ['from when can i collect my boots on weekdays', /^Monday to Friday we open at 9:00 am/],
      [
        'when do you close on weekdays',
        /Monday to Wednesday and Friday.*5:30 pm.*Thursdays.*8:00 pm/,
      ],
      ['until when can i drop off the skis on saturday', /^On Saturdays.*1:00 pm/],
      ['we get off at 6, any evening we can visit', /Thursdays, until 8:00 pm/],
      ['can we drop in after 6 on any day', /^Yes\b.*Thursdays until 8:00 pm/],
    ],
  },
  {
    name: 'a month with hours of its own below two departments',
    kind: 'md',
    text: `# Times

## Office (September to May)

| Day | Harbor House | Old Mill |
|---|---|---|
| Monday to Thursday | 9:00-12:15 | 15:00-18:45 |
| Friday | 9:00-11:30 | closed |

## Other times

June: Monday to Friday 7:30 to 13:00, Old Mill only.

Reading room: Monday to Thursday 14:00 to 19:00.`,
    asks: [
      ['what are your hours in june', /Monday to Friday.*7:30.*13:00/],
      ['are you open on june 8, 2027', /^Yes\b.*7:30 to 13:00/],
    ],
  },
];
