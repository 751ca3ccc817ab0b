import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'groups that only go with another group': {
    files: {
      'rates.csv': `Category,Item,Price
      Cabins,Fern cabin,$90
      Cabins,Moss cabin,$120
      Cabins,Pine cabin,$150
      Cabin extras,Firewood,$8
      Cabin fees,Late departure,$25
      Tours,Night walk,$15`,
    },
    cases: [
      ['which cabin is the cheapest?', ['Fern cabin', '$90'], ['Firewood']],
      ['how many cabins do you have?', ['3']],
      ['what are the cabin extras?', ['Firewood']],
    ],
  },
  'a size that is part of another': {
    files: {
      'stall.csv': `Item,Size,Price
      Bagels,half dozen,$6
      Bagels,dozen,$11
      Cream cheese,tub,$4
      Rye loaf,large,$7`,
    },
    cases: [
      ['a dozen bagels + a rye loaf, what does that come to', ['$18']],
      ['half dozen bagels and cream cheese together?', ['$10']],
    ],
  },
  'what the price is sold per': {
    files: {
      'orchard.csv': `Fruit,Picked,Price,Sold per
      Cherries,by you,€8.00,kg
      Quinces,by us,€3.50,kg
      Cider,,€6.00,bottle`,
    },
    cases: [
      ['how much are 3 kilos of cherries', ['€24']],
      ['2 bottles of cider, how much?', ['€12']],
    ],
  },
});
