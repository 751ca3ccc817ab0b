import type { Layout } from './layout.ts';

/** Times that a remark, another column or the time of the year limits. */
export const remarkLayouts: readonly Layout[] = [
  {
    name: 'an afternoon without pm, and a closing with a time at both ends',
    kind: 'md',
    text: `# Clock museum
The office is staffed Monday to Friday from 9.15 until 5.15.

## Guided tour
Tuesdays 2.00-2.30, for small groups.

## Closed
All bank holidays. From 1 pm on 23 December until 9.15 on 3 January. On Maundy Thursday we close at 3.`,
    asks: [
      ['when is the guided tour', /2\.00 pm – 2\.30 pm/],
      ['are you open on 29 december', /^No\b/],
      ['what time do you close on maundy thursday', /3 pm/],
    ],
  },
  {
    name: 'hours with a condition behind them',
    kind: 'md',
    text: `# Bakery
## The shop
Monday to Wednesday 9am–6pm. Sunday 11am–1pm, staff permitting: every second Sunday only.`,
    asks: [
      ['are you open on sundays', /11am to 1pm \(staff permitting: every second Sunday only\)/],
      ['are you open on mondays', /9am to 6pm\.?$/],
    ],
  },
  {
    name: 'remarks in a table with opening and closing times',
    kind: 'csv',
    text: `Where,Days,Open,Close,Notes
Timber shed (pine / oak),Mon-Fri,8:00 AM,4:30 PM,
Timber shed (pine / oak),Sat,8:00 AM,12:00 PM,
Weigh station,Mon-Fri,7:00 AM,4:00 PM,Closed 12:00-12:30 for lunch
Parts yard,Wed-Sun,9:00 AM,5:00 PM,April 1 to October 31. Last entry 4:00 PM
Parts yard,Fri-Sun,9:00 AM,3:30 PM,November 1 to March 31. Last entry 2:30 PM`,
    asks: [
      ['how late can i bring oak on saturday', /12:00 PM/],
      ['can i use the weigh station at 12:15 on a tuesday', /^No\b.*12:00 to 12:30/],
      ["parts yard in july, what's the latest i can get in", /4:00 PM/],
      ['what happens if i bring it back 3 hours late', null],
    ],
  },
  {
    name: 'a remark in the column of one department',
    kind: 'html',
    text: `<h1>When we're open</h1><table>
<tr><th></th><th>Library</th><th>Café</th></tr>
<tr><td>Monday</td><td>closed</td><td>closed</td></tr>
<tr><td>Tuesday</td><td>10.00 - 13.00</td><td>9.30 - 15.30</td></tr>
<tr><td>Thursday</td><td>13.00 - 18.30</td><td>9.30 - 17.00</td></tr>
<tr><td>Sunday</td><td>closed</td><td>private parties only</td></tr></table>`,
    asks: [
      ['is the café open on sundays', /private parties only/],
      ['is the library open on sundays', /^No, on Sundays we're closed \(Library\)\.?$/],
    ],
  },
  {
    name: 'a holiday like any other such day, and two things with a word in common',
    kind: 'md',
    text: `# Rink
## Public skating
- Monday, Wednesday: noon to 1:20 p.m.
- Sunday: 1:30–3:20 p.m.
## Holidays
- Thanksgiving Monday: public skate 1–2:50 p.m. only.
- Easter Monday: regular Monday schedule.
- Good Friday: closed.`,
    asks: [
      ['are you open on easter monday', /^Yes\b.*normal hours/],
      ['can we skate on wednesday at noon', /noon/],
    ],
  },
  {
    name: 'more days in a season, said of the business',
    kind: 'md',
    language: 'de',
    text: `# Hof
## Hofladen
Dienstag bis Freitag 8.30 bis 12.30 Uhr. Sonntag und Montag ist der Laden zu. In der Spargel- und Erdbeerzeit (15. April bis 24. Juni) öffnen wir zusätzlich sonntags von 9.00 bis 12.00 Uhr.`,
    asks: [
      ['Habt ihr sonntags im Mai offen?', /^Ja\b.*9\.00 bis 12\.00/],
      ['Habt ihr sonntags im Oktober offen?', /^Nein\b/],
    ],
  },
  {
    name: 'a day on which only another part is open',
    kind: 'txt',
    text: `FAIRLEY & SON

THE OFFICE
The front desk is staffed Monday to Friday from 9.15 until 5.15.

SEEING A SOLICITOR
Strictly by appointment.
   Saturdays       one Saturday a month, 10.00 to 12.30.
The last appointment starts 30 minutes before the end.`,
    asks: [
      ['do you open on saturdays', /one Saturday a month/],
      ['are you open on tuesdays', /^Yes\b.*9\.15 to 5\.15 pm/],
    ],
  },
  {
    name: 'what the columns of a price list are called, and days of a holiday week',
    kind: 'md',
    language: 'es',
    text: `# Taller
**Noche** = de 20:00 a 8:00, sábados desde las 14:00.

## Horario
De lunes a viernes de 9:00 a 13:45. Sábados de 9:30 a 13:00.

Jueves y Viernes Santo cerrado.

La ruta del 4x4 se suspende si llueve.`,
    asks: [
      ['abrís los sábados', /9:30 a 13:00/],
      ['abrís el jueves santo', /^No\b/],
      ['abrís los jueves', /^Sí,.*9:00 a 13:45/],
      ['abrís los miércoles', /^Sí,.*9:00 a 13:45/],
    ],
  },
];
