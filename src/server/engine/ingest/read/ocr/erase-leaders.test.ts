import { expect, it } from 'vitest';
import type { GrayImage } from '#server/engine/ingest/read/gray-image.ts';
import { eraseLeaders } from './erase-leaders.ts';

function draw(
  boxes: readonly [left: number, top: number, width: number, height: number][],
): GrayImage {
  const [width, height] = [400, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1)
      pixels.fill(0, y * width + left, y * width + left + across);
  return { width, height, pixels };
}
const ink = ({ pixels }: GrayImage): number => pixels.filter((value) => value < 128).length;
const letters = [10, 30, 50, 330, 362, 380].map((left) => [left, 20, 14, 20] as const);
const dots = (count: number) =>
  Array.from({ length: count }, (_, at) => [80 + at * 10, 37, 3, 3] as const);

it('erases rows of dots and leaves the decimal point of the price behind them', () => {
  const point = [350, 37, 3, 3] as const;
  const all = draw([...letters, ...dots(22), point] as never);
  expect(eraseLeaders(all).pixels).toEqual(draw([...letters, point] as never).pixels);
});

it('leaves an ellipsis and dots at different heights alone', () => {
  const few = draw([...letters, ...dots(3)] as never);
  expect(ink(eraseLeaders(few))).toBe(ink(few));
  const scattered = draw([
    ...letters,
    ...dots(9).map(([left, top, width, height], at) => [left, top - (at % 3) * 8, width, height]),
  ] as never);
  expect(ink(eraseLeaders(scattered))).toBe(ink(scattered));
});
