/** A picture in shades of gray, one byte a pixel, row by row: 0 is black, 255 is white. */
export type GrayImage = { width: number; height: number; pixels: Uint8Array };

/** Makes a picture smaller or larger; every new pixel is the mean of the area it covers, or between its neighbors. */
export function scaleImage(image: GrayImage, factor: number): GrayImage {
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const pixels = new Uint8Array(width * height);
  const columns = spansOf({ from: image.width, to: width });
  const rows = spansOf({ from: image.height, to: height });
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      let sum = 0;
      let weights = 0;
      for (let at = row.first; at <= row.last; at += 1) {
        const height = Math.min(row.end, at + 1) - Math.max(row.start, at);
        const line = at * image.width;
        for (let from = column.first; from <= column.last; from += 1) {
          const weight = height * (Math.min(column.end, from + 1) - Math.max(column.start, from));
          sum += weight * (image.pixels[line + from] ?? 0);
          weights += weight;
        }
      }
      pixels[y * width + x] = Math.round(sum / weights);
    }
  }
  return { width, height, pixels };
}

type Span = { start: number; end: number; first: number; last: number };

/** The part of the old side that each pixel of the new side covers; at least one pixel wide, so that growing blends. */
function spansOf({ from, to }: { from: number; to: number }): Span[] {
  const step = from / to;
  const reach = Math.max(step, 1) / 2;
  return Array.from({ length: to }, (_, at) => {
    const middle = (at + 0.5) * step;
    const start = Math.max(0, middle - reach);
    const end = Math.min(from, middle + reach);
    return { start, end, first: Math.floor(start), last: Math.min(from - 1, Math.ceil(end) - 1) };
  });
}

/** Turns a picture by a quarter, against the clock. */
export function turnImage({ width, height, pixels }: GrayImage): GrayImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      turned[(width - 1 - x) * height + y] = pixels[y * width + x] ?? 0;
  return { width: height, height: width, pixels: turned };
}

const tile = 32;
/** The lightest tenth of a tile is its paper. */
const paperShare = 0.9;
const darkestPaper = 60;

/** Makes the paper white everywhere: shadows and yellowed pages would otherwise be taken for ink. */
export function whitenPaper({ width, height, pixels }: GrayImage): GrayImage {
  const across = Math.ceil(width / tile);
  const down = Math.ceil(height / tile);
  const papers = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      papers[row * across + column] = paperOf({
        image: { width, height, pixels },
        left: column * tile,
        top: row * tile,
      });
    }
  }
  const smooth = spreadLight({ papers, across, down });
  const white = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(down - 1, Math.max(0, y / tile - 0.5));
    const row = Math.floor(v);
    const next = Math.min(down - 1, row + 1);
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(across - 1, Math.max(0, x / tile - 0.5));
      const column = Math.floor(u);
      const beside = Math.min(across - 1, column + 1);
      const upper = mix(smooth[row * across + column], smooth[row * across + beside], u - column);
      const lower = mix(smooth[next * across + column], smooth[next * across + beside], u - column);
      const value = ((pixels[y * width + x] ?? 0) * 255) / mix(upper, lower, v - row);
      white[y * width + x] = Math.min(255, Math.round(value));
    }
  }
  return { width, height, pixels: white };
}

const mix = (a = 255, b = 255, share: number): number => a + (b - a) * share;

function paperOf({ image, left, top }: { image: GrayImage; left: number; top: number }): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(image.height, top + tile); y += 1) {
    for (let x = left; x < Math.min(image.width, left + tile); x += 1) {
      const value = image.pixels[y * image.width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * paperShare) return Math.max(darkestPaper, value);
  }
  return 255;
}

/** A tile full of ink takes its paper from the lightest of its neighbors. */
function spreadLight({
  papers,
  across,
  down,
}: {
  papers: Float32Array;
  across: number;
  down: number;
}): Float32Array {
  return papers.map((_, at) => {
    const row = Math.floor(at / across);
    const column = at % across;
    let lightest = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x += 1) {
        lightest = Math.max(lightest, papers[y * across + x] ?? 0);
      }
    }
    return lightest;
  });
}

/** Replaces each pixel by the middle one of its neighborhood, which removes specks and keeps edges. */
export function removeSpecks({ width, height, pixels }: GrayImage): GrayImage {
  const clean = pixels.slice();
  const around = new Uint8Array(9);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (let next = 0; next < 9; next += 1) {
        const offset = (Math.floor(next / 3) - 1) * width + (next % 3) - 1;
        around[next] = pixels[at + offset] ?? 0;
      }
      around.sort();
      clean[at] = around[4] ?? 0;
    }
  }
  return { width, height, pixels: clean };
}

/** The share of pixels that stand out from everything around them, from 0 to 1. */
export function measureSpecks({ width, height, pixels }: GrayImage): number {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 250_000)));
  let specks = 0;
  let looked = 0;
  for (let y = 1; y < height - 1; y += step) {
    for (let x = 1; x < width - 1; x += step) {
      const at = y * width + x;
      const value = pixels[at] ?? 0;
      const nearest = Math.min(
        Math.abs(value - (pixels[at - 1] ?? 0)),
        Math.abs(value - (pixels[at + 1] ?? 0)),
        Math.abs(value - (pixels[at - width] ?? 0)),
        Math.abs(value - (pixels[at + width] ?? 0)),
      );
      looked += 1;
      if (nearest > standsOut) specks += 1;
    }
  }
  return looked > 0 ? specks / looked : 0;
}

const standsOut = 50;
