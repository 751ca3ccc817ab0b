import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'seasons by codes that a note explains': {
    files: {
      'campers.csv': `Camper rental,,,,,,
"All prices in dollars. LS = low season (Oct–Apr) / HS = high season (May–Sept.)",,,,,,
Camper,Beds,Day LS,Day HS,Week LS,Week HS,Note
Robin,2,$60,$85,$360,$510,
Heron,4,$90,$125,$540,$750,no dogs`,
    },
    cases: [['what does a week with the heron cost in november', ['$540'], ['$750']]],
  },
  'rates by the day and the week': {
    files: {
      'storage.csv': `Unit,Daily online,Daily at the gate,Weekly (7 days),Monthly (30 days)
Small box,$3.00,$4.00,$15.00,$45.00
Large box,$6.00,$8.00,$30.00,$99.00`,
    },
    cases: [
      ['which box is the most expensive per day', ['Large box', '$6.00'], ['$99', '$30']],
      ['what does a small box cost by the week', ['$15'], ['$45']],
    ],
  },
});
