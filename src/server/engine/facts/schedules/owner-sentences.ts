import type { Block } from '#server/engine/ingest/document.ts';
import { foldText } from './fold-text.ts';
import type { Lexicon } from './lexicon.ts';
import { plainText } from './plain-blocks.ts';
import { scanText } from './scan-text.ts';
import type { Schedule } from './schedule.ts';
import { splitSentences } from './split-sentences.ts';

/** Gives lines that were read from a reworded sentence the text that the owner wrote, since it may be quoted. */
export function withOwnerSentences({
  schedules,
  written,
  lexicon,
}: {
  schedules: Schedule[];
  written: readonly Block[];
  lexicon: Lexicon;
}): Schedule[] {
  const known = new Map<number, Map<string, string>>();
  const sentencesOf = (index: number): Map<string, string> => {
    const found = known.get(index) ?? readSentences({ block: written[index], lexicon });
    known.set(index, found);
    return found;
  };
  for (const { lines } of schedules)
    for (const line of lines)
      line.text = sentencesOf(line.block).get(keyOf(line.text)) ?? line.text;
  return schedules;
}

/** What each sentence of a block was reworded to, if it was, with the sentence itself. */
function readSentences({
  block,
  lexicon,
}: {
  block: Block | undefined;
  lexicon: Lexicon;
}): Map<string, string> {
  const found = new Map<string, string>();
  if (!block || block.kind === 'row') return found;
  const { text } = block;
  if (plainText(text, lexicon.language) === text) return found;
  for (const items of splitSentences({ items: scanText({ text, lexicon }), text })) {
    const sentence = text.slice(items[0]?.start, items.at(-1)?.end).trim();
    const plain = plainText(sentence, lexicon.language);
    if (plain !== sentence) found.set(keyOf(plain), sentence);
  }
  return found;
}

const keyOf = (text: string): string => foldText(text).trim().replace(/[.!]$/, '');
