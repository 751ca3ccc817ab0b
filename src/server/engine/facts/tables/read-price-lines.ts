import type { Block } from '#server/engine/ingest/document.ts';
import { findPrices } from './amount.ts';
import type { FactRow, FactTable } from './fact-table.ts';

/** Fewer lines than this are read as text: one price in a paragraph is no price list. */
const fewestLines = 2;
/** Lines that say something else may stand between two prices, as long as they are few. */
const widestGap = 2;
const longestName = 60;
const mostWords = 8;
const longestNote = 160;

/** Price lists written as lines: "Wardrobe box - $14.50", "Late return: $15 for every half hour". */
export function readPriceLines({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): FactTable[] {
  const tables: FactTable[] = [];
  let heading = title;
  let open: FactRow[] = [];
  let last = 0;
  const close = (): void => {
    if (open.length >= fewestLines) tables.push(toTable(heading, open));
    open = [];
  };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      close();
      heading = block.text;
      continue;
    }
    if (block.kind === 'row') continue;
    if (at - last > widestGap) close();
    for (const line of block.text.split('\n')) {
      const cells = cutLine(line.trim());
      if (!cells) continue;
      open.push({ block: at, row: open.length + 1, cells });
      last = at;
    }
  }
  close();
  return tables;
}

const toTable = (title: string, rows: FactRow[]): FactTable => ({
  title,
  columns: [
    { name: '', role: 'name', unit: '' },
    { name: '', role: 'price', unit: '' },
    { name: '', role: 'note', unit: '' },
  ],
  rows,
});

/** Name, price and what else the line says; null where it isn't the line of a price list. */
function cutLine(line: string): string[] | null {
  if (line.length > longestName + longestNote) return null;
  const [first, ...others] = findPrices(line);
  if (!first) return cutDottedLine(line);
  const lead = line.slice(0, first.at);
  const separated = separator.exec(lead);
  const from = separated ? (separated[1] ?? '') : '';
  const rest = line.slice(first.at + first.text.length).trim();
  // Without a sign between them, the price must end the line.
  if (!separated && (rest !== '' || !/\s$/.test(lead))) return null;
  const name = (separated ? lead.slice(0, separated.index) : lead)
    .replace(mark, '')
    .replace(/[\s.…]{2,200}$/, '')
    .trim();
  if (!isName(name) || others.some(({ at }) => at < first.at)) return null;
  const unit = perUnit.exec(rest)?.[0] ?? '';
  const note = rest
    .slice(unit.length)
    .replace(/^[\s,;–—-]+/, '')
    .replace(/^\(([^()]*)\)\.?$/, '$1')
    .trim();
  return [name, `${from}${first.text}${unit === '' ? '' : ` ${unit.trim()}`}`, note];
}

/** "Brake cable ..... 18.50": the dots lead to a price although it has no sign. */
function cutDottedLine(line: string): string[] | null {
  const [, name = '', from = '', price = ''] = dotted.exec(line) ?? [];
  return price !== '' && isName(name.trim())
    ? [name.replace(mark, '').trim(), from + price, '']
    : null;
}

const dotted =
  /^([^.…]{2,60})(?:\.{3,120}|…{1,40}|(?:\s\.){3,60})\s?((?:from|ab|desde|dès|da|vanaf|od)\s)?(\d{1,4}(?:[.,]\d{2})?)$/iu;
const mark = /^[•●▪‣◦·*+–—-]\s+/;
const separator =
  /(?<!\s)\s*(?::|\s[–—=-]|…|\.{2,80})\s*((?:from|ab|desde|dès|da|vanaf|od)\s+)?$/iu;
const perUnit =
  /^(?:\/\s?\p{L}{1,15}|(?:per|each|a|an|pro|je|por|al|par|l[ae]|all?['’]?|ao|à|za|na)\s\p{L}{1,15})(?![\p{L}\p{N}])/iu;

function isName(name: string): boolean {
  return (
    name.length <= longestName &&
    name.split(/\s+/).length <= mostWords &&
    /\p{L}{2}/u.test(name) &&
    /^[\p{Lu}\p{N}\p{Lo}]/u.test(name) &&
    !/[?!;:]|\p{Ll}{2}\.\s/u.test(name)
  );
}
