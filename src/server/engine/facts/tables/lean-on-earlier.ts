import { peopleByAge } from '#server/engine/language/measure-words.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenTable } from './open-table.ts';
import type { TableQuestion } from './table-question.ts';

/** Whether a term is the name of something in a table, not only a word somewhere in it. */
export function namesRow(term: QuestionTerm, tables: readonly OpenTable[]): boolean {
  // A day or month says when, even where rows are called by it.
  if (isDate(term)) return false;
  return tables.some((table) =>
    table.rows.some((row) => holdsTerm(term, row.stems[table.name] ?? noStems) === 1),
  );
}

/**
 * "And to Portugal?" keeps what the earlier question wanted and replaces what it named; "how much is that?" keeps what it
 * named and asks for something else.
 */
export function leanOn({
  own,
  before,
  tables,
}: {
  own: TableQuestion;
  before: TableQuestion;
  tables: readonly OpenTable[];
}): TableQuestion {
  // "And for long hair?": a word for things in general may be what tells the rows apart.
  const counted = new Set(own.figures.flatMap(({ words }) => words));
  const naming = [...own.terms, ...own.neutral].filter(
    (term) => !counted.has(term.word) && namesRow(term, tables),
  );
  const isNamed = own.terms.some((term) => naming.includes(term));
  const hasAge = own.figures.some(({ kind }) => kind === 'age');
  // "And for an hour?" replaces the half hour that was asked for.
  const exchanged = before.figures.filter(({ kind }) =>
    own.figures.some((figure) => figure.kind === kind),
  );
  const isExchanged = ({ word }: QuestionTerm): boolean =>
    exchanged.some(({ words }) => words.includes(word) || words.slice(0, 2).join('') === word);
  const namesPrice = (term: QuestionTerm): boolean =>
    tables.some(({ prices, columnStems }) =>
      prices.some((column) => holdsTerm(term, columnStems[column] ?? noStems) > 0),
    );
  const isOtherPrice = own.terms.some(namesPrice) || own.terms.some(isDate);
  const kept = before.terms.filter((term) => {
    if (own.terms.some(({ word }) => word === term.word) || isExchanged(term)) return false;
    // Another age replaces whom the earlier question was about.
    if (hasAge && peopleByAge.test(term.word)) return false;
    // "And in December?" replaces the season that was asked for.
    const priced = tables.filter(({ prices }) => prices.length > 0);
    if (isOtherPrice && (namesPrice(term) || isDate(term)) && !namesRow(term, priced)) return false;
    if (!isNamed) return true;
    const holding = tables.flatMap(({ rows, name }) =>
      rows.filter((row) => holdsTerm(term, row.stems[name] ?? noStems) > 0),
    );
    // "And for long hair?" after a blow-out for short hair: there is one that has both.
    return (
      holding.length === 0 ||
      holding.some((row) =>
        naming.every((each) => row.stems.some((stems) => holdsTerm(each, stems) === 1)),
      )
    );
  });
  const isBare = own.terms.length <= 2 && own.wants === 'value' && !own.asksYesNo;
  const asksPrice =
    own.asksPrice ||
    (before.asksPrice &&
      own.wants === 'value' &&
      (isNamed || hasAge || (isBare && (isOtherPrice || exchanged.length > 0))));
  const terms = [
    ...own.terms,
    ...kept.map((term) => ({ ...term, information: term.information * 0.7 })),
  ];
  const wants = own.wants === 'value' && asksPrice ? 'price' : own.wants;
  return {
    ...own,
    terms,
    asksPrice,
    wants,
    figures: own.figures.length > 0 ? own.figures : before.figures,
  };
}

const isDate = ({ stems }: QuestionTerm): boolean =>
  stems.some((stem) => /^(?:day|month):/.test(stem));

const noStems: ReadonlySet<string> = new Set();
