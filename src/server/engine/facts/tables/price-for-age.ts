import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import type { Figure, FigureRange } from '#server/engine/understand/figures.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { judgeRanges } from './row-ranges.ts';
import { sayPriceOf } from './say-price-of.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { isUnitColumn } from './unit-column.ts';
import { family } from './whom-words.ts';
import { sayName } from './write-rows.ts';

/** "How much for my 8 year old on a Sunday?": who names nothing else asks what it costs to come in. */
export function priceForAge(task: TableTask): FactAnswer | null {
  const { wanted, tables } = task;
  const ages = wanted.figures.filter(({ kind }) => kind === 'age');
  const [age, another] = ages;
  if (!age || another || !wanted.asksPrice || wanted.wants !== 'price') return null;
  if (wanted.asksYesNo || wanted.figures.some(({ kind }) => countsOthers.has(kind))) return null;
  const { folded } = task.question;
  // "For her to climb for a day": what everyone comes for.
  const isOfEveryone = ({ word }: QuestionTerm): boolean => ` ${folded} `.includes(` to ${word} `);
  if (!wanted.terms.every((term) => isOfEveryone(term) || saysNoThing(term, age))) return null;
  const groups = new Map<string, OpenRow[]>();
  for (const [at, table] of tables.entries())
    for (const row of table.rows) {
      const names = groupNames(row).join(' · ');
      const isEntry = entry.test(names) && !otherThan.test(names);
      if (isEntry && isFor(row, age) && !otherThan.test(fold(row.name)))
        groups.set(`${at} ${names}`, [...(groups.get(`${at} ${names}`) ?? []), row]);
    }
  const [rows, others] = [...groups.values()];
  if (!rows || others) return null;
  const row = plainest(rows, age);
  if (!row || priceColumns(row, wanted).every((column) => !row.amounts[column])) return null;
  return {
    text: sayPriceOf({ row, task, alone: true }),
    cited: sourcesOf([row]),
    certainty: sure,
    understood: `price of ${sayName(row)} · ${age.value} years old`,
  };
}

const sure = 0.85;
/** So many people or days aren't one person who comes once. */
const countsOthers: ReadonlySet<string> = new Set(['people', 'thing', 'length', 'weight']);

/** When, for whom and that someone comes, but nothing that has a name. */
function saysNoThing({ word, stems, isDoing, isKnown }: QuestionTerm, { words }: Figure): boolean {
  return (
    stems.some((stem) => /^(?:day|month):/.test(stem)) ||
    family.test(word) ||
    findPeriod(word) !== null ||
    toCome.test(word) ||
    words.includes(word) ||
    wordsOf(word).every((one) => words.includes(one)) ||
    (isDoing && !isKnown)
  );
}

const toCome =
  /^(?:visits?|visit(?:ing)?|entry|entrance|enter|admission|ticket|tickets|pay|lad|eintritt|besuch|entrada|entrar|visita|acceso|entree|ingresso|toegang|weekend|weekends|weekday|weekdays)$/u;

/** What a row stands under. */
const groupNames = (row: OpenRow): string[] => {
  const cells = indexesOf(row.table.table, 'category')
    .filter((column) => !isUnitColumn(row.table.table, column))
    .map((column) => row.cells[column] ?? '');
  return (cells.some((cell) => cell.length > 0) ? cells : [row.table.title]).map(fold);
};

const entry =
  /(?<!\p{L})(?:day (?:pass(?:es)?|tickets?|entry|entries|admission)|(?:entry|entrance|admission|gate)(?: (?:fees?|prices?|tickets?))?|tickets?|single (?:entry|visit)|eintritt\p{L}*|tageskarten?|entradas?|billets?|entrees?|bigliett\p{L}|ingress[oi]|bilhetes?|toegang|bilety?)(?!\p{L})/u;
const otherThan =
  /(?<!\p{L})(?:annual|yearly|season|monthly|membership|members?|punch|cards?|packs?|\d{1,3}[\s-]?(?:visits?|entries|times|er)|bonos?|carnets?|group|groups|school|schools|family|families|evening|night|party|parties|online|jahreskarten?|gruppen?|familie\p{L}*|anual\p{L}*|abonos?|grupos?|familiar\p{L}*|famille|annuel\p{L}*|famiglia|gruppi)(?!\p{L})/u;

const agesOf = ({ ranges }: OpenRow): FigureRange[] =>
  ranges.filter(({ kind, isSoft }) => kind === 'age' && !isSoft);

const isFor = (row: OpenRow, age: Figure): boolean =>
  judgeRanges({ ranges: agesOf(row), figures: [age], others: [] }).met.length > 0;

/** Of rows for that age the one for the fewest ages; of those, the one whose name is in the others' names. */
function plainest(rows: readonly OpenRow[], age: Figure): OpenRow | null {
  const spanOf = (row: OpenRow): number =>
    Math.min(
      ...agesOf(row)
        .filter(({ from, to }) => age.value >= from && age.value <= to)
        .map(({ from, to }) => Math.min(to, oldest) - from),
    );
  const least = Math.min(...rows.map(spanOf));
  const narrowest = rows.filter((row) => spanOf(row) <= least);
  const [only, ...others] = narrowest.filter((row) =>
    narrowest.every((other) => [...row.nameStems].every((stem) => other.nameStems.has(stem))),
  );
  return only && others.length === 0 ? only : null;
}

const oldest = 120;
