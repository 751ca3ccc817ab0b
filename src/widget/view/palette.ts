import type { ChatConfig } from '#shared/contract/chat.ts';
import { inkOn, readableOn } from './contrast.ts';

/** The less contrasting of the two that each theme has: what is readable here is on the other, too. */
const lightGround = '#f4f4f5';
const darkGround = '#1b1b1e';

/** The owner's colours as custom properties, each moved just far enough to be seen and read on this ground. */
export function createPalette({
  config,
  isDark,
}: {
  config: Pick<ChatConfig, 'primaryColor'>;
  isDark: boolean;
}): Record<string, string> {
  const ground = isDark ? darkGround : lightGround;
  const color = config.primaryColor;
  const accent = readableOn({ color, ground, ratio: 3 });
  return {
    '--accent': accent,
    '--accent-ink': inkOn(accent),
    '--link': readableOn({ color, ground, ratio: 4.5 }),
  };
}
