import type { Layout } from './layout.ts';

/** Hours by season, lists of special days, and questions that name a month, a season or a date. */
export const seasonLayouts: readonly Layout[] = [
  {
    name: 'a mini golf course with seasons, special days and a second place',
    kind: 'txt',
    text: `TALL PINES MINI GOLF
12 Quarry Lane

Bookings:          555-0121
Birthday parties:  Ada Novak, parties@tallpines.example


WHEN WE ARE OPEN

Spring   (10 April - 14 June)          Friday to Sunday      10:00 am - 6:00 pm
Summer   (15 June - 3 September)       every day             9:00 am - 9:00 pm
Fall     (4 September - 11 October)    Thursday to Monday    10:00 am - 5:00 pm
Winter   (12 October - 9 April)        closed. We answer letters on Mondays.

Ice cream cart at the lower gate (cash only, no seats):
20 June - 25 August, every day 1:00 pm - 7:00 pm, closed when it pours.

Special days
  Midsummer Fair (27 and 28 June)      8:00 am - 10:00 pm
  Independence Day (4 July)            11:00 am - 4:00 pm
  Pioneer Day (24 July)                normal summer hours
  Labor Day (7 September)              10:00 am - 3:00 pm
`,
    asks: [
      ['what are your hours in july', /9:00 am.*9:00 pm/],
      ['what are your opening hours in fall', /Thursday.*10:00 am.*5:00 pm/],
      ['hours in spring?', /Friday.*10:00 am.*6:00 pm/],
      ['are you open in september', /10:00 am.*5:00 pm/],
      ['can we play in november', /^No\b.*October 12/],
      ['can i bring the clubs back on december 28', /^No\b.*October 12/],
      ['are you open on saturdays', /10:00 am.*6:00 pm.*9:00 am.*9:00 pm/],
      ['what time do you open and close on independence day', /11:00 am.*4:00 pm/],
      ['when is the ice cream cart open', /1:00 pm.*7:00 pm/],
      ['are you open on pioneer day', /^Yes\b/],
      ['what time do you close on labor day', /3:00 pm/],
      ['are you open on june 28', /^Yes\b.*8:00 am.*10:00 pm/],
    ],
  },
  {
    name: 'a rink with two columns, summer hours in prose and days off in one line',
    kind: 'html',
    text: `<h1>Hours</h1>
<h2>Skating season (September 5 to May 20)</h2>
<table><tr><th>Day</th><th>Skating and classes</th><th>Ticket desk &amp; skate hire</th></tr>
<tr><td>Mon–Thu</td><td>2:00 pm – 9:30 pm</td><td>1:30 pm – 8:30 pm</td></tr>
<tr><td>Friday</td><td>2:00 pm – 11:00 pm</td><td>1:30 pm – 10:00 pm</td></tr>
<tr><td>Saturday</td><td>9:00 am – 11:00 pm</td><td>8:30 am – 10:00 pm</td></tr>
<tr><td>Sunday</td><td>Closed</td><td>Closed</td></tr></table>
<h2>Summer (May 21 to September 3)</h2>
<p>Skating, desk and hire: Tuesday to Friday 12:00 pm – 7:00 pm. Closed Saturday, Sunday and Monday.</p>
<h2>Days off</h2>
<ul><li>No skating, desk closed: Memorial Day, the Wednesday before Thanksgiving through Sunday, December 23 through January 3, ice repair (April 5 through April 9, 2027), Labor Day.</li>
<li>Veterans Day: skating as usual.</li></ul>`,
    asks: [
      ['what are your hours in july', /12:00 pm.*7:00 pm/],
      ['when is the ticket desk open in summer', /12:00 pm.*7:00 pm/],
      ['is the ticket desk open on saturday', /^Yes\b.*8:30 am.*10:00 pm/],
      ['are you open on december 27', /^No\b/],
      ['can i bring the skates back on december 29', /^No\b/],
      ['is skating on on april 7 2027', /^No\b|closed/],
      ['are you open on memorial day', /^No\b/],
    ],
  },
  {
    name: 'a barber with longer hours in part of December',
    kind: 'html',
    text: `<h1>Visit us</h1><h2>Opening hours</h2><table>
<tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday</td><td>9.30 – 18.30</td></tr>
<tr><td>Wednesday</td><td>9.30 – 18.30</td></tr><tr><td>Thursday</td><td>9.30 – 18.30</td></tr>
<tr><td>Friday</td><td>9.30 – 19.00</td></tr><tr><td>Saturday</td><td>8.30 – 16.00</td></tr>
<tr><td>Sunday</td><td>closed</td></tr></table>
<p>In December, from the 5th to the 22nd, we also open on Mondays, 12.00 – 18.00.</p>
<h2>Holidays</h2><ul>
<li>Christmas Eve: 9.00 – 13.00. Closed 25 to 28 December.</li>
<li>Easter Monday and Easter Tuesday: closed.</li>
<li>May and August bank holidays: 10.00 – 14.00.</li></ul>
<h2>Groups</h2><p>From 4 to 9 people, Friday evenings and Sundays on request.</p>
<table><tr><th>When you cancel</th><th>What it costs</th></tr><tr><td>Between 72 and 24 hours</td><td>half</td></tr></table>`,
    asks: [
      ['can i come on the monday before christmas, 21st dec', /^Yes\b.*12\.00.*18\.00/],
      ['are you open on monday 28 december', /^No\b/],
      ['are you open on tuesdays', /^Yes\b.*9\.30.*18\.30/],
      ['are you open on easter tuesday', /^No\b/],
      ['what are your hours on christmas eve', /9\.00.*13\.00/],
      ['are you open on christmas eve, 24 december', /^Yes\b.*9\.00.*13\.00/],
      ['are you open on sundays', /^No\b/],
    ],
  },
  {
    name: 'a season in one sentence, with its times and the day that is closed then',
    kind: 'md',
    text: `# Hours

Mon–Fri 9–5, Sat 9–1.

In June and July we work straight through from 7 to 2, and close on Saturdays.

August: closed.`,
    asks: [
      ['what time do you close on mondays in july?', /2 pm/],
      ['are you open on a saturday in june?', /^No\b/],
      ['what time do you close on mondays in october?', /5 pm/],
      ['are you open in august?', /^No, we're closed in August/],
    ],
  },
  {
    name: 'a season in one Spanish sentence',
    kind: 'md',
    language: 'es',
    text: `# Horario

Lunes a viernes 10:00-14:00 y 17:00-20:00. Sábados 10:00-14:00.

Del 15 de junio al 15 de septiembre hacemos jornada continua, de 8:00 a 15:00, y los sábados cerramos.`,
    asks: [
      ['a qué hora abrís los martes en julio?', /8:00/],
      ['abrís los sábados en agosto?', /^No\b/],
      ['a qué hora abrís los martes en octubre?', /10:00/],
    ],
  },
  {
    name: 'tables below headings with the dates of a season',
    kind: 'md',
    text: `# Hours

## Planting season: February 10 to June 20

| Day | Open |
|---|---|
| Monday | 8:00 am - 6:00 pm |
| Friday | 8:00 am - 4:00 pm |
| Saturday | 10:00 am - 1:00 pm |

## Rest of the year: June 21 to February 9

| Day | Open |
|---|---|
| Monday | 10:30 am - 3:30 pm |
| Friday | By appointment only |
| Saturday | Closed |`,
    asks: [
      ['are you open on mondays in march', /8:00 am to 6:00 pm/],
      ['are you open on mondays in october', /10:30 am to 3:30 pm/],
      ['are you open on fridays in october', /by appointment/],
      ['are you open on saturdays in october', /^No\b/],
    ],
  },
  {
    name: 'Mondays that are open only in the school holidays, beside two columns',
    kind: 'md',
    text: `# Hours

| Day | Hall | Café |
|---|---|---|
| Monday | Closed | Closed |
| Tuesday – Friday | 10:00 – 18:00 | 11:00 – 17:00 |
| Saturday | 09:00 – 19:00 | 09:30 – 18:30 |

During the district school holidays we are also open on Mondays, 10:00 – 15:00.`,
    asks: [
      ['are you open on mondays', /^No\b/],
      ['until when are you open on saturdays', /19:00/],
    ],
  },
];
