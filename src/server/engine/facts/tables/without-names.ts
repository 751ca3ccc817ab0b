import { fold } from '#server/engine/index/analyse.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { indexesOf, type OpenTable } from './open-table.ts';

/** A plan called "Plus" is a name, not a word for adding up, and a column called "Success rate" is no price. */
export function withoutNames(
  words: QuestionWords,
  tables: readonly OpenTable[],
  { folded }: Question,
): QuestionWords {
  const names = new Set(tables.flatMap(({ rows }) => rows.map(({ name }) => fold(name.trim()))));
  // "Products" may be a group of a list, not all that is on it.
  const groups = tables.flatMap(({ rows, table }) =>
    indexesOf(table, 'category').flatMap((column) =>
      rows.map(({ cells }) => fold((cells[column] ?? '').trim())),
    ),
  );
  const headers = tables.flatMap(({ table, prices }) =>
    table.columns.flatMap(({ name }, column) => {
      const header = fold(name.trim());
      const isSaid = header.includes(' ') && ` ${folded} `.includes(` ${header} `);
      return isSaid && !prices.includes(column) ? header.split(' ') : [];
    }),
  );
  const keep = (list: string, others: readonly string[] = []): string =>
    list
      .split(',')
      .filter((phrase) => !names.has(phrase) && !others.includes(phrase))
      .join(',');
  const { together, things, and, price, sale } = words;
  // "Day pass, reduced" is called so, and isn't on sale.
  const said = ` ${wordsIn(folded)} `;
  const inNames = sale
    .split(',')
    .filter((phrase) => said.includes(` ${phrase} `))
    .filter((phrase) => [...names].some((name) => ` ${wordsIn(name)} `.includes(` ${phrase} `)));
  const isClear =
    [together, and].every((list) => keep(list) === list) &&
    keep(things, groups) === things &&
    inNames.length + headers.length === 0;
  if (isClear) return words;
  return {
    ...words,
    together: keep(together),
    things: keep(things, groups),
    and: keep(and),
    price: keep(price, headers),
    sale: keep(sale, inNames),
  };
}

const wordsIn = (text: string): string => text.split(/[^\p{L}\p{N}-]+/u).join(' ');
