import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'accessories in a list of other things': {
    files: {
      'hire.csv': `Boat,Group,Half day,Full day,Notes
Otter canoe,Canoes,$30,$44,
Heron canoe,Canoes,$34,$50,
Kids kayak,Children,$12,$18,Up to 40 kg
Mink kayak,Kayaks,$22,$35,
Dry bag,Accessories,$2,$3,
Phone case,Accessories,$1,$2,`,
    },
    cases: [
      ['whats your cheapest boat for a full day', ['Kids kayak', '$18'], ['Phone case', 'Dry bag']],
      ['cheapest boat for an adult for a full day', ['Mink kayak', '$35'], ['Kids', 'Phone case']],
      ['what is the dry bag for a full day', ['$3'], ['$44']],
    ],
  },
});
