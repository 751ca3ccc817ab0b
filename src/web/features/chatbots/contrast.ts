/** The WCAG contrast ratio of two colors such as #1D4ED8: 1 (the same) to 21. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** White or black, whichever reads better on this ground. */
export function readableInk(ground: string): '#FFFFFF' | '#000000' {
  return contrastRatio(ground, '#FFFFFF') >= contrastRatio(ground, '#000000')
    ? '#FFFFFF'
    : '#000000';
}

/** What text of that size needs to be read by everyone. */
export const enoughContrast = 4.5;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
