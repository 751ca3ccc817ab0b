import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { extras } from './whom-words.ts';

/** Rows that are things of their own: a surcharge is no cheap room, and no room that can be counted. */
export function withoutSurcharges(
  rows: readonly OpenRow[],
  terms: readonly QuestionTerm[],
): OpenRow[] {
  const isAskedFor = ({ stems, table }: OpenRow): boolean =>
    terms.some(
      (term) => surcharge.test(term.word) && holdsTerm(term, stems[table.name] ?? none) > 0,
    );
  const own = rows.filter((row) => isAskedFor(row) || !isSurcharge(row));
  return own.length > 0 ? own : [...rows];
}

const none: ReadonlySet<string> = new Set();

/** A topping of the group "Extras (by the size of your pizza)" is no pizza. */
export const isOfExtras = ({ cells, table }: OpenRow): boolean =>
  indexesOf(table.table, 'category').some((column) =>
    extras.test(fold((cells[column] ?? '').split('(', 1)[0] ?? '').trim()),
  );

const isSurcharge = ({ name, cells, table }: OpenRow): boolean =>
  surcharge.test(fold(name)) ||
  indexesOf(table.table, 'note').some((column) => onTop.test(fold(cells[column] ?? '')));

const surcharge = withLanguages(
  'surcharge',
  /^(?:extra|additional|each (?:extra|additional|further)|every (?:extra|additional)|jede[rs]? weitere|zusatzliche[rs]?|cada [\p{L} ]{3,20} (?:extra|adicional)) \p{L}|(?<!\p{L})(?:surcharges?|loading|deposit|supplement|zuschlag|aufpreis|kaution|pfand|suplemento|recargo|fianza|caution|cauzione|toeslag|borg|doplata|kaucja)$/u,
);
const onTop = withLanguages(
  'on-top',
  /^(?:on top of|added to|in addition to|zusatzlich zu|kommt zu|ademas de|se suma|en plus de|in aggiunta|alem de|bovenop)(?!\p{L})/u,
);
