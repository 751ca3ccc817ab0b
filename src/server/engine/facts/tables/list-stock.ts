import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { affirmative } from './choose-rows.ts';
import { filterRows } from './filter-rows.ts';
import { cutItems, distinctNames } from './list-items.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayNotes } from './write-rows.ts';

/** "Which paints are sold out?", "what have you got in stock?": the rows that a column called so denies or confirms. */
export function listStock(task: TableTask): FactAnswer | null {
  const { question, wanted, tables, words } = task;
  const out = isOut.exec(question.folded)?.[0];
  const said = out ?? isIn.exec(question.folded)?.[0];
  if (!said || wanted.asksYesNo || wanted.asksPrice) return null;
  const spoken = new Set(said.split(/\s+/));
  const terms = wanted.terms.filter(({ word }) => !spoken.has(word));
  const [found, other] = tables.flatMap((table) => {
    const column = stockColumn(table);
    if (column < 0) return [];
    const filtered = filterRows({ ...wanted, excluded: [], isDenied: false, terms, table });
    if (terms.length > 0 && filtered.explained < mostlyExplained) return [];
    const rows = filtered.rows.filter(({ cells }) => isMeant(cells[column] ?? '', !out));
    return rows.length > 0 && rows.length < table.rows.length ? [rows] : [];
  });
  if (!found || other || found.length > mostRows) return null;
  const items = distinctNames(found).map((name) => sayItem(name, found, out !== undefined));
  return {
    text: endSentence(fill(words.templates.list, { items: cutItems(items, words) })),
    cited: sourcesOf(found),
    certainty: 0.9,
    understood: `list of ${found.length} rows ${out ? 'out of stock' : 'in stock'}`,
  };
}

/** When it is back is in its note. */
function sayItem(name: string, rows: readonly OpenRow[], isWithNote: boolean): string {
  const note = isWithNote ? sayNotes(rows.find((row) => row.name === name) as OpenRow) : '';
  return note ? `${name} (${note.replace(/\.$/, '')})` : name;
}

const stockColumn = ({ table }: OpenTable): number =>
  table.columns.findIndex(({ name, role }) => role === 'flag' && stockHeader.test(fold(name)));

const isMeant = (cell: string, isWanted: boolean): boolean =>
  cell !== '' && affirmative.test(cell) === isWanted;

const mostlyExplained = 0.6;
const mostRows = 25;

const stockHeader =
  /(?<!\p{L})(?:(?:in |on )?stock|avail\p{L}*|auf lager|lager|vorrat\p{L}*|verfugbar\p{L}*|lieferbar|disponib\p{L}*|en existencia|dispo|op voorraad|voorraad|dostepn\p{L}*)(?!\p{L})/u;
const isOut =
  /(?<!\p{L})(?:(?:run|ran|running) out(?: of)?|out of stock|sold out|not in stock|unavailable|not available|ausverkauft|vergriffen|nicht (?:auf lager|vorratig|lieferbar|verfugbar)|agotad[oa]s?|sin stock|epuise\p{L}*|esaurit[oaie]|esgotad[oa]s?|uitverkocht|wyprzedan\p{L}*)(?!\p{L})/u;
const isIn =
  /(?<!\p{L})(?:in stock|auf lager|vorratig|lieferbar|en stock|op voorraad|na stanie)(?!\p{L})/u;
