import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'letters that a sentence under the table explains without signs': {
    files: {
      'cabins.csv': `Cabin,Sleeps,Per night,Equipment
Alder,2,$80,S
Aspen,4,$120,B E
Maple,6,$160,B E K
Willow,2,$95,S E
,,,
"S shared bathroom, B own bathroom, E electricity, K kitchen.",,,`,
    },
    cases: [
      ['which cabins have a kitchen', ['Maple'], ['Aspen', 'Willow']],
      ['which cabins have electricity', ['Aspen', 'Maple', 'Willow'], ['Alder']],
    ],
  },
  'letters in brackets behind the names': {
    files: {
      'tools.csv': `Tool;Day $;Week $
Hedge cutter 60 cm (P);40;150
Drill press (E);35;120
Water pump (P) (T);60;220
Wood lathe (E) (T);75;260
Step ladder;15;50
;;
(E) electric  (P) petrol  (T) needs a trailer;;`,
    },
    cases: [
      ['which tools run on petrol', ['Hedge cutter', 'Water pump'], ['lathe', 'ladder']],
      ['which tools need a trailer', ['Water pump', 'Wood lathe'], ['Hedge']],
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
      'boats.csv': `Boat,People,2 hours,Key
Finch (runabout),4,$110,F D
Grebe (cruiser),7,$210,C L
Swift (pontoon),9,$250,C D B
,,,
"F = rod holders / fishing seat. C = canopy (summer only). D = dogs allowed. B = barbecue on board. L = toilet on board.",,,`,
    },
    cases: [
      ['which boats have a toilet', ['Grebe'], ['Finch']],
      ['which boats have a canopy', ['Grebe', 'Swift'], ['Finch']],
    ],
  },
  'days a thing is made on, and "daily"': {
    files: {
      'loaves.csv': `Loaf,Price,Contains,Baked
White bloomer,$5.50,W,daily
Corn bread,$6.20,E D,Tue Thu
Walnut loaf,$7.80,W N,Fri Sat
Potato bread,$6.00,W,daily
,,,
W wheat  E egg  D dairy  N nuts,,,`,
    },
    cases: [
      ['which loaves do you bake on fridays', ['bloomer', 'Walnut', 'Potato'], ['Corn']],
      ['which loaves have nuts', ['Walnut'], ['bloomer']],
    ],
  },
  'prices for so many hours': {
    files: {
      'hire.csv': `Craft,Seats,1 hr,2 hrs,Half day (4 hrs)
Single kayak,1,24,38,55
Double kayak,2,37,61,90
Canoe,3,42,66,99`,
    },
    cases: [
      ['2 hours in a double kayak', ['61'], ['37']],
      ['what is the cheapest for 2 hours', ['Single kayak', '38']],
    ],
  },
});
