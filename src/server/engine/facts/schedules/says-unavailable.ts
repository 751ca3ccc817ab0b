import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';

/** "Phones go to voicemail between 12 and 1", "no deliveries 12–2": times at which something is not to be had. */
export function saysUnavailable({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text, lexicon });
  if (items.some((item) => isSense(item, 'unavailable'))) return true;
  let negated = false;
  let named = false;
  for (const item of items) {
    if (isMark(item, ',;:.()')) negated = false;
    else if (isSense(item, 'no')) {
      negated = true;
      named = false;
    } else if (item.kind === 'word' || item.kind === 'topic') named = true;
    else if (item.kind === 'time' && negated && named) return true;
  }
  return false;
}
