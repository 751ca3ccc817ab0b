import { testLayouts } from './testing/test-layouts.ts';

testLayouts({
  'a list whose first things stand above all headings': {
    files: {
      'prices.html':
        '<table><tr><th>Lamp<th>Small<th>Large</tr><tr><td>Plain globe<td>$49<td>$79</tr><tr><td>Paper moon<td>$62<td>$95</tr><tr><td>Brass arc<td>$120<td>$180</tr><tr><td colspan=3>Bulbs and cables</tr><tr><td>Bulb<td>$6<td>$9</tr><tr><td>Cable<td>$12<td>$12</tr></table>',
    },
    cases: [
      ["what's your cheapest lamp", ['Plain globe'], ['Bulb', 'Cable']],
      ['the most expensive lamp', ['Brass arc']],
      ['how much is a bulb for the large one', ['$9']],
    ],
  },
});
