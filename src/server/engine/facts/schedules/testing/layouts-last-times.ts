import type { Layout } from './layout.ts';

/** Rules about the last order, entry or start, counted from closing time. */
export const lastTimeLayouts: readonly Layout[] = [
  {
    name: 'a bistro that closes twice a day and takes last orders before both',
    kind: 'txt',
    text: `OPEN
Tuesday closed
Wednesday - Friday 12-2.30 and 6-10
Saturday 12.30-3.30 and 6-10.30
Sunday 6-9
We take last orders half an hour before we close, lunch and dinner.`,
    asks: [
      ['last orders on saturday night?', /half an hour before.*that's 10 pm .*10\.30 pm/],
      ['what time are last orders on thursdays', /that's 2 pm and 9\.30 pm/],
      ['last orders tuesday?', /closed/],
    ],
  },
  {
    name: 'a climbing wall with hours to the minute',
    kind: 'txt',
    text: `Opening hours
Monday to Friday 14h00 to 22h00
Saturday 09h30 to 20h00
The last session begins an hour and a half before closing.`,
    asks: [
      ['last session on a friday?', /that's 20h30 \(closing time is 22h00\)/],
      ['when does the last session start on saturdays', /that's 18h30/],
    ],
  },
  {
    name: 'a farm park with the same closing time on all days',
    kind: 'txt',
    text: `Opening hours
Daily 9:30 am – 5 pm
Last admission is 45 minutes before closing.`,
    asks: [
      ['when is last admission', /every day that's 4:15 pm \(closing time is 5 pm\)/i],
      ['last admission on mondays?', /that's 4:15 pm/],
    ],
  },
  {
    name: 'a table with a bar and a bowling alley that close at other times',
    kind: 'md',
    text: `## Opening hours

| Day | Alley | Mini golf | Snack corner |
|---|---|---|---|
| Mon-Thu | 2 - 10 | 2 - 8 | 3 - 8 |
| Fri, Sat | 1 - 11 | 1 - 9 | 1 - 9 |

Last bowls 45 minutes before the alley closes. Last round of mini golf one hour before it closes.`,
    asks: [
      ['last bowls on friday?', /that's 10:15 pm/],
      ['last round of mini golf on a saturday', /that's 8 pm/],
    ],
  },
  {
    name: 'two branches, of which no one knows which is meant',
    kind: 'txt',
    text: `Opening hours
Pine Street branch: Mon-Sat 10 to 8
Harbour branch: Mon-Sat 9 to 6
Toasties stop 30 min before closing.`,
    asks: [['last time to get a toastie on a monday', /^(?!.*that's)/]],
  },
  {
    name: 'a garden with a gift shop in the same paragraph',
    kind: 'txt',
    text: `Opening hours
Wednesday to Sunday 11:00-19:30
Last entry is two hours before closing. The gift shop is open Wednesday to Friday 10:00-16:00.`,
    asks: [['last entry on thursday?', /that's 17:30 \(closing time is 19:30\)/]],
  },
  {
    name: 'a wine cellar with hours and a kitchen in one line',
    kind: 'txt',
    text: `Opening hours
Shop: Tue-Fri 10-6. Sat 9-4.
Wine bar: Fri & Sat 3-11. Kitchen stops ninety minutes before closing.`,
    asks: [['until when does the kitchen take orders on saturday', /that's 9:30 pm/]],
  },
  {
    name: 'a German swimming hall',
    kind: 'txt',
    language: 'de',
    text: `Öffnungszeiten
Montag bis Freitag 8 bis 21 Uhr
Samstag und Sonntag 9 bis 18 Uhr
Letzter Einlass ist eine Dreiviertelstunde vor Schließung.`,
    asks: [
      ['Wann ist samstags letzter Einlass?', /das um 17[:.]15 Uhr \(Schluss ist um 18 Uhr\)/],
      ['when is last entry on sundays?', /^(?!.*Einlass)/, 'en'],
    ],
  },
  {
    name: 'a Spanish museum',
    kind: 'txt',
    language: 'es',
    text: `Horario
Martes a viernes de 10:00 a 19:00
Sábado y domingo de 11:00 a 20:30
La última entrada es media hora antes del cierre.`,
    asks: [
      ['¿A qué hora es la última entrada el sábado?', /a las 20:00 \(el cierre es a las 20:30\)/],
    ],
  },
  {
    name: 'an arcade whose Saturday is written with two bare hours of the clock',
    kind: 'md',
    text: `## Hours

| | Term | Holidays (July–Aug) |
|---|---|---|
| Mon–Wed | 2–8 | 12–8 |
| Thu, Fri | 2–10 | 11–10 |
| Sat | 9–10 | 9–10 |
| Sun | 11–7 | 11–7 |

The last race starts 20 minutes before closing.`,
    asks: [
      ['when do you close on saturdays in july', /10 pm/],
      ['last race on a saturday in august?', /that's 9:40 pm/],
    ],
  },
  {
    name: 'a table with doors, last starts and when the bar closes',
    kind: 'md',
    text: `## When we're open

| Day | Doors | Last race starts | Bar closes |
|---|---|---|---|
| Mon – Tue | closed (staff training) | – | – |
| Wed – Fri | 5 pm – 11 pm | 9:40 pm | 11 pm |
| Sat | 2 pm – midnight | 10:20 pm | midnight |
| Sun | 2 pm – 7 pm | 5:50 pm | 6:30 pm |

Kitchen shuts 45 minutes before the bar does, every night. After 9 pm on Friday and Saturday the place is 18+.`,
    asks: [
      ['are you open mondays', /^No\b/],
      ['what time do you close on saturdays', /close at midnight/],
      ['when do you close on fridays?', /close at 11 pm/],
      ['when is the last race on sunday', /Last race starts on Sundays: 5:50 pm/],
      ['when does the bar close on sundays', /6:30 pm/],
      ['until when can we order food on a wednesday night', /that's 10:15 pm/],
    ],
  },
  {
    name: 'a column for a part that is open in one season only',
    kind: 'md',
    text: `## Hours

| | Hall | Rope garden (May-Sep) |
|---|---|---|
| Tue - Fri | 9 - 9 | 10 - 6 |
| Sat, Sun | 8 - 7 | 10 - 5 |`,
    asks: [
      ['are you open saturday evening at 8', /^No\b/],
      ['are you open sunday at 8 at night?', /^No\b/],
      ['are you open thursday evening at 8', /^Yes\b/],
      ['when do you close on saturdays in july', /7 pm/],
      ['until when is the rope garden open on saturdays in july', /5 pm/],
    ],
  },
  {
    name: 'a pool that closes before its desk',
    kind: 'txt',
    text: `Opening hours
Front desk
Monday to Friday 7:00 am - 8:00 pm
Saturday 9:00 am - 5:30 pm
The slides close 40 minutes before the desk does.`,
    asks: [
      ['what time does the front desk close on fridays', /8:00 pm/],
      ['when do the slides close on saturday', /40 minutes before.*that's 4:50 pm/],
    ],
  },
];
