import type { Layout } from './layout.ts';

/** Lists of closed days, seasons with names of their own, and sentences that aren't about hours. */
export const specialDayLayouts: readonly Layout[] = [
  {
    name: 'closed days with weekdays in brackets, and a weekday before a date',
    kind: 'txt',
    text: `COPPER KETTLE UPHOLSTERY

HOURS
Mon-Fri 8:00 am - 5:00 pm, Sat 9:00 am - 1:00 pm. Sunday: closed.

HOLIDAYS
Closed: New Year's Day, Founders Thursday (last Thursday in February), Good Friday, Thanksgiving Monday, December 25 to 27.
Staff days: Friday 5 March 2027 and Monday 21 June 2027.
Winter break: closed from 2 January, back on Wednesday 13 January 2027.

CARE
Leave the cover on for 24 hours.
In the school holidays we run a sewing club for children aged 4 to 11, in the back room.`,
    asks: [
      ['are you open on thursdays', /^Yes\b.*8:00 am.*5:00 pm/],
      ['are you open on mondays', /^Yes\b.*8:00 am.*5:00 pm/],
      ['are you open on fridays', /^Yes\b/],
      ['are you open on wednesdays', /^Yes\b/],
      ['are you open on wednesday 13 january 2027', /^Yes\b/],
      ['are you open on january 8', /^No\b/],
      ['when do you open again after new year', /January 13/],
      ['are you open on december 26', /^No\b/],
      ['what are your hours on public holidays', null],
    ],
  },
  {
    name: 'two places with seasons that are named once',
    kind: 'txt',
    text: `BLUE HERON CANOES

HOURS: LAKE STORE

Early season   May 10 - Jun 14    Thu-Sun 9:00 am - 5:00 pm. Mon-Wed closed.
Main season    Jun 15 - Sep 6     Sun-Thu 8:00 am - 7:00 pm. Fri, Sat 8:00 am - 8:30 pm.
Sep 7 - May 9                     closed.

HOURS: RIVER SHACK

Early season   closed.
Main season    daily 9:30 am - 4:45 pm.

SPECIAL DAYS

Memorial Day      Lake Store 9:00 am - 1:00 pm
July 4            Lake Store closed. River Shack 10:30 am - 2:00 pm`,
    asks: [
      ['is the lake store open on a friday in july', /^Yes\b.*8:00 am.*8:30 pm/],
      ['is the lake store open on a tuesday in late may', /^No\b/],
      ['when does the river shack open in july', /9:30 am/],
      ['is the river shack open on a sunday in may', /^No\b/],
      ['are you open at all in december', /^No\b/],
      ['is anything open on july 4', /River Shack.*10:30 am/],
    ],
  },
  {
    name: 'a shop with a tearoom, extra days in Advent and closing times with names',
    kind: 'html',
    language: 'de',
    text: `<h1>Öffnungszeiten</h1><h2>Laden</h2><p>Montag geschlossen<br>Dienstag bis Freitag 10:00 – 18:00 Uhr<br>Samstag 9:00 – 14:00 Uhr<br>Sonntag geschlossen</p>
<h2>Teestube (Tee, Kuchen)</h2><p>Freitag und Samstag 14:00 – 18:00 Uhr</p>
<p><b>Advent:</b> Vom 1. bis 23. Dezember 2026 hat der Laden auch montags von 10:00 bis 18:00 Uhr geöffnet.</p>
<h2>Feiertage und Schließzeiten</h2><ul><li>Inventur: 4. bis 9. Januar 2027 geschlossen.</li><li>Betriebsferien: 2. bis 14. August 2027.</li></ul>
<h2>Teerunde für Ihre Gruppe</h2><p>Montag bis Mittwoch ab 18:30 Uhr, auf Wunsch auch sonntags.</p>`,
    asks: [
      ['seid ihr montags da', /^Nein\b/],
      ['ist am montag, den 14. dezember, geöffnet?', /^Ja\b.*10:00.*18:00/],
      ['habt ihr am 5. januar offen', /^Nein\b/],
      ['wann habt ihr nächstes jahr sommerferien', /2\. August.*14\. August/],
      ['are you open on mondays', /^No\b/, 'en'],
    ],
  },
  {
    name: 'a table with a column for the last visitors',
    kind: 'html',
    text: `<h1>Hours</h1><table><tr><th>Day</th><th>Shop</th><th>Last walk-in</th><th>Fittings with Ana</th></tr>
<tr><td>Tuesday</td><td>9:00 am – 5:30 pm</td><td>5:00 pm</td><td>none</td></tr>
<tr><td>Wednesday</td><td>9:00 am – 5:30 pm</td><td>5:00 pm</td><td>10:00 am – 4:00 pm</td></tr>
<tr><td>Thursday</td><td>9:00 am – 8:00 pm</td><td>7:15 pm</td><td>12 noon – 7:00 pm</td></tr>
<tr><td>Friday</td><td>8:30 am – 6:30 pm</td><td>6:00 pm</td><td>10:00 am – 4:00 pm</td></tr></table>
<p>From December 1 to 23 we're open every day: Mondays and Sundays too, 11 am – 6 pm.</p>`,
    asks: [
      ['how late can i walk in on fridays without an appointment', /6:00 pm/],
      ['can we visit on a monday in mid december', /^Yes\b.*11 am.*6 pm/],
      ['when do you close on thursday', /8:00 pm/],
      ['when are fittings with ana on thursdays', /noon.*7:00 pm/],
    ],
  },
  {
    name: 'days with hours only in some weeks of a month',
    kind: 'txt',
    text: `PINE STREET UPHOLSTERY
Workshop: M-W 8-6, F 8-4, 2nd & 4th Sat of the month 9-12
Fabric room: 10:00-17:00 daily, Wed closed
`,
    asks: [
      ['is the workshop open on fridays', /^Yes\b.*8 (?:am )?to 4/],
      ['is the workshop open on the third saturday of the month', /^No\b/],
      ['is the workshop open on the second saturday of the month', /^Yes\b.*9 (?:am )?to 12/],
      ['is the fabric room open on wednesdays', /^No\b/],
      ['is the fabric room open on mondays', /^Yes\b.*10:00 to 17:00/],
    ],
  },
  {
    name: 'closings with a name before their dates, and days in brackets behind a month',
    kind: 'txt',
    text: `PAPER LANTERN BINDERY

HOURS
Monday to Friday 10:00 - 14:00

DAYS WE ARE CLOSED
Christmas (December 20 to January 8, inclusive), stock days (March 2 and 3), Labor Day.`,
    asks: [
      ['are you open on january 5', /^No\b/],
      ['are you open on december 22', /^No\b/],
      ['are you open on march 2', /^No\b/],
      ['are you open on march 1', /^Yes\b/],
    ],
  },
  {
    name: 'the same in Spanish, and dates in front of the times of a month',
    kind: 'txt',
    text: `ENCUADERNACIÓN LA FAROLA

HORARIO
Lunes a viernes: 10:00-14:00
Junio: del 7 al 18, de 8:30 a 12:30.

DÍAS QUE NO ABRIMOS
Fiestas de mayo (3 y 4), Navidad (del 20 de diciembre al 8 de enero, los dos incluidos), inventario (2 y 3 de marzo).`,
    asks: [
      ['¿abrís el 5 de enero?', /^No\b/],
      ['¿abrís el 3 de mayo?', /^No\b/],
      ['¿abrís el 10 de mayo?', /^Sí.*10:00/],
      ['¿qué horario tenéis el 9 de junio?', /8:30.*12:30/],
    ],
    language: 'es',
  },
  {
    name: 'a day that is open in a part of the year only, below its times',
    kind: 'md',
    text: `# Hours

Monday to Friday: 10:00-14:00
Saturday: 10:00-13:00 (*)

(*) On Saturdays we only open from September to April.`,
    asks: [
      ['are you open on saturday 12 june 2027', /^No\b/],
      ['are you open on saturday 14 november 2026', /^Yes\b.*13:00/],
      ['are you open on friday 11 june 2027', /^Yes\b.*14:00/],
      ['are you open on saturdays', /^Yes\b.*only open from September to April/],
    ],
  },
  {
    name: 'days of two months in one list, and Canadian holidays',
    kind: 'md',
    text: `# Hours

Monday to Saturday 8 am – 6 pm

- Closed: December 22 and 23, January 2, Easter Monday.
- Canada Day, Civic Holiday and Thanksgiving Monday: 10 am – 4 pm.`,
    asks: [
      ['are you open on december 23', /^No\b/],
      ['are you open on january 22', /^Yes\b/],
      ['open on thanksgiving monday?', /10 am.*4 pm/],
      ['are you open canada day', /10 am.*4 pm/],
    ],
  },
];
