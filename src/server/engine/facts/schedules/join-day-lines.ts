import type { Block } from '#server/engine/ingest/document.ts';
import { isMark } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readValue } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/**
 * "Monday – Friday" above "8 am – 6 pm", as websites set them: one line for both. Where several days or several times
 * follow each other, whose are whose isn't sure.
 */
export function joinDayLines({
  blocks,
  lexicon,
}: {
  blocks: readonly Block[];
  lexicon: Lexicon;
}): Block[] {
  const holds = blocks.map((block) =>
    block.kind === 'paragraph' ? whatItHolds(block.text, lexicon) : null,
  );
  const isPair = (at: number): boolean =>
    holds[at] === 'days' &&
    holds[at + 1] === 'times' &&
    holds[at - 1] !== 'days' &&
    holds[at + 2] !== 'times';
  return blocks.map((block, at): Block => {
    const before = blocks[at - 1];
    if (block.kind !== 'paragraph') return block;
    if (isPair(at)) return { ...block, text: '' };
    return before?.kind === 'paragraph' && isPair(at - 1)
      ? { ...block, text: `${before.text.trim().replace(/ ?:$/, '')}: ${block.text}` }
      : block;
  });
}

const longest = 60;

/** Nothing but days, or nothing but times. */
function whatItHolds(text: string, lexicon: Lexicon): 'days' | 'times' | null {
  if (text.length > longest || text.trim() === '') return null;
  const scanned = scanText({ text, lexicon });
  const items = isMark(scanned.at(-1), ':') ? scanned.slice(0, -1) : scanned;
  const days = readWhen({ items, at: 0 });
  if (days?.next === items.length && days.when.days.length > 0) return 'days';
  const times = readValue({ items, at: 0 });
  const isWhole = times?.value.spans.every(({ from, to }) => from && to) ?? false;
  return times?.next === items.length && times.value.state !== 'usual' && isWhole ? 'times' : null;
}
