import { z } from 'zod';

export const demoShopLimits = { questionCharacters: 500, turns: 6, turnCharacters: 2000 };

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
