import type { Block } from '#server/engine/ingest/document.ts';
import { parseAmount } from './amount.ts';
import type { ColumnRole, FactColumn, FactRow, FactTable } from './fact-table.ts';

type RowBlock = Extract<Block, { kind: 'row' }>;

/** Larger tables stay text: nobody asks for the cheapest of ten thousand rows, and every server would hold them. */
const mostRows = 5_000;
const mostColumns = 40;

/** Finds the tables of a document and what their columns say. */
export function readTables({
  blocks,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): FactTable[] {
  const found = new Map<number, { title: string; rows: { block: RowBlock; at: number }[] }>();
  let heading = title;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind !== 'row') continue;
    const known = found.get(block.table);
    if (known) known.rows.push({ block, at });
    else found.set(block.table, { title: heading, rows: [{ block, at }] });
  }
  const tables: FactTable[] = [];
  let rows = 0;
  for (const one of found.values()) {
    rows += one.rows.length;
    if (rows > mostRows) break;
    const table = understandTable(one);
    if (table) tables.push(table);
  }
  return tables;
}

function understandTable({
  title,
  rows,
}: {
  title: string;
  rows: { block: RowBlock; at: number }[];
}): FactTable | null {
  const names = columnNames(rows.map(({ block }) => block));
  if (names.length < 2 || names.length > mostColumns) return null;
  const factRows = rows.map(({ block, at }): FactRow => {
    const cells = names.map(() => '');
    let unnamed = 0;
    for (const cell of block.cells) {
      const index = cell.column === '' ? unnamedIndex(names, unnamed) : names.indexOf(cell.column);
      if (cell.column === '') unnamed += 1;
      if (index >= 0) cells[index] = cells[index] ? `${cells[index]}, ${cell.value}` : cell.value;
    }
    return { block: at, row: block.row, cells: cells.map((cell) => (dash.test(cell) ? '' : cell)) };
  });
  fillDown(names, factRows);
  const kept = factRows.filter(({ cells }) => !isHeaderAgain(names, cells));
  const turned = turnTable({ names, rows: kept });
  if (turned) return { title, columns: assignRoles(turned.names, turned.rows), rows: turned.rows };
  return { title, columns: assignRoles(names, kept), rows: kept };
}

/** A dash in a cell says that there is nothing. */
const dash = /^[–—-]{1,2}$/;

/** A group's name that is written only in its first row belongs to the rows below it too. */
function fillDown(names: readonly string[], rows: readonly FactRow[]): void {
  const [first] = rows;
  if (!first || names.length < 3 || rows.length < 4 || (first.cells[0] ?? '') === '') return;
  const filled = rows.filter(({ cells }) => (cells[0] ?? '') !== '');
  const isGroup =
    filled.length <= rows.length * 0.6 &&
    rows.every(({ cells }) => (cells[0] ?? '') !== '' || (cells[1] ?? '') !== '') &&
    filled.every(({ cells }) => parseAmount(cells[0] ?? '') === null);
  if (!isGroup) return;
  let group = '';
  for (const { cells } of rows) {
    group = cells[0] || group;
    cells[0] = group;
  }
}

function isHeaderAgain(names: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && cells.every((cell, index) => cell === '' || cell === names[index]);
}

/**
 * Plans side by side: each column is a thing and each row says something about all of them. Turned, such a table is
 * like any other. It is recognized by rows whose cells are alike while columns mix prices, yes and no, and texts.
 */
