import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { spellNumbers } from '#server/engine/understand/figures.ts';
import { formatAmount } from './amount.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { RowMatch } from './match-rows.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "With the 10 visit card, what does one visit work out at?": what is paid for several, parted. */
export function priceOfOne(task: TableTask): FactAnswer | null {
  const { question, wanted, tables, words, speech } = task;
  const isShared = shares.test(question.folded);
  const isWorkedOut = isShared || worksOut.test(question.folded);
  const [, noun = ''] = perOne.exec(question.folded) ?? [];
  const isOther = ['extreme', 'compare', 'saving', 'sum'].includes(wanted.wants);
  if ((!isWorkedOut && noun === '') || wanted.limit || isOther) return null;
  const best = findBest({
    tables: tables.filter(({ prices }) => prices.length > 0),
    terms: [...wanted.terms, ...wanted.neutral],
    figures: wanted.figures,
  });
  const [top, ...others] = best;
  if (!top || others.some(({ row }) => row.name !== top.row.name)) return null;
  const { row } = top;
  const columns = priceColumns(row, wanted).filter((column) => row.amounts[column]);
  const [column, another] = columns;
  if (column === undefined || another !== undefined) return null;
  const lot = findLot(top, column, task, { noun, isWorkedOut, isShared });
  const amount = row.amounts[column];
  if (!lot || !amount || amount.isFrom || amount.value === 0 || amount.highest !== amount.value)
    return null;
  const total = sayCell(row, column, speech);
  const price = formatAmount(amount.value / lot.count, total);
  const name = [sayName(row), lot.label].filter(Boolean).join(', ');
  return {
    text: endSentence(fill(words.templates.each, { price, total, name })),
    cited: sourcesOf([row]),
    certainty: Math.max(leastSure, certaintyOf(top.explained)),
    understood: `price of one of ${lot.count} · ${sayName(row)}`,
  };
}

const leastSure = 0.7;

/** How many are sold together: by the row's name, by the name of the price, or by a column that counts them. */
function findLot(
  { row, named }: RowMatch,
  column: number,
  { wanted }: TableTask,
  { noun, isWorkedOut, isShared }: { noun: string; isWorkedOut: boolean; isShared: boolean },
): { count: number; label: string } | null {
  const { language, table, columnStems } = row.table;
  const asked = stem(noun, language);
  const heads = isShared ? wanted.figures.find(({ kind }) => kind === 'people')?.value : undefined;
  if (heads && heads > 1) return { count: heads, label: '' };
  const inName = counted.exec(spellNumbers(fold(row.name), language));
  const inHeader = counted.exec(
    spellNumbers(fold(sayColumn(row, column)).replace(/-/g, ' '), language),
  );
  // "4 x 45 min" are four of them.
  const times = timesMinutes.exec(fold(row.name))?.[1];
  if (times && Number(times) > 1) return { count: Number(times), label: '' };
  for (const [found, label] of [
    [inName, ''],
    [inHeader, sayColumn(row, column)],
  ] as const) {
    const [, digits = '', thing = ''] = found ?? [];
    // "45 min" is how long it takes.
    if (findUnit(thing)) continue;
    const isAsked = isWorkedOut || (noun !== '' && stem(thing, language) === asked);
    if (Number(digits) > 1 && isAsked) return { count: Number(digits), label };
  }
  // "Price per child" is what one pays.
  if (named < leastNamed || columnStems[column]?.has(asked)) return null;
  const counting = table.columns.findIndex(
    ({ name: header, role }, index) =>
      ['number', 'text'].includes(role) &&
      /^\d{1,3}$/.test(row.cells[index] ?? '') &&
      !isBound.test(header) &&
      (columnStems[index]?.has(asked) ||
        (isWorkedOut &&
          wanted.terms.some((term) => (fitColumns(term, row.table)[index] ?? 0) >= namedFit))),
  );
  const count = Number(row.cells[counting] ?? 0);
  return count > 1 && Number.isInteger(count)
    ? { count, label: `${count} ${sayColumn(row, counting)}` }
    : null;
}

const leastNamed = 0.5;
/** "Fewest children" doesn't say how many come. */
const isBound =
  /(?<!\p{L})(?:fewest|least|most|min\.?|max\.?|minimum|maximum|mindest\p{L}*|höchst\p{L}*|mínim[oa]|máxim[oa]|age|alter|edad)(?!\p{L})/iu;
const counted = /(?<![\d.,–—-])(\d{1,3})(?![\d.,:%])[\s-]?(?:x\s|er[\s-])?(\p{L}{2,30})/u;

const timesMinutes = /(?<![\d.,])(\d{1,2})\s?[x×]\s?\d{1,3}\s?-?(?:min|h|hour|hr|std)/u;

const worksOut = withLanguages(
  'works-out',
  /(?<!\p{L})(?:(?:works?|working|comes?|coming) out (?:at|to|as|per)|(?:is|are|does|cost|costs) (?:one|each|a single) \p{L}+ (?:work|come|then|with|on|if)|with (?:the|a) .{3,40} how much (?:is|does|would) (?:one|each|a single)|(?:kommt|kostet|macht) (?:mich )?(?:dann |da )?(?:ein einzelner?|eine einzelne|jede[rs]?)|a (?:cuanto|como) (?:sale|salen|me sale|nos sale)|sale (?:a )?cada|revient (?:a combien )?chaque)(?!\p{L})/u,
);
/** "If six of us split it" */
const shares =
  /(?<!\p{L})(?:split|splitting|share|sharing|divide[sd]?|between (?:us|the \S+ of us)|teilen|aufteilen|repartimos|repartido|dividimos|entre (?:todos|los \S+))(?!\p{L})/u;
const perOne =
  /(?<!\p{L})(?:per|pro|je|por|par|each|cada|chaque)\s(?!person|head|day|week|month|year|hour|night|persona|tag|woche|monat|stunde|nacht|dia|semana|mes|hora|noche)(\p{L}{3,30})/u;
