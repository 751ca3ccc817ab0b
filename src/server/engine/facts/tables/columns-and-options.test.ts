import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'what columns deny': {
    files: {
      'huts.md': `## Huts

| Hut | Built | Beds | Stove | Dogs | Breakfast |
|---|---|---|---|---|---|
| Larch | 1962 | 8 | yes | no (nature reserve) | none |
| Fir | 1988 | 0 | no | yes | bread and cheese |
| Rowan | 2011 | 14 | yes | yes | buffet |`,
    },
    cases: [
      ['which huts have no stove', ['Fir'], ['Larch', 'Rowan']],
      ['which huts can dogs NOT stay in', ['Larch'], ['Fir', 'Rowan']],
      ['which hut has no beds', ['Fir'], ['Larch', 'Rowan']],
      ['which huts come without breakfast', ['Larch'], ['Rowan', 'Fir']],
      ['which huts have breakfast', ['Fir', 'Rowan'], ['Larch']],
      ['which hut is the oldest', ['Larch'], ['Rowan']],
      ['which hut is the newest', ['Rowan'], ['Larch']],
      ['which hut has the fewest beds', ['Fir'], ['Rowan']],
      ['which huts cant my llama sleep in', null],
    ],
  },
  'options without a price': {
    files: {
      'shoes.csv': `Shoe,New sole ($),New heel ($),Stretching ($),Remarks
Boots,45,18,12,
Sandals,,14,,
Sneakers,39,,9,
Clogs,28,11,,wood only`,
    },
    cases: [
      ['which shoes do you not do the heel on', ['Sneakers'], ['Boots', 'Clogs']],
      ['which ones can you not do stretching for', ['Sandals', 'Clogs'], ['Boots', 'Sneakers']],
      ['boots, new sole plus stretching together?', ['$57']],
      ['for which shoes is stretching cheapest', ['Sneakers', '$9'], ['Boots']],
    ],
  },
  'options called by a code': {
    language: 'de',
    files: {
      'tarife.csv': `Leistung;S;M;XL;Hinweis
Grundreinigung;40,00 €;50,00 €;70,00 €;
Imprägnieren;15,00 €;18,00 €;24,00 €;
Pflege-Set;9,00 €;9,00 €;9,00 €;zum Mitnehmen`,
    },
    cases: [
      ['was kostet die grundreinigung in XL', ['70,00'], ['40,00']],
      ['wie viel teurer ist die grundreinigung bei XL als bei normal M', ['20,00']],
      ['grundreinigung M plus imprägnieren, was ist das zusammen', ['68,00'], ['55,00']],
      ['bei welcher größe ist imprägnieren am teuersten', ['XL', '24,00'], ['70,00']],
    ],
  },
  'compounds of a row and what all rows are': {
    language: 'de',
    files: {
      'kurse.csv': `Kurs;Für wen;Preis;Mindestalter
Segeln;Anfänger und Kinder auf dem See;89 €;10
Surfen;Fortgeschrittene mit eigenem Brett;129 €;14`,
    },
    cases: [['was kostet der segelnkurs', ['89'], ['129']]],
  },
  'columns named by a number': {
    files: {
      'sets.csv': `Set,Two pieces,Three pieces,Weeks
Oak,$300,$420,5
Walnut,$510,$690,9`,
    },
    cases: [
      ['how much extra is a three piece walnut compared to two pieces', ['$180'], ['$690 ×']],
      ['oak with three pieces, how much', ['$420'], ['$300']],
      ['which set takes longest', ['Walnut'], ['Oak']],
      ['which sets are ready in under 8 weeks', ['Oak'], ['Walnut']],
    ],
  },
  'one of two prices instead of the other': {
    files: {
      'glass.csv': `Window,Pane (original),Pane (copy),Seal
Van,$310,$190,$25
Coupe,$280,$150,$20`,
    },
    cases: [
      ['how much do i save on the van if i take the copy pane instead of the real one', ['$120']],
    ],
  },
  'so many of one column': {
    files: {
      'lift.csv': `Passenger,Single,Return,Ten-ride card
Adult,$9,$16,$70
Student,$7,$12,$55`,
    },
    cases: [
      ['how much do i save buying a return instead of two singles as an adult', ['$2'], ['$7:']],
      ['with the ten ride card how much is one ride for a student', ['$5.50']],
    ],
  },
  'the price of one of several': {
    files: {
      'cards.md': `## Packs

| What | Price |
|---|---|
| 10 visits | $190 |
| 5 visits | $100 |

## Season cards

| | Spark | Flame | Torch |
|---|---|---|---|
| Price | $60 | $99 | $149 |
| Films | 6 | 12 | unlimited |
| Guests | 0 | 1 | 3 |`,
    },
    cases: [
      ['with the 10 visit pack what does one visit work out at', ['$19'], ['$20']],
      ['per film, what does the spark card work out at', ['$10']],
      ['what does the top season card cost', ['Torch', '$149'], ['$99']],
      ['how much is the flame card', ['$99'], ['$8']],
    ],
  },
  'speeds and codes in the names of things': {
    files: {
      'drives.csv': `Item,Speed,Price
SSD 1 TB,560 MB/s,$120
SSD 2 TB,540 MB/s,$199
Key-board,,$35`,
      'karts.csv': `Kart,Top speed (mph),Minutes
Wasp,40,12
Bee,25,10`,
    },
    cases: [
      ['price of a 2tb ssd', ['$199'], ['$120']],
      ['how much is a keyboard', ['$35']],
      ['which kart is the fastest', ['Wasp'], ['Bee']],
    ],
  },
  'a row without a price that says why': {
    files: {
      'fun.csv': `What,Price,Fine print
Mini golf,$9,clubs included and balls too
Swing boat,–,taken down in spring and not coming back
Batting cage,$12,helmets are at the desk`,
    },
    cases: [['what does the swing boat cost', ['taken down']]],
  },
});
