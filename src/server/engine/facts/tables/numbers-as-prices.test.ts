import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'codes of seasons with a key under the table': {
    files: {
      'yurts.csv': `yurt,LS,MS,HS
Linnet (double),62,78,97
Plover (family),88,112,143
Dunlin (studio),47,58,71
,,,
LS = low season,,,
MS = mid season,,,
"HS = high season (July, August and Easter)",,,`,
    },
    cases: [
      ['how much is the plover in high season', ['143'], ['88']],
      ['price of the dunlin in august', ['71'], ['47']],
      ['which yurt is cheapest in low season', ['Dunlin', '47']],
    ],
  },
  'kinds of people': {
    files: {
      'rides.csv': `Ride,Lasts,Grown-ups and teens,Adults,Children
Harbor loop,1 h,,24,13
Seal island,2.5 h,,46,29
Night lights,1.5 h,,31,19`,
    },
    cases: [
      ['how much is seal island for a child', ['29'], ['46']],
      ['what does the harbor loop cost for adults', ['24'], ['13']],
    ],
  },
  'a currency over the names': {
    files: {
      'valet.csv': `Prices in EUR,Small,Medium,Large,Minutes
Quick polish,8,10,13,15
Full polish,22,27,35,60
Seats only,17,20,26,45`,
    },
    cases: [
      ['how much is a full polish for a large car', ['35'], ['22']],
      ['what does seats only cost for a small one', ['17'], ['26']],
    ],
  },
  'a number of guests, and each further one': {
    files: {
      'saunas.csv': `Sauna,Minutes,1-2 guests,each extra guest,Max guests
Birch sauna,45,64,19,5
Lake sauna,60,83,22,7
Steam room,30,52,16,6`,
    },
    cases: [['how much is the lake sauna for two guests', ['83'], ['22']]],
  },
  'seats for adults and children are no prices': {
    files: {
      'boats.csv': `Boat,Adults,Children
Heron,4,2
Osprey,6,3
Kite,2,1`,
    },
    cases: [['how much is the osprey', null]],
  },
  'a currency by its name': {
    language: 'es',
    files: {
      'cuotas.csv': `Servicio;Pesos;Vale
Clase de prueba;90;una vez
Pase de 4 clases;620;30 días
Pase de 8 clases;1100;45 días`,
    },
    cases: [
      ['cuanto cuesta el pase de 8 clases', ['1100'], ['620']],
      ['pase de 4 clases', ['620'], ['1100']],
    ],
  },
  'rows that differ by a digit': {
    language: 'es',
    files: {
      'fuentes.csv': `plato;precio
Fuente variada para 2;36,00
Fuente variada para 4;68,00
Sopa de calabaza;7,50`,
    },
    cases: [
      ['precio de la fuente variada para 4', ['68,00'], ['36,00']],
      ['fuente variada para 2 personas cuanto vale', ['36,00'], ['68,00']],
      ['que es mas caro, la sopa o la fuente para 2, y por cuanto', ['28,50']],
    ],
  },
  'kinds of one thing in a line': {
    files: {
      'bench.txt': `WORKSHOP
chain fitting per bike: steel $12, coated $19
tube: city $11, racing $14, cargo $17
bell $6`,
    },
    cases: [
      ['how much is fitting a coated chain', ['19'], ['12']],
      ['what does a cargo tube cost', ['17'], ['11']],
    ],
  },
});
