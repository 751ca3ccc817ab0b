import { expect, test } from 'vitest';
import { writeClosedSpan } from './closed-until-back.ts';

test.each([
  ['We are closed from 24 December and reopen on 2 January.', 'Closed 24 December to 1 January.'],
  [
    'At Christmas we close at noon on December 23 and are back on January 4.',
    'On 23 December until noon, closed 24 December to 3 January.',
  ],
  [
    'We shut on the 28th of July and open again on the 1st of September.',
    'Closed 28 July to 31 August.',
  ],
  [
    'We shut at noon on 24 December 2026 and open again on Monday 4 January 2027.',
    'On 24 December 2026 until noon, closed 25 December 2026 to 3 January 2027.',
  ],
  [
    'We close for Easter at noon on 2 April and return on 14 April.',
    'On 2 April until noon, closed 3 April to 13 April.',
  ],
  [
    'From 2 pm on 19 December until 8.45 on 7 January.',
    'On 19 December until 2 pm, closed 20 December to 6 January.',
  ],
  [
    'Winter market from 1 pm on 3 December until 9 pm on 5 December.',
    'Winter market from 1 pm on 3 December until 9 pm on 5 December.',
  ],
  [
    'On 23 December we shut at 3 pm and stay closed until 6 January inclusive.',
    'On 23 December until 3 pm, closed 24 December to 6 January.',
  ],
  [
    'Christmas Eve 9–1. Then shut until 4 January.',
    'Christmas Eve 9–1. Closed 25 December to 3 January.',
  ],
  [
    'We close for stocktaking from 3 March to 9 March.',
    'We are closed for stocktaking from 3 March to 9 March.',
  ],
  ['We close from 5 to 6 for a break.', 'We close from 5 to 6 for a break.'],
  [
    'We close at 5 on Fridays and are back on Monday.',
    'We close at 5 on Fridays and are back on Monday.',
  ],
])('%s', (text, expected) => {
  expect(writeClosedSpan(text)).toBe(expected);
});
