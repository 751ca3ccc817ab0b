import type { Block } from '#server/engine/ingest/document.ts';
import type { Lexicon } from './lexicon.ts';
import { readClause } from './read-clause.ts';
import { hasValue } from './read-lines.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/** "Friday: 9 to 3 without a break" between "Thursday: 9 to 5" and "Sunday: closed". */
export function isLineOfWeek({
  blocks,
  index,
  lexicon,
}: {
  blocks: readonly Block[];
  index: number;
  lexicon: Lexicon;
}): boolean {
  const [before, own, after] = [blocks[index - 1], blocks[index], blocks[index + 1]];
  return startsWithDay({ block: own, lexicon }) && [before, after].some(isPlainDay);

  function isPlainDay(block: Block | undefined): boolean {
    if (!startsWithDay({ block, lexicon }) || block?.kind !== 'paragraph') return false;
    const clause = readClause({
      items: scanText({ text: block.text, lexicon }),
      text: block.text,
    });
    return clause.pure && clause.lines.some(hasValue);
  }
}

/** "Friday: …", "Mon to Thu: …" */
function startsWithDay({
  block,
  lexicon,
}: {
  block: Block | undefined;
  lexicon: Lexicon;
}): boolean {
  if (block?.kind !== 'paragraph' || block.text.length > longestLine) return false;
  const [, label = ''] = /^([^:\d]{2,40}):\s/u.exec(block.text) ?? [];
  const items = scanText({ text: label, lexicon });
  const when = readWhen({ items, at: 0 });
  return when !== null && when.next === items.length && when.when.days.length > 0;
}

const longestLine = 160;
