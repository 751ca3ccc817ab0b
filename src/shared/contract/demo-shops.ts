import { z } from 'zod';
import { demoShopLimits } from './demo-shop-limits.ts';

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(max, `Please use at most ${max} characters`);

export const askDemoShopInput = z.object({
  text: text(demoShopLimits.questionCharacters),
  /** What was said before, oldest first: nothing is kept on the server. */
  history: z
    .array(
      z.object({ role: z.enum(['visitor', 'bot']), text: text(demoShopLimits.turnCharacters) }),
    )
    .max(demoShopLimits.turns, `Please send at most ${demoShopLimits.turns} turns`)
    .default([]),
});
