import type { GrayImage } from '#server/engine/ingest/read/gray-image.ts';
import { median } from '#server/engine/ingest/read/pdf-piece.ts';

/** A spot of ink: connected dark pixels, and the box around them. */
type Spot = { left: number; right: number; top: number; bottom: number };

const inkBelow = 140;
/** A dot is at most this high, compared with a letter. */
const dotShare = 0.4;
/** Fewer dots may be an ellipsis. */
const fewestDots = 5;
/** The dots of a leader are evenly spaced: a wider step ends it. */
const evenness = 1.4;
const widestStep = 1.3;
/** More spots than this are no text. */
const mostSpots = 200_000;

/** Erases rows of dots that lead from a name to its price: Tesseract takes minutes for them and reads digits into them. */
export function eraseLeaders(image: GrayImage): GrayImage {
  const spots = findSpots(image);
  if (spots.length === 0 || spots.length > mostSpots) return image;
  const heights = spots.map(heightOf).filter((height) => height > 4);
  const letter = median(heights);
  const dots = spots.filter(
    (spot) => heightOf(spot) <= letter * dotShare && widthOf(spot) <= letter * dotShare * 1.5,
  );
  const leaders = findChains({ dots, letter });
  if (leaders.length === 0) return image;
  const pixels = image.pixels.slice();
  for (const { left, right, top, bottom } of leaders) {
    for (let y = Math.max(0, top - 1); y <= Math.min(image.height - 1, bottom + 1); y += 1) {
      const line = y * image.width;
      pixels.fill(255, line + Math.max(0, left - 1), line + Math.min(image.width, right + 2));
    }
  }
  return { ...image, pixels };
}

const heightOf = ({ top, bottom }: Spot): number => bottom - top + 1;
const widthOf = ({ left, right }: Spot): number => right - left + 1;
const middleOf = ({ left, right }: Spot): number => (left + right) / 2;

/** Dots at one height, each about as far from the next as the first two are. */
function findChains({ dots, letter }: { dots: readonly Spot[]; letter: number }): Spot[] {
  const open: Spot[][] = [];
  const chained: Spot[] = [];
  const close = (chain: readonly Spot[]): void => {
    if (chain.length >= fewestDots) chained.push(...chain);
  };
  for (const dot of [...dots].sort((a, b) => a.left - b.left)) {
    let isTaken = false;
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const chain = open[at] ?? [];
      const last = chain.at(-1);
      const step = last ? middleOf(dot) - middleOf(last) : 0;
      if (!last || step > letter * widestStep) {
        close(chain);
        open.splice(at, 1);
      } else if (!isTaken && step > 0 && isBeside({ dot, last, letter }) && isEven(chain, step)) {
        chain.push(dot);
        isTaken = true;
      }
    }
    if (!isTaken) open.push([dot]);
  }
  for (const chain of open) close(chain);
  return chained;
}

const isBeside = ({ dot, last, letter }: { dot: Spot; last: Spot; letter: number }): boolean =>
  Math.abs(dot.bottom - last.bottom) <= Math.max(1, letter * 0.15);

function isEven(chain: readonly Spot[], step: number): boolean {
  const [first, second] = chain;
  if (!first || !second) return true;
  const usual = middleOf(second) - middleOf(first);
  return step <= usual * evenness + 1 && step >= usual / evenness - 1;
}

/** Joins runs of dark pixels that touch a run in the line above. */
function findSpots({ width, height, pixels }: GrayImage): Spot[] {
  const parents: number[] = [];
  const boxes: Spot[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[label] = root;
    return root;
  };
  let above: { from: number; to: number; label: number }[] = [];
  for (let y = 0; y < height && boxes.length <= mostSpots * 4; y += 1) {
    const runs: typeof above = [];
    let next = 0;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= inkBelow) continue;
      const from = x;
      while (x + 1 < width && (pixels[y * width + x + 1] ?? 255) < inkBelow) x += 1;
      let label = -1;
      while (next < above.length && (above[next]?.to ?? 0) < from - 1) next += 1;
      for (let at = next; at < above.length; at += 1) {
        const run = above[at];
        if (!run || run.from > x + 1) break;
        const root = rootOf(run.label);
        if (label >= 0 && label !== root) parents[root] = label;
        else label = root;
      }
      if (label < 0) {
        label = parents.push(parents.length) - 1;
        boxes.push({ left: from, right: x, top: y, bottom: y });
      }
      const box = boxes[label];
      if (box) {
        box.left = Math.min(box.left, from);
        box.right = Math.max(box.right, x);
        box.bottom = y;
      }
      runs.push({ from, to: x, label });
    }
    above = runs;
  }
  const spots = new Map<number, Spot>();
  for (const [label, box] of boxes.entries()) {
    const root = rootOf(label);
    const spot = spots.get(root);
    spots.set(root, spot ? join(spot, box) : { ...box });
  }
  return [...spots.values()];
}

const join = (a: Spot, b: Spot): Spot => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});
