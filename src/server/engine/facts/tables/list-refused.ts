import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import { chooseBy, closestColumn } from './choose-rows.ts';
import { saysNone } from './flag-value.ts';
import { cutItems } from './list-items.ts';
import type { OpenRow } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill } from './write-rows.ts';

/** "What won't you take?": rows with a cell that begins by denying it; all the others would say the opposite. */
export function listRefused(task: TableTask): FactAnswer | null {
  const { wanted, tables, words } = task;
  const { excluded } = wanted;
  // "What do you not move": the verb is what the question leaves out, or the only thing it says.
  const isNamed = wanted.terms.some((term) =>
    tables.some((table) => chooseBy(term, table) !== null),
  );
  const verbs = excluded.length > 0 || isNamed ? excluded : wanted.terms;
  const found = tables.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const column = deniedColumn(row, verbs);
      return column < 0 ? [] : [{ row, text: row.cells[column] ?? '' }];
    }),
  );
  if (found.length === 0 || found.length > mostRefused) return null;
  const items = found.map(({ row, text }) => `${row.name} (${text.replace(/\.$/, '')})`);
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems(items, words) })),
    cited: sourcesOf(found.map(({ row }) => row)),
    certainty: refusedCertainty,
    understood: `list of ${found.length} rows`,
  };
}

const deniedColumn = (row: OpenRow, verbs: TableTask['wanted']['terms']): number =>
  row.cells.findIndex(
    (cell, column) =>
      column !== row.table.name &&
      denialFirst.test(cell) &&
      (verbs.some((term) => holdsTerm(term, row.denied[column] ?? none) > 0) ||
        (verbs.length === 0 && notDone.test(cell))),
  );

/** What isn't done at all, for questions without another verb: "which repairs do you not do". */
const notDone =
  /^(?:not|no longer)\s(?:done|offered|available|possible|by us|here)|^(?:nicht|wird nicht|nicht mehr)\s(?:gemacht|angeboten|möglich|von uns|bei uns|im angebot)|^no\s(?:se hace|lo hacemos|disponible|ofrecemos)/iu;

const denialFirst =
  /^(?:not|no|never|we do(?:n[’']t| not)|nicht|kein\p{L}*|nie|wird nicht|no se|sin|non|pas|ne|nao|não|niet|geen|nie)(?!\p{L})/iu;
const none: ReadonlySet<string> = new Set();
const mostRefused = 12;
const refusedCertainty = 0.75;

/** "Which ones can you not do overnight?": what a column is called is what they lack. */
export function withoutColumns(task: TableTask): TableTask {
  const { wanted, tables } = task;
  const excluded = wanted.terms.filter((term) =>
    tables.some((table) => {
      const column = closestColumn(term, table);
      return column >= 0 && !table.rows.every(({ cells }) => !saysNone(cells[column] ?? ''));
    }),
  );
  const terms = wanted.terms.filter((term) => !excluded.includes(term));
  return {
    ...task,
    wanted: { ...wanted, terms, excluded: [...wanted.excluded, ...excluded], isDenied: true },
  };
}
