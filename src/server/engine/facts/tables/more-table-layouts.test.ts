import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'a German list without a header': {
    language: 'de',
    files: {
      'massagen.txt': `Unsere Massagen

Rückenmassage 25 Min      32,00 €
Rückenmassage 50 Min      58,00 €
Ganzkörpermassage 60 Min  69,00 €
Fußreflexzonen 30 Min     38,00 €
Hot Stone 75 Min          89,00 €`,
    },
    cases: [
      ['Was kostet eine Ganzkörpermassage?', ['69,00'], ['58,00']],
      ['wie teuer ist die rückenmassage mit 50 minuten', ['58,00'], ['32,00']],
      ['Was ist die günstigste Massage?', ['Rückenmassage', '32,00']],
      ['Was kostet eine Lomi Lomi Massage?', null],
      ['was kosten zwei hot stone behandlungen', ['178,00']],
    ],
  },
  'day and night prices in French': {
    language: 'fr',
    files: {
      'tarifs.csv': `Prestation;Jour;Nuit et week-end;Durée
      Ouverture de porte claquée;89 €;149 €;20 min
      Ouverture de porte blindée;189 €;279 €;60 min
      Changement de cylindre;120 €;170 €;30 min
      Reproduction de clé;12 €;;10 min`,
    },
    cases: [
      ['combien coûte une ouverture de porte claquée la nuit', ['149'], ['89']],
      ['prix du changement de cylindre le week-end ?', ['170'], ['120']],
      ['combien coûte un coffre-fort', null],
    ],
  },
  'prices per hour, day and kilometer with surcharges': {
    files: {
      'vans.csv': `Vehicle,Per hour,Per day,Per km,Extras
      Small van,£15,£65,£0.25,+ £20 on weekends
      Large van,£19,£85,£0.30,+ £25 on weekends
      Box truck 3.5 t,£28,£120,£0.40,+ £40 on weekends; license class B is enough`,
      'extras.csv': `Item,Price,Unit
      Moving box,£2.50,each
      Moving blanket,£3,per day
      Hand truck,£8,per day
      Packing paper,£12,per roll (10 kg)`,
    },
    cases: [
      ['how much is the small van per day', ['£65'], ['£15', '£0.25']],
      ['what does the large van cost on saturday per day', ['£110']],
      ['how much are 20 moving boxes', ['£50']],
      ['what does a km cost with the box truck', ['£0.40'], ['£120']],
      ['hand truck for 3 days', ['£24']],
      ['box truck for 5 hours', ['£140']],
      ['how much is a trailer', null],
    ],
  },
  'durations in hours and minutes': {
    files: {
      'nails.csv': `Service,Duration,Price
      Classic manicure,45 min,$30
      Gel manicure,1 h,$45
      Acrylic full set,2 h 15 min,$80
      Classic pedicure,50 min,$40
      Spa pedicure,1 hr 15 min,$58
      Polish change,20 min,$15
      Gel removal,30 min,$12`,
    },
    cases: [
      ['how long does an acrylic full set take', ['2 h 15']],
      [
        'which services take less than an hour',
        ['Classic manicure', 'Classic pedicure', 'Polish change', 'Gel removal'],
        ['Gel manicure', 'Spa', 'Acrylic'],
      ],
      ['what takes longest', ['Acrylic full set']],
      ['is a gel manicure more expensive than a spa pedicure', ['No', '$58']],
      ['how much is a manicure', ['$30', '$45'], ['$40', '$58']],
      ['quickest treatment?', ['Polish change']],
      ['how much is a french manicure', null],
      ['how much for dip powder', null],
    ],
  },
  'sizes in square meters': {
    files: {
      'units.md': `# Storage units

| Unit | Size | Monthly | Floor |
|---|---|---|---|
| A | 2 m² | €39 | ground |
| B | 5 m² | €75 | ground |
| C | 8 m² | €105 | first |
| D | 12 m² | €149 | ground |

A lock costs €12.`,
    },
    cases: [
      ['how much is an 8 m² unit', ['€105'], ['€75']],
      ['what does unit D cost', ['€149'], ['€39']],
      ['price of the 5 square meter unit', ['€75'], ['€105']],
      ['which units are on the ground floor', ['A', 'B', 'D'], ['€105']],
      ['biggest unit?', ['D', '12']],
      ['which units cost less than €100', ['A', 'B'], ['€105', '€149']],
      ['unit B for 4 months', ['€300']],
    ],
  },
  'sizes for so many people': {
    files: {
      'cakes.csv': `Cake,6 inch (8 servings),8 inch (14 servings),10 inch (24 servings),Contains
      Carrot cake,$32,$46,$68,"egg, walnut, milk"
      Lemon drizzle,$28,$40,$60,"egg, milk"
      Vegan chocolate,$34,$48,$72,soy
      Red velvet,$36,$50,$76,"egg, milk"
      Wedding cake,on request,on request,on request,
      Gluten-free almond,$38,$54,,"egg, almond"`,
    },
    cases: [
      ['how much is a carrot cake for 14 people', ['$46'], ['$32', '$68']],
      ['price of a 10 inch red velvet', ['$76'], ['$36', '$50']],
      ['which cakes have no egg', ['Vegan chocolate'], ['Carrot']],
      ['which cakes contain nuts', ['Carrot']],
      ['how much is the wedding cake', ['on request']],
      ['do you have the almond cake in 10 inch and what does it cost', null],
      ['how much is a cheesecake', null],
      ['which cake is cheapest in 6 inch', ['Lemon drizzle', '$28']],
    ],
  },
  'the same things in two lists': {
    files: {
      'dine-in.csv': `Dish,Price
      Margherita,€9.50
      Diavola,€11.50
      Funghi,€10.50
      Calzone,€12`,
      'takeaway.csv': `Dish,Takeaway price
      Margherita,€8
      Diavola,€10
      Funghi,€9`,
    },
    cases: [
      ['how much is a margherita to take away', ['€8'], ['€9.50']],
      ['what does a calzone cost', ['€12']],
      ['diavola takeaway price', ['€10'], ['€11.50']],
      ['how much is a quattro stagioni', null],
    ],
  },
  'weights in Spanish rows': {
    language: 'es',
    files: {
      'precios.csv': `Servicio;Peso;Precio
      Castración perro macho;hasta 10 kg;140 €
      Castración perro macho;de 10 a 25 kg;180 €
      Castración perro macho;más de 25 kg;230 €
      Castración gato;;90 €
      Vacuna rabia;;35 €
      Consulta;;30 €`,
    },
    cases: [
      ['¿cuánto cuesta castrar a un perro de 18 kg?', ['180'], ['140', '230']],
      ['precio castración perro macho 30 kg', ['230'], ['140', '180']],
      ['¿cuánto vale la vacuna de la rabia?', ['35']],
      ['¿cuánto cuesta la consulta y la vacuna de la rabia juntas?', ['65']],
      ['¿cuánto cuesta una radiografía?', null],
    ],
  },
  'tiers of order values and distances': {
    files: {
      'delivery.md': `# Delivery

| Order value | Delivery fee |
|---|---|
| under $50 | $7.90 |
| $50 to $100 | $4.90 |
| over $100 | free |

| Distance | Fee |
|---|---|
| up to 5 km | $5 |
| 5–15 km | $9 |
| 15–30 km | $16 |`,
    },
    cases: [
      ['what is the delivery fee for an order of $70', ['$4.90'], ['$7.90']],
      ['delivery for a $120 order?', ['free'], ['$7.90', '$4.90']],
      ['i live 12 km away, what is the fee', ['$9'], ['$16', '$5']],
      ['how much is delivery if i order for $30', ['$7.90'], ['$4.90']],
    ],
  },
});
