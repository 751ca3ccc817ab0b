import { splitRow } from './split-text.ts';

/** A price list: which column holds what. -1 where none does. */
export type DemoTable = {
  columns: string[];
  rows: { row: number; cells: string[] }[];
  price: number;
  category: number;
  note: number;
  flags: number[];
};
/** A line such as "Tuesday to Saturday: 11:30 – 14:30". Monday is 0; no spans means closed. */
export type DemoHours = { text: string; label: string; days: number[]; spans: [string, string][] };
export type DemoContact = { kind: 'phone' | 'email' | 'address'; value: string };
export type DemoFacts = { table: DemoTable | null; hours: DemoHours[]; contacts: DemoContact[] };

export const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** What the server's readers would find, for the simple forms that the demo's documents use. */
export function readDemoFacts({ name, text }: { name: string; text: string }): DemoFacts {
  if (/\.csv$/i.test(name)) return { table: readTable(text), hours: [], contacts: [] };
  const lines = text.split('\n').map((line) => line.replace(/^[-*]\s+/, '').trim());
  return {
    table: null,
    hours: lines.flatMap(readHours),
    contacts: lines.flatMap(readContact),
  };
}

function readTable(text: string): DemoTable | null {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = splitRow(head);
  if (columns.length < 2 || lines.length === 0) return null;
  const rows = lines.map((line, index) => ({ row: index + 2, cells: splitRow(line) }));
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '');
  const find = (is: (name: string, cells: string[]) => boolean) =>
    columns.findIndex((name, at) => at > 0 && is(name, cellsOf(at)));
  return {
    columns,
    rows,
    price: find((name, cells) => /price|cost|fee/i.test(name) || cells.every(isMoney)),
    category: find(
      (name, cells) =>
        /course|category|type|group|kind/i.test(name) && new Set(cells).size < rows.length,
    ),
    note: find((name) => /note|description|detail/i.test(name)),
    flags: columns.flatMap((_, at) =>
      at > 0 && cellsOf(at).every((cell) => /^(yes|no)$/i.test(cell)) ? [at] : [],
    ),
  };
}

const isMoney = (cell: string): boolean =>
  /^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])$/.test(cell.trim());

function readHours(text: string): DemoHours[] {
  const found = /^([A-Z][a-z]+day)s?(?:\s*(?:to|–|-)\s*([A-Z][a-z]+day)s?)?:\s*(.+)$/.exec(text);
  const from = weekdays.indexOf(found?.[1] ?? '');
  const to = found?.[2] ? weekdays.indexOf(found[2]) : from;
  const value = found?.[3] ?? '';
  const spans = [...value.matchAll(span)].map(([, start = '', end = '']): [string, string] => [
    start,
    end,
  ]);
  if (from < 0 || to < from || (spans.length === 0 && !/closed/i.test(value))) return [];
  const days = weekdays.map((_, day) => day).filter((day) => day >= from && day <= to);
  return [{ text, label: text.slice(0, text.indexOf(':')), days, spans }];
}

const time = '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]m)?';
const span = new RegExp(`(${time})\\s*(?:–|-|to)\\s*(${time})`, 'gi');

function readContact(text: string): DemoContact[] {
  const [, label = '', value = ''] = /^(Phone|Email|Address):\s*(.+)$/i.exec(text) ?? [];
  return value ? [{ kind: label.toLowerCase() as DemoContact['kind'], value }] : [];
}
