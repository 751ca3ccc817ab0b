import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'columns named by ages, with empty cells': {
    files: {
      'cave-tours.csv': `Tour,Kind,Length,Grown-ups,Youngsters (6-14),Min. age,Notes
Crystal Hall,Walk,1 hour,$18,$11,6,Helmet lent for free
Bat Gallery,Walk,2 hours,$29,$17,8,
Underground Lake,Boat,90 min,$41,,16,Not in the first 6 months after surgery
Cavers' Club Evening,Private,3 hours,,,18,Ask the desk for a quote`,
    },
    cases: [
      ['bat gallery walk, how much for my 10 year old', ['$17'], ['$29']],
      ['which walk could a 7 year old come on', ['Crystal Hall'], ['Bat Gallery', 'Lake']],
      ['price for the cavers club evening?', ['quote'], ['$18', '$29']],
    ],
  },
  'charges beside the price, and periods': {
    files: {
      'tools.csv': `Machine,Group,1 day,3 days,Week,Insurance per day,New value,Notes
Floor sander,Sanding,$48,$120,$210,$6,"$1,400",
Belt sander,Sanding,$22,$55,$95,$3,$260,Dust bag included
Post hole digger,Garden,$61,$150,$260,$9,"$1,900",
Hedge trimmer,Garden,$27,$66,$118,$4,$340,`,
    },
    cases: [
      ['cheapest sanding machine to hire', ['Belt sander', '$22'], ['$3 ']],
      ['what is the floor sander for a day', ['$48'], ['$120', '$6']],
      ['floor sander for 3 days plus a hedge trimmer, what do i pay in total', ['$186']],
      ['belt sander with the insurance for a day, what is that together', ['$25']],
      ['how much more is the floor sander than the belt one for a day', ['$26']],
      ['how much is the insurance for the hedge trimmer', ['$4'], ['$27']],
    ],
  },
  'rows that differ by a number or an adjective': {
    files: {
      'massages.csv': `Massage,Category,Minutes,Price,Patch check,Notes
Weekly plan 30 min,Plans,30,$96,no,
Weekly plan 60 min,Plans,60,$168,no,
Every-other-week plan,Plans,60,$92,no,Two visits a month
Single visit 30 min,Visits,30,$31,no,
Single visit 60 min,Visits,60,$54,no,
Standard oil,Oils,,$9,yes,
Herbal oil,Oils,,$13,yes,
Warm stones,Oils,,$15,no,`,
    },
    cases: [
      ['how much is a 60 minute visit', ['$54'], ['$31', '$168']],
      ['how much is the 60 minute plan every week', ['$168'], ['$92']],
      ['how much more is a 60 min plan than a 30 min one', ['$72']],
      ['what does a normal oil cost', ['$9'], ['$13']],
      ['which oils need no patch check', ['Warm stones'], ['Herbal oil']],
    ],
  },
  'limits with a unit, and groups called by a general word': {
    files: {
      'trailers.csv': `Trailer,Kind,Max. load,Per day
Mini,Open,300 kg,$19
Carrier,Open,750 kg,$34
Hauler,Box,1200 kg,$52
Ratchet straps,Products,,$8
Dust sheet,Products,,$5`,
    },
    cases: [
      ['which trailers can take more than 500 kg', ['Carrier', 'Hauler'], ['Mini']],
      ['which products are under $7', ['Dust sheet'], ['Mini', 'straps']],
    ],
  },
  'questions that only name an item, and notes that rule something out': {
    files: {
      'repairs.csv': `Repair,Group,Price,Notes
Zip replaced,Clothes,$24,Thread included
Heel tips,Shoes,$12,Not for metal heels
Boot stretch,Shoes,$18,`,
    },
    cases: [
      ['someone ruined my zip at a party, does the insurance pay for that', null],
      ['is there any help with the repair prices', null],
      ['how much is a head massage', null],
      [['how much is it to get a zip replaced', 'do i need my own thread?'], ['No'], ['Yes']],
      [['what do heel tips cost', 'do they work on metal heels?'], ['No'], ['Yes']],
    ],
  },
});
