import type { Layout } from './layout.ts';

/** Hours in footers and sentences, letters for days, moving dates, and times that name no day. */
export const unusualLayouts: readonly Layout[] = [
  {
    name: 'a footer line with letters for days',
    kind: 'html',
    text: `<h1>Saw rental</h1><p>No rentals on Sunday.</p><p>Sharpening 8-4 weekdays only.</p>
<footer>Aspen Lumber, 40 Mill St. &middot; (555) 555-0142 &middot; M-F 7-6, Sat 8-4, Sun 10-2 &middot; Closed Thanksgiving, Christmas</footer>`,
    asks: [
      ['how late are you open sundays', /2/],
      ['when do you open on tuesday', /7/],
      ['are you open on thanksgiving', /^No\b/],
      ['can i do a rental on sunday', /No rentals on Sunday/],
    ],
  },
  {
    name: 'letters for single days',
    kind: 'txt',
    text: `PEBBLE POTTERY
Hours
M/W/F: 10-2
T, Th 4-8
Sa-Su 9-1`,
    asks: [
      ['are you open wednesdays', /^Yes\b.*10.*2/],
      ['what time do you open on thursday', /4/],
      ['when do you close on sunday', /1/],
    ],
  },
  {
    name: 'times without days, exceptions in brackets and a regular day off',
    kind: 'txt',
    text: `LANTERN COMICS
Open 12:00–20:00 (Sat, Sun and national holidays 11:00–19:00)
Regular holiday: Wednesday.

Swap desk
We look at your comics 13:00–18:00, except Sunday.`,
    asks: [
      ['what time do you open on sundays', /11:00/],
      ['could i drop in tuesday around 7:30pm', /^Yes\b/],
      ['which day of the week are you closed', /Wednesday/],
      ['what days are you not open', /Wednesday/],
      ['whats your day off', /Wednesday/],
      ['is the swap desk open on sunday', /^No\b/],
      ['are you open on a wednesday that is a national holiday', null],
    ],
  },
  {
    name: 'shop timings with a weekly off and a branch without a break',
    kind: 'txt',
    text: `ANAND STATIONERS
SHOP TIMINGS     9.30 a.m. to 1.30 p.m. and 4.00 p.m. to 9.00 p.m.
WEEKLY OFF       Monday

Camp branch (opp. Clock Tower): 10.00 a.m. to 9.30 p.m. without break.`,
    asks: [
      ['which day is weekly off', /Monday/],
      ['are you open on monday', /^No\b/],
      ['what time do you open on friday', /9\.30 a\.m\./],
    ],
  },
  {
    name: 'an orchard with dates that move, a café without days and a rule for the last visitors',
    kind: 'md',
    text: `# Visiting Quince Hill

The orchard opens from the Saturday before Easter until the last Sunday in October, Wednesday to Sunday and on bank holiday Mondays, from half past ten to five. In June, July and August we stay open until seven on Thursdays.

Last admission is 45 minutes before closing.

**Tea room:** same days as the orchard, 11.00 to 16.30.

On concert Saturdays (5 June, 3 July 2027) the orchard closes to visitors at 14.00.`,
    asks: [
      ['which days are you closed in summer', /Mondays.*Tuesdays/],
      ['how late are you open thursdays in july', /7 pm/],
      ['can we come on a tuesday in may', /^No\b/],
      ['until when is the tea room open', /16\.30/],
      ['are you open all day on 3 july 2027', /^No\b.*14\.00/],
      ['whats the last i can get in on a sunday in may', /45 minutes.*5 pm/],
      ['what time does the gift shop shut', null],
    ],
  },
  {
    name: 'trips by season with days in a column of their own',
    kind: 'csv',
    text: `Trip,Season,Days,Departs,Back at
Otter cruise,27 Mar - 31 May,daily,"11:00, 13:00",one hour later
Otter cruise,1 Jun - 31 Aug,daily,"10:00, 11:30, 16:00",one hour later
Otter cruise,1 Sep - 24 Oct,daily except Mon,"11:00, 13:30",one hour later
Moonlight sail,1 Jun - 31 Aug,Wed and Sat,20:15,22:15`,
    asks: [
      ['what time is the first otter cruise in july', /10:00/],
      ['when does the moonlight sail leave', /Wednesday and Saturday.*20:15/],
      ['when is the otter cruise on mondays in september', /closed|nothing/],
    ],
  },
  {
    name: 'classes with ages, a start and a finish',
    kind: 'csv',
    text: `Day,Class,Ages,Start,Finish,Room
Monday,Tumble tots,3-4,9:30 am,10:10 am,Small
Monday,Judo juniors,7-9,4:00 pm,4:45 pm,Big
Thursday,Adult ballet,18+,7:30 pm,8:45 pm,Big
Saturday,Tumble tots,3-4,8:45 am,9:25 am,Small`,
    asks: [
      ['when is tumble tots', /Monday 9:30 am.*Saturday 8:45 am/],
      ['how long does adult ballet go for', /75 min/],
      ['what night is salsa', null],
    ],
  },
  {
    name: 'a notice with a part that serves until before closing and a laundry with a last wash',
    kind: 'txt',
    text: `BRAMBLE LAUNDRY CAFE
Monday to Friday 8:00-17:00
Saturday 7:30-15:00

Hot food stops one hour before we close.
Last wash 3:45 pm, doors lock on time.
No ironing on Saturdays.
No shop July 1 - August 14.`,
    asks: [
      ['how late can we eat on saturday', /one hour before.*15:00/],
      ['when is the last wash', /3:45 pm/],
      ['do you do ironing on saturday', /No ironing on Saturdays/],
      ['are you open in july', /^No\b/],
      ['can i come in at 745 on saturday', /^Yes\b/],
      ['i finish work at 4.30, can i come after that on a friday', /^Yes\b/],
    ],
  },
  {
    name: 'seasons down the side, days across the top and a column of its own',
    kind: 'csv',
    language: 'de',
    text: `Zeitraum;Mo–Fr;Sa/So/Feiertag;Frühbaden
15.05.–31.05.;12–19 Uhr;10–19 Uhr;–
01.06.–31.08.;10–20 Uhr;9–20 Uhr;Di + Do 6.30–8 Uhr
01.09.–12.09.;13–18.30 Uhr;11–18.30 Uhr;–`,
    asks: [
      ['ab wann habt ihr im juli samstags offen', /9/],
      ['an welchen tagen ist frühbaden', /Dienstag und Donnerstag 6\.30/],
      ['habt ihr im oktober noch offen', /^Nein\b/],
    ],
  },
  {
    name: 'un bar que descansa los lunes y cierra la cocina antes',
    kind: 'txt',
    language: 'es',
    text: `TABERNA EL OLIVO
De martes a sábado abrimos de 12:30 a 16:30 y de 20:00 a 00:00.
Los domingos sólo mediodía, de 12:30 a 17:00.
Lunes descanso.

La cocina cierra media hora antes que el local, al mediodía y por la noche.
24 y 31 de diciembre: sólo mediodía. 25 de diciembre y 1 y 6 de enero: cerrado.`,
    asks: [
      ['¿qué día cerráis?', /lunes/],
      ['¿se puede cenar un domingo?', /^No\b/],
      ['¿hasta qué hora se puede pedir de cenar un viernes?', /media hora antes/],
      ['¿abrís el 1 de diciembre?', /^Sí,/],
      ['¿abrís el 6 de enero?', /^No\b/],
      ['el 24 de diciembre por la noche ¿abrís?', /sólo mediodía/],
    ],
  },
  {
    name: 'a week in one line that ends in a remark',
    kind: 'md',
    text: `# Office hours

Monday–Friday 8.00–16.30; Saturday 9.00–12.00 for fittings only. Sunday: weddings only, no calls.`,
    asks: [
      ['are you open on wednesday?', /^Yes\b.*8\.00/],
      ['when do you close on saturday', /12\.00/],
    ],
  },
  {
    name: 'a week in a line of its own, with a remark in brackets and the hours of someone else below it',
    kind: 'md',
    text: `# Opening hours

Mon 11–7, Tue 9–7, Wed 9–7, Thu 9–7, Fri 9–5, Sat 8–4, Sun 9–2 (Sunday: children only)

Talks with our surgeon (moles, scars): Thursdays 4–6pm.`,
    asks: [
      ['are you open on mondays?', /^Yes\b.*11/],
      ['how late are you open on friday', /5 pm/],
    ],
  },
  {
    name: 'longer hours in weeks that are no season',
    kind: 'md',
    text: `# Opening hours

Wed–Sat 9.30 till 6. Sun 11–2 (ready-made wreaths only). Monday and Tuesday: closed.

Harvest week and Mother's Day week: daily 6–8.`,
    asks: [
      ['open mondays?', /^No\b/],
      ['are you open on thursday?', /^Yes\b.*9\.30/],
      ['what are your opening hours?', /Sunday 11/],
    ],
  },
];
