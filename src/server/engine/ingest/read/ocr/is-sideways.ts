import { type GrayImage, scaleImage } from '#server/engine/ingest/read/gray-image.ts';

const enoughPixels = 400_000;
const strips = 16;

/**
 * Lines of text leave bright gaps between them. In narrow strips, which a slight tilt hardly matters to, the side along
 * which brightness changes more is the one that runs across the lines.
 */
export function isSideways(image: GrayImage): boolean {
  const small = scaleImage(image, Math.min(1, Math.sqrt(enoughPixels / image.pixels.length)));
  return measureChange(small, 'across') > measureChange(small, 'down');
}

/** How much the brightness of lines changes from one to the next, summed over strips. */
function measureChange({ width, height, pixels }: GrayImage, way: 'across' | 'down'): number {
  const [length, breadth] = way === 'down' ? [height, width] : [width, height];
  const at = (line: number, place: number): number =>
    pixels[way === 'down' ? line * width + place : place * width + line] ?? 255;
  let change = 0;
  for (let strip = 0; strip < strips; strip += 1) {
    const from = Math.floor((breadth * strip) / strips);
    const to = Math.floor((breadth * (strip + 1)) / strips);
    let before = 0;
    for (let line = 0; line < length; line += 1) {
      let dark = 0;
      for (let place = from; place < to; place += 1) dark += 255 - at(line, place);
      if (line > 0) change += ((dark - before) / Math.max(1, to - from)) ** 2;
      before = dark;
    }
  }
  return change;
}