function turnTable({
  names,
  rows,
}: {
  names: readonly string[];
  rows: readonly FactRow[];
}): { names: string[]; rows: FactRow[] } | null {
  if (rows.length < 3 || names.length < 3 || names.length > 8) return null;
  const [corner = '', ...things] = names;
  if (things.some((name) => name === '' || name.length > 30 || weekdayName.test(name))) return null;
  const kindOf = (cell: string): string =>
    cell === ''
      ? ''
      : parseAmount(cell)?.currency
        ? 'price'
        : parseAmount(cell)
          ? 'number'
          : flagValue.test(cell)
            ? 'flag'
            : 'text';
  const priceRows = rows.filter(
    ({ cells }) =>
      cells.slice(1).filter((cell) => kindOf(cell) === 'price').length >= things.length - 1,
  );
  const mixedColumns = things.every((_, index) => {
    const kinds = new Set(rows.map(({ cells }) => kindOf(cells[index + 1] ?? '')).filter(Boolean));
    return kinds.size >= 2;
  });
  const labels = rows.map(({ cells }) => cells[0] ?? '');
  const isMostlyPrices = priceRows.length > rows.length * 0.6;
  if (
    !mixedColumns ||
    isMostlyPrices ||
    priceRows.length === 0 ||
    new Set(labels).size < labels.length
  )
    return null;
  return {
    names: [corner || 'Name', ...labels],
    rows: things.map((thing, index) => ({
      block: rows[0]?.block ?? 0,
      row: rows[0]?.row ?? 0,
      cells: [thing, ...rows.map(({ cells }) => cells[index + 1] ?? '')],
      blocks: rows.map(({ block }) => block),
    })),
  };
}

const weekdayName =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|mer|jue|jeu|vie|ven|sáb|sam|dom|dim)/i;

/** In the order of the first row that has each. */
function columnNames(rows: readonly RowBlock[]): string[] {
  const names: string[] = [];
  let mostUnnamed = 0;
  for (const { cells } of rows) {
    let last = -1;
    for (const { column } of cells) {
      if (column === '') continue;
      const at = names.indexOf(column);
      if (at < 0) names.splice(last + 1, 0, column);
      last = names.indexOf(column);
    }
    mostUnnamed = Math.max(mostUnnamed, cells.filter(({ column }) => column === '').length);
  }
  return [...Array.from({ length: mostUnnamed }, () => ''), ...names];
}

function unnamedIndex(names: readonly string[], nth: number): number {
  let seen = 0;
  for (const [index, name] of names.entries()) {
    if (name !== '') continue;
    if (seen === nth) return index;
    seen += 1;
  }
  return -1;
}

type ColumnShape = {
  index: number;
  name: string;
  values: string[];
  distinct: number;
  amounts: number;
  priced: number;
  meanWords: number;
};

function assignRoles(names: readonly string[], rows: readonly FactRow[]): FactColumn[] {
  const shapes = names.map((name, index): ColumnShape => {
    const values = rows.map((row) => row.cells[index] ?? '').filter((value) => value !== '');
    const amounts = values.map(parseAmount);
    return {
      index,
      name,
      values,
      distinct: new Set(values.map((value) => value.toLowerCase())).size,
      amounts: share(amounts, (amount) => amount !== null),
      priced: share(amounts, (amount) => amount !== null && amount.currency !== ''),
      meanWords:
        values.reduce((sum, value) => sum + value.split(/\s+/).length, 0) / (values.length || 1),
    };
  });
  const roles = shapes.map((shape) => roleOf(shape, rows.length));
  pickName(shapes, roles, rows.length);
  return names.map((name, index) => ({
    name,
    role: roles[index] ?? 'text',
    unit: unitOf(name),
  }));
}

const priceHeader =
  /\b(?:price|prices|cost|costs|fee|fees|rate|rates|charge|amount|tariff|labou?r|preis|preise|kosten|gebühr|tarif|betrag|precio|precios|coste|tarifa|importe|cuota|prix|tarif|coût|prezzo|prezzi|costo|tariffa|preço|preços|custo|valor|taxa|prijs|prijzen|kosten|cena|ceny|koszt|opłata|eur|usd|gbp)\b|[€£$]/iu;
const noteHeader =
  /^(?:notes?|remarks?|comments?|info(?:rmation)?|details?|description|conditions?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|beschreibung|notas?|observaciones|descripción|remarques?|note|osservazioni|descrizione|observações|descrição|opmerking(?:en)?|toelichting|uwagi|opis)\b/iu;
