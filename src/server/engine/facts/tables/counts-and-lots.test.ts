import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'what several cost together, and what one costs': {
    files: {
      'stall.csv': `Item,Each,3 for,Diet
Oyster pie ★,£4.00,£11.25,
Leek turnover,£3.50,£9.75,vegan
Smoked eel roll,£5.20,£15.00,
Barley water,£2.00,,vegan`,
    },
    cases: [
      ['3 oyster pies and a barley water, what do i owe', ['£13.25'], ['£35.75']],
      ['4 leek turnovers how much', ['£14'], ['£39']],
      ['how much is 1 smoked eel roll', ['£5.20']],
    ],
  },
  'things counted in bags, and what is sold as so many': {
    files: {
      'kiln.csv': `Item,Unit,Price
Stoneware clay,10 kg bag,18.00
Stoneware clay,25 kg sack,39.00
Glaze powder,500 g,11.00
Wheel hire,hour,9.00
Glaze brush,each,4.50
Block of 10 studio visits,,85.00
Studio visit,,9.50`,
    },
    cases: [
      ['2 bags of stoneware clay (10kg) and a glaze brush, total?', ['40.50'], ['22.50']],
      ['if i buy ten studio visits what do i pay', ['85'], ['95']],
      ['25kg stoneware clay?', ['39'], ['18.00']],
    ],
  },
  'sizes that are counted': {
    files: {
      'posters.csv': `Size (in),Poster,Mounted,Banner
5 x 7,$6,$27,
8 x 10,$14,$44,$61
11 x 14,$23,$70,$88`,
    },
    cases: [['what do two 8x10 posters and one mounted 11x14 cost', ['$98'], ['$88', '$114']]],
  },
  'a number counts what its column is called': {
    files: {
      'etching.csv': `Session,Time,Price,Finished images
Quick plate,20 min,$49,5
Copper plate,45 min,$125,12
Long plate,75 min,$240,20
Memory plate,60 min,$210,12`,
    },
    cases: [
      ['which sessions come with 20 images', ['Long plate'], ['Quick']],
      ['which sessions come with 12 pictures', ['Copper plate', 'Memory plate'], ['Long']],
    ],
  },
  'who asks comes along': {
    files: {
      'rafting.csv': `Trip,Length,Adult (16+),Child (under 16)
Gorge run,2 hours,£38,£34
Mill drift,1 hour,£22,£17`,
    },
    cases: [
      ['me plus my two kids on the gorge run, what does that come to all together', ['£106']],
      ['2 kids on the mill drift how much', ['£34']],
    ],
  },
  'so many adults where each pays the same': {
    files: {
      'feasts.csv': `Feast,Min. guests,"Mon–Thu, per person","Fri–Sun, per person"
Harvest board,15,$11.50,$13.00
Smokehouse spread,20,$15.00,$17.00
Clambake,40,$18.50,$21.00`,
    },
    cases: [
      ['harvest board on a tuesday for 50 adults, what is the total', ['$575'], ['$650']],
      [
        'there are only 20 of us. which feasts could we get',
        ['Harvest board', 'Smokehouse spread'],
        ['Clambake'],
      ],
    ],
  },
  'a pass of so many in a column, and prices with tax beside them': {
    files: {
      'climbing.csv': `Wall,Minutes,Fee,With VAT
Bouldering,45,$90.00,$108.00
Bouldering,60,$110.00,$132.00
Bouldering,90,$155.00,$186.00
Harness bouldering,60,$115.00,$138.00
5 x bouldering,60,$520.00,$624.00`,
      'lessons.csv': `Lesson,Single lesson,10 lesson pass
Lute,28.00,255.00
Harp,36.00,330.00`,
    },
    cases: [
      ['1.5 hr bouldering how much', ['$155'], ['$110']],
      ['how much more is harness bouldering compared to a normal 60 min one', ['$5']],
      ['what do i save with the 5 x bouldering', ['$30'], ['$2,']],
      ['what do i save with the 10 lesson pass for the lute', ['25'], ['2,']],
      ['cheapest bouldering you offer?', ['45 min', '$90']],
    ],
  },
});
