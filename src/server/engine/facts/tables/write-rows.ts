import { currencyAlone } from '#server/engine/language/currencies.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { lotOfHeader } from './quantity-bands.ts';
import { isUnitColumn } from './unit-column.ts';

type Templates = QuestionWords['templates'];
export type Speech = { templates: Templates; language: LanguageCode };

export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** A cell as it is said: prices with their currency, numbers with their unit. */
export function sayCell(row: OpenRow, column: number, { templates, language }: Speech): string {
  const cell = row.cells[column] ?? '';
  const { role, unit } = row.table.table.columns[column] ?? { role: 'text', unit: '' };
  const amount = row.amounts[column];
  if (role === 'price' && amount) {
    if (amount.value === 0) return templates.free;
    if (amount.currency !== '' || row.table.currency === '') return cell;
    const isBefore = language === 'en' && row.table.currency.length === 1;
    return isBefore
      ? cell.replace(/\d/, (digit) => `${row.table.currency}${digit}`)
      : cell.replace(/\d[\d.,]*(?=\D*$)/, (digits) => `${digits} ${row.table.currency}`);
  }
  const hasUnit =
    amount !== null && unit !== '' && /^[\p{L} ]{1,20}$/u.test(unit) && !/\p{L}/u.test(cell);
  return hasUnit ? `${cell} ${unit}` : cell;
}

/** The name, with what tells it from others of the same name: "Rain Jacket (Women)". */
export function sayName(row: OpenRow): string {
  const { table, rows, partner } = row.table;
  const twins = rows.filter((other) => other !== row && other.name === row.name);
  if (twins.length === 0) return tidyName(row.name);
  if (partner !== null) return `${tidyName(row.name)} (${row.cells[partner]})`;
  const telling = table.columns.findIndex(
    ({ role }, index) =>
      index !== row.table.name &&
      ['text', 'category', 'list', 'duration'].includes(role) &&
      (row.cells[index] ?? '') !== '' &&
      (row.cells[index]?.length ?? 0) <= 30 &&
      twins.every((other) => other.cells[index] !== row.cells[index]),
  );
  return telling < 0 ? tidyName(row.name) : `${tidyName(row.name)} (${row.cells[telling]})`;
}

const tidyName = (name: string): string => name.replace(/\s+/g, ' ').trim();

/** A column's name as it is said: "price_eur" and "Fee (USD)" lose what is only for spreadsheets. */
export function sayColumn(row: OpenRow, column: number): string {
  const name = row.table.table.columns[column]?.name ?? '';
  return name
    .replace(/_(?:g|kg|mm|cm|km|ml|min)$/i, '')
    .replace(
      /(?:_([^_()\s]{1,4})|(?<!\s)\s*\(([^()\s]{1,4})\))$/u,
      (end, tail = '', inside = '') => (currencyAlone.test(tail || inside) ? '' : end),
    )
    .replace(/_/g, ' ')
    .replace(/(?<!\s)\s*[€£$]$/, '')
    .trim();
}

export const unitHeader = withLanguages(
  'unit-header',
  /^(?:unit|per|einheit|unidad|unité|unità|unidade|eenheid|jednostka|portion|size|größe|menge|quantity)$/i,
);
const availableHeader = withLanguages(
  'available-header',
  /^(?:available|availability|when|season|days?|verfügbar|verfügbarkeit|wann|saison|disponible|disponibilidad|disponibilité|disponibile|disponível|beschikbaar|dostępn\p{L}*)$/iu,
);
const always = withLanguages(
  'always',
  /^(?:daily|always|every day|all year|täglich|immer|ganzjährig|todos los días|siempre|tous les jours|dagelijks)$/i,
);

/** The price or prices of a row that were asked for: one, or all of them with their columns' names. */
export function sayPrices({
  row,
  columns,
  speech,
  isLabeled = true,
}: {
  row: OpenRow;
  columns: readonly number[];
  speech: Speech;
  /** Whether one price of several is said with the name of its column. */
  isLabeled?: boolean;
}): string {
  const filled = columns.filter((column) => (row.cells[column] ?? '') !== '');
  const [first] = filled;
  if (first === undefined) return '';
  const unit = unitOf(row);
  const isSame = filled.every((column) => row.cells[column] === row.cells[first]);
  // Of several prices it is said which one is meant.
  const isOneOfSeveral = isLabeled && filled.length === 1 && row.table.prices.length > 1;
  const label = sayColumn(row, first);
  // What a pair costs isn't the price of "each".
  const isOtherUnit = unit === '' || lotOfHeader(label) !== null;
  if (isOneOfSeveral && label !== '' && !isPlainPrice(label) && isOtherUnit)
    return `${sayCell(row, first, speech)} (${label})`;
  if (isSame) return `${sayCell(row, first, speech)}${unit}`;
  return filled
    .map((column, index) =>
      index === 0 && isPlainPrice(sayColumn(row, column))
        ? `${sayCell(row, column, speech)}${unit}`
        : sayColumn(row, column) === ''
          ? sayCell(row, column, speech)
          : `${sayCell(row, column, speech)} (${sayColumn(row, column)})`,
    )
    .join(', ');
}

/** Prices beside a name in a list: "Small €4, Large €6". */
export function listPrices({
  row,
  columns,
  speech,
}: {
  row: OpenRow;
  columns: readonly number[];
  speech: Speech;
}): string {
  if (columns.length < 2)
    return sayPrices({ row, columns, speech, isLabeled: false }).replace(/[()]/g, '');
  return columns
    .slice(0, mostPrices)
    .map((column) => `${sayColumn(row, column)} ${sayCell(row, column, speech)}`)
    .join(', ');
}

const mostPrices = 3;

export const isPlainPrice = (name: string): boolean => plainPrice.test(name);

const plainPrice = withLanguages(
  'plain-price',
  /^(?:price|fee|cost|preis|precio|prix|prezzo|preço|prijs|cena)$/i,
);

function unitOf(row: OpenRow): string {
  const index = row.table.table.columns.findIndex(
    ({ name }, column) =>
      column !== row.table.name && (unitHeader.test(name) || isUnitColumn(row.table.table, column)),
  );
  const unit = index < 0 ? '' : (row.cells[index] ?? '');
  // "Poster (A2) costs £7 (A2)" says it twice.
  if (unit === '' || sayName(row).endsWith(`(${unit})`) || /\d\s?(?:m²|qm|sq\.? ?ft)/iu.test(unit))
    return '';
  return /^per\b/i.test(unit) ? ` ${unit}` : ` (${unit})`;
}

/** What travels with a value because it may change its meaning: notes and when it is to be had. */
export function sayNotes(row: OpenRow): string {
  const { table } = row.table;
  const notes = indexesOf(table, 'note').map((index) => row.cells[index] ?? '');
  const available = table.columns.flatMap(({ name }, index) => {
    const value = row.cells[index] ?? '';
    return availableHeader.test(name) &&
      index !== row.table.name &&
      value !== '' &&
      !always.test(value)
      ? [`${name}: ${value}`]
      : [];
  });
  return [...notes, ...available]
    .filter((note) => note !== '' && note.length <= 200)
    .map((note) => endSentence(note.charAt(0).toUpperCase() + note.slice(1)))
    .join(' ');
}

export function endSentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return /[.!?…]["”’)]*$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

export function joinList(items: readonly string[], and: string): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
