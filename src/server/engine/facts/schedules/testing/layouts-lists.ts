import type { Layout } from './layout.ts';

/** Lists as owners type them: short signs for the half of the day, dotted lines, seasons in small print above a list. */
export const listLayouts: readonly Layout[] = [
  {
    name: 'sections with "a" and "p" for the half of the day and dotted lines for holidays',
    kind: 'txt',
    language: 'en',
    text: `HOLLOW CREEK BOATYARD
spring list, please pin to the board

-----------------------------------------------------------------
YARD (boats in and out)
   Mon       7:00a - 4:00p
   Tue       7:00a - 4:00p
   Wed       7:00a - 6:30p
   Thu       7:00a - 4:00p
   Fri       6:30a - 4:00p
   Sat       8:00a - 2:00p
   Sun       CLOSED

   Cranes stop when the wind is above 25 knots.

CHANDLERY (upstairs)
   Tue-Fri   9:00a - 6:00p
   Sat       9:00a - 5:00p
   Sun       10:00a - 3:00p
   Mon       closed, we count screws

HOLIDAYS 2026/27
   Thanksgiving ............ closed
   Thu Dec 24 .............. 7:30a - noon
   Fri Dec 25 .............. closed
   Fri Jan 1 ............... closed`,
    asks: [
      ['when do you close on Wednesdays?', /6:30/],
      ['when does the yard close on Tuesdays?', /4:00/],
      ['and what time does the yard close on Saturday?', /2:00/],
      ['what time do you open on Fridays', /6:30/],
      ['are you open on Sundays', /closed|no/i],
      ['is the chandlery open on Mondays?', /closed|no/i],
      ['when does the chandlery close on Saturdays', /5:00/],
      ['what are your hours on December 24?', /noon|12/],
      ['are you open on Thanksgiving', /closed|no/i],
    ],
  },
  {
    name: 'two lists with the season in small print above each',
    kind: 'html',
    language: 'en',
    text: `<h1>Puzzle Barn</h1><h2>Hours</h2>
<p><em>Regular (September to June 30)</em></p>
<ul><li>Monday &mdash; closed</li>
<li>Tuesday, Wednesday, Thursday &mdash; 2 pm to 9 pm</li>
<li>Friday &mdash; 2 pm to 11 pm</li><li>Saturday &mdash; 9 am to 11 pm</li><li>Sunday &mdash; 9 am to 8 pm</li></ul>
<p><em>Summer (July 1 to August 31)</em></p>
<ul><li>Monday &mdash; noon to 7 pm</li><li>Tuesday to Thursday &mdash; noon to 9 pm</li></ul>
<h3>Holidays 2026/27</h3>
<table><tr><td>Thursday, December 24</td><td>9 am &ndash; 3 pm</td></tr>
<tr><td>Friday, December 25</td><td>closed</td></tr>
<tr><td>December 27 to 30</td><td>9 am &ndash; 9 pm</td></tr>
<tr><td>Family Day (Monday, February 15)</td><td>noon &ndash; 7 pm</td></tr>
<tr><td>Spring break (March 29 to April 2)</td><td>10 am &ndash; 9 pm, every day</td></tr></table>`,
    asks: [
      ['how late are you open on fridays in november', /11 pm/],
      ['when do you close on sundays in october', /8 pm/],
      ['are you open on December 25?', /closed|no/i],
      ['when do you open on December 24', /9/],
      ['are you open on Mondays in July?', /noon/],
      ['how late are you open on Tuesdays in October?', /9 pm/],
      ['when do you open on Tuesdays in August', /noon|12/],
    ],
  },
  {
    name: 'a table without a name over the days, and a first Saturday of the month',
    kind: 'html',
    language: 'de',
    text: `<h1>Wo und wann</h1><h2>Nordstadt (Hauptstelle)</h2>
<p>Lindenhof 4, 34117 Musterstadt</p>
<table><tr><th></th><th>Büro</th><th>Chorprobe</th></tr>
<tr><td>Mo</td><td>13:00–17:15</td><td>17:30–19:00</td></tr>
<tr><td>Di</td><td>13:00–17:15</td><td>–</td></tr>
<tr><td>Mi</td><td>9:00–12:00</td><td>17:30–19:00</td></tr>
<tr><td>Do</td><td>13:00–17:15</td><td>–</td></tr>
<tr><td>Fr</td><td>12:00–15:00</td><td>–</td></tr>
<tr><td>Sa</td><td>nur am 1. Samstag im Monat 9:00–11:00</td><td>–</td></tr></table>`,
    asks: [
      ['Habt ihr am Samstag offen?', /1\. Samstag|ersten Samstag/],
      ['Wann macht das Büro freitags zu?', /15:00/],
      ['Wann ist am Mittwoch Chorprobe?', /17:30/],
    ],
  },
  {
    name: 'a counter with a lunch break in brackets and a season below',
    kind: 'txt',
    language: 'en',
    text: `SEAM & SEAM tailors
14 Weaver's Row

Counter
  Mon         closed
  Tue, Wed    9.00 - 5.00   (closed for lunch 12.30 - 1.15)
  Thu         11.00 - 7.00
  Fri         9.00 - 5.00
  Sat         10.00 - 3.30
  Sun         closed

Christmas 2026
  Thu 24 Dec            9.00 - 12.30
  25 Dec to 3 Jan       closed`,
    asks: [
      ['what time do you close on thursdays', /7[.:]00/],
      ['are you there on a Monday', /closed|no/i],
      ['when do you shut on saturday', /3[.:]30/],
      ['are you closed for lunch on Wednesdays?', /12[.:]30/],
      ['are you open on 24 December', /12[.:]30/],
      ['are you open on December 28', /closed|no/i],
    ],
  },
  {
    name: 'a short day with the afternoon closed, and one Saturday of the month after the day',
    kind: 'txt',
    language: 'es',
    text: `TALLER DE ÓPTICA BRISAL
Calle del Molino, 8

INVIERNO (16 de septiembre a 30 de junio)
De lunes a jueves: 9:00 a 13:00 y 15:30 a 20:00.
Viernes: 8:30 a 14:30 sin parar, por la tarde cerrado.
Sábados: solo el primer sábado de mes, de 11:00 a 13:30, con pedido previo.
Domingos: cerrado.

VERANO (1 de julio a 15 de septiembre)
De lunes a viernes de 8:00 a 14:00. Tardes y sábados, cerrado.
Cerramos del 2 al 20 de agosto de 2027.`,
    asks: [
      ['a qué hora cerráis los viernes', /14:30/],
      ['abrís los viernes por la tarde', /^no|cerrad/i],
      ['abrís los sábados', /primer sábado/],
      ['cuándo cerráis los lunes', /20:00/],
    ],
  },
  {
    name: 'a closed day with other hours for a season in brackets',
    kind: 'html',
    language: 'en',
    text: `<h1>Hours</h1><h3>The glass house</h3><dl>
<dt>Monday</dt><dd>closed for watering (in winter, June to August: 2 pm – 8 pm)</dd>
<dt>Tuesday to Thursday</dt><dd>9 am – 8 pm</dd><dt>Friday</dt><dd>9 am – 10 pm</dd>
<dt>Saturday</dt><dd>8 am – 10 pm</dd><dt>Sunday</dt><dd>8 am – 7 pm</dd></dl>`,
    asks: [
      ['are you open on mondays in july', /2 pm/],
      ['are you open on Mondays', /closed|no/i],
      ['how late are you open on fridays', /10 pm/],
    ],
  },
  {
    name: 'only one Saturday of the month behind the day',
    kind: 'txt',
    language: 'de',
    text: `Öffnungszeiten
Montag bis Donnerstag: 9:00 bis 17:00 Uhr
Freitag: 8:30 bis 13:30 Uhr durchgehend, nachmittags geschlossen
Samstag: nur am ersten Samstag im Monat, 10:00 bis 12:30 Uhr
Sonntag: geschlossen`,
    asks: [
      ['Wann schließt ihr freitags?', /13:30/],
      ['Habt ihr am Samstag geöffnet?', /ersten Samstag/],
    ],
  },
];
