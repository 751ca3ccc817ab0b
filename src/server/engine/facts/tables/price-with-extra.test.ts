import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'a price for so many, and one for each more in the note': {
    files: {
      'parties.csv': `Package,Group,Price (USD),Notes
      Splash afternoon,Celebrations,250,Up to 9 children. Extra child $18
      Lantern evening,Celebrations,410,"Up to 15 guests, $22 for each additional guest, 20 at most"
      Puppet hour,Celebrations,120,"10 kids included. Every extra child $7.50"
      Foam hour,Celebrations,90,Up to 6 kids. Extra child $9 weekday / $12 weekend
      Banner,Extras,14,Extra letter $2`,
    },
    cases: [
      ['splash afternoon for 12 kids, what would that be', ['$304'], ['$3,000']],
      ['how much is the splash afternoon with 8 children', ['$250'], ['$304']],
      ['cost of the lantern evening for 18 guests', ['$476']],
      ['cost of the lantern evening for 25 guests', ['20 at most'], ['$630']],
      ['puppet hour with 13 kids total?', ['$142.50']],
      ['foam hour for 8 kids, what does it cost', ['$90', '$12 weekend'], ['$108']],
      ['how much is a banner', ['$14']],
    ],
  },
  'in a column of its own': {
    files: {
      'events.csv': `Event,Who,Price,Notes
      Cave picnic,Up to 6 people,€90,Extra person €12
      Hill picnic,Up to 8 people,€110,Extra person €11`,
    },
    cases: [
      ['cave picnic for 9 people how much?', ['€126']],
      ['hill picnic for 8 people, price?', ['€110'], ['€121']],
    ],
  },
  'things instead of people, in Spanish': {
    files: {
      'taller.csv': `Servicio;Cantidad;Precio;Notas
      Planchado de camisas;hasta 4 camisas;12 €;Cada camisa de más 2,50 €
      Arreglo de bolsillos;hasta 2 bolsillos;9 €;
      Teñido de telas;;20 €;`,
    },
    language: 'es',
    cases: [
      ['cuánto cuesta el planchado de 7 camisas', ['19,50 €']],
      ['precio del teñido de telas', ['20 €']],
    ],
  },
});
