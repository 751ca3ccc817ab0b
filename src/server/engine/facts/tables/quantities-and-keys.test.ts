import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'a price for each of so many': {
    files: {
      'badges.csv': `Item,Finish,1-9,10-49,50-199,200+
      Round badge,Gloss,2.40,1.90,1.20,0.80
      Square badge,Gloss,2.90,2.10,1.50,0.95
      Enamel pin,Matt,6.50,5.20,4.10,`,
    },
    cases: [
      ['25 round badges, what is that each?', ['1.90'], ['2.40']],
      ['what would 60 square badges be altogether?', ['90.00', '1.50']],
      ['how much are 300 round badges?', ['240.00']],
      ['how much is an enamel pin if I take 12?', ['5.20'], ['4.10']],
      ['25 mugs, what is that each?', null],
    ],
  },
  'numbers of one thing that only the heading names': {
    files: {
      'labels.md': `# Labels and tape

## Jar labels

| Quantity | Plain | Printed |
|---|---|---|
| 100 | £14 | £22 |
| 250 | £29 | £41 |
| 1,000 | £79 | £115 |

## Packing tape

| Quantity | Narrow | Wide |
|---|---|---|
| 100 | £90 | £130 |
| 250 | £199 | £270 |`,
    },
    cases: [
      ['how much are 250 printed jar labels?', ['£41'], ['£29', '£270']],
      ['price for a thousand plain jar labels', ['£79'], ['£115']],
      ['how much more are 1000 plain jar labels than 250?', ['£50']],
      ['how much are 250 candles?', null],
    ],
  },
  'a label and a series of sizes in one line': {
    files: {
      'frames.md': `# Frames

- Poster frame: 30 × 40 cm £18, 50 × 70 cm £27, 70 × 100 cm £39. Two working days.
- Photo album, 40 pages £21, 80 pages £33
- Ribbon £3, five or more £2.40 each
- Oak tray £25`,
    },
    cases: [
      ['what is the poster frame in 50 x 70?', ['£27'], ['£18', '£39']],
      ['how much is the photo album with 80 pages?', ['£33'], ['£21']],
      ['how much is the oak tray?', ['£25']],
      ['give me all the poster frame sizes and prices', ['£18', '£27', '£39']],
    ],
  },
  'things with their details in a list under a heading': {
    files: {
      'studio.md': `# Glass studio

Everything is by appointment.

## Workshop days

- **Bead making**, 2 hours, up to 6 people, 3 beads each: $85. Tools included.
- **Bowl blowing** (from 16 years), 4 hours, one bowl: $190
- **Window star**, 90 minutes, 1 star: $48. Thursdays only.

## Sessions

- **Trial**, 30 minutes, 1 bead: $25
- **Open bench**, 3 hours, own glass: $60`,
    },
    cases: [
      ['how much is bead making?', ['$85']],
      ['which session costs the most?', ['Open bench', '$60'], ['$190']],
      ['how many different sessions are there?', ['2', 'Trial', 'Open bench'], ['Window star']],
    ],
  },
  'columns that pair whom and how long, with a key': {
    files: {
      'boats.md': `# Boats

Guest = anybody off the street. Mbr = members of the club. Prices in dollars.

| | Seats | Guest hr | Guest day | Mbr hr | Mbr day |
|---|---|---|---|---|---|
| **Heron** – oars, wooden | 4 | 18 | 90 | 12 | 60 |
| **Osprey** – electric motor | 6 | 29 | 140 | 21 | 99 |
| **Pelican** – cabin and stove | 10 | 55 | 260 | 40 | 190 |`,
    },
    cases: [
      ['how much is the Osprey for a day for members?', ['99'], ['140', '21']],
      ["what's the Osprey by the hour, I'm not a member", ['29'], ['21']],
      ['how much does the 10 seater cost for a day for non-members?', ['260'], ['190', '140']],
      ['how much less is the Heron per hour for members?', ['difference is $6', '12', '18']],
      ['list the member price per hour of every boat', ['12', '21', '40'], ['18']],
      ['which boat is cheapest by the hour for someone off the street?', ['Heron', '18'], ['12']],
    ],
  },
  'what a price is for, said in a column of units': {
    language: 'de',
    files: {
      'kaese.csv': `Sorte;Preis €;je;Herkunft
      Bergkäse;24,90;kg;Allgäu
      Ziegenrolle;3,20;100 g;Eifel
      Blauschimmel;2,90;100 g;Rhön
      Frischkäse;4,50;Stück;Eifel`,
    },
    cases: [
      ['was kosten 300 g Ziegenrolle?', ['9,60']],
      ['wie viel kosten 2 kg Bergkäse?', ['49,80']],
      ['was kostet der Frischkäse?', ['4,50']],
    ],
  },
  'units found by size, priced by a span that the text gives': {
    files: {
      'lockers.md': `# Bike lockers

| Unit | Size | Covered | Open air | Fits |
|---|---|---|---|---|
| A | 4 × 6 ft | $30 | $22 | one bike |
| B | 6 × 8 ft | $44 | $35 | two bikes |
| C | 8 × 10 ft | $61 | – | a cargo bike |

Per month, tax included.

# Locks and lights

Every lock comes with two keys. **Cable lock**: $12. **Front light**: $19, charged by USB.

Pumps: floor pump $38, hand pump $17, foot pump $24.`,
    },
    cases: [
      ['how much is a covered 6x8 for 3 months?', ['$132']],
      ['how big is unit B?', ['6 × 8 ft']],
      ['what is the cheapest bike locker unit?', ['A', '$22']],
      ['how much is the front light?', ['$19']],
      ['how much is a hand pump?', ['$17'], ['$38']],
    ],
  },
  'evenings on dates, with and without a book': {
    files: {
      'evenings.csv': `Date,Evening,Ticket,Ticket with book,Starts
      4 March,Poems by lamplight,£6,£17,7 pm
      18 March,Crime night,£8,£19.50,7.30 pm
      1 April,Maps of the coast,£8,£32,7 pm
      22 April,Quiz for readers,£5,,8 pm`,
    },
    cases: [
      ['how much is a ticket with book for crime night?', ['£19.50'], ['£8 ']],
      ['which evening is the cheapest?', ['Quiz for readers', '£5']],
      ['when is the maps of the coast evening?', ['1 April']],
    ],
  },
  'charges beside the price and spans that no column has': {
    files: {
      'boats.csv': `Boat,Holds,2 hours,Half day,Full day,Extra hour,Deposit
      Rowing boat,4,18,32,50,8,40
      Pedal boat,4,22,38,60,10,40
      Motor boat,8,70,130,220,35,300`,
    },
    cases: [
      ['motor boat for a half day', ['130'], ['220']],
      ['deposit for the motor boat?', ['300', 'Deposit']],
      ['how much is the pedal boat for 3 hours?', ['22', '38']],
    ],
  },
  'several prices in one line': {
    files: {
      'hall.md': `# Hall

- Registration: £15 per family
- Room hire: £16 an hour weekdays, £22 an hour weekends
- Small clean £35, Small clean after nine £52

## Show tickets

Adults £12, under 16s £7, family of four £32. Front row £3 more.`,
    },
    cases: [
      ['how much is the room hire on a sunday?', ['£22'], ['£16']],
      ['how much is a family of four for the show?', ['£32'], ['£12']],
      ['how much is a small clean after nine?', ['£52'], ['£35 ']],
      ['registration fee', ['£15']],
    ],
  },
  'fees of two kinds': {
    files: {
      'classes.csv': `Class,Day,Term fee,Drop-in
      Tiny steps,Monday,£62,£8
      Ballet,Wednesday,£78,
      Street dance,Friday,£74,£9
      Tap,Tuesday,,£11
      Silver swans,Friday,£60,£7`,
    },
    cases: [
      ['which class is the cheapest?', ['Silver swans', '£60'], ['Tap']],
      ['what classes are on friday?', ['Street dance', 'Silver swans'], ['Ballet']],
      ['what does ballet cost to drop in?', ['£78 (Term fee)']],
    ],
  },
  'prices that change with the case': {
    files: {
      'cleaning.csv': `Item,Price
      Coat,$18
      Duvet,$32
      Tie,$6`,
      'faq.md': `# Questions

## How long does it take?

Three days. Same-day service costs 50% more, if it's here by 9. On Sundays we add $5 to every order.

## Anything else?

Silk ties are $2 extra.`,
    },
    cases: [
      ['how much is a coat if I need it the same day?', ['$18', '50% more']],
      ['how much is a duvet on a sunday?', ['$32', 'we add $5'], ['50%']],
      ['how much is a silk tie?', ['$6', '$2 extra']],
      ['how much is a coat?', ['$18'], ['50%', '$5']],
    ],
  },
  'hair by length in Spanish': {
    language: 'es',
    files: {
      'tarifas.csv': `Servicio;Pelo corto;Pelo medio;Pelo largo;Duración
      Lavar y peinar;14,00;17,00;21,50;40 min
      Tinte entero;36,00;44,00;55,00;2 h
      Mechas;48,00;62,00;79,00;2 h 30`,
    },
    cases: [
      ['¿cuánto cuestan las mechas en pelo largo?', ['79,00'], ['62,00', '48,00']],
      ['¿cuánto dura el tinte entero?', ['2 h'], ['36,00']],
      ['¿qué es más caro en pelo medio, el tinte entero o las mechas?', ['62,00', '44,00']],
    ],
  },
  'cells that a key explains': {
    files: {
      'passes.csv': `Pass,Price,Access,Gst
      Early,$40,E,0
      Daytime,$60,D,1
      Anytime,$90,24,3
      ,,,
      "Access: E = before 9 am, D = while the desk is staffed, 24 = day and night",,,
      Gst = guests you may bring for nothing,,,`,
    },
    cases: [['how many guests may I bring with the Anytime pass?', ['3']]],
  },
});
