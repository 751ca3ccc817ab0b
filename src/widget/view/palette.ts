import type { ChatConfig } from '#shared/contract/chat.ts';
import { inkOn, mix, readableOn } from './contrast.ts';

/** The less contrasting of the two that each theme has: what is readable here is on the other, too. */
const lightGround = '#f4f4f5';
const darkGround = '#1b1b1e';
/** In the dark a light color only tints the chatbot's messages. */
const darkShare = 0.85;

/** The owner's colors as custom properties, each moved just far enough to be seen and read on this ground. */
export function createPalette({
  config,
  isDark,
}: {
  config: Pick<ChatConfig, 'primaryColor' | 'secondaryColor'>;
  isDark: boolean;
}): Record<string, string> {
  const ground = isDark ? darkGround : lightGround;
  const { primaryColor: color, secondaryColor } = config;
  const bubble = isDark
    ? mix({ color: secondaryColor, target: darkGround, share: darkShare })
    : secondaryColor;
  const accent = readableOn({ color, ground, ratio: 3 });
  return {
    '--accent': accent,
    '--accent-ink': inkOn(accent),
    '--link': readableOn({ color, ground, ratio: 4.5 }),
    '--bubble': bubble,
    '--bubble-ink': inkOn(bubble),
  };
}
