import type { Block } from '#server/engine/ingest/document.ts';
import type { FactRow, FactTable } from './fact-table.ts';

type SizedLine = { name: string; sizes: { label: string; price: string }[]; note: string };

/** Menus whose lines name each size: "Lemon tea — S 2.50 / L 3.40". Every size becomes a column. */
export function readSizedLines({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): FactTable[] {
  const tables: FactTable[] = [];
  let heading = title;
  let open: (SizedLine & { block: number })[] = [];
  const close = (): void => {
    const isList = open.length >= fewestLines || open.some(hasSigns);
    if (open.some(({ sizes }) => sizes.length > 1) && isList) tables.push(toTable(heading, open));
    open = [];
  };
  for (const [block, each] of blocks.entries()) {
    if (each.kind === 'heading') {
      close();
      heading = each.text;
    } else if (each.kind !== 'row') {
      const found = cutSizes(each.text.trim());
      if (found) open.push({ ...found, block });
    }
  }
  close();
  return tables;
}

const fewestLines = 2;

/** Without a sign in front, one line of numbers may be anything. */
const hasSigns = ({ sizes }: SizedLine): boolean =>
  sizes.every(({ price }) => /[^\d.,\s]/.test(price));

function toTable(title: string, lines: readonly (SizedLine & { block: number })[]): FactTable {
  const labels = [...new Set(lines.flatMap(({ sizes }) => sizes.map(({ label }) => label)))];
  return {
    title,
    columns: [
      { name: '', role: 'name', unit: '' },
      ...labels.map((name) => ({ name, role: 'price' as const, unit: '' })),
      { name: '', role: 'note', unit: '' },
    ],
    rows: lines.map(
      ({ name, sizes, note, block }, at): FactRow => ({
        block,
        row: at + 1,
        cells: [
          name,
          ...labels.map((label) => sizes.find((size) => size.label === label)?.price ?? ''),
          note,
        ],
      }),
    ),
  };
}

/** The sizes of a line and their prices; null where it has none. */
export function cutSizes(line: string): SizedLine | null {
  if (line.length > longestLine) return null;
  const [, name = '', rest = ''] =
    /^(.{2,60}?)(?:\s[–—-]\s|:\s|\s?\.{3,80}\s?)(.{4,120})$/u.exec(line) ?? [];
  const parts = rest.split(/(?<!\s)\s*\/\s*/);
  const sizes: SizedLine['sizes'] = [];
  let note = '';
  for (const [at, part] of parts.entries()) {
    const [, label = '', price = '', more = ''] = sized.exec(part.trim()) ?? [];
    if (price === '' || (more !== '' && at < parts.length - 1)) return null;
    sizes.push({ label, price });
    note = more.replace(/^[\s,;–—-]+/, '');
  }
  const isOneOnly = sizes.length === 1 && / only$/i.test(parts[0]?.split(/\s\d/)[0] ?? '');
  if (sizes.length < 2 && !isOneOnly) return null;
  return /\p{L}{2}/u.test(name) ? { name: name.trim(), sizes, note } : null;
}

const longestLine = 200;
const sized =
  /^(\p{L}[\p{L}\d"″.-]{0,14}|\d{1,4}\s?(?:ml|cl|l|g|kg|oz|cm|"|″|pcs?))(?:\sonly)?\s((?:[€$£]\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?[€$£])?)((?:,|\s[–—(-])\s?.{1,80})?$/iu;

/** "Pearls 0.75 · grass jelly 0.75 · oat milk 0.80": several things of a price list in one line. */
export function splitItems(line: string): string[] {
  const parts = line.split(/\s[·•|]\s/);
  const priced = parts.filter((part) => /\d[.,]\d\d(?!\d)|[€$£]\s?\d|\d\s?[€£]/.test(part));
  if (parts.length < 2 || priced.length < parts.length - 1) return [line];
  return parts.flatMap(cutSentence).map((part) => {
    const text = part.trim();
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}

/** "Trio £48. Everybody gets a magazine.": the sentence behind the last of several things isn't part of it. */
function cutSentence(part: string): string[] {
  const [, item, rest] =
    /^([^.]{2,60}(?:[€£$]\s?\d[\d.,]{0,8}|\d\s?[€£]))\.\s(\p{Lu}.{10,900})$/su.exec(part) ?? [];
  return item && rest ? [item, rest] : [part];
}
