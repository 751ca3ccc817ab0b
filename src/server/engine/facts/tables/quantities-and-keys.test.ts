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
      ['how much less is the Heron per hour for members?', ['difference is 6', '12', '18']],
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
