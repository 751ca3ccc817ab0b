import type { Layout } from './layout.ts';

/** Hours as people say them: one column per place, ends without "pm", days when no one is there, and sentences that stay text. */
export const spokenLayouts: readonly Layout[] = [
  {
    name: 'a column of hours for each place below capitals',
    kind: 'txt',
    text: `HARBOR REPAIRS

            SHOP            WORKSHOP        PHONE LINE
Mon         9 - 5.30        8 - 4           9 - 12
Tue-Thu     9 - 5.30        8 - 4           9 - 12
Fri         9 - 7           8 - 2           9 - 12
Sat         10 - 3          closed          -
Sun         -               -               -

Holidays: we shut from 23 December at noon to 3 January.`,
    asks: [
      ['when does the workshop close on friday', /2 pm/],
      ['is the workshop open on saturday', /^No\b/],
      ['what time do you close on fridays', /7 pm/],
      ['are you open on december 28', /^No\b/],
      ['are you open on december 23', /at noon/],
    ],
  },
  {
    name: 'hours in words with ends in the afternoon',
    kind: 'md',
    text: `# About us

## When is the counter staffed?
Quarter past eight till six, Monday to Wednesday. Thursdays till eight. Fridays we pack up at three. Saturdays half nine to half twelve, Sundays no one is in. From 20 December to 4 January the counter isn't staffed at all.`,
    asks: [
      ['when does the counter close on friday', /3 pm/],
      ['is the counter open on sunday', /^No\b/],
      ['until when is the counter open on saturdays', /12:30/],
      ['is the counter staffed on december 29', /isn't staffed/],
      ['what time does the counter open on tuesday', /8:15/],
    ],
  },
  {
    name: 'the hours of an office in sentences below another heading',
    kind: 'md',
    text: `# The people and the cars

## Finding us
The office at 3 Hill Lane is open from nine until half past five, Monday to Thursday. On Fridays we lock up at four. The cars are out a good deal longer than that.`,
    asks: [
      ['what time does the office close on a friday', /4 pm/],
      ['when does the office open on tuesday', /9/],
    ],
  },
  {
    name: 'a desk with hours by season, written as "we"',
    kind: 'md',
    text: `# Practical

## Reception
From April to September we're here from 7:30 am to 10 pm every day. From October to March, 8 am to 1 pm and 4 pm to 8 pm; on winter Mondays only in the afternoon.

## Shop
Mon–Fri 10–6. In August we close at 2. Closed on bank holidays and the Saturday before them.`,
    asks: [
      ['until when is reception open in july', /10 pm/],
      ['is reception open on a monday in january', /only in the afternoon/],
      ['when does the shop close on august 5', /close at 2/],
    ],
  },
  {
    name: 'German hours with a sentence that ends the week early',
    kind: 'md',
    language: 'de',
    text: `# Infos

## Büro
Montag bis Donnerstag von halb neun bis fünf, freitags machen wir um zwei Schluss. Samstags ist niemand da. Zwischen 24. Dezember und 6. Januar bleibt das Büro zu.`,
    asks: [
      ['ist das Büro freitags offen?', /um zwei Schluss/],
      ['ist das Büro am Samstag offen?', /^Nein\b/],
      ['habt ihr am 29. Dezember offen?', /^Nein\b/],
      ['bis wann ist das Büro am Dienstag offen?', /5|17/],
    ],
  },
  {
    name: 'Spanish hours in words',
    kind: 'md',
    language: 'es',
    text: `# Información

## Taller
De lunes a jueves de ocho y media a seis. Los viernes cerramos a las tres. Sábados no hay nadie.

## Salida
Salida: antes de las 11:00.`,
    asks: [
      ['¿a qué hora cierra el taller los viernes?', /15:00|3/],
      ['¿abre el taller los sábados?', /^No\b/],
      ['¿a qué hora abre el taller los lunes?', /8:30/],
    ],
  },
];
