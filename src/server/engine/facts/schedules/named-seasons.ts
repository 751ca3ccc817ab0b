import type { Block } from '#server/engine/ingest/document.ts';
import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';

/** Words for times of the year, with capitals and accents folded away. */
export const seasonWord =
  /season|saison|temporada|stagione|epoca|seizoen|sezon|spring|summer|autumn|fall|winter/;

/** A line such as "Main season Jun 15 - Sep 6 …": the name, and where its dates begin and end. */
function readName({
  text,
  lexicon,
}: {
  text: string;
  lexicon: Lexicon;
}): { name: string; start: number; end: number } | null {
  const items = scanText({ text: text.slice(0, 120), lexicon });
  const at = items.findIndex((item) => item.kind === 'date' || item.kind === 'month');
  const first = items[at];
  const name = text.slice(0, first?.start ?? 0).replace(/(?<![\s:(–-])[\s:(–-]+$/, '');
  if (!first || at < 1 || at > 5 || name.length > 26 || !seasonWord.test(foldText(name)))
    return null;
  const isOther = (item: Item): boolean =>
    item.kind === 'weekday' ||
    item.kind === 'time' ||
    isSense(item, 'closed', 'open', 'opens', 'closes', 'company-holiday', 'on', 'from', 'until');
  if (items.slice(0, at).some(isOther)) return null;
  const dates = itemsOfDates(items.slice(at));
  // "Winter (May to the regatta)": the other end isn't known.
  if (isSense(dates.at(-1), 'to')) return null;
  const when = readWhen({ items: dates, at: 0 });
  const isRange =
    when?.when.days.length === 0 &&
    when.when.dates.length === 1 &&
    when.when.dates[0]?.kind === 'range';
  return isRange ? { name, start: first.start, end: dates.at(-1)?.end ?? first.end } : null;
}

/** The dates that items begin with. */
const itemsOfDates = (items: readonly Item[]): Item[] => {
  const end = items.findIndex(
    ({ kind, ...item }) =>
      !['date', 'month', 'number', 'year', 'ordinal'].includes(kind) &&
      !(kind === 'mark' && 'text' in item && /^[-.]$/.test(String(item.text))) &&
      !(kind === 'sense' && 'senses' in item && (item.senses as readonly string[]).includes('to')),
  );
  return items.slice(0, end < 0 ? items.length : end);
};

/** Seasons that a document names once with their dates and then only by name: "Main season: daily 9–5". */
export function writeSeasonDates({
  blocks,
  lexicon,
}: {
  blocks: readonly Block[];
  lexicon: Lexicon;
}): Block[] {
  const known = new Map<string, string>();
  return blocks.map((block) => {
    if (block.kind !== 'paragraph') return block;
    const own = readName({ text: block.text, lexicon });
    if (own) {
      known.set(foldText(own.name), block.text.slice(own.start, own.end));
      return { ...block, text: block.text.slice(own.start) };
    }
    const folded = foldText(block.text);
    const [name, dates] =
      [...known].find(
        ([each]) => folded.startsWith(each) && !/^\p{L}/u.test(folded.slice(each.length)),
      ) ?? [];
    if (name === undefined) return block;
    return { ...block, text: `${dates}${block.text.slice(name.length)}` };
  });
}
