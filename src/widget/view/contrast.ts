/** Owners choose any color; what stands in it or on it must stay readable (WCAG 2). Colors are `#rrggbb`. */
type Channels = [number, number, number];

/** Black or white, whichever reads better: one of them always has 4.5:1. */
export const inkOn = (color: string): string => (luminance(color) > 0.179 ? '#000000' : '#ffffff');

/** The color itself, or as little lighter or darker as it takes to stand out from the ground. */
export function readableOn({
  color,
  ground,
  ratio,
}: {
  color: string;
  ground: string;
  ratio: number;
}): string {
  const target = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix({ color, target, share });
    if (contrast({ color: mixed, ground }) >= ratio) return mixed;
  }
  return target;
}

export function contrast({ color, ground }: { color: string; ground: string }): number {
  const [a, b] = [luminance(color) + 0.05, luminance(ground) + 0.05];
  return a > b ? a / b : b / a;
}

function luminance(color: string): number {
  const [r, g, b] = channelsOf(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

function channelsOf(color: string): Channels {
  const value = Number(`0x${color.slice(1)}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function mix({
  color,
  target,
  share,
}: {
  color: string;
  target: string;
  share: number;
}): string {
  const [from, to] = [channelsOf(color), channelsOf(target)];
  // A leading digit keeps the zeros of dark colors.
  let mixed = 1;
  for (const index of [0, 1, 2] as const) {
    mixed = mixed * 256 + Math.round(from[index] + (to[index] - from[index]) * share);
  }
  return `#${mixed.toString(16).slice(1)}`;
}
