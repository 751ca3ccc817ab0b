import { fold } from '#server/engine/index/analyse.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import type { Period } from '#server/engine/language/value-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { parseAmount, parseLead } from './amount.ts';
import { assignRoles, isNothingToPay, noValue } from './assign-roles.ts';
import { isCrowdAxis, saysPerHead } from './crowd-axis.ts';
import type { FactRow, FactTable } from './fact-table.ts';
import { flagValue } from './flag-value.ts';
import { explainColumns, holdsCodes, saidInBrackets, withoutCodes } from './legend.ts';
import { readCodes } from './read-codes.ts';
import { readPriceLines } from './read-price-lines.ts';
import { addTimeUnits } from './time-units.ts';

type RowBlock = Extract<Block, { kind: 'row' }>;

/** Larger tables stay text: a list of ten thousand rows is a catalog, and it would stay in memory. */
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
  const found = new Map<number, FoundTable>();
  let heading = title;
  let intro = title;
  let isIntro = true;
  let above = '';
  let open: FoundTable | null = null;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      isIntro &&= heading === title;
      heading = withoutCodes(block.text);
      above = '';
    }
    if (block.kind !== 'row') {
      // "Rates per night in euros" may also be said right below.
      if (block.kind !== 'heading' && open)
        open.context += `\n${block.text.slice(0, longestIntro)}`;
      open = null;
      above = block.text;
      if (isIntro && block.text.length <= longestIntro) intro += `\n${block.text}`;
      continue;
    }
    open = found.get(block.table) ?? {
      title: heading,
      context: `${intro}\n${heading}\n${above.slice(0, longestIntro)}`,
      rows: [],
    };
    open.rows.push({ block, at });
    found.set(block.table, open);
  }
  const tables: FactTable[] = [];
  let rows = 0;
  for (const one of found.values()) {
    rows += one.rows.length;
    if (rows > mostRows) break;
    const others = [...found.values()].filter((other) => other !== one);
    const table = understandTable(one, others.some(hasSignedPrices));
    const isOfGroups = table?.columns.some((_, column) => isCrowdAxis(table, column)) ?? false;
    const isPerPerson =
      pricesPerPerson.test(one.context) || (isOfGroups && saysPerHead(one.context));
    const per = perOfTitle(one.title) ?? findPer(one.context);
    if (table) tables.push({ ...table, ...(isPerPerson && { isPerPerson }), ...(per && { per }) });
  }
  return addCodes([...tables, ...readPriceLines({ blocks, title })], blocks);
}

/** Tables that hold codes take along what the text around them says about these. */
function addCodes(tables: FactTable[], blocks: readonly Block[]): FactTable[] {
  const texts = blocks.flatMap((block) => (block.kind === 'row' ? [] : [block.text]));
  const codes = readCodes(texts);
  const legend = new Map(Object.entries(codes));
  return tables.map((table) => {
    const { columns, rows } = explainColumns(table, { codes, texts });
    const holds = rows.some(({ cells }) =>
      cells.some(
        (cell, at) => (at > 0 && holdsCodes(cell, legend)) || saidInBrackets(cell, legend) !== '',
      ),
    );
    const explained = { ...table, columns, rows };
    return holds && Object.keys(codes).length > 0 ? { ...explained, codes } : explained;
  });
}

/** Rows of one table, and what the document says at its start and right above them: "All prices in euros". */
type FoundTable = { title: string; context: string; rows: { block: RowBlock; at: number }[] };

const longestIntro = 200;

const pricesPerPerson = withLanguages(
  'prices-per-person',
  /(?:prices?|rates?|fees?|preise?|precios?|prix|prezzi|preços|prijzen|ceny)[^.\n]{0,40}\s(?:per|pro|por|par|a|za)\s(?:person|head|guest|player|rider|participant|kopf|gast|persona|personne|pessoa|persoon|osob)/iu,
);

/** "Prices per month", "Per room and night, tax included". */
function findPer(context: string): Period | null {
  const [, word = ''] = pricesPer.exec(fold(context)) ?? [];
  return findPeriod(word);
}

/** "Permits, per year": the heading of a table says it of this one, whatever the page begins with. */
function perOfTitle(title: string): Period | null {
  const [, word = ''] =
    /[,(–-]\s?(?:per|pro|je|por|par|al|za)\s(\p{L}{2,10})\)?$/u.exec(fold(title)) ?? [];
  return findPeriod(word);
}

const pricesPer =
  /(?:^|[.\n]\s{0,3})(?:(?:all\s|alle\s|todos los\s)?(?:prices?|rates?|rents?|fees?|preise?|precios?|tarifas?|prix|prezzi|precos|prijzen|ceny)\s(?:are\s|sind\s|son\s)?(?:in\s)?(?:[€£$\p{L}]{1,8}\s){0,2}?)?(?:[€£$]{1,3}\s|nz\$\s|a\$\s)?(?:per|pro|je|por|par|al|za)\s(?:(?:room|unit|person|pitch|site|zimmer|person|habitacion|unidad|chambre|camera|quarto|kamer|pokoj)\s(?:and|und|y|et|e|en|i|per|pro|por)\s)?(\p{L}{2,10})(?![\p{L}])/u;

/** Two prices with a sign or more. */
const hasSignedPrices = ({ rows }: FoundTable): boolean =>
  rows.filter(({ block }) => block.cells.some(({ value }) => parseAmount(value)?.currency))
    .length >= 2;

