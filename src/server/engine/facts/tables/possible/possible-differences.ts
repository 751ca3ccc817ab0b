import { formatAmount } from '../amount.ts';
import { fitColumns } from '../column-fit.ts';
import { listSegments } from '../named-things.ts';
import { sourcesOf } from '../sources-of.ts';
import type { TableTask } from '../table-task.ts';
import { endSentence, fill, sayCell } from '../write-rows.ts';
import { type PossibleResult, readResultSigns } from './possible-result.ts';
import { type Addend, findAddends, sayAddend, totalOf } from './possible-sums.ts';

const mostDifferences = 6;

/** What two things, or two prices of one thing, differ by. */
export function findPossibleDifferences(task: TableTask): PossibleResult[] {
  const { words } = task;
  const separating = `${words.or},${words.insteadOf},${words.and},${comparing}`;
  const segments = listSegments(task, separating);
  const found = new Map<string, { pair: [Addend, Addend]; score: number }>();
  const add = (pair: [Addend, Addend], score: number): void => {
    const key = pair.map(({ row, column, count }) => `${row.name}/${column}/${count}`).join(' ');
    if ((found.get(key)?.score ?? -1) < score) found.set(key, { pair, score });
  };
  const choices = segments.map((segment) => findAddends(task, segment, segments));
  for (const [at, firsts] of choices.entries())
    for (const seconds of choices.slice(at + 1))
      for (const first of firsts)
        for (const second of seconds)
          if (first.row !== second.row || first.column !== second.column)
            add(
              [first, second],
              (first.score + second.score) / 2 + (first.row.table === second.row.table ? 0.1 : 0),
            );
  // "The 10 class pass instead of single classes": ten of the other.
  for (const [first, second] of packsAndSingles(choices.flat())) add([first, second], first.score);
  // "Between low and high season": two columns of the row.
  const whole = {
    terms: [...task.wanted.terms, ...task.wanted.neutral],
    figures: [...task.wanted.figures],
    words: [...task.wanted.said],
  };
  for (const one of findAddends(task, whole, [whole])) {
    const { row } = one;
    const fitOf = (column: number): number =>
      Math.max(0, ...whole.terms.map((term) => fitColumns(term, row.table)[column] ?? 0));
    const columns = row.table.prices
      .filter((column) => row.amounts[column])
      .sort((a, b) => fitOf(b) - fitOf(a))
      .slice(0, 3);
    for (const [at, column] of columns.entries())
      for (const other of columns.slice(at + 1))
        add(
          [
            { ...one, column },
            { ...one, column: other },
          ],
          one.score + 0.2 * (fitOf(column) + fitOf(other)) - 0.2,
        );
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostDifferences)
    .flatMap(({ pair, score }) => sayDifference(task, pair, score) ?? []);
}

/** A thing that is sold in so many, and so many of another thing of its list. */
function packsAndSingles(found: readonly Addend[]): [Addend, Addend][] {
  return found.flatMap((pack) => {
    const { table } = pack.row;
    const header = table.table.columns[pack.column]?.name ?? '';
    const inName = numberIn(pack.row.name);
    const number = inName || numberIn(header);
    if (number < 2 || number > mostInPack) return [];
    const singles = found.filter(({ row }) => row !== pack.row && row.table === table);
    const ofRow = inName
      ? []
      : table.prices
          .filter((column) => column !== pack.column && pack.row.amounts[column])
          .slice(0, 1)
          .map((column) => ({ ...pack, column }));
    return [...singles, ...ofRow].map((single): [Addend, Addend] => [
      { ...single, count: number, said: String(number) },
      { ...pack, count: 1, said: '' },
    ]);
  });
}

const mostInPack = 100;
const numberIn = (text: string): number =>
  Number(
    /(?<![\d.,])(\d{1,3})(?![\d.,:%]|\s?(?:min|h|g|kg|ml|cm|l)(?!\p{L}))/u.exec(text)?.[1] ?? 0,
  );

const comparing = 'than,versus,vs,compared to,compared with,between,against,instead of';

function sayDifference(
  task: TableTask,
  pair: [Addend, Addend],
  score: number,
): PossibleResult | null {
  const { words, speech } = task;
  const totals = pair.map((one) => totalOf([one]));
  const [a = Number.NaN, b = Number.NaN] = totals;
  if (Number.isNaN(a) || Number.isNaN(b) || a === b) return null;
  const [first, second] = pair;
  const said = [sayAddend(first, speech), sayAddend(second, speech)] as const;
  const like = sayCell(first.row, first.column, speech);
  return {
    way: 'difference',
    text: endSentence(
      fill(words.templates.difference, {
        total: formatAmount(Math.abs(a - b), like),
        a: said[0].name,
        priceA: said[0].price,
        b: said[1].name,
        priceB: said[1].price,
      }),
    ),
    cited: sourcesOf([...new Set([first.row, second.row])]),
    certainty: Math.max(0, Math.min(1, score)),
    understood: `difference of ${first.row.name} and ${second.row.name}`,
    signs: readResultSigns({
      task,
      rows: [first.row, second.row],
      columns: [first.column, second.column],
      label: '',
      counted: [first.count, second.count].filter((count) => count > 1),
    }),
  };
}
