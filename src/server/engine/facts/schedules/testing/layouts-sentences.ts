import type { Layout } from './layout.ts';

/** Hours in sentences: days and times apart, changes for a month, and what must not be read by half. */
export const sentenceLayouts: readonly Layout[] = [
  {
    name: 'days in one sentence and their times in the next',
    kind: 'txt',
    text: `HOLLOWAY SADDLERY
9 Tanner Street

Open Monday to Saturday. We start at 8.30 and finish at 6, Saturdays at 4.
Wednesday is half day: we close at 1.
In August we have no Saturday opening.
Bank holidays closed.`,
    asks: [
      ['what time do you close on tuesday', /\b6\b/],
      ['what are your saturday hours', /8\.30.*\b4\b/],
      ['when do you shut on a wednesday', /\b1\b(?! ?am)/],
      ['is anyone there on a saturday in august', /no Saturday opening/],
      ['will somebody be there at half five on a thursday', /^(?!No\b).*\b6\b/],
      ['are you closed on good friday', /closed/],
      ['are you shut on tuesdays', /^(?!Yes\b|No\b).*open/],
    ],
  },
  {
    name: 'letters for days with slashes, and days that are off',
    kind: 'txt',
    text: `LUMEN LAMP REPAIR

Workshop: M closed / T–F 10a–6p / Sa 9a–2p / Su off`,
    asks: [
      ['is the workshop open on monday', /^No\b/],
      ['how late is the workshop open on fridays', /\b6/],
      ['is the workshop open on sunday', /^No\b/],
      ['when does the workshop open on saturday', /\b9/],
    ],
  },
  {
    name: 'an evening that is left out in some months',
    kind: 'md',
    text: `# Dyehouse

## Shop
Mon–Thu 9–5.30
Fri 9–7.30
Closed 25–27 December. No late Friday in January and February, when we shut at 5.`,
    asks: [
      ['how late are you open on fridays in february', /\b5 pm/],
      ['how late are you open on fridays in may', /7\.30/],
      ['are you open on december 26', /^No\b/],
    ],
  },
  {
    name: 'breaks in brackets, with a remark and without',
    kind: 'txt',
    text: `FERN & FILE KEY CUTTING

Counter
Mon        closed
Tue, Wed   9.30 - 5.30 (shut for lunch 1.00 - 1.45, Iris is on her own)
Thu, Fri   9.30 - 5.30 (lunch 12.30–1.15)
Sat        10.00 - 4.00`,
    asks: [
      ['are you open on wednesday at 1.15 pm', /^No\b.*1\.45/],
      ['are you open on thursday at 1 pm', /^No\b.*1\.15/],
      ['are you open on friday at 2 pm', /^Yes\b/],
    ],
  },
  {
    name: 'times that end what is closed',
    kind: 'txt',
    text: `GLASSHOUSE

Opening hours
Mon–Sat 9–18

The fern room is closed while we water it, usually Mondays until noon.`,
    asks: [['are you open on mondays', /^Yes\b.*9.*18/]],
  },
  {
    name: 'a sentence with several times of which one was read',
    kind: 'txt',
    text: `LANTERN TOWER

Opening hours
Mon–Sun 10:00–20:00

The last climb starts at 7.15 pm, on Fridays and Saturdays at 8.15 pm, on Sundays at 6.15 pm.`,
    asks: [['when is the last climb on sundays', /6\.15 pm/]],
  },
  {
    name: 'Zeiten in den Ferien und ein Alter',
    kind: 'txt',
    language: 'de',
    text: `STADTARCHIV

Öffnungszeiten
Mo geschlossen, Di und Fr 10–18 Uhr, Mi 14–20 Uhr, Sa 10–14 Uhr
In den Sommerferien schließen wir mittwochs schon um 18 Uhr.
Märchenstunde: donnerstags um 16 Uhr für Kinder ab 4.`,
    asks: [
      ['bis wann habt ihr mittwochs offen', /20 Uhr(?!.*18)/],
      ['wann ist die märchenstunde', /16 Uhr(?!.*\b4\b)/],
      ['seid ihr montags zu', /^(?!Ja\b|Nein\b).*geschlossen/],
    ],
  },
  {
    name: 'un mes sin tardes',
    kind: 'txt',
    language: 'es',
    text: `SOMBRERERÍA

Lunes a viernes de 10 a 13.30 y de 17 a 20. Sábados de 10 a 14.
En julio y agosto no abrimos por la tarde.
Arreglos: los miércoles de 11 a 13.
Del 22 de diciembre al 5 de enero abrimos también los domingos, de 11 a 14.`,
    asks: [
      ['¿abrís por la tarde en agosto?', /no abrimos por la tarde/],
      ['¿qué horario tenéis los viernes?', /13\.30.*20/],
    ],
  },
];
