import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('the made-up sentence answers the first question and not the second', async () => {
  expect(await warmUp()).toBe(1);
});
