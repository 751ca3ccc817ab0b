import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { currencyAfter, currencyBefore } from '#server/engine/language/currencies.ts';
import { type Figure, upTo } from '#server/engine/understand/figures.ts';
import { formatAmount, parseAmount } from './amount.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { countedPerson } from './whom-words.ts';
import { endSentence, fill, sayCell, sayName, sayNotes } from './write-rows.ts';

/** "Up to 9 children, each extra child $18": the price of the row and what those pay that it doesn't cover. */
export function priceWithExtra(task: TableTask): FactAnswer | null {
  const { wanted, tables, words, speech } = task;
  if (!wanted.asksPrice && wanted.wants !== 'sum') return null;
  const counts = wanted.figures.filter(({ kind }) => kind === 'thing' || kind === 'people');
  const [figure, other] = counts;
  if (!figure || other || !Number.isInteger(figure.value) || figure.value < 2) return null;
  // "7 hooks": what is counted may be what the row is called by; people hardly are.
  const isCounted = (word: string): boolean =>
    word === figure.words[0] || countedPerson.test(word) || anyone.test(word);
  const terms = [...wanted.terms, ...wanted.neutral].filter(
    ({ word }) => !word.split(' ').every(isCounted),
  );
  const priced = tables.filter(({ prices }) => prices.length > 0);
  const [top, next] = findBest({ tables: priced, terms, figures: [] });
  if (!top || next || top.explained < leastExplained) return null;
  const { row } = top;
  const [column, another] = priceColumns(row, { ...wanted, terms }).filter(
    (each) => row.amounts[each],
  );
  const base = column === undefined ? undefined : row.amounts[column];
  const extra = findExtra(row, figure);
  if (column === undefined || another !== undefined || !base || !extra) return null;
  if (figure.value > extra.most) return null;
  const price = sayCell(row, column, speech);
  // "12 €" doesn't show how cents are written.
  const like = [price, extra.said].find((said) => /[.,]\d{2}(?!\d)/.test(said)) ?? price;
  const more = figure.value - extra.covered;
  const { costs, together } = words.templates;
  const text = endSentence(
    more > 0
      ? fill(together, {
          total: formatAmount(base.value + more * extra.value, like),
          parts: `${sayName(row)} ${price} + ${more} × ${extra.said}`,
        })
      : fill(costs, { name: sayName(row), price }),
  );
  return {
    text: [text, sayNotes(row)].filter(Boolean).join(' '),
    cited: sourcesOf([row]),
    certainty: Math.min(surely, certaintyOf(top.explained)),
    understood: `sum of ${sayName(row)} · ${figure.value}`,
  };
}

const leastExplained = 0.6;
const surely = 0.9;

/** How many a row covers, what each one more costs, and how many there may be at most. */
function findExtra(
  row: OpenRow,
  figure: Figure,
): { covered: number; value: number; said: string; most: number } | null {
  const { table } = row.table;
  const texts = [
    row.name,
    ...indexesOf(table, 'note', 'list', 'text', 'number').map((column) => row.cells[column] ?? ''),
  ].map((text) => fold(text));
  const extras = texts.flatMap((text) =>
    [...text.matchAll(extraPrice)].map(({ groups = {} }) => ({
      noun: groups.noun ?? groups.named ?? groups.after ?? '',
      said: (groups.price ?? groups.before ?? groups.last ?? '').trim(),
    })),
  );
  const [extra, another] = extras.filter(({ noun }) => isSameThing(noun, figure, row));
  const value = extra ? parseAmount(extra.said)?.value : undefined;
  if (!extra || another || !value) return null;
  const covered = texts.flatMap((text) =>
    [...text.matchAll(coveredCount)]
      .map(({ groups = {} }) => ({
        count: Number(groups.upTo ?? groups.included),
        noun: groups.noun ?? groups.named ?? '',
      }))
      .filter(({ noun }) => noun === '' || isSameThing(noun, figure, row)),
  );
  const [first, second] = covered;
  if (!first || second) return null;
  const most = texts.flatMap((text) => {
    const [, behind, before] = mostCount.exec(text) ?? [];
    return behind || before ? [Number(behind ?? before)] : [];
  });
  return { covered: first.count, value, said: extra.said, most: Math.min(...most, Infinity) };
}

/** Children and kids are people, whatever the question calls them; other things need the same word. */
function isSameThing(noun: string, { kind, words, noun: counted }: Figure, row: OpenRow): boolean {
  const isPeople = (word: string): boolean => countedPerson.test(word) || anyone.test(word);
  if (kind === 'people' || words.some(isPeople)) return wordsOf(noun).some(isPeople);
  return wordsOf(noun).some((word) => stem(word, row.table.language) === counted);
}

const anyone =
  /^(?:persons?|people|guests?|participants?|players?|person(?:en)?|gaste?|teilnehmer\p{L}*|personas?|invitad[oa]s?|asistentes?|personnes?|invites?|persone|ospiti|pessoas?|convidados?|personen|gasten|osob\p{L}*)$/u;

/** A price that is the same on all days: not "$9 weekday / $12 weekend". */
const always =
  '(?!\\d|\\s?/|\\s(?:on )?(?:week|am wochen|unter der woche|entre semana|fin de semana))';
const amount = `(?:(?:${currencyBefore})\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?(?:${currencyAfter}))${always}`;
const further = 'further|additional|extra|more|weitere[rsn]?|zusatzliche[rsn]?';
const extraPrice = new RegExp(
  [
    `(?<!\\p{L})(?:${further})\\s(?<noun>\\p{L}{3,20})(?:\\s(?:is|are|costs?|at|for|kostet|je))?[:,]?\\s(?<price>${amount})`,
    `(?<before>${amount})\\s(?:for |per |a |fur |pro |je |por |par )?(?:each |every |any |jede[rsn]? |cada |chaque |ogni )?(?:${further})\\s(?<named>\\p{L}{3,20})`,
    `(?:cada|por|chaque|ogni|elke|kazd\\p{L})\\s(?<after>\\p{L}{3,20})\\s(?:adicional|extra|(?:de )?mas|supplementaire|en plus|in piu|aggiuntiv\\p{L}|a mais|meer|dodatkow\\p{L}{1,2})[:,]?\\s(?<last>${amount})`,
  ].join('|'),
  'giu',
);
const coveredCount = new RegExp(
  `(?<!\\p{L})(?:${upTo})\\s(?<upTo>\\d{1,3})(?![\\d.,:%])(?:\\s(?<noun>\\p{L}{3,20}))?|(?<![\\d.,:$€£])(?<included>\\d{1,3})\\s(?<named>\\p{L}{3,20})\\s(?:included|inklusive|inbegriffen|incluid[oa]s|compris|inclusi|inbegrepen)`,
  'giu',
);
const mostCount =
  /(?<!\p{L})(?:max(?:imum|imal|imo)?\.?|not more than|hochstens|como maximo|no mas de)\s(\d{1,3})(?![\d.,:%])|(?<![\d.,:$€£])(\d{1,3})\s(?:\p{L}{3,12}\s)?(?:at most|max\.?|maximum|maximal|hochstens|como maximo)(?!\p{L})/u;
