import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'what some people pay, told in a text': {
    files: {
      'sauna-barge.csv': `Service,Weekday,Weekend
Steam hour,€38,€45
Birch whisking,€22,€26`,
      'notes.md': `# Good to know

Nurses get a steam hour for €30, Monday to Wednesday.

Kids under 5 enter free, kids 5 to 10 pay half.`,
    },
    cases: [
      ['im a nurse, how much is the steam hour on a tuesday', ['€30']],
      ['do i have to pay for my 4 year old at the steam hour', ['free']],
    ],
  },
  'a distance leads to its row, whatever else is told': {
    files: {
      'towing.csv': `Distance from the harbor,Towing fee
up to 15 miles,free
16–30 miles,$75
31–60 miles,$150`,
    },
    cases: [
      ['our boathouse is 40 miles from the harbor do you charge for towing', ['$150'], ['$75']],
    ],
  },
  'a column counts what is asked for, and no row has a price': {
    files: {
      'drums.csv': `Program,Where,Coins,Time
Wool care,Drum 1,2,9 min
Blanket spin,Drum 7,3,6 min
Snow rinse,Drum 2,1,2 min
Hot press,Drum 3,1,4 min`,
      'parcels.csv': `Bundle,What is in it,Price
Copper,wool care,€9
Golden,snow rinse + hot press,€15`,
    },
    cases: [
      ['how much is the snow rinse', null],
      ['how much is the golden bundle', ['€15']],
    ],
  },
  'a time of day that no row has': {
    files: {
      'weaving.csv': `Course,Level,Price
Weaving for adults,basic,$60
Weaving for children,basic,$40
Felting for adults,basic,$55`,
    },
    cases: [['is there any weaving for adults in the morning', null]],
  },
});
