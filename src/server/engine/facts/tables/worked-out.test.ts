import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'what is done with a thing, in words no list has': {
    files: {
      'rentals.csv': `Item,Group,Half day,Full day,Holds,Max. load,Guide
Snow tube,Sleds,$9,$14,1,90 kg,
Family sled,Sleds,$16,$25,3,220 kg,
Dog sled tour,Tours,,$140,2,,Ilka
Torch walk,Tours,$35,,12,,Bren`,
    },
    cases: [
      ['what will you sting me for renting a family sled for the whole day', ['$25'], ['$16']],
      ['who leads the torch walk', ['Bren'], ['Ilka']],
      ['how much to borrow a snow tube for half a day', ['$9'], ['$14']],
      ['how much do i save taking the family sled for a full day instead of 2 half days', ['$7']],
      ['how much is a bobsleigh', null],
    ],
  },
  'a price list written as lines': {
    files: {
      'prices.txt': `BELFRY FRAMES

Cutting a mount: £6 per sheet
Stretching a canvas - £22 (up to 60 cm)
Dusting and polishing: from £15
Glass, museum grade: £48`,
    },
    cases: [
      ['how much is stretching a canvas', ['£22'], ['£6']],
      ['what does museum glass cost', ['£48']],
      ['whats the cheapest thing you do', ['Cutting a mount']],
      ['how much is gilding', null],
    ],
  },
  'lengths over prices in a text, without a name over the first column': {
    files: {
      'lanes.txt': `Private coaching

               30 min     60 min     90 min
Bowling        $20        $35        $48
Archery        $24        $42        $58
Darts          -          $30        $41`,
    },
    cases: [
      ['how much is a 90 minute archery coaching', ['$58'], ['$42']],
      ['an hour of darts, how much', ['$30'], ['$41']],
    ],
  },
  'coins and dozens of them': {
    files: {
      'copies.csv': `Item,Black,Color
Postcard,12p,40p
Bookmark,9p,30p`,
    },
    cases: [
      ['how much is a color postcard', ['40p'], ['12p']],
      ['25 black bookmarks how much', ['£2.25']],
    ],
  },
  'bundles and what they save': {
    files: {
      'pool.csv': `Ticket,Price,Includes
Single swim,$8,
10-swim card,$65,
Sauna,$12,
Towel,$3,
Spa bundle,$19,"Single swim, Sauna, Towel"`,
    },
    cases: [
      ['how much do i save with the 10-swim card', ['$15', '$80']],
      ['how much is it per swim with the 10-swim card', ['$6.50']],
      ['what do i save with the spa bundle compared to buying it separately', ['$4']],
    ],
  },
  'what members save': {
    files: {
      'prices.csv': `Class,Price,Members
Wheel throwing,$40,$34
Glazing,$25,$22`,
    },
    cases: [
      ['how much do i save on glazing as a member', ['$3', '$22', '$25']],
      ['how much is glazing', ['$25', '$22']],
    ],
  },
  'a week in columns with short days': {
    files: {
      'groups.csv': `Group,Ages,Mon,Tue,Wed,Thu,Fri,Tutor
Clay Mice,5-8,15:00,,15:00,,,Ms. Orr
Wheel Teens,12-16,,17:00,,,,Mr. Vale
Open Studio,18+,,,,19:00,19:00,Ms. Orr`,
    },
    cases: [
      ['how many times a week is clay mice', ['2']],
      ['which groups are on friday', ['Open Studio'], ['Clay Mice', 'Wheel Teens']],
      ['who teaches wheel teens', ['Vale'], ['Orr']],
    ],
  },
  'how many or how much it holds': {
    files: {
      'huts.csv': `Hut,Sleeps,Max. vehicle length,Low (Nov - Mar),High (Apr - Oct),How many
Fox den,2,6 m,€40,€55,4
Owl loft,4,7 m,€62,€80,3
Bear lodge,8,12 m,€120,€160,1`,
    },
    cases: [
      ['we are 5, which huts are big enough', ['Bear lodge'], ['Fox den', 'Owl loft']],
      ['which huts are ok for a vehicle of 7 m', ['Owl loft', 'Bear lodge'], ['Fox den']],
      ['how many huts do you have in total', ['8']],
      ['how much more is the owl loft than the fox den in july', ['€25'], ['€22']],
      ['cheapest hut in july', ['Fox den', '€55'], ['€40']],
    ],
  },
  'a cell that only one row has': {
    files: {
      'games.csv': `Game,Theme,Min. age,Price pp
Harbor Mist,Crime,12,£21
Deep Blue,Submarine,10,£23
Hollow House,Ghosts,16,£25`,
    },
    cases: [
      ['from what age is the submarine one', ['10'], ['12', '16']],
      ['from what age is the pirate one', null],
    ],
  },
  'first and last days': {
    files: {
      'terms.csv': `Term,From,To,Half-term break
Autumn,7 September,18 December,26 October
Spring,11 January,26 March,15 February`,
    },
    cases: [
      ['when does the spring term start', ['11 January'], ['26 March', '15 February']],
      ['when does autumn term end', ['18 December'], ['7 September']],
      ['when is half term in autumn', ['26 October'], ['7 September']],
    ],
  },
  'what prices are measured by': {
    files: {
      'garden.csv': `Work,Price,Unit
Hedge cutting,£4,per metre
Green olives,£2.20,100 g
Fence painting,£7,per square metre`,
    },
    cases: [
      ['12 metres of hedge cutting, what would that come to', ['£48']],
      ['how much are 300g of green olives', ['£6.60']],
    ],
  },
  'Spanish comparisons that name the thing once': {
    language: 'es',
    files: {
      'tarifas.csv': `Servicio;Precio;Con carné;Minutos
Masaje en cabina;52,00;45,00;50
Masaje a domicilio;70,00;62,00;50
Sesión breve;24,00;20,00;20`,
    },
    cases: [
      ['¿cuánto más caro es el masaje a domicilio que el de cabina?', ['18,00']],
      ['precio del masaje en cabina si tengo el carné', ['45,00'], ['52,00']],
      ['con el carné cuánto me ahorro en una sesión breve', ['4,00', '20,00', '24,00']],
      ['¿cuál es el servicio más barato?', ['Sesión breve', '24,00'], ['20,00']],
    ],
  },
});
