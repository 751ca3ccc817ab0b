import type { Layout } from './layout.ts';

/** Times that a remark, another column or the time of the year limits. */
export const remarkLayouts: readonly Layout[] = [
  {
    name: 'an afternoon without pm, and a closing with a time at both ends',
    kind: 'md',
    text: `# Lamp museum
The office is open Monday to Saturday from 8.45 until 4.45.

## Cellar walk
Thursdays 3.10-3.50, meet at the stairs.

## Closed
From 2 pm on 19 December until 8.45 on 7 January. On New Year's Day of other calendars we open as usual. On Ascension Day we close at 2.`,
    asks: [
      ['when is the cellar walk', /3\.10 pm – 3\.50 pm/],
      ['are you open on 28 december', /^No\b/],
      ['what time do you close on ascension day', /2 pm/],
    ],
  },
  {
    name: 'hours with a condition behind them',
    kind: 'md',
    text: `# Cobbler
## The workshop
Tuesday to Thursday 8am–5pm. Saturday 10am–2pm, unless the river floods the lane.`,
    asks: [
      ['are you open on saturdays', /10am to 2pm \(unless the river floods the lane\)/],
      ['are you open on wednesdays', /8am to 5pm\.?$/],
    ],
  },
  {
    name: 'remarks in a table with opening and closing times',
    kind: 'csv',
    text: `Area,Day,Opens,Closes,Remarks
Compost bay (cuttings / leaves),Tue-Sat,10:30 AM,6:30 PM,
Compost bay (cuttings / leaves),Sun,10:30 AM,1:15 PM,
Seed desk,Tue-Sat,9:15 AM,5:45 PM,Closed 1:15-2:00 for lunch
Maze,Thu-Mon,11:00 AM,7:00 PM,May 1 to August 31. Last entry 6:20 PM
Maze,Sat-Sun,11:00 AM,4:00 PM,September 1 to April 30. Last entry 3:20 PM`,
    asks: [
      ['how late can i bring leaves on sunday', /1:15 PM/],
      ['can i come to the seed desk at 1:30 on a thursday', /^No\b.*1:15 pm to 2:00 pm/],
      ["maze in june, what's the latest we can get in", /6:20 PM/],
      ['what happens if i bring it back a day late', null],
    ],
  },
  {
    name: 'a remark in the column of one department',
    kind: 'html',
    text: `<h1>Times</h1><table>
<tr><th></th><th>Gallery</th><th>Bistro</th></tr>
<tr><td>Tuesday</td><td>closed</td><td>closed</td></tr>
<tr><td>Wednesday</td><td>11.00 - 16.00</td><td>10.00 - 17.00</td></tr>
<tr><td>Friday</td><td>12.00 - 19.00</td><td>10.00 - 20.00</td></tr>
<tr><td>Saturday</td><td>closed</td><td>booked groups</td></tr></table>`,
    asks: [
      ['is the bistro open on saturdays', /booked groups/],
      ['is the gallery open on saturdays', /^No, on Saturdays we're closed \(Gallery\)\.?$/],
    ],
  },
  {
    name: 'a holiday like any other such day, and forms of one word',
    kind: 'md',
    text: `# Tower
## Family climbing
- Tuesday, Thursday: noon to 1:40 p.m.
- Saturday: 2:15–4:00 p.m.
## Holidays
- Boxing Day: family climb 1–2:30 p.m. only.
- Labor Day: usual Monday times.
- New Year's Day: closed.`,
    asks: [
      ['are you open on labor day', /^Yes\b.*normal hours/],
      ['is family climbing open on thursday at noon', /1:40/],
    ],
  },
  {
    name: 'more days in a season, said of the business',
    kind: 'md',
    language: 'de',
    text: `# Gärtnerei
## Verkauf
Mittwoch bis Samstag 10 bis 17 Uhr. Montag und Dienstag ist der Verkauf geschlossen. In der Kürbis- und Apfelzeit (1. September bis 20. Oktober) öffnen wir zusätzlich dienstags von 13 bis 16 Uhr.`,
    asks: [
      ['Habt ihr dienstags im September offen?', /^Ja\b.*13 bis 16/],
      ['Habt ihr dienstags im Februar offen?', /^Nein\b/],
    ],
  },
  {
    name: 'a day on which only another part is open',
    kind: 'txt',
    text: `FAIRLEY & SON

THE OFFICE
The counter is open Tuesday to Saturday from 8.30 until 4.45.

SEEING A SOLICITOR
Strictly by appointment.
   Sundays       now and then, 11.15 to 12.45.
The last appointment begins a quarter of an hour before closing.`,
    asks: [
      ['do you open on sundays', /now and then/],
      ['are you open on wednesdays', /^Yes\b.*8\.30 to 4\.45 pm/],
    ],
  },
  {
    name: 'what the columns of a price list are called, and days of a holiday week',
    kind: 'md',
    language: 'es',
    text: `# Imprenta
**Urgente** = de 22:00 a 7:00, domingos desde las 15:00.

## Horario
De martes a viernes de 8:30 a 14:15. Domingos de 10:00 a 12:30.

Jueves y Viernes Santo cerrado.

El torneo de 3x3 se aplaza.`,
    asks: [
      ['abrís los domingos', /10:00 a 12:30/],
      ['abrís el jueves santo', /^No\b/],
      ['abrís los jueves', /^Sí,.*8:30 a 14:15/],
      ['abrís los miércoles', /^Sí,.*8:30 a 14:15/],
    ],
  },
  {
    name: 'remarks that change some of the days above them',
    kind: 'md',
    text: `# Hours

Monday to Friday: 9:00 - 17:00
Saturday: 9:00 - 13:00

On Wednesdays we open at 11.

On Fridays we finish early, at 3 pm.

Closed the first Monday of every month.

Annual closing: 3-17 August.

Note: Open 27-30 December 10-4.

28 to 29 March: by appointment only

During school holidays we are also open on Sundays from 10 to 4.`,
    asks: [
      ['when do you open on wednesday', /11 am/],
      ['when do you close on wednesday', /17:00/],
      ['when do you close on friday', /3 pm/],
      ['are you open on mondays', /^Yes\b.*17:00.*first Monday/],
      ['are you open on monday 2 november 2026', /^No\b/],
      ['are you open on august 5 2027', /^No\b/],
      ['are you open on august 20 2027', /^Yes\b/],
      ['what are your hours on december 29', /27-30 December 10-4/],
      ['are you open on march 29 2027', /by appointment/],
      ['are you open on sundays', /^(?!Yes)/],
    ],
  },
  {
    name: 'other times of a day for a part of the year, in brackets',
    kind: 'md',
    text: `# Hours

Monday to Friday: 9:00 - 17:00
Sat 9-1 (April to October: 9-4)

Closed for lunch 12:30-1:15.`,
    asks: [
      ['are you open on monday at 1 pm', /^No\b/],
      ['when do you close on saturday 5 june 2027', /4 pm/],
      ['when do you close on saturday 16 january', /1 pm/],
    ],
  },
];
