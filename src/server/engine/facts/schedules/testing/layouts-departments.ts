import type { Layout } from './layout.ts';

/** Several departments in one file, with seasons, exceptions and rules for the last visitors beside them. */
export const departmentLayouts: readonly Layout[] = [
  {
    name: 'two departments in sections with a summer section below both',
    kind: 'txt',
    language: 'es',
    text: `TALLER ARANDA
Bicicletas y café, Lugo                         actualizado: mayo de 2026

HORARIO DE TIENDA
  Lunes               cerrado
  Martes y miércoles  10:00 - 14:00 y 17:00 - 20:00
  Jueves              10:00 - 20:00 (sin cerrar a mediodía)
  Viernes             10:00 - 20:30 (sin parar a mediodía)
  Sábado              10:00 - 15:00
  Domingo             cerrado

HORARIO DE TALLER (patio, al fondo)
  Martes a viernes    9:00 - 13:00 y 16:00 - 19:00
  Sábado              10:00 - 13:00
  Lunes y domingo     cerrado

La última recogida se hace media hora antes de cerrar.

VERANO (del 1 de julio al 31 de agosto)
  Martes a viernes    9:00 - 15:00
  Sábado              9:00 - 13:30
  Por las tardes no abrimos.
Vacaciones: cerrado del 9 al 22 de agosto de 2027, los dos días incluidos.

FESTIVOS
- Cerramos los festivos nacionales y los locales.
- Lunes de Feria (fiesta del barrio): cerrado.
- Viernes de San Telmo: cerrado.
- Lunes de Romería: abierto de 9:30 a 14:00. Los demás lunes no abrimos.
- 24 y 31 de diciembre: de 9:00 a 14:30.`,
    asks: [
      ['a qué hora cerráis los sábados', /15:00/],
      ['abrís los lunes?', /^No\b/],
      ['hasta qué hora puedo ir el viernes', /20:30/],
      ['los jueves cerráis a mediodía?', /^No\b/],
      ['qué horario tenéis los sábados en agosto', /9:00.*13:30/],
      ['a qué hora abre el taller los martes', /9:00/],
      ['are you open on mondays', /^No\b/, 'en'],
      ['abrís el 24 de diciembre?', /9:00.*14:30/],
    ],
  },
  {
    name: 'two departments in Markdown sections with a season below',
    kind: 'md',
    language: 'de',
    text: `# Hof Lindental

## Öffnungszeiten Hofladen
Montag bis Freitag 9–18 Uhr (durchgehend, ohne Mittagspause)
Samstag 8–14 Uhr
Sonntag geschlossen

## Öffnungszeiten Gärtnerei
Dienstag bis Freitag 10–17 Uhr
Samstag 9–13 Uhr
Sonntag und Montag geschlossen

## Winter (1. Dezember bis 28. Februar)
Montag bis Freitag 10–16 Uhr
Samstag 9–12 Uhr

## Feiertage
- An Feiertagen geschlossen, außer Karfreitag: da ist von 8 bis 12 Uhr offen.
- Montag nach dem Hoffest: geschlossen.
- Der 3. Advent ist der einzige Sonntag im Jahr, an dem wir öffnen.`,
    asks: [
      ['wann schließt ihr samstags', /14/],
      ['habt ihr sonntags offen', /^Nein\b/],
      ['habt ihr montags offen', /9.*18/],
      ['wann macht ihr freitags auf', /9/],
      ['wann hat die Gärtnerei samstags offen', /9.*13/],
      ['wie lange habt ihr im januar samstags offen', /12/],
      ['habt ihr an karfreitag offen', /8.*12/],
      ['habt ihr an pfingstmontag offen', /^Nein\b/],
    ],
  },
  {
    name: 'a table with a column for each department and rules below it',
    kind: 'html',
    text: `<h1>Visit us</h1><h2>When we're open</h2>
<table><tr><th>Day</th><th>Office &amp; parts counter</th><th>Yard gate (with your card)</th></tr>
<tr><td>Monday</td><td>8:00 am – 5:00 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Tuesday</td><td>8:00 am – 5:00 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Wednesday</td><td>8:00 am – 5:00 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Thursday</td><td>8:00 am – 5:00 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Friday</td><td>8:00 am – 6:30 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Saturday</td><td>9:00 am – 1:00 pm</td><td>5:00 am – 11:00 pm</td></tr>
<tr><td>Sunday</td><td>Closed</td><td>7:00 am – 8:00 pm</td></tr></table>
<p><b>End of the month:</b> on the last two days of every month the office stays open until 8:00 pm.</p>
<p>The wash bay stops 20 minutes before the gate closes.</p>
<ul><li>December 24 and December 31: office closes at 1:00 pm.</li></ul>`,
    asks: [
      ['when does the office close on friday', /6:30 pm/],
      ['till what time is the gate open on sundays', /8:00 pm/],
      ['what time do you close on saturday', /1:00 pm/],
      ['are you open sundays', /^No\b/],
      ['its the last day of the month tomorrow, how late are you there', null],
      ['how late are you open on the last day of the month', null],
    ],
  },
  {
    name: 'a notice with the same hours all year for a part and exceptions of holidays',
    kind: 'txt',
    text: `COPPICE MOWERS
Unit 2, Mill Yard, Ludlow SY8 1ZZ

OPENING TIMES

April to September
   Mon - Fri     8.00 - 17.30
   Saturday      8.30 - 12.30
   Sunday        closed

October to March
   Mon - Fri     8.30 - 17.00
   Saturday      9.00 - 12.00
   Sunday        closed

Spares window (side door): Mon - Thu 8.00 - 15.30, all year

Bank holidays closed, apart from Good Friday when we do 9.00 - 12.00.
Christmas: we shut at noon on 24 December 2026 and open again on Monday 4 January 2027.
Show day (Thursday 10 June 2027): shut from 12.00.

TELEPHONE
   Counter             01632 960001
   Deliveries          01632 960002     (Mon-Fri 7.30 - 16.00)
   Breakdown           07700 900003     (every day 7.00 - 20.00)`,
    asks: [
      ['open good friday?', /9\.00.*12\.00/],
      ['are you open on easter monday', /^No\b/],
      ['are you open on 28 december', /noon on 24 December.*4 January|^No\b/],
      ['are you open on december 24', /noon/],
      ['are you open on 10 june 2027', /12\.00/],
      ['what time do you close on saturdays', /12\.00/],
      ['what time do you close on wednesdays', /17\.00/],
      ['how late is the spares window open on thursdays', /15\.30/],
      ['can i still reach the breakdown line at 7 in the evening', /7\.00.*20\.00/],
      ['when does it have to be back if i take it for the weekend', null],
      ['can i phone deliveries at 5 in the afternoon on a monday', /^No\b/],
    ],
  },
  {
    name: 'summer hours in a sentence that opens later on some days',
    kind: 'html',
    text: `<h1>Hours</h1>
<table><tr><th>Day</th><th>Rink</th><th>Snack bar</th></tr>
<tr><td>Monday</td><td>3 pm – 10 pm</td><td>4 pm – 8:30 pm</td></tr>
<tr><td>Tue – Thu</td><td>12 noon – 11 pm</td><td>12 noon – 9:30 pm</td></tr>
<tr><td>Friday</td><td>12 noon – 1 am</td><td>12 noon – 11:30 pm</td></tr>
<tr><td>Saturday</td><td>9:30 am – 1 am</td><td>10 am – 11:30 pm</td></tr>
<tr><td>Sunday</td><td>9:30 am – 9 pm</td><td>10 am – 8 pm</td></tr></table>
<p>We hand out the last skates 45 minutes before closing.</p>
<p>Last call is 30 minutes before the skates are due.</p>
<p>Prizes are traded until 20 minutes before we close.</p>
<p><b>Summer hours:</b> from June 15 through Labor Day we are closed on Mondays, and Tuesday to Thursday we don't open until 4 pm. Friday, Saturday and Sunday stay as they are.</p>
<p><b>Club nights:</b> September through April, Tuesday and Thursday from 6:30 pm to 9 pm the clubs have booths 1 to 12.</p>`,
    asks: [
      ['how late can we show up on a sunday evening and still get skates', /45 minutes.*9 pm/],
      ['when are the club nights', /6:30 pm/],
      ['when do the club nights start on tuesdays', /6:30 pm/],
      ['are you open mondays', /^Yes\b/],
      ['are you open on mondays in july', /^No\b/],
      ['what time do you open on a wednesday in july', /4 pm/],
      ['what time do you open on wednesdays', /noon/],
      ['how late is the snack bar open on saturday', /11:30 pm/],
    ],
  },
  {
    name: 'a kiosk open for a season, later in one month',
    kind: 'html',
    language: 'es',
    text: `<h1>Horarios</h1>
<h2>Tienda, calle del Olmo</h2>
<table><tr><th>Temporada</th><th>Lunes</th><th>Martes a jueves</th><th>Viernes y sábado</th><th>Domingo</th></tr>
<tr><td>Verano (15 de junio a 15 de septiembre)</td><td>10:00 – 22:00</td><td>10:00 – 22:00</td><td>10:00 – 23:30</td><td>10:00 – 22:00</td></tr>
<tr><td>Invierno (16 de septiembre a 14 de junio)</td><td>cerrado</td><td>12:00 – 20:00</td><td>12:00 – 21:00</td><td>11:30 – 20:30</td></tr></table>
<h2>Puesto del puerto</h2>
<p>Abierto del 1 de mayo al 30 de septiembre, todos los días de 11:30 a 20:30; en agosto hasta las 22:00. Si llueve, no abrimos.</p>`,
    asks: [
      ['horario del puesto del puerto en agosto', /22:00/],
      ['horario del puesto del puerto en junio', /11:30.*20:30/],
      ['a qué hora cierra el puesto del puerto en agosto', /22:00/],
      ['cerráis los lunes en invierno?', /cerrad/],
    ],
  },
  {
    name: 'a column for the café beside the shop, and a later day',
    kind: 'txt',
    text: `FERN & SPOON
Plants and coffee

OPENING HOURS

                 Shop              Café
  Monday         10.00 - 17.00     closed
  Tuesday        9.30 - 17.30      9.30 - 16.30
  Wednesday      9.30 - 17.30      9.30 - 16.30
  Thursday       9.30 - 19.00      9.30 - 18.30
  Friday         9.30 - 17.30      9.30 - 16.30
  Saturday       9.00 - 17.30      9.00 - 17.00
  Sunday         11.00 - 16.00     11.00 - 15.30

Sundays in January and February: closed, shop and café.`,
    asks: [
      ['i never get out of work before 6, is there a day youre open later?', /Thursday.*19\.00/],
      ['is there an evening when you stay open longer', /Thursday.*19\.00/],
      ['can i sit down with a coffee at yours on a monday', /^No\b/],
      ['can i get a coffee on sunday', /11\.00.*15\.30/],
      ['are you open on mondays', /^Yes\b.*10\.00/],
      ['are you open sundays in february', /^No\b/],
    ],
  },
  {
    name: 'a half-closed day, a lunch break and a phone line',
    kind: 'md',
    text: `# Harrow Dental Lab

**Practice:** Mon, Tue, Thu 8:30–12:30 and 13:30–17:30; Wed 8:30–12:30, afternoon closed; Fri 8:30–15:00.

**Phone:** Mon–Fri 9–12.

Saturday 2 January 2027 is the only Saturday of the year we open (9–12).`,
    asks: [
      ['are you open on wednesday afternoon', /^No\b/],
      ['do you close for lunch on tuesdays', /^Yes\b|12:30.*13:30/],
      ['are you open on saturdays', /^No\b|closed|only Saturday/],
      ['when do you close on friday', /15:00/],
      ['until when can i call', /12/],
      ['are you open on 2 january 2027', /9.*12/],
    ],
  },
  {
    name: 'days down the side of a CSV file with departments across the top',
    kind: 'csv',
    text: `Day,Showroom,Workshop,Phone line
Monday,9:00-17:30,8:00-16:30,8:30-17:00
Tuesday,9:00-17:30,8:00-16:30,8:30-17:00
Wednesday,closed,8:00-16:30,8:30-17:00
Thursday,9:00-19:30,8:00-16:30,8:30-17:00
Friday,9:00-17:30,8:00-14:00,8:30-15:00
Saturday,10:00-15:00,closed,closed
Sunday,closed,closed,closed`,
    asks: [
      ['when do you close on saturdays', /15:00/],
      ['is the workshop open on saturday', /^No\b/],
      ['which day are you open longest', /Thursday/],
      ['until when can i phone you on friday', /15:00/],
      ['are you open wednesdays', /^No\b/],
    ],
  },
  {
    name: 'German departments as labels with seasons and an exception for one day',
    kind: 'txt',
    language: 'de',
    text: `MINIGOLF AM SEE

ÖFFNUNGSZEITEN ANLAGE
  Mo geschlossen
  Di - Fr   13.00 - 20.00 Uhr
  Sa/So     10.00 - 21.00 Uhr

ÖFFNUNGSZEITEN IMBISS
  Di - Fr   14.00 - 19.00 Uhr
  Sa/So     11.00 - 20.00 Uhr

Letzte Runde: eine Stunde vor Schluss.

SOMMERFERIEN (15. Juli bis 31. August)
  täglich   10.00 - 22.00 Uhr

An Feiertagen wie sonntags geöffnet, nur am 1. Mai geschlossen.
Der Ostermontag ist der einzige Montag, an dem wir offen haben.`,
    asks: [
      ['wann schließt ihr am samstag', /21/],
      ['habt ihr montags offen', /^Nein\b/],
      ['habt ihr montags im august offen', /^Ja\b.*10.*22/],
      ['habt ihr am 1. mai offen', /^Nein\b/],
      ['wie lange hat der imbiss am sonntag offen', /20/],
      ['wann kann ich am dienstag spätestens anfangen', /eine Stunde vor/],
    ],
  },
  {
    name: 'only the hours of a phone line and a season',
    kind: 'md',
    text: `# Contact

**Phone line:** Monday to Friday 9:00–12:00

## Christmas market stall
1 to 23 December: daily 11:00–20:00`,
    asks: [
      ['when do you close on fridays', null],
      ['are you open on saturdays', null],
      ['until when can i call on friday', /12:00/],
    ],
  },
  {
    name: 'exceptions in words beside a plain week',
    kind: 'md',
    text: `# Opening hours

Monday to Friday 9 am to 6 pm, Saturday 10 am to 4 pm, closed on Sundays.

We're closed on public holidays, except Memorial Day (10 am to 2 pm).

The Sunday before Christmas is the only Sunday we open.

Fridays in August we don't open until noon.`,
    asks: [
      ['are you open on sundays', /^No\b/],
      ['what time do you open on fridays', /9 am/],
      ['what time do you open on fridays in august', /noon/],
      ['are you open on memorial day', /10 am.*2 pm/],
      ['are you open on labor day', /^No\b/],
    ],
  },
  {
    name: 'when crews work, and no hours of the business itself',
    kind: 'md',
    text: `# Hours

Yard: Mon–Fri 7–4.30, Sat 7–12.

Lorries: Mon–Fri 6–5, Sat 6–11.

Paddle evening: Thursdays 6–7.`,
    asks: [
      ['are you open on wednesday?', /Yard 7.*Lorries 6/],
      ['what are your opening hours?', /Yard: Monday to Friday 7/],
    ],
  },
  {
    name: 'two things, and days on which only one of them is on',
    kind: 'md',
    text: `# Times

| Day | Ice rink | Curling sheets |
|---|---|---|
| Monday | 1 pm – 9 pm | no curling |
| Tuesday | 1 pm – 9 pm | 5 pm – 9 pm |
| Wednesday (long evening) | 1 pm – 11 pm | 5 pm – 11 pm |
| Saturday | 10 am – 8 pm | 10 am – 8 pm |
| Sunday | No skating | 10 am – 4 pm |`,
    asks: [
      ['saturday opening times?', /10 am.*8 pm/],
      ['is there curling on mondays', /^No\b/],
      ['are you open on sundays', /Ice rink closed; Curling sheets 10 am/],
      ['until when are you open on wednesday', /11 pm/],
    ],
  },
];
