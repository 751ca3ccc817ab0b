import { foldText } from './fold-text.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';

/**
 * "Saturday 10 to 2, unless the river floods the lane": what limits the times stands behind them and must be
 * said with them.
 */
export function addTailRemark({
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
  if (!line || end === undefined || !isPlain(line)) return [...lines];
  const tail = text.slice(end).replace(/^[\s,;:–-]+|[\s.;,]+$/g, '');
  const isOfOtherDay = items
    .slice(last + 1)
    .some(
      (item) => item.kind === 'date' || (item.kind === 'weekday' && !line.days.includes(item.day)),
    );
  const isRemark =
    tail.length <= longestRemark && tail.split(/\s+/).length >= 3 && limits.test(foldText(tail));
  return isRemark && !isOfOtherDay ? [...lines.slice(0, -1), { ...line, note: tail }] : [...lines];
}

const isPlain = ({ kind, state, days, weeks, spans, note }: ClauseLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  days.length > 0 &&
  weeks.length === 0 &&
  spans.length > 0 &&
  note === '';

const longestRemark = 120;

/** Words with which times are taken back in part. */
const limits =
  /(?<!\p{L})(?:permitting|unless|every (?:second|other)|every two weeks|alternate|fortnightly|rota|subject to|depending on|weather|if the|if we|if it|jede[nr]? zweite[nr]?|alle zwei wochen|14-tagig|je nach|sofern|wenn das|falls|cada dos semanas|segun|si el tiempo|salvo|un(?:o|a)? de cada dos|toutes les deux|selon|sauf si|sous reserve|ogni due|tempo permettendo|salvo|cada quinze|conforme|om de week|mits|afhankelijk|co dwa|w zaleznosci|jesli)(?!\p{L})/u;
