import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { askTables, openFiles } from './testing/table-fixture.ts';

/** A question, maybe after an earlier one, what its answer must say and must not; null when it mustn't be answered. */
type Case = [ask: string | [before: string, ask: string], says: string[] | null, not?: string[]];

type Layout = { files: Record<string, string>; language?: LanguageCode; cases: Case[] };

const layouts: Record<string, Layout> = {
  'a price column per size': {
    files: {
      'grooming.csv': `Treatment,Small (up to 10 kg),Medium (10-25 kg),Large (over 25 kg),Minutes
      Bath and dry,€28,€38,€52,45
      Full groom,€45,€60,€85,90
      Nail clipping,€9,€9,€12,10
      Deshedding,€35,€48,€66,60
      Ear cleaning,€7,€7,€7,10`,
    },
    cases: [
      ['how much is a full groom for a large dog', ['€85'], ['€45', '€60']],
      ['what does bath and dry cost for my 18 kg spaniel', ['€38'], ['€28', '€52']],
      ['full groom, my dog weighs 30 kg, price?', ['€85'], ['€60']],
      ['what is the cheapest treatment for a small dog', ['Ear cleaning', '€7']],
      ['how long does a full groom take', ['90']],
      ['nail clipping and ear cleaning for a large dog together', ['€19']],
      ['do you do teeth cleaning and what does it cost', null],
      ['price for a deshedding', ['€35', '€48', '€66']],
      [
        'which treatments are under €40 for a medium dog',
        ['Bath and dry', 'Nail clipping', 'Ear cleaning'],
        ['Full groom', 'Deshedding'],
      ],
      ['difference between bath and dry and full groom for a medium dog', ['€22']],
      ['how much more is deshedding for a large dog than for a small one', ['€31']],
    ],
  },
  'seasons as columns': {
    files: {
      'rates.md': `# Rates 2026

## Nightly rates

| Pitch type | Low season (1 Oct – 31 Mar) | Mid season (Apr–Jun, Sep) | High season (Jul–Aug) |
|---|---|---|---|
| Tent pitch | £14 | £19 | £26 |
| Motorhome pitch | £20 | £27 | £36 |
| Glamping pod | £45 | £60 | £85 |
| Extra adult | £5 | £6 | £8 |
| Extra child (4–15) | £2 | £3 | £4 |
| Child under 4 | free | free | free |
| Dog | £2 | £2 | £3 |`,
    },
    cases: [
      ['how much is a tent pitch in august', ['£26'], ['£14', '£19']],
      ['price for a glamping pod in may?', ['£60'], ['£45', '£85']],
      ['what does a motorhome pay in january', ['£20'], ['£36', '£27']],
      ['how much for a motorhome in high season', ['£36'], ['£20']],
      ['do i pay for a 2 year old', ['free']],
      ['what does an extra child of 9 cost in july', ['£4'], ['free', '£2', '£3']],
      ['three nights in a glamping pod in july, what does that come to', ['£255']],
      [['how much is a tent pitch in july?', 'and in february?'], ['£14'], ['£26']],
      ['how much is a static caravan per night', null],
      ['what does a dog cost', ['£2', '£3']],
    ],
  },
  'days as columns, two tables on a page': {
    files: {
      'tickets.html': `<html><body><h1>Ticket prices</h1><table><tr><th></th><th>Mon–Thu</th><th>Fri–Sun</th></tr><tr><td>Adult</td><td>$11</td><td>$14</td></tr><tr><td>Child (up to 12)</td><td>$7</td><td>$9</td></tr><tr><td>Senior (65+)</td><td>$8</td><td>$10</td></tr><tr><td>Student</td><td>$9</td><td>$12</td></tr><tr><td>3D surcharge</td><td>$3</td><td>$3</td></tr></table><h2>Snacks</h2><table><tr><th>Snack</th><th>Small</th><th>Large</th></tr><tr><td>Popcorn</td><td>$5</td><td>$8</td></tr><tr><td>Nachos</td><td>$6.50</td><td>$9</td></tr><tr><td>Soda</td><td>$4</td><td>$5.50</td></tr></table></body></html>`,
    },
    cases: [
      ['how much is an adult ticket on saturday', ['$14'], ['$11']],
      ['student ticket on a tuesday?', ['$9'], ['$12']],
      ['whats a kids ticket on wednesday', ['$7'], ['$9']],
      ['my dad is 70, what does he pay on sunday', ['$10'], ['$14', '$8 ']],
      ['price of a large popcorn', ['$8'], ['$5']],
      ['2 adults and 2 children on friday, total?', ['$46']],
      ['how much are 3 student tickets on monday', ['$27']],
      ['large popcorn and a small soda together', ['$12']],
      ['how much is a hot dog', null],
      ['for a 8 year old on a weekend', ['$9'], ['$7']],
    ],
  },
  'a row per quantity': {
    files: {
      'print.csv': `Product,Quantity,Price,Delivery
      Business cards,100,$19,3 working days
      Business cards,250,$29,3 working days
      Business cards,500,$42,3 working days
      Flyers A5,100,$25,4 working days
      Flyers A5,500,$59,4 working days
      Flyers A5,1000,$85,5 working days
      Posters A2,10,$48,2 working days
      Posters A2,50,$160,3 working days
      Banner 2 x 1 m,1,$75,5 working days`,
    },
    cases: [
      ['how much are 250 business cards', ['$29'], ['$19', '$42']],
      ['price for 1000 flyers', ['$85'], ['$25', '$59']],
      ['what do 500 business cards cost', ['$42'], ['$59', '$29']],
      ['how long do 50 posters take', ['3 working days'], ['2 working']],
      ['what does a banner cost', ['$75']],
      ['how much are business cards', ['$19', '$29', '$42'], ['$25']],
      ['how much are stickers', null],
      ['what is the fastest product', ['Posters A2', '2 working days']],
    ],
  },
  'plans as columns': {
    files: {
      'plans.md': `# Membership

| | Basic | Plus | Premium |
|---|---|---|---|
| Monthly fee | $25 | $39 | $59 |
| Joining fee | $30 | $30 | none |
| Guest passes per month | 0 | 1 | 4 |
| Sauna | no | yes | yes |
| Classes included | 2 a week | 5 a week | unlimited |
| Notice period | 1 month | 1 month | 3 months |
| Towel service | no | no | yes |`,
    },
    cases: [
      ['how much is the plus membership', ['$39'], ['$25', '$59']],
      ['how many guest passes do i get with premium', ['4']],
      ['does basic include the sauna', ['No']],
      ['which membership has towel service', ['Premium'], ['Basic', 'Plus']],
      ['which plans include sauna', ['Plus', 'Premium'], ['Basic']],
      ['what is the notice period for premium', ['3 months']],
      ['how much is plus for 6 months', ['$234']],
      ['difference between basic and premium per month', ['$34']],
      ['how many classes are in the basic plan', ['2 a week']],
      ['is there a joining fee for premium', ['none']],
      ['cheapest membership?', ['Basic', '$25'], ['Joining']],
      ['what does the student membership cost', null],
    ],
  },
  'columns of a text file with an empty corner': {
    files: {
      'hire.txt': `BOAT HIRE

                  1 hour    Half day    Full day
Rowing boat           €12       €30         €48
Pedal boat            €15       €38         €60
Kayak, single         €10       €25         €40
Kayak, double         €14       €35         €55
Stand-up paddle       €11       €28         €45

Deposit €20 for every boat.`,
    },
    cases: [
      ['how much is a pedal boat for an hour', ['€15'], ['€38', '€60']],
      ['rowing boat half day?', ['€30'], ['€48', '€12']],
      ['what is the cheapest boat for a full day', ['Kayak, single', '€40']],
      ['how much is it to rent a motorboat', null],
      ['two single kayaks for half a day', ['€50']],
      [['how much is a rowing boat for an hour?', 'and for a full day?'], ['€48'], ['€12', '€30']],
    ],
  },
  'title and category rows, the price before the name': {
    files: {
      'menu.csv': `SANDWICH BAR MENU,,,,,
      ,,,,,
      No,Price,Item,Vegan,Vegetarian,Calories
      SANDWICHES,,,,,
      1,$8.50,Turkey club,no,no,640
      2,$7.90,Falafel wrap,yes,yes,520
      3,$8.20,Grilled halloumi,no,yes,590
      SALADS,,,,,
      4,$9.40,Caesar salad,no,no,480
      5,$8.90,Quinoa bowl,yes,yes,430
      6,$7.50,Greek salad,no,yes,390
      DRINKS,,,,,
      7,$3.50,Lemonade,yes,yes,120
      8,$2.80,Iced tea,yes,yes,90
      9,$4.20,Mango lassi,no,yes,240`,
    },
    cases: [
      ['how much is the quinoa bowl', ['$8.90'], ['$9.40']],
      [
        'what vegan things do you have under $8',
        ['Falafel wrap', 'Lemonade', 'Iced tea'],
        ['Quinoa', 'Turkey', 'Greek'],
      ],
      ['which salads are vegetarian', ['Quinoa bowl', 'Greek salad'], ['Caesar', 'halloumi']],
      ['cheapest sandwich', ['Falafel wrap', '$7.90'], ['Iced tea']],
      ['most expensive drink?', ['Mango lassi', '$4.20']],
      ['how many salads do you have', ['3']],
      ['how many calories does the turkey club have', ['640']],
      ['falafel wrap plus a lemonade, what does that make', ['$11.40']],
      ['is the mango lassi vegan', ['No']],
      ['how much is a tuna sandwich', null],
      ['2 iced teas and a greek salad', ['$13.10']],
      ['which dish has the fewest calories', ['Iced tea']],
      ['how much are 3 lemonades', ['$10.50']],
    ],
  },
  'courses and their dates in two files': {
    files: {
      'courses.csv': `Course;Teacher;Day;Time;Room;Fee per term;Places
      Guitar beginners;Lena Holt;Monday;17:00-18:00;2;180;8
      Guitar advanced;Lena Holt;Thursday;18:30-20:00;2;220;6
      Choir;Martin Reef;Wednesday;19:00-21:00;Hall;60;40
      Drums for kids;Sofia Lund;Saturday;10:00-11:00;4;150;5
      Piano beginners;Igor Pavic;Tuesday;16:00-17:00;1;240;3`,
      'dates.csv': `Course,Starts,Ends,Status
      Guitar beginners,7 September 2026,14 December 2026,open
      Guitar beginners,11 January 2027,22 March 2027,open
      Guitar advanced,10 September 2026,17 December 2026,full
      Choir,9 September 2026,16 December 2026,open
      Drums for kids,12 September 2026,19 December 2026,waiting list`,
    },
    cases: [
      ['who teaches the choir', ['Martin Reef'], ['Lena']],
      ['which room is piano beginners in', ['1']],
      ['how much is guitar advanced', ['220'], ['180']],
      [
        'when does guitar beginners start',
        ['7 September 2026', '11 January 2027'],
        ['10 September'],
      ],
      ['when does guitar beginners end in march', ['22 March 2027'], ['14 December']],
      ['what day is choir', ['Wednesday']],
      ['which courses does lena holt teach', ['Guitar beginners', 'Guitar advanced'], ['Choir']],
      ['which course has the most places', ['Choir', '40']],
      ['how many places are there in drums for kids', ['5']],
      ['what is on saturday', ['Drums for kids'], ['Choir']],
      ['who teaches violin', null],
      [['when is choir?', 'and who leads it?'], ['Martin Reef']],
    ],
  },
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
      ['how big is the 8 inch lemon drizzle', ['14']],
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
};

describe.each(Object.entries(layouts))('%s', (_, { files, language = 'en', cases }) => {
  const ask = askTables({ shop: openFiles(files), language });

  test.each(cases)('%j', (text, says, not = []) => {
    const answer = typeof text === 'string' ? ask(text) : ask(text[1], text[0]);
    const isGiven = answer !== null && answer.certainty >= defaultThreshold;
    expect(isGiven).toBe(says !== null);
    for (const part of says ?? []) expect(answer?.text).toContain(part);
    for (const part of not) expect(answer?.text).not.toContain(part);
  });
});
