import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
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
});
