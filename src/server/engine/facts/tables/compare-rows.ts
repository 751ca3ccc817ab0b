import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { formatAmount } from './amount.ts';
import { certaintyOf, findBest, priceColumns, sourcesOf, type TableTask } from './answer-table.ts';
import type { OpenRow } from './open-table.ts';
import type { RowMatch } from './select-rows.ts';
import { endSentence, fill, sayCell, sayColumn, sayName } from './write-rows.ts';

/** Two or three things named in one question, compared or added up. */
export function answerChoice(task: TableTask): FactAnswer | null {
  const { wanted, words, speech, question } = task;
  const separator = wanted.wants === 'sum' ? words.and : words.or;
  const groups = splitTerms(task, separator);
  if (groups.length < 2) return null;
  const shared = sharedTerms(groups);
  const found = groups.map((terms) => pickOne(task, [...terms, ...shared], terms));
  if (found.some((match) => match === null)) return null;
  const matches = found.filter((match) => match !== null);
  const rows = matches.map(({ row }) => row);
  if (new Set(rows.map((row) => `${row.table.documentId} ${row.block}`)).size < rows.length) return null;
  const columns = rows.map((row) => columnFor(row, task));
  if (columns.some((column) => column < 0)) return null;
  const values = rows.map((row, index) => row.amounts[columns[index] ?? -1]?.value);
  if (values.some((value) => value === undefined)) return null;
  const certainty = Math.min(...matches.map(({ explained }) => certaintyOf(explained)));
  const said = rows.map((row, index) => sayCell(row, columns[index] ?? 0, speech));
  const cited = sourcesOf(rows);
  const names = rows.map(sayName);
  if (wanted.wants === 'sum') {
    const total = formatAmount(values.reduce<number>((sum, value) => sum + (value ?? 0), 0), said[0] ?? '');
    const parts = names.map((name, index) => `${name} ${said[index]}`).join(' + ');
    return {
      text: endSentence(fill(words.templates.together, { total, parts })),
      cited,
      certainty,
      understood: `sum of ${names.join(' + ')}`,
    };
  }
  const [a = 0, b = 0] = values;
  const [nameA = '', nameB = ''] = names;
  const [saidA = '', saidB = ''] = said;
  const understood = `comparison of ${names.join(' and ')}`;
  if (a === b)
    return { text: endSentence(fill(words.templates.sameValue, { a: nameA, b: nameB, priceA: saidA })), cited, certainty, understood };
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
  void question;
  return { text: endSentence(lead + main), cited, certainty, understood };
}

/** The terms before and after each separating word. */
function splitTerms({ question, wanted }: TableTask, separators: string): QuestionTerm[][] {
  const all = separators.split(',');
  const groups: QuestionTerm[][] = [[]];
  const text = question.folded.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim();
  for (const word of text.split(' ')) {
    if (all.includes(word)) {
      if ((groups.at(-1)?.length ?? 0) > 0) groups.push([]);
      continue;
    }
    const term = wanted.terms.find((each) => wordsOf(each.word).includes(wordsOf(word)[0] ?? ''));
    if (term && !groups.at(-1)?.includes(term)) groups.at(-1)?.push(term);
  }
  return groups.filter((group) => group.length > 0).slice(0, 4);
}

/** "hard vs soft night guard": what stands only with the last belongs to both. */
function sharedTerms(groups: readonly QuestionTerm[][]): QuestionTerm[] {
  const last = groups.at(-1) ?? [];
  const [first = []] = groups;
  return first.length < last.length ? last.slice(1) : [];
}

function pickOne(
  { tables, wanted }: TableTask,
  terms: readonly QuestionTerm[],
  own: readonly QuestionTerm[],
): RowMatch | null {
  const best = findBest({ tables, terms, age: wanted.age });
  const match = best.find(({ row }) => own.some((term) => row.stems.some((stems) => holdsTerm(term, stems) > 0)));
  return match && match.explained >= 0.5 ? match : null;
}

function columnFor(row: OpenRow, { wanted }: TableTask): number {
  if (wanted.measure === '') return priceColumns(row, wanted.terms)[0] ?? -1;
  const words = wanted.measure.split(',');
  return row.table.table.columns.findIndex(({ name, role }, index) => {
    const folded = ` ${name.toLowerCase().replace(/[_()]/g, ' ').replace(/\s+/g, ' ')} `;
    return ['number', 'duration'].includes(role) && row.amounts[index] && words.some((word) => folded.includes(` ${word} `));
  });
}
