import type { Layout } from './layout.ts';

/** Exceptions beside the usual hours: dates in a row, parts of days, late nights, days left out and seasons in one month. */
export const exceptionLayouts: readonly Layout[] = [
  {
    name: 'departments down the side, days across the top and dates with bare hours',
    kind: 'md',
    text: `# Ridge Climbing

| Area | Mon–Fri | Saturday | Sunday |
|---|---|---|---|
| Climbing hall | 10–23 | 9–22 | 9–21 |
| Café | 12–21 | 10–20 | 10–18 |
| Shop | 12–19 | 11–17 | closed |

Last admission: one hour before the hall closes.
On 24 and 31 December 10–14, 25 December and 1 January closed.`,
    asks: [
      ['when do you close on saturday', /hall until 22/],
      ['how late is the cafe open on sunday', /18/],
      ['is the shop open on sunday', /^No\b/],
      ['are you open on december 24', /10.*14/],
      ['are you open on 12 december', /^Yes\b/],
      ['are you open on december 25', /^No\b/],
      ["what's the latest we can come in on a friday", /one hour before/],
    ],
  },
  {
    name: 'seasons across the top and an afternoon that is closed all year',
    kind: 'html',
    language: 'de',
    text: `<h1>Öffnungszeiten</h1>
<table><tr><th>Tag</th><th>Sommer (April bis September)</th><th>Winter (Oktober bis März)</th></tr>
<tr><td>Montag</td><td>geschlossen</td><td>geschlossen</td></tr>
<tr><td>Dienstag bis Freitag</td><td>9–18 Uhr</td><td>10–16 Uhr</td></tr>
<tr><td>Samstag</td><td>9–16 Uhr</td><td>10–13 Uhr</td></tr></table>
<p>Mittwochnachmittag ist das ganze Jahr über zu.</p>
<p>Karfreitag zu, an den anderen Feiertagen 10–14 Uhr.</p>`,
    asks: [
      ['wann schließt ihr samstags', /13/],
      ['wann macht ihr im sommer samstags zu', /16/],
      ['habt ihr mittwochs um 15 uhr offen', /^Nein\b/],
      ['habt ihr am karfreitag offen', /^Nein\b/],
      ['habt ihr am ostermontag offen', /10.*14/],
    ],
  },
  {
    name: 'labels for departments, a late night and a month it is left out in',
    kind: 'txt',
    text: `Harbor Frames

Shop: Tue-Fri 10-6, Sat 9-5, Sun & Mon closed
Workshop: Tue-Fri 8.30-5
Phone: Tue-Sat 9-12

Late night Thursday: shop open till 8 (not in January).
Good Friday open as usual, Easter Saturday closed.`,
    asks: [
      ['what time do you close on thursdays', /8 pm/],
      ['what time do you close on tuesdays', /6 pm/],
      ['do you have a late opening', /Thursday.*8 pm/],
      ['are you open on good friday', /normal hours/],
      ['until when can i call on friday', /12/],
    ],
  },
  {
    name: 'weeks of a month, afternoons of a date and dates below a season',
    kind: 'txt',
    language: 'es',
    text: `GESTORÍA SOTO

Horario de invierno (octubre a mayo)
Lunes a jueves: 9:30 a 13:30 y 16:00 a 20:00
Viernes: 9:00 a 15:00
Sábados y domingos cerrado

Horario de verano (junio a septiembre)
Lunes a viernes: 8:00 a 15:00

Agosto: cerrado las dos primeras semanas.
El 24 y el 31 de diciembre cerramos a las 13:00. El 5 de enero por la tarde no abrimos.`,
    asks: [
      ['a qué hora cerráis los viernes', /15:00/],
      ['abrís en agosto', /dos primeras semanas/],
      ['abrís el 5 de enero', /por la tarde no/],
      ['a qué hora cerráis el 24 de diciembre', /13:00$|13:00\.$/],
      ['abrís los sábados', /^No\b/],
    ],
  },
  {
    name: 'a day that is closed except once a month, and a garden open longer in two months',
    kind: 'md',
    text: `# Visit

**Garden**: open every day from 1 March to 31 October, 10 am – 6 pm (July and August until 8 pm). November to February only Saturday and Sunday, 10 am – 4 pm.

## Office
Mon-Fri 9:00 - 17:00
Sat 10:00 - 14:00
Sun closed except on the last Sunday of the month (10:00 - 13:00)`,
    asks: [
      ['how late is the garden open in august', /8 pm/],
      ['how late is the garden open in may', /6 pm/],
      ['is the office open on sundays', /last Sunday.*10:00.*13:00/],
      ['when does the office close on saturday', /14:00/],
    ],
  },
];