const codeHeader =
  /^(?:code|sku|no\.?|nr\.?|id|item no\.?|art\.?(?:ikel)?-?nr\.?|ref\.?|reference|referencia|código|número|nº|#|pos\.?|lp\.?|nummer|numer)$/iu;
const categoryHeader =
  /^(?:category|section|type|group|kind|department|class|kategorie|gruppe|bereich|rubrik|art|categor[ií]a|secci[oó]n|tipo|grupo|catégorie|rubrique|type|categoria|sezione|gruppo|seção|categorie|soort|groep|kategoria|typ|rodzaj)$/iu;
const nameHeader =
  /\b(?:name|item|product|service|dish|treatment|procedure|job|article|artikel|produkt|leistung|bezeichnung|gericht|behandlung|producto|servicio|tratamiento|plato|nombre|concepto|produit|prestation|plat|nom|prodotto|servizio|piatto|nome|produto|serviço|prato|dienst|behandeling|gerecht|naam|nazwa|usługa|produkt|danie|zabieg)\b/iu;
const durationValue =
  /^(?:(?:ca\.?|approx\.?|about)\s*)?\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|bis|a)\s*\d+(?:[.,]\d+)?)?\s*(?:min(?:ute)?[ns]?\.?|h|hrs?|hours?|std\.?|stunden?|(?:working |business )?days?|(?:werk)?tage?|weeks?|wochen?|horas?|minutos?|días?|heures?|jours?|ore|giorni|dagen|uur|godz\.?|dni)$/iu;
const flagValue = /^(?:yes|no|ja|nein|sí|si|no|oui|non|sì|sim|não|nee|tak|nie|x|✓|✔|✗|–|-|—)$/iu;

function roleOf(shape: ColumnShape, rowCount: number): ColumnRole {
  const { name, values, distinct, amounts, priced, meanWords } = shape;
  if (values.length === 0) return 'text';
  if (codeHeader.test(name) && meanWords < 2) return 'code';
  if (noteHeader.test(name)) return 'note';
  if (priced >= 0.5) return 'price';
  if (amounts >= 0.7) return priceHeader.test(name.replace(/[_-]/g, ' ')) ? 'price' : 'number';
  if (amounts >= 0.4 && priceHeader.test(name.replace(/[_-]/g, ' '))) return 'price';
  if (share(values, (value) => durationValue.test(value)) >= 0.6) return 'duration';
  if (share(values, (value) => flagValue.test(value)) >= 0.9) return 'flag';
  if (categoryHeader.test(name) && distinct < rowCount) return 'category';
  const listed = share(values, (value) => value.includes(','));
  const parts = values.flatMap((value) => value.split(/\s*,\s*/));
  const repeated = new Set(parts.map((part) => part.toLowerCase())).size / (parts.length || 1);
  if (listed >= 0.2 && repeated < 0.6 && meanWords <= 8) return 'list';
  if (
    rowCount >= 4 &&
    values.length > rowCount * 0.8 &&
    distinct <= rowCount * 0.5 &&
    meanWords <= 4
  )
    return 'category';
  if (meanWords > 5) return values.length < rowCount * 0.7 ? 'note' : 'text';
  return 'text';
}

/** The column that says what a row is about: named so, or the first with mostly different short texts. */
function pickName(shapes: readonly ColumnShape[], roles: ColumnRole[], rowCount: number): void {
  const eligible = shapes.filter(
    ({ index, values, meanWords, amounts }) =>
      ['text', 'list', 'category', 'duration'].includes(roles[index] ?? '') &&
      values.length >= rowCount * 0.8 &&
      meanWords <= 9 &&
      amounts < 0.5,
  );
  const named =
    eligible.find(({ name, distinct }) => nameHeader.test(name) && distinct > rowCount * 0.3) ??
    eligible.find(
      ({ distinct, index }) => distinct > rowCount * 0.6 && roles[index] !== 'duration',
    ) ??
    eligible.find(({ index }) => index === 0) ??
    eligible[0];
  if (named) roles[named.index] = 'name';
  const [first] = roles.flatMap((role, index) => (role === 'code' ? [index] : []));
  if (!named && first !== undefined) roles[first] = 'name';
}

function unitOf(name: string): string {
  const inside = /[([]([^)\]]{1,20})[)\]]/.exec(name)?.[1] ?? '';
  const tail = /_(eur|usd|gbp|g|kg|mm|cm|m|km|l|ml|min|h)$/i.exec(name)?.[1] ?? '';
  return inside || tail;
}

function share<T>(values: readonly T[], test: (value: T) => boolean): number {
  return values.filter(test).length / (values.length || 1);
}
