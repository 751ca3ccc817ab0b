import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { peopleByAge } from '#server/engine/language/measure-words.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { OpenRow } from './open-table.ts';
import { judgeRanges } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { grownUp, young } from './whom-words.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "The boat tour for 2 adults and 3 kids": one row, and for each kind of people the column that is theirs. */
export function priceForParty(task: TableTask): FactAnswer | null {
  const { wanted, tables, words, speech } = task;
  if (!wanted.asksPrice && wanted.wants !== 'sum') return null;
  const named = wanted.figures.filter((figure) => kindOfPeople(figure) !== null);
  const groups = [...(named.length > 0 ? ownPlaces(task) : []), ...named];
  const count = groups.reduce((sum, figure) => sum + headsOf(figure), 0);
  if (groups.length === 0 || count < 2) return null;
  const counted = new Set(groups.flatMap((figure) => figure.words));
  const terms = wanted.terms.filter(
    ({ word }) => !word.split(' ').every((one) => counted.has(one) || peopleByAge.test(one)),
  );
  const lists = tables.filter((table) =>
    table.prices.some((column) => isForGrown(table.table.columns[column]?.name ?? '')),
  );
  const best = findBest({ tables: lists, terms: [...terms, ...wanted.neutral], figures: [] });
  const [top, ...others] = best;
  if (!top || others.length > 0 || top.explained < leastExplained) return null;
  const { row } = top;
  const parts = groups.map((figure) => ({ figure, column: columnFor(figure, row) }));
  const values = parts.map(({ column }) => row.amounts[column]?.value);
  if (values.some((value) => value === undefined)) return null;
  const sum = parts.reduce((all, { figure }, at) => all + (values[at] ?? 0) * headsOf(figure), 0);
  const priced = parts.find(({ column }) => (row.amounts[column]?.value ?? 0) > 0);
  if (!priced) return null;
  const total = formatAmount(sum, sayCell(row, priced.column, speech));
  const said = parts
    .map(
      ({ figure, column }) =>
        `${headsOf(figure)} × ${sayColumn(row, column)} ${sayCell(row, column, speech)}`,
    )
    .join(' + ');
  return {
    text: endSentence(fill(words.templates.together, { total, parts: `${sayName(row)}: ${said}` })),
    cited: sourcesOf([row]),
    certainty: Math.min(0.9, certaintyOf(top.explained)),
    understood: `sum of ${count} people · ${sayName(row)}`,
  };
}

const leastExplained = 0.6;

/** "Me and my three boys", "my wife and I with 3 children": who asks comes along, and pays as an adult. */
function ownPlaces({ question: { folded }, wanted: { figures } }: TableTask): Figure[] {
  if (figures.some((figure) => kindOfPeople(figure) === 'grown')) return [];
  const couple = figures.find(({ kind, value }) => kind === 'people' && value === 2);
  const count = couple ? 2 : comesAlong.test(folded) ? 1 : 0;
  return count > 0
    ? [
        {
          value: count,
          kind: 'thing',
          noun: 'adult',
          period: null,
          words: [String(count), 'adult'],
        },
      ]
    : [];
}

const comesAlong =
  /(?<!\p{L})(?:(?:me|myself) (?:plus|and|with|&) (?:my |the |our )?(?:\p{L}{1,8} |\d )?(?:kids?|children|boys|girls|sons?|daughters?)|(?:kids?|children|boys|girls|sons?|daughters?)(?: \([^)]{1,20}\))? (?:plus|and|&) (?:me|myself|i)|(?:ich|mich) (?:und|mit|plus) (?:meinen?|den|die|unseren?)?\s?(?:\p{L}{1,6} |\d )?kindern?|yo (?:y|con|mas) (?:mis?|los)?\s?(?:\p{L}{1,6} |\d )?(?:ninos?|hij[oa]s?))(?!\p{L})/u;

/** Whom a number of a question counts. */
export function kindOfPeople({ kind, words, value }: Figure): 'grown' | 'young' | null {
  if (kind === 'age') return value < youngestAdult ? 'young' : null;
  if (kind !== 'thing') return null;
  const said = words.join(' ');
  if (
    /(?<!\p{L})(?:grown ?ups?|adults?|erwachsene\p{L}*|adult[oa]s?|adultes?|adulti|volwassenen)(?!\p{L})/u.test(
      said,
    ) ||
    words.some((word) => word === 'grown')
  )
    return 'grown';
  return young.test(fold(said)) ? 'young' : null;
}

const youngestAdult = 16;

/** An age is that of one. */
export const headsOf = ({ kind, value }: Figure): number => (kind === 'age' ? 1 : value);

const isForGrown = (header: string): boolean =>
  fold(header)
    .split(/[^\p{L}]+/u)
    .some((word) => grownUp.test(word));

/** The one column for people of that kind; -1 when there is none, or several. */
function columnFor(figure: Figure, { table }: OpenRow): number {
  const { prices, columnRanges } = table;
  const nameOf = (column: number): string => fold(table.table.columns[column]?.name ?? '');
  const found =
    kindOfPeople(figure) === 'grown'
      ? prices.filter((column) => isForGrown(nameOf(column)))
      : prices.filter((column) =>
          figure.kind === 'age'
            ? judgeRanges({ ranges: columnRanges[column] ?? [], figures: [figure], others: [] }).met
                .length > 0 ||
              (young.test(nameOf(column)) && (columnRanges[column] ?? []).length === 0)
            : young.test(nameOf(column)) || underAge.test(nameOf(column)),
        );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

const underAge = /^(?:under|u|unter|bis|hasta|menores de|moins de|up to)\s?\d{1,2}(?!\d)/u;
