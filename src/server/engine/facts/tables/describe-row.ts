import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { saysNone } from './flag-value.ts';
import type { OpenRow } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, joinList, type Speech, sayCell, sayColumn, sayName } from './write-rows.ts';

/** "What comes with the gold plan?": all that a row has, where its columns say what is in it. */
export function describeRow(task: TableTask): FactAnswer | null {
  const { wanted, question, speech } = task;
  if (!asksForContents(question.folded) || wanted.asksPrice || wanted.asksYesNo) return null;
  if (wanted.superlative || wanted.limit || wanted.excluded.length > 0) return null;
  // What the list is called, or a column beside the name, doesn't say which row is meant.
  const terms = [...wanted.terms, ...wanted.neutral].filter(({ word }) => !includedWord.test(word));
  const best = findBest({ tables: task.tables, terms, figures: wanted.figures });
  const [top, other] = best;
  if (!top || other || top.named < wellNamed) return null;
  const isNamed = [...top.matched].some(
    ([term, place]) => place === 'name' && holdsTerm(term, top.row.nameStems) > 0,
  );
  const text = isNamed ? sayContents(top.row, speech) : null;
  if (!text) return null;
  return {
    text,
    cited: sourcesOf([top.row]),
    certainty: certaintyOf(top.explained),
    understood: `what is in ${sayName(top.row)}`,
  };
}

const wellNamed = 0.5;
/** Says that contents are asked for, not of what. */
const includedWord =
  /^(?:inclu[iyd]|inkl|enthalt|inbegriffen|dabei|contien|contenu|compris|zawier)/u;

/** Whether a question asks for all that something has: "what do I get", "was ist drin". */
export const asksForContents = (folded: string): boolean => contentsAsked.test(folded);

const contentsAsked = withLanguages(
  'contents-asked',
  /(?<!\p{L})(?:what(?:s| is| all| exactly| else)*\s(?:comes?\s(?:with|in)|(?:included|in(?:side)?)\s(?:(?:with|in|for)\s)?(?:the|your|an?|it)|do (?:i|we|you|they|(?:the|my|our) (?:\p{L}+ )?\p{L}+) get (?:with|in|for|on)|(?:does|do) .{2,60}\s(?:include|come with|contain|consist of))|was (?:ist|gibt es|steckt|kriege? ich|bekomm(?:e|t|en) (?:ich|man|wir)|beinhaltet|enthalt|umfasst).{0,60}(?:dabei|drin|enthalten|inbegriffen|inklusive|bei|im|in der|mit)|was (?:beinhaltet|enthalt|umfasst)|que (?:incluye|trae|lleva|entra en|contiene|viene (?:con|en))|(?:cosa|che cosa) (?:include|comprende|contiene)|qu.?est.ce qui est (?:compris|inclus)|que comprend|o que inclui|wat zit er (?:in|bij)|co (?:zawiera|obejmuje))(?!\p{L})/u,
);

/** What a row has: the column of its contents, else all it says besides its price. */
export function sayContents(row: OpenRow, speech: Speech): string | null {
  const { table, name, prices } = row.table;
  const contents = table.columns.findIndex(
    (column, at) => at !== name && contentsHeader.test(fold(column.name).trim()),
  );
  if (contents >= 0 && (row.cells[contents] ?? '') !== '')
    return endSentence(`${sayName(row)}: ${row.cells[contents]}`);
  const note = row.cells[table.columns.findIndex(({ role }) => role === 'note')] ?? '';
  if (withThings.test(fold(note))) return endSentence(`${sayName(row)}: ${note}`);
  const flags = table.columns.filter(({ role }) => role === 'flag').length;
  if (flags === 0) return null;
  const parts = table.columns.flatMap(({ role }, column) => {
    const cell = row.cells[column] ?? '';
    if (column === name || prices.includes(column) || role === 'code') return [];
    if (saysNone(cell)) return [];
    return [
      role === 'flag' && bareYes.test(cell.trim())
        ? sayColumn(row, column)
        : `${sayColumn(row, column)}: ${sayCell(row, column, speech)}`,
    ];
  });
  return parts.length < fewestParts
    ? null
    : endSentence(`${sayName(row)}: ${joinList(parts, speech.templates.and)}`);
}

/** "Half a duck with potatoes", "includes a towel": a note about what one gets. */
const withThings = withLanguages(
  'note-of-contents',
  /(?<!\p{L})(?:with|incl\p{L}*|comes with|plus|mit|inkl\p{L}*|con|incluy\p{L}*|incluid\p{L}*|avec|compris\p{L}*|inclus\p{L}*|com|inclui\p{L}*|met|z|zawiera)(?!\p{L})/u,
);
const fewestParts = 2;
const bareYes = /^(?:yes|ja|si|sí|oui|sì|sim|tak|x|✓|✔)$/iu;
const contentsHeader = withLanguages(
  'contents-header',
  /^(?:what(?:s| is)? (?:in it|included|in the (?:box|price)|inside)|contents?|contains|includes?|included|comes with|what you get|you get|inhalt|enthalt|enthalten|inklusive|dabei|was ist drin|leistungen|incluye|contenido|contiene|contenu|comprend|contenuto|include|conteudo|inclui|inhoud|inclusief|zawartosc|zawiera)$/u,
);
