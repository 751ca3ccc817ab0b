import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'rows for the first and for each one more': {
    files: {
      'studio.csv': `Service,Price
      "Monogram, first 4 stitches",£40
      "Monogram, each extra stitch",£7
      "Passport photos, first set",£14
      "Passport photos, each further set",£6
      Mug with picture,£11
      First class frame,£30`,
    },
    cases: [
      ['a monogram with 7 stitches, total?', ['£61'], ['£280', '£49']],
      ['three sets of passport photos total', ['£26'], ['£42', '£18']],
      ['2 extra stitches on the monogram, total', ['£14']],
      ['4 mugs total', ['£44']],
      ['two first class frames total', ['£60']],
    ],
  },
  'numbers that measure something else': {
    files: {
      'hire.md': `# Hire

| Boat | 2 hrs | Half day | Whole day | Deposit |
|---|---|---|---|---|
| Dinghy | €20 | €32 | €50 | €40 |
| Surfski | €25 | €40 | €60 | €60 |
| Raft | €45 | €70 | €110 | €90 |`,
      'shop.csv': `Item,Size,Price
      Olive soap,3 oz,€4.50
      Beeswax candle,2 hours,€6.00
      Tea towel,,€9.00
      Boat house per hour,,€35.00`,
      'lake.csv': `Boat,Per hour
      Pedalo,€12
      Canoe,€9`,
      'trips.csv': `Trip,Length,Price
      Harbor paddle,2 hours,€30 p.p.
      Sunset paddle,3 hours,€40 p.p.`,
    },
    cases: [
      ['2 dinghies for a whole day, total', ['€100'], ['€40']],
      ['2 rafts and a surfski for the whole day', ['€280']],
      ['price for 3 olive soaps', ['€13.50']],
      ['what do 2 beeswax candles cost', ['€12']],
      ['the boat house for 4 hours, total', ['€140']],
      [['how much is a tea towel?', 'and for 3 of those?'], ['€27'], ['€9.00.']],
      [['how much is a raft for a whole day?', 'and two?'], ['€220']],
      [['how much is a dinghy for 2 hours?', 'and 2 of them for a whole day?'], ['€100']],
      ['2 pedalos for 3 hours, total', ['€72'], ['€36', '€24']],
      ['harbor paddle and sunset paddle for 2 people, total', ['€140'], ['€110']],
      ['2 tea towels and 2 unicycles, total?', null],
    ],
  },
  'a list without a header, priced in rand': {
    files: {
      'menu.html': `<h2>Menu</h2><table><tr><td>Big plate</td><td>R120</td><td>egg, sausage, toast</td></tr>
      <tr><td>Small plate</td><td>R80</td><td>egg, toast</td></tr>
      <tr><td>Leek tart</td><td>R95</td><td></td></tr>
      <tr><td>Ginger beer</td><td>R35</td><td>0.3 l</td></tr></table>`,
    },
    cases: [
      ['how much is the big plate', ['R120']],
      ['2 big plates and 2 ginger beers', ['R310'], ['R70']],
    ],
  },
  'one of two seasons with dates': {
    files: {
      'rates.html': `<h2>Per night</h2><table><tr><th>Hut</th><th>Low season</th><th>High season</th></tr>
      <tr><td>Alder</td><td>$60</td><td>$85</td></tr><tr><td>Birch</td><td>$75</td><td>$99</td></tr></table>
      <p>Dogs are welcome. High season: 20 June–10 September.</p>`,
    },
    cases: [
      ['how much is the alder hut in august', ['$85'], ['$60']],
      ['2 nights in the birch hut in july, total', ['$198']],
      ['price of the birch hut in march', ['$75'], ['$99']],
    ],
  },
  'a price for a foot': {
    files: {
      'cloth.csv': `Cloth,Price,Notes
      Oilcloth,$25 per foot,wide
      Felt,$8 per foot,
      Pattern book,$40,`,
    },
    cases: [
      ['20 feet of oilcloth', ['$500']],
      ['what is the pattern book', ['$40']],
    ],
  },
  'sizes that are written as codes': {
    files: {
      'rims.csv': `Size,Brand,Product,Price
      18/22K,Orbit,Comet,$40
      20/24K,Orbit,Meteor,$55
      20/24K,Halo,Aurora,$62
      24/28K,Halo,Zenith,$80`,
    },
    cases: [
      ['cheapest 20/24K you have', ['Meteor', '$55'], ['Comet']],
      ['how much is the aurora', ['$62']],
    ],
  },
});
