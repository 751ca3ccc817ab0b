import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'letters that a sentence under the table explains without signs': {
    files: {
      'huts.csv': `Hut,Sleeps,Per night,With
Alder,2,$80,V
Aspen,4,$120,G P
Maple,6,$160,G P T
Willow,2,$95,V P
,,,
"V view of the valley, G garden, P place to park, T terrace.",,,`,
    },
    cases: [
      ['which huts have a terrace', ['Maple'], ['Aspen', 'Willow']],
      ['which huts have a garden', ['Aspen', 'Maple'], ['Alder']],
    ],
  },
  'letters in brackets behind the names': {
    files: {
      'lamps.csv': `Lamp;Day $;Week $
Globe 60 cm (D);40;150
Desk lamp (B);35;120
Stage light (D) (R);60;220
Lantern (B) (R);75;260
Candle stick;15;50
;;
(B) runs on batteries  (D) can be dimmed  (R) for rain;;`,
    },
    cases: [
      ['which lamps run on batteries', ['Desk lamp', 'Lantern'], ['Globe', 'Candle']],
      ['which lamps can be dimmed', ['Globe', 'Stage light'], ['Desk']],
    ],
  },
  'small letters': {
    files: {
      'menu.csv': `Dish,Diet,Price
Leek tart,v,£8.20
Bean chili,"vg, gf",£7.90
Ham roll,,£5.40
Rice salad,"vg, gf",£6.80
Cheese scone,v,£3.10
,,
"v = vegetarian, vg = vegan, gf = gluten free",,`,
    },
    cases: [
      ['which dishes are vegan', ['Bean chili', 'Rice salad'], ['Leek', 'Ham']],
      ['which dishes are gluten free', ['Bean chili', 'Rice salad'], ['Cheese']],
    ],
  },
  'words after a slash and in brackets': {
    files: {
      'rooms.csv': `Room,People,2 hours,Key
Finch,4,$110,K W
Grebe,7,$210,S P
Swift,9,$250,S W B
,,,
"K = kettle / hot plate. S = stage (half size). W = whiteboard. B = balcony. P = piano in tune.",,,`,
    },
    cases: [
      ['which rooms have a piano', ['Grebe'], ['Finch']],
      ['which rooms have a stage', ['Grebe', 'Swift'], ['Finch']],
      ['which rooms have a hot plate', ['Finch'], ['Grebe']],
    ],
  },
  'days a thing is made on, and "daily"': {
    files: {
      'fudge.csv': `Fudge,Price,Contains,Made
Vanilla,$5.50,M,daily
Coconut,$6.20,M S,Tue Thu
Peanut crunch,$7.80,M P,Fri Sat
Toffee,$6.00,M,daily
,,,
M milk  S soy  P peanuts,,,`,
    },
    cases: [
      ['which fudge do you make on fridays', ['Vanilla', 'Peanut', 'Toffee'], ['Coconut']],
      ['which fudge has soy in it', ['Coconut'], ['Vanilla']],
    ],
  },
  'prices for so many hours': {
    files: {
      'ponies.csv': `Ride,Riders,1 hr,3 hrs,Half day (5 hrs)
Pony,1,24,58,85
Small cart,2,37,91,130
Wagon,6,62,146,199`,
    },
    cases: [
      ['3 hours in a small cart', ['91'], ['37']],
      ['what is the cheapest for 3 hours', ['Pony', '58']],
    ],
  },
});
