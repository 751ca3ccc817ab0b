import type { Layout } from './layout.ts';

/** Several places, seasons and exceptions, and questions about things that have no hours. */
export const placeLayouts: readonly Layout[] = [
  {
    name: 'a pool with open hours in prose and ends that change',
    kind: 'md',
    text: `# Otter Lagoon
## When to come
We're open from noon until 10 pm Sunday to Thursday, and until 1 am on Fridays and Saturdays. On Labor Day we stay closed, and on Halloween we shut at 5 pm.
Guests may leave bags in the lockers for 24 hours before the staff on duty opens and empties them.`,
    asks: [
      ['what time do you open on friday', /noon/],
      ['are you open at 11:30 pm on saturday', /^Yes\b/],
      ['when do you close on halloween', /5 pm/],
      ['are you open on labor day', /^No\b/],
      ['when does the slide close', null],
      ['what time do we have to be out of the lockers on the last day', null],
    ],
  },
  {
    name: 'exceptions within a line',
    kind: 'md',
    text: `# Fox Hill Farm
| Farm shop | Summer (1 May to 30 September) | Winter (1 October to 30 April) |
|---|---|---|
| Sunday to Thursday | 9 am – 6 pm | 10 am – 4 pm, closed Monday and Tuesday |
| Friday and Saturday | 9 am – 7 pm | 10 am – 5 pm |`,
    asks: [
      ['is the farm shop open on a tuesday in january', /^No\b/],
      ['is the farm shop open on a wednesday in january', /^Yes\b.*10 am.*4 pm/],
      ['is the farm shop open on mondays in june', /^Yes\b.*9 am.*6 pm/],
    ],
  },
  {
    name: 'departures by season, not on some days',
    kind: 'html',
    text: `<h1>Heron River Tours</h1><h2>Departures</h2><h3>March, April and October</h3>
<ul><li>Lock tour: 11:00 and 14:00, not on Mondays</li></ul>
<h3>May to September</h3><ul><li>Lock tour: daily 10:00, 12:30 and 15:00</li></ul>`,
    asks: [
      ['is there a lock tour on mondays in april', /^No\b/],
      ['what times is the lock tour in july', /10:00.*12:30.*15:00/],
      ['is there a lock tour on a friday in october', /11:00.*14:00/],
    ],
  },
  {
    name: 'a library with rooms, a branch and a break',
    kind: 'md',
    text: `# Opening times
## Harbor Library, 8 Anchor Square
### Reading rooms
- Monday to Thursday: 9.00–20.00
- Friday and Saturday: 9.00–17.00
### Children's library
Tuesday–Saturday 10.00–16.00. Closed on Sundays and Mondays.
### Map room
By appointment only, Tuesdays and Thursdays 14.00–17.00. The latest appointment starts at 16.15.
## Elm Street Branch
- Mon, Wed, Fri: 13.00–18.00
- Closed Tuesday, Thursday and Sunday

The branch closes for lunch from 15.00 to 15.30.
## Closures
From 24 December to 1 January both buildings are shut; we reopen on Saturday 2 January.`,
    asks: [
      ['how late is the harbor library open on thursday', /20\.00/],
      ['is the childrens library open on monday', /^No\b/],
      ['is the elm street branch open on friday at 15.10', /^No\b/],
      ['is the elm street branch open on friday at 16.10', /^Yes\b/],
      ['is the elm street branch open on 28 december', /^No\b/],
      ['can i visit the map room on tuesday at 3pm', /appointment/],
      ['when is the last slot in the map room', /16\.15/],
    ],
  },
  {
    name: 'Ausnahmen unter den Öffnungszeiten',
    kind: 'txt',
    language: 'de',
    text: `GÄRTNEREI KLEEBLATT

ÖFFNUNGSZEITEN
Montag bis Freitag 9.00 - 18.00
Samstag 9.00 - 14.00

AUSNAHMEN
April bis Juni: Samstag bis 17.00 Uhr
24. Dezember 8.00 - 12.00`,
    asks: [
      ['wie lange habt ihr samstags im mai offen', /17[.:]00/],
      ['habt ihr am heiligabend offen', /8[.:]00.*12[.:]00/],
    ],
  },
  {
    name: 'a lodge with a bar that closes later on one day and a room that never closes',
    kind: 'md',
    text: `# Marten Lodge – good to know
**Breakfast** from 7.30 to 9.30, at weekends half an hour later.

The bar shuts at 10 pm except on Saturdays, when it stays open until 11.30 pm.

**Boot room** open round the clock.

We let the last guests in 20 minutes before closing time.`,
    asks: [
      ['how late is the bar open on a saturday', /11[.:]30/],
      ['how late is the bar open on monday', /10 pm/],
      ['when can i get breakfast on sunday', null],
      ['is the cafe open on sunday', null],
    ],
  },
  {
    name: 'un centro con horario de verano y médicos por días',
    kind: 'md',
    language: 'es',
    text: `# Centro Jacaranda
## Horario
De octubre a mayo abrimos de lunes a viernes de 8:00 a 20:00 y los sábados de 9:00 a 13:00. De junio a septiembre cerramos a las 15:00 y los sábados no abrimos.
## Quién pasa consulta
- Dra. Elena Prats (pediatría): lunes y miércoles por la tarde
- Ana Gil (nutrición): de martes a jueves por la mañana`,
    asks: [
      ['¿a qué hora cerráis los viernes en julio?', /15:00/],
      ['¿abrís los sábados en agosto?', /^No\b/],
      ['¿abrís los sábados en febrero?', /9:00.*13:00/],
      ['¿qué días está la pediatra?', /lunes y miércoles por la tarde/],
    ],
  },
];
