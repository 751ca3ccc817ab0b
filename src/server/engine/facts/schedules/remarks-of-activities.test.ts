import { expect, it } from 'vitest';
import { ask } from './testing/schedule-fixture.ts';

const text = `# Hours
## Shop
Mon-Sat 8:00-18:00
Sun 8:00-12:00
## Café (inside and yard)
Tue-Sat 10:00-18:00
Sun 9:00-17:00
# Little meals
| Dish = Waffles | When = daily from 11:30 | Remark = only in the café |
| Dish = Soup | When = daily from 12:00 | Remark = only in the café |
| Dish = Toast | When = daily from 10:30 | Remark = ask Mirela |`;

it('asks for the hours of a place that a remark beside something else names too', () => {
  expect(ask({ text, question: 'when does the café close on sunday?' })?.text).toContain('17:00');
  expect(ask({ text, question: 'when does the café close on sunday?' })?.text).not.toContain(
    '11:30',
  );
});
