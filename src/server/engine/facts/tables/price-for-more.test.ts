import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'a column for each one more': {
    files: {
      'tubs.csv': 'Tub,1-2 people,each extra person\nStone tub,$82,$24\nOak tub,$64,$18',
      'bikes.csv': 'Bike,half day,day,each further day\nTandem,30,48,40\nCity bike,12,18,14',
    },
    cases: [
      ['stone tub for 4 of us, total', ['$130', '2 × $24']],
      ['oak tub for 3 people, what does it cost', ['$82']],
      ['oak tub for 2 people', ['$64'], ['$82']],
      ['how much is the tandem for 3 days', ['128']],
      ['city bike for 2 days', ['32']],
      ['city bike for half a day', ['12'], ['18']],
    ],
  },
  'a price for each one more in the note': {
    files: {
      'work.csv':
        'Job,Price,Notes\nChimney check,70,\nPost hole first foot,40,each further foot 30\nShelf fitted,70,second and third 35 each\nMirror hung,90,each further one 60\nGarden talk (up to 10 people),200,£15 for each extra person',
    },
    cases: [
      ['the post hole is 3 feet deep, what do you charge', ['100']],
      ['two mirrors hung, how much', ['150']],
      ['how much for 3 shelves fitted', ['140']],
      ['what does the garden talk cost for 12 people', ['230']],
      ['how much is the chimney check', ['70']],
    ],
  },
  'a row for each one more below the first': {
    files: {
      'lights.csv':
        'Work,Price\nOwn lamp fitted first,45\nOwn lamp fitted each further same visit,30\nSocket,60',
    },
    cases: [['fit 3 own lamps, total', ['105']]],
  },
  'a sentence with both': {
    files: {
      'drains.md':
        '# Drains\n\nYard drain cleaning: $165 for the first hour, $95 each hour after. Camera look: $120.\n',
    },
    cases: [
      ['cleaning the yard drain for 3 hours', ['$355']],
      ['how much is a camera look', ['$120']],
    ],
  },
});
