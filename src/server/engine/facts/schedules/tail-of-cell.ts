import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

const longestTail = 80;

/** "19:00–22:30, members only": the words behind the times of a cell are said with them. */
export function withTailOfCell({
  lines,
  text,
  lexicon,
}: {
  lines: readonly ClauseLine[];
  text: string;
  lexicon: Lexicon;
}): ClauseLine[] {
  const items = scanText({ text, lexicon });
  const last = items.findLastIndex(({ kind }) => kind === 'time');
  const line = lines.at(-1);
  const end = items[last]?.end;
  if (!line || end === undefined || line.note !== '' || line.spans.length === 0) return [...lines];
  const behind = text.slice(end);
  const tail = behind.replace(/^[\s,;.:–-]+/, '').trimEnd();
  const rest = items.slice(last + 1);
  const isRemark =
    /^\s?[,;.–-]/.test(behind) &&
    tail.length <= longestTail &&
    rest.some(({ kind }) => kind === 'word' || kind === 'topic') &&
    !rest.some(({ kind }) => kind === 'weekday' || kind === 'date' || kind === 'month');
  return isRemark ? [...lines.slice(0, -1), { ...line, note: tail }] : [...lines];
}
