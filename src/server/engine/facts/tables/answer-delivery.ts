import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { isSaidAsPlace } from '#server/engine/understand/asked-place.ts';
import type { Question, QuestionTerm } from '#server/engine/understand/question.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayName, sayNotes, sayPrices } from './write-rows.ts';

/**
 * "What do you charge to bring a tent to Elmford?": a list of delivery charges has the town in one of its rows. What is
 * brought may be one of its columns; what it costs itself isn't asked for.
 */
export function answerDelivery({
  task,
  before,
  earlier,
}: {
  task: TableTask;
  /** The question before it, which may have named the place, and what it wants of tables. */
  before: Question | null;
  earlier: TableQuestion | null;
}): FactAnswer | null {
  const { wanted, tables, words, speech, question } = task;
  if (!wanted.asksPrice || !['price', 'value'].includes(wanted.wants)) return null;
  const lists = tables.filter((table) => table.prices.length > 0 && isOfDelivery(table));
  for (const table of lists) {
    const own = placeIn({ table, terms: wanted.terms, tables, question });
    const found =
      own ??
      (earlier && before
        ? placeIn({ table, terms: earlier.terms, tables, question: before })
        : null);
    if (!found) continue;
    const { row, term, cell } = found;
    const terms = wanted.terms.filter((each) => each !== term);
    const prices = sayPrices({
      row,
      columns: priceColumns(row, { ...wanted, terms }),
      speech,
    });
    if (prices === '') continue;
    const name = cell === row.name ? sayName(row) : `${sayName(row)} (${cell})`;
    const notes = sayNotes(row);
    const said = endSentence(
      fill(words.templates.costs, { name: `${table.title}, ${name}`, price: prices }),
    );
    return {
      text: notes ? `${said} ${notes}` : said,
      cited: sourcesOf([row]),
      certainty,
      understood: `delivery to ${term.word}`,
    };
  }
  return null;
}

const certainty = 0.8;

/** The one row that names a place which no other list knows. */
function placeIn({
  table,
  terms,
  tables,
  question: { folded, language: asked },
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  tables: readonly OpenTable[];
  question: Question;
}): { row: OpenRow; term: QuestionTerm; cell: string } | null {
  const others = tables.filter((other) => other !== table && !isOfDelivery(other));
  for (const term of terms) {
    if (term.isDoing || term.isVague || term.pieces.length > 0 || /\d/.test(term.word)) continue;
    if (!isSaidAsPlace({ folded, word: term.word, language: asked })) continue;
    const isSaid = (cell: string, language: OpenTable['language']): boolean =>
      wordsOf(cell).some((word) => word === term.word || term.stems.includes(stem(word, language)));
    const inHeaders = [table.title, ...table.table.columns.map(({ name }) => name)];
    if (inHeaders.some((header) => isSaid(header, table.language))) continue;
    const rows = table.rows.flatMap((row) => {
      const cell = row.cells.find(
        (each, column) => !table.prices.includes(column) && isSaid(each, table.language),
      );
      return cell && properName(cell, term.word) ? [{ row, term, cell }] : [];
    });
    const isElsewhere = others.some(({ rows: some, language }) =>
      some.some(({ cells }) => cells.some((each) => isSaid(each, language))),
    );
    const [only, second] = rows;
    if (only && !second && !isElsewhere) return only;
  }
  return null;
}

/** Places are written with a capital letter. */
const properName = (cell: string, word: string): boolean =>
  cell.split(/[^\p{L}'’-]+/u).some((each) => /^\p{Lu}/u.test(each) && fold(each) === word);

const isOfDelivery = ({ title, table }: OpenTable): boolean =>
  delivering.test(title) || table.columns.some(({ name }) => delivering.test(name));

const delivering =
  /(?<!\p{L})(?:deliver\p{L}*|shipping|call-?out\p{L}*|travel (?:fee|charge|cost)s?|transfers?|liefer\p{L}*|versand\p{L}*|anfahrt\p{L}*|env[ií]os?|entregas?|reparto|desplazamientos?|transporte|livraison\p{L}*|consegn\p{L}*|spedizion\p{L}*|bezorg\p{L}*|dostaw\p{L}*)(?!\p{L})/iu;
