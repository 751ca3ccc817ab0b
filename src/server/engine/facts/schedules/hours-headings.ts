import type { Block } from '#server/engine/ingest/document.ts';
import { noDefaults } from './clause.ts';
import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { seasonWord } from './named-seasons.ts';
import { plainWords } from './plain-words.ts';
import { isLabelLine, type Piece, readPieces } from './read-lines.ts';
import { hasHours } from './read-row.ts';
import { scanText } from './scan-text.ts';

/**
 * Places of the headings that say "Opening hours" and a name each, where a document has several of them: "Opening hours
 * course" and "Opening hours kiosk" are hours of two things, even if neither word is known.
 */
export function hoursHeadings({
  blocks,
  lexicon,
}: {
  blocks: readonly Block[];
  lexicon: Lexicon;
}): ReadonlySet<number> {
  const named = blocks.flatMap((block, index) => {
    if (block.kind !== 'heading') return [];
    const items = scanText({ text: block.text, lexicon });
    const isHours = items.some((item) => isSense(item, 'hours'));
    const names = items.flatMap((item) =>
      item.kind === 'topic' || (item.kind === 'word' && !isPlain({ item, lexicon }))
        ? [foldText(item.text)]
        : [],
    );
    const isName = names.length > 0 && names.length <= 3 && !items.some(isCalendar);
    return isHours && isName ? [{ index, level: block.level, name: names.join(' ') }] : [];
  });
  return new Set(
    named.flatMap(({ index, level, name }) =>
      named.some((other) => other.level === level && other.name !== name) ? [index] : [],
    ),
  );
}

const isPlain = ({ item, lexicon }: { item: Item & { text: string }; lexicon: Lexicon }): boolean =>
  plainWords.test(item.text) ||
  lexicon.words.fillers.some((word) => phraseKey(word) === phraseKey(item.text));

const isCalendar = (item: Item): boolean =>
  item.kind === 'date' ||
  item.kind === 'month' ||
  item.kind === 'season' ||
  item.kind === 'holiday' ||
  item.kind === 'weekday' ||
  isSense(item, 'public-holidays', 'company-holiday');

/** "Summer (July 1 to August 31)" in small print above a list: when its hours count. */
export function isPeriodAbove({
  block,
  pieces,
  next,
  lexicon,
}: {
  block: Block;
  pieces: readonly Piece[];
  next: readonly Block[];
  lexicon: Lexicon;
}): boolean {
  const lines = pieces.flatMap(({ clause }) => clause.lines);
  return (
    block.kind === 'paragraph' &&
    lines.length > 0 &&
    lines.every(
      ({ state, days, spans, dates }) =>
        state === 'open' &&
        days.length === 0 &&
        spans.length === 0 &&
        dates.length > 0 &&
        dates.every((rule) => rule.kind === 'range' || rule.kind === 'season'),
    ) &&
    isLabelLine({ text: block.text, next, lexicon })
  );
}

/** "School holidays (15 July to 31 August)" above times: when they count, not when it is closed. */
export function isSeasonHeading({
  blocks,
  index,
  lexicon,
}: {
  blocks: readonly Block[];
  index: number;
  lexicon: Lexicon;
}): boolean {
  const [heading, next, ...others] = blocks.slice(index, index + mostRows);
  if (heading?.kind !== 'heading' || !next || next.kind === 'heading') return false;
  const items = scanText({ text: heading.text, lexicon });
  if (items.some((item) => isSense(item, 'closed')) || !items.some(isCalendar)) return false;
  const read = ({ text }: { text: string }) =>
    readPieces({ text, lexicon, defaults: noDefaults }).flatMap(({ clause }) => clause.lines);
  const lines = read(heading);
  if (next.kind === 'row') {
    const isRow = (block: Block): boolean =>
      block.kind === 'row' && block.table === next.table && hasHours({ block, lexicon });
    return (
      lines.every(({ days, spans }) => days.length + spans.length === 0) &&
      (items.every((item) => item.kind !== 'word') || isTimeOfYear(foldText(heading.text))) &&
      [next, ...others].some(isRow)
    );
  }
  return (
    lines.every(({ state, days }) => state === 'closed' && days.length === 0) &&
    read(next).some(({ state, days, spans }) => state === 'open' && days.length * spans.length > 0)
  );
}

const restOfYear =
  /rest of the year|ubrige|restliche|resto del ano|reste de l annee|resto dell anno|resto do ano|rest van het jaar|reszta roku/;

const isTimeOfYear = (folded: string): boolean =>
  seasonWord.test(folded) || restOfYear.test(folded);

/** A table may begin with days on which it is closed. */
const mostRows = 9;
