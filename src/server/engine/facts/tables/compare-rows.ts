import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import { certaintyOf, findBest } from './find-best.ts';
import type { RowMatch } from './match-rows.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** Two things named in one question, compared. */
export function answerChoice(task: TableTask): FactAnswer | null {
  const { wanted, words, speech } = task;
  const separator = wanted.asksDifference ? `${words.or},${words.and}` : words.or;
  const groups = splitTerms(task, separator);
  if (groups.length < 2) return null;
  const shared = sharedTerms(groups);
  const across = compareColumns(task, groups);
  if (across) return across;
  const matches = pickTogether(
    task,
    groups.map((terms) => [...terms, ...shared]),
    groups,
  );
  if (!matches) return null;
  const rows = matches.map(({ row }) => row);
  if (
    new Set(rows.map((row) => `${row.table.documentId} ${row.block} ${row.name}`)).size <
    rows.length
  )
    return null;
  const columns = rows.map((row) => columnFor(row, task));
  if (columns.some((column) => column < 0)) return null;
  const values = rows.map((row, index) => row.amounts[columns[index] ?? -1]?.value);
  if (values.some((value) => value === undefined)) return null;
  const certainty = Math.min(...matches.map(({ explained }) => certaintyOf(explained)));
  const said = rows.map((row, index) => sayCell(row, columns[index] ?? 0, speech));
  const cited = sourcesOf(rows);
  const names = rows.map(sayName);
  const [a = 0, b = 0] = values;
  const [nameA = '', nameB = ''] = names;
  const [saidA = '', saidB = ''] = said;
  const understood = `comparison of ${names.join(' and ')}`;
  if (wanted.asksDifference) {
    const total = formatAmount(Math.abs(a - b), saidA);
    const text = endSentence(
      fill(words.templates.difference, { total, a: nameA, b: nameB, priceA: saidA, priceB: saidB }),
    );
    return { text, cited, certainty, understood };
  }
  if (a === b)
    return {
      text: endSentence(fill(words.templates.sameValue, { a: nameA, b: nameB, priceA: saidA })),
      cited,
      certainty,
      understood,
    };
  const isFirst = wanted.direction === 'min' ? a < b : a > b;
  const [win, lose] = isFirst ? [0, 1] : [1, 0];
  const template = wanted.measure
    ? words.templates.compare
    : wanted.direction === 'min'
      ? words.templates.cheaper
      : words.templates.dearer;
  const column = sayColumn(rows[0] as OpenRow, columns[0] ?? 0);
  const main = fill(template, {
    a: names[win] ?? '',
    b: names[lose] ?? '',
    priceA: said[win] ?? '',
    priceB: said[lose] ?? '',
    column,
  });
  const lead = wanted.asksYesNo ? `${isFirst ? words.templates.yes : words.templates.no}, ` : '';
  return { text: endSentence(lead + main), cited, certainty, understood };
}

/** The terms before and after each separating word. */
function splitTerms({ question, wanted }: TableTask, separators: string): QuestionTerm[][] {
  const all = separators.split(',');
  const groups: QuestionTerm[][] = [[]];
  const text = question.folded
    .replace(/[+,]/g, ' & ')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  for (const word of text.split(' ')) {
    if (all.includes(word) || word === '&') {
      if ((groups.at(-1)?.length ?? 0) > 0) groups.push([]);
      continue;
    }
    const term = [...wanted.terms, ...wanted.neutral].find(
      (each) =>
        each.word.split(' ').includes(word) || wordsOf(each.word).includes(wordsOf(word)[0] ?? ''),
    );
    if (term && !groups.at(-1)?.includes(term)) groups.at(-1)?.push(term);
  }
  return groups.filter((group) => group.some((term) => !wanted.neutral.includes(term))).slice(0, 4);
}

/** "hard vs soft night guard": what stands only with the last belongs to both. */
function sharedTerms(groups: readonly QuestionTerm[][]): QuestionTerm[] {
  const last = groups.at(-1) ?? [];
  const [first = []] = groups;
  return first.length < last.length ? last.slice(1) : [];
}

/** One row for each group, all from one table where that is possible. */
function pickTogether(
  { tables, wanted }: TableTask,
  groups: readonly (readonly QuestionTerm[])[],
  own: readonly (readonly QuestionTerm[])[],
): RowMatch[] | null {
  const pick = (from: readonly OpenTable[]): RowMatch[] | null => {
    const found = groups.map((terms, index) => {
      const best = findBest({ tables: from, terms, figures: wanted.figures });
      const match = best.find(({ row }) =>
        own[index]?.some((term) =>
          row.stems.some(
            (stems) =>
              holdsTerm(term, stems) > 0 ||
              term.pieces.some((piece) => holdsTerm(piece, stems) > 0),
          ),
        ),
      );
      return match && match.explained >= 0.5 ? match : null;
    });
    return found.every((match) => match !== null) ? found : null;
  };
  const byTable = tables.flatMap((table) => {
    const found = pick([table]);
    return found
      ? [{ found, explained: found.reduce((sum, { explained }) => sum + explained, 0) }]
      : [];
  });
  byTable.sort((a, b) => b.explained - a.explained);
  return byTable[0]?.found ?? pick(tables);
}

/** "The director or a junior" are columns of one row. */
function compareColumns(
  { tables, wanted, words, speech }: TableTask,
  groups: readonly (readonly QuestionTerm[])[],
): FactAnswer | null {
  for (const table of tables) {
    const columns = groups
      .slice(0, 2)
      .map((terms) =>
        table.prices.find((column) =>
          terms.some((term) => (fitColumns(term, table)[column] ?? 0) >= namedFit),
        ),
      );
    const [a, b] = columns;
    if (a === undefined || b === undefined || a === b) continue;
    const rest = wanted.terms.filter(
      (term) => ![a, b].some((column) => (fitColumns(term, table)[column] ?? 0) >= namedFit),
    );
    const best = findBest({ tables: [table], terms: rest, figures: wanted.figures });
    const row = table.rows.length === 1 ? table.rows[0] : best[0]?.row;
    const first = row?.amounts[a];
    const second = row?.amounts[b];
    if (!row || !first || !second || best.length > 1) continue;
    const names = [a, b].map((column) => `${sayName(row)}, ${sayColumn(row, column)}`);
    const said = [a, b].map((column) => sayCell(row, column, speech));
    const total = formatAmount(Math.abs(first.value - second.value), said[0] ?? '');
    return {
      text: endSentence(
        fill(words.templates.difference, {
          total,
          a: names[0] ?? '',
          b: names[1] ?? '',
          priceA: said[0] ?? '',
          priceB: said[1] ?? '',
        }),
      ),
      cited: sourcesOf([row]),
      certainty: certaintyOf(best[0]?.explained ?? 0.9),
      understood: `comparison of ${names.join(' and ')}`,
    };
  }
  return null;
}

function columnFor(row: OpenRow, { wanted }: TableTask): number {
  if (wanted.measure === '') return priceColumns(row, wanted)[0] ?? -1;
  const words = wanted.measure.split(',');
  return row.table.table.columns.findIndex(({ name, role }, index) => {
    const folded = ` ${fold(name.replace(/[_()]/g, ' ')).replace(/\s+/g, ' ')} `;
    return (
      ['number', 'duration'].includes(role) &&
      row.amounts[index] &&
      words.some((word) => folded.includes(` ${word} `))
    );
  });
}
