import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { filterRows } from './filter-rows.ts';
import { certaintyOf } from './find-best.ts';
import { cutItems } from './list-items.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, listPrices, sayName } from './write-rows.ts';

/** "Anything you can do same day?", "what can you do while I wait?": the question says what cells say, word for word. */
export function listSaidCells(task: TableTask): FactAnswer | null {
  const { wanted, words, speech, question } = task;
  const isList =
    wanted.wants === 'list' || (wanted.wants === 'value' && asksWhat.test(question.folded));
  if (!isList || wanted.asksPrice || wanted.limit || wanted.timeLimit || wanted.isDenied)
    return null;
  const said = ` ${plainWords(question.folded).join(' ')} `;
  const [, done = ''] = canYou.exec(question.folded) ?? [];
  const found = task.tables.flatMap((table) => {
    const phrase = longestSaid(table, said);
    if (!phrase) return [];
    const covered = new Set(phrase.split(' '));
    const terms = wanted.terms.filter(
      ({ word }) => word !== done && !plainWords(word).every((one) => covered.has(one)),
    );
    const { rows, explained, missed } = filterRows({ ...wanted, terms, table });
    const kept = rows.filter((row) => saysPhrase(row, phrase));
    return kept.length === 0 || missed >= tellingWord || explained < leastExplained
      ? []
      : [{ rows: kept, explained, length: covered.size }];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  const rows = best.flatMap((one) => one.rows);
  if (rows.length === 0 || rows.length > mostRows) return null;
  const items = rows.map((row) => {
    const prices = listPrices({ row, columns: priceColumns(row, wanted), speech });
    return prices ? `${sayName(row)} (${prices})` : sayName(row);
  });
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems([...new Set(items)], words) })),
    cited: sourcesOf(rows),
    certainty: Math.min(...best.map(({ explained }) => certaintyOf(explained))),
    understood: `list of ${rows.length} rows`,
  };
}

/** What is done with the things of a list isn't on it: "what can you sharpen". */
const canYou =
  /(?<!\p{L})(?:can|could|do|will|would) (?:you|u|ye|yous|they) (\p{L}+)(?!\p{L})|(?<!\p{L})(?:konnt|macht) ihr (\p{L}+)/u;

const tellingWord = 0.6;
const leastExplained = 0.6;
const mostRows = 20;

const asksWhat =
  /(?:^|[.!?;,]\s)(?:and |und |y |et |e |en )?(?:what|which|whats|anything|welche[rsn]?|was|que|cuales|quels?|quelles?|quali|quais|welke|jakie)\b/;

/** The longest text of a few words that a whole cell has and the question says. */
function longestSaid({ table, rows, name, prices }: OpenTable, said: string): string | null {
  const phrases = table.columns.flatMap(({ role }, column) =>
    column === name || prices.includes(column) || ['code', 'flag', 'category'].includes(role)
      ? []
      : rows.map(({ cells }) => plainWords(cells[column] ?? '')),
  );
  const [longest] = phrases
    .filter((words) => words.length >= 2 && words.length <= mostWords)
    .map((words) => words.join(' '))
    .filter((phrase) => !/\d/.test(phrase) && said.includes(` ${phrase} `))
    .sort((a, b) => b.length - a.length);
  return longest ?? null;
}

const mostWords = 5;

const saysPhrase = ({ cells, table }: OpenRow, phrase: string): boolean =>
  cells.some(
    (cell, column) =>
      column !== table.name && ` ${plainWords(cell).join(' ')} `.includes(` ${phrase} `),
  );

/** Whoever writes says "I" where the list says "you". */
const plainWords = (text: string): string[] =>
  wordsOf(fold(text)).map((word) =>
    person.test(word) ? 'you' : possession.test(word) ? 'your' : word,
  );

const person = /^(?:i|me|we|us|you|they|ich|mich|wir|uns|sie|du|ihr|man)$/;
const possession = /^(?:my|our|your|their|mein|meine|unser|unsere|ihre|dein|deine)$/;