function understandTable(
  { title, context, rows }: FoundTable,
  hasSigns: boolean,
): FactTable | null {
  const header = findLostHeader(rows.map(({ block }) => block));
  if (header)
    return understandTable({ title, context, rows: nameCells(rows.slice(1), header) }, hasSigns);
  const keys = columnKeys(rows.map(({ block }) => block));
  if (keys.length < 2 || keys.length > mostColumns) return null;
  const isBefore = startsUnnamed(rows.map(({ block }) => block));
  const names = keys.map((key) => (key.startsWith(noName) ? '' : key));
  const factRows = rows.map(({ block, at }): FactRow => {
    const cells = names.map(() => '');
    for (const [nth, key] of keysOf(block.cells, isBefore).entries()) {
      const index = keys.indexOf(key);
      const value = block.cells[nth]?.value ?? '';
      cells[index] = cells[index] ? `${cells[index]}, ${value}` : value;
    }
    return { block: at, row: block.row, cells: cells.map((cell) => (dash.test(cell) ? '' : cell)) };
  });
  fillDown(names, factRows);
  const kept = addTimeUnits(
    names,
    factRows.filter(({ cells }) => !isHeaderAgain(names, cells)),
  );
  const turned = turnTable({ names, rows: kept });
  if (turned)
    return { title, columns: assignRoles({ ...turned, context, hasSigns }), rows: turned.rows };
  return { title, columns: assignRoles({ names, rows: kept, context, hasSigns }), rows: kept };
}

/** A table without column names whose first row holds no value where the others do: that row names the columns. */
function findLostHeader(rows: readonly RowBlock[]): string[] | null {
  const [first, ...rest] = rows;
  if (!first || rest.length < 3) return null;
  const own = (row: RowBlock): string[] =>
    row.cells.flatMap(({ column, value }) => (column === '' ? [value] : []));
  if (first.cells.some(({ column }) => column !== '')) return null;
  const names = own(first);
  // "Monday | closed" above other days is a row.
  if (weekdayName.test(names[0] ?? '') && rest.some((row) => weekdayName.test(own(row)[0] ?? '')))
    return null;
  const isText =
    names.length >= 2 &&
    // "$0.24 per yard" is a price as well.
    names.every((name) => name.length <= 40 && !parseAmount(name) && !parseLead(name)?.currency) &&
    // "Up to 5 miles | free" is a row.
    !(names.length === 2 && [noValue, isNothingToPay].some((one) => one.test(names[1] ?? '')));
  const hasValues = names.some(
    (_, index) =>
      rest.filter((row) => parseAmount(own(row)[index] ?? '') !== null).length > rest.length * 0.5,
  );
  return isText && hasValues && new Set(names).size === names.length ? names : null;
}

function nameCells(
  rows: readonly { block: RowBlock; at: number }[],
  names: readonly string[],
): { block: RowBlock; at: number }[] {
  return rows.map(({ block, at }) => {
    let index = -1;
    const cells = block.cells.map((cell) => {
      if (cell.column !== '') return cell;
      index += 1;
      return { ...cell, column: names[index] ?? '' };
    });
    return { block: { ...block, cells }, at };
  });
}

/** A dash in a cell says that there is nothing. */
const dash = /^[–—-]{1,6}$/;

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
      : parseLead(cell)?.currency
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
  // What each plan has, without its price: rows of yes and no, and nothing over the first column.
  const comparesPlans =
    corner === '' &&
    rows.filter(({ cells }) => cells.slice(1).every((cell) => kindOf(cell) === 'flag')).length >= 2;
  const labels = rows.map(({ cells }) => cells[0] ?? '');
  const isMostlyPrices = priceRows.length > rows.length * 0.6;
  if (
    !mixedColumns ||
    isMostlyPrices ||
    (priceRows.length === 0 && !comparesPlans) ||
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

const weekdayName = withLanguages(
  'weekday-name',
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lun(?:es|di|ed[ìi])?|mar(?:tes|di|ted[ìi])?|mi[ée](?:rcoles)?|mer(?:credi|coled[ìi])?|jue(?:ves)?|jeu(?:di)?|gio(?:ved[ìi])?|vie(?:rnes)?|ven(?:dredi|erd[ìi])?|s[áa]b(?:ado|ato)?|sam(?:edi)?|dom(?:ingo|enica)?|dim(?:anche)?)(?:day)?s?(?!\p{L})/iu,
);

/** In the order of the first row that has each. Those without a name are before or after the others. */
function columnKeys(rows: readonly RowBlock[]): string[] {
  const keys: string[] = [];
  const isBefore = startsUnnamed(rows);
  for (const { cells } of rows) {
    let last = -1;
    for (const key of keysOf(cells, isBefore)) {
      if (!keys.includes(key)) keys.splice(last + 1, 0, key);
      last = keys.indexOf(key);
    }
  }
  return keys;
}

/** Whether cells without a name stand before those with one, so that they do in a row without any named cell too. */
const startsUnnamed = (rows: readonly RowBlock[]): boolean =>
  rows.some(({ cells }) => cells[0]?.column === '' && cells.some(({ column }) => column !== ''));

function keysOf(cells: RowBlock['cells'], isBefore: boolean): string[] {
  // The heading of a part comes before all cells, in the rows below it alone.
  const start = isBefore && partColumn.test(cells[0]?.column ?? '') ? 1 : 0;
  const named = cells.findIndex(({ column }, at) => at >= start && column !== '');
  const firstNamed = named < 0 && isBefore ? cells.length : named;
  let unnamed = 0;
  return cells.map(({ column, nth }, at) => {
    if (column !== '') return column;
    if (at === firstNamed + 1) unnamed = 0;
    unnamed = nth ?? unnamed + 1;
    return `${noName}${at < firstNamed ? 'before' : 'after'} ${unnamed}`;
  });
}

/** What the reader of files calls a column that it makes of such headings. */
const partColumn = /^(?:Category|Section)$/;
const noName = '\n';
