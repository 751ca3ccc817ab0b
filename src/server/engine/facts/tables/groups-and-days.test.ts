import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'rows that are sizes of a group': {
    files: {
      'laser.md': `# Beacon laser tag

All prices in dollars, per player.

| Players | Mon–Thu | Fri & Sun | Sat & holidays |
|---|---|---|---|
| 2 | $30 | $33 | $36 |
| 3 or 4 | $26 | $29 | $32 |
| 5 to 9 | $22 | $25 | $28 |
| 10 or more | $19 | $21 | $24 |

The foggy arena is $4 more per player. Players under ten pay half.

## Arenas

| Arena | Theme | Holds |
|---|---|---|
| Reactor | foggy, two floors | 12 people |
| Bunker | quiet | 8 people |

## Snacks

| Snack | Price |
|---|---|
| Pizza for the table | $31 |
| Soda | $3 |`,
    },
    cases: [
      ['4 of us on a saturday, how much each', ['$32', '$128'], ['$29']],
      ['just the two of us on wednesday, what do we pay', ['$30', '$60'], ['$33']],
      ['me and my wife on sunday, price per person', ['$33'], ['$36']],
      ['its 6 lads on friday, whats the total', ['$150'], ['$132']],
      ['we are 12 people on a tuesday, how much a head', ['$19'], ['$24']],
      ['6 of us in the foggy one on saturday, how much each', ['$32 each', '$192']],
      ['how much more is it on saturday than on monday if there are 4 of us', ['$6']],
      ['how much is pizza for the 4 of us', ['$31'], ['$104']],
      ['how many lads work for you on friday', null],
    ],
  },
  'prices of a group as a whole': {
    files: {
      'lodge.csv': `Guests,Weekday,Weekend
1 to 4,$200,$260
5 to 8,$300,$380`,
    },
    cases: [['6 of us at the weekend, how much is that', ['$380'], ['$2280', '$2,280']]],
  },
  'peak days that only the text explains': {
    files: {
      'courts.md': `# Padel courts

| Court | Off-peak | Peak | Members |
|---|---|---|---|
| Glass court | $24 | $36 | $18 |
| Single court | $14 | $20 | $10 |

Peak is Friday from 4 pm, all of Saturday and Sunday, and public holidays. Everything else is off-peak.`,
    },
    cases: [
      ['how much is the glass court on a saturday', ['$36'], ['$24', '$18']],
      ['glass court on a tuesday, what does it cost', ['$24'], ['$36']],
      ['what is the single court on friday', ['$14', '$20'], ['$10']],
      ['how much dearer is the glass court at the weekend than during the week', ['$12']],
      ['single court on sunday, im not a member, how much', ['$20'], ['$10']],
    ],
  },
  'what fits a group, of the list that is asked about': {
    files: {
      'boats.md': `## Boats

| Boat | Youngest | Crew size | Passengers |
|---|---|---|---|
| Gull | 6 | 1 | 2-6 |
| Heron | 8 | 2 | 3-8 |
| Pelican | 12 | 2 | 4-12 |

## Picnics

| Basket | People | Price |
|---|---|---|
| Small | 8 | $40 |
| Large | 12 | $70 |`,
    },
    cases: [
      ['there are 8 of us, which boats fit', ['Heron', 'Pelican'], ['Gull', 'Small', 'Youngest']],
      ['2 of us, what boats fit', ['Gull'], ['Heron']],
      ['my girl is 7, what boats is she old enough for', ['Gull'], ['Heron', 'Pelican']],
      ['my youngest is 9, what boats is she old enough for', ['Gull', 'Heron'], ['Pelican']],
      ['which boat can take the most people', ['Pelican'], ['Heron']],
      ['which boat has the smallest crew', ['Gull'], ['Heron']],
    ],
  },
  'rows for up to so many': {
    files: {
      'tubs.csv': `Tub,Weekday,Weekend
"Cedar tub, up to 2",$60,$75
"Cedar tub, up to 4",$90,$110
"Towel",$3,$3`,
    },
    cases: [
      [
        '4 of us want a cedar tub on saturday, what would that be all up',
        ['$110'],
        ['$75', '$440'],
      ],
    ],
  },
  'people with a price each': {
    files: {
      'tours.csv': `Tour,What,Adult,Under 16
Cave tour,by torch light,$20,$12
Cliff walk,windy,$15,$8`,
    },
    cases: [
      ['cave tour for 2 grown ups and 3 kids, all up?', ['$76']],
      ['what do two adults pay for the one by torch light', ['$40'], ['$30']],
      ['cliff walk for 1 adult and 2 children, total', ['$31']],
    ],
  },
});
