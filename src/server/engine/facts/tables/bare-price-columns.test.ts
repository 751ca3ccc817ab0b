import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'numbers under sizes': {
    files: {
      'wash.csv': `Wash,Small (to 5 kg),Medium (6-12 kg),Large (13 kg +),Time,Remarks
Quick wash,14,19,26,40 min,
Full wash,22,29,41,1 hr,wax included
Wool wash,18,24,33,50 min,cold water`,
    },
    cases: [
      ['how much is the wool wash for 8 kg', ['24'], ['33']],
      ['what does a small full wash cost', ['22'], ['41']],
    ],
  },
  'kinds in brackets over numbers': {
    files: {
      'frame-prices.csv': `Model,Frame (steel),Frame (oak),Glass
Poster,35,59,12
Portrait,28,47,9
Panorama,49,88,21`,
    },
    cases: [
      ['how much is an oak frame for the portrait', ['47'], ['28']],
      ['what does glass for the poster cost', ['12']],
    ],
  },
});
