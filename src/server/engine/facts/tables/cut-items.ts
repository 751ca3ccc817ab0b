import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPrices } from './amount.ts';
import { cutFreeLine } from './cut-free-line.ts';
import { cutGroup } from './cut-group.ts';
import { cutPriceLine } from './cut-price-line.ts';
import { isNoPrice, joinFreeAbove } from './is-no-price.ts';
import { capitalize, listMark, tidyNote } from './item-name.ts';
import { cutQualified, cutSeries, cutSlashed, splitPriced } from './read-price-series.ts';
import { cutSizes, splitItems } from './read-sized-lines.ts';

/** Name, price and note of one thing, and why it might be none. */
export type LineItem = { cells: string[]; doubt: 'number' | 'case' | 'free' | 'reduction' | null };

/** The lines of a paragraph, and of one line the parts that each have a price. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(splitItems)
    .flatMap(splitSemicolons)
    .flatMap(splitPriced)
    .map((line) => line.trim());

/** "Tea $2, from the pot; cocoa $3; cider $4": each has its price. After a colon or dash, they are of one kind. */
function splitSemicolons(line: string): string[] {
  const parts =
    line.length <= longestLine && !/:\s|\s[–—=-]\s/.test(line) ? line.split(/;\s/) : [line];
  const isList =
    parts.length > 1 &&
    parts.every((part) => /^\p{L}{2}/u.test(part.trim()) && findPrices(part).length > 0);
  return isList ? parts.map((part) => capitalize(part.trim())) : [line];
}

const longestLine = 300;

/** What a line sells; `lead` is what all of it belongs to. Lines that name sizes are read elsewhere. */
export function cutItems({
  line,
  ...context
}: {
  line: string;
  isOfPrices: boolean;
  isInCurrency: boolean;
}): { items: LineItem[]; lead: string } | 'elsewhere' {
  if (cutSizes(line)) return 'elsewhere';
  const bullet = line.replace(listMark, '');
  const series = cutSlashed(bullet) ?? cutQualified(bullet) ?? cutSeries(bullet);
  const group = series ? null : cutGroup(bullet);
  const several = series ?? group;
  if (several) {
    const note = tidyNote(several.note);
    const items = several.items.map((cells) => [...cells.slice(0, 2), cells[2] ?? note]);
    return { items: markReductions(joinFreeAbove(items), null), lead: group?.lead ?? '' };
  }
  const one = cutPriceLine({ line, ...context });
  if (one) return { items: markReductions([one.cells], one.doubt), lead: '' };
  const free = cutFreeLine(line);
  return { items: free ? [{ cells: free, doubt: 'free' }] : [], lead: '' };
}

const markReductions = (items: readonly string[][], doubt: LineItem['doubt']): LineItem[] =>
  items.map((cells) =>
    isNoPrice(cells) ? { cells, doubt: 'reduction' } : { cells: asDeposit(cells), doubt },
  );

/** "Weddings: $200 deposit in spring": what is paid is the deposit. */
function asDeposit([name = '', price = '', note = '']: readonly string[]): string[] {
  const [word = ''] = deposit.exec(note) ?? [];
  return word === '' || name.toLowerCase().includes(word.toLowerCase())
    ? [name, price, note]
    : [`${name}, ${word}`, price, tidyNote(note.slice(word.length))];
}

const deposit = withLanguages(
  'deposit-word',
  /^(?:(?:refundable |security )?deposit|bond|kaution|anzahlung|pfand|fianza|depósito|acompte|caution|caparra|cauzione|caução|borg|kaucja)(?!\p{L})/iu,
);
