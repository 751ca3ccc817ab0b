import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import type { FactTable } from './fact-table.ts';

/** Something that a document explains by a date: "Low" by "1 November – 31 March". */
export type Season = {
  label: string;
  dates: string;
  /** What a code stands for: "HS = high season (June to August)". */
  meaning?: string;
};

/** What a document's tables and lines say about when its seasons are. */
export function readSeasons({
  tables,
  texts,
  language,
}: {
  tables: readonly FactTable[];
  texts: readonly string[];
  language: LanguageCode;
}): Season[] {
  const hasDates = (text: string): boolean =>
    calendarTokens(text, language).some((token) => token.startsWith('month:'));
  const inRows = tables.flatMap(({ columns, rows }) => {
    const name = columns.findIndex(({ role }) => role === 'name');
    return rows.flatMap(({ cells }) => {
      const label = labelOf(cells[name] ?? '');
      const dates = cells.find((cell, at) => at !== name && hasDates(cell));
      return label && dates ? [{ label, dates }] : [];
    });
  });
  const inLines = texts.flatMap((text) =>
    text.split(endOfSeason).flatMap((line) => {
      const found = seasonLine.exec(line);
      const label = labelOf(found?.[1] ?? '');
      const dates = found?.[2] ?? '';
      return label && hasDates(dates) ? [{ label, dates }] : [];
    }),
  );
  const inBrackets = tables
    .flatMap(({ columns, rows }) => [
      ...columns.map(({ name }) => name),
      ...rows.flatMap(({ cells }) => cells),
    ])
    .flatMap((text) => {
      const [, name = '', dates = ''] = bracketed.exec(text) ?? [];
      return hasDates(dates) && !hasDates(name) ? [{ label: labelOf(name), dates }] : [];
    });
  return [
    ...inRows,
    ...inLines,
    ...inBrackets,
    ...texts.flatMap((text) => readCodes(text, hasDates)),
  ];
}

/** "LS = low season (Oct–Apr) / HS = high season (May–Sept.)": codes that stand in the names of columns. */
function readCodes(text: string, hasDates: (text: string) => boolean): Season[] {
  return [...text.matchAll(codeEquation)].flatMap(([, code = '', said = '']) => {
    const [, meaning = '', dates = said] = bracketed.exec(said.trim().replace(/\.$/, '')) ?? [];
    return hasDates(dates) ? [{ label: labelOf(code), dates, ...(meaning && { meaning }) }] : [];
  });
}

const codeEquation =
  /(?<![\p{L}\d])(\p{Lu}{1,4}\d?)\s?[=:]\s?([^=:/;|]{3,120}?)(?=\s*(?:[/;|]|$|[,.]\s\p{Lu}{1,4}\d?\s?[=:]))/gu;

/** "Summer (1 April – 30 September)" in a cell or over a column. */
const bracketed = /^([^():]{2,40}?)\s*\(([^)]+)\)$/;

/** "Summer is 1 October to 30 April, winter is 1 May to …" are two. */
const endOfSeason =
  /\n|(?<=[.;])\s+|,\s(?:(?:and|und|y|et|e)\s)?(?=(?:the\s|die\s|la\s)?\p{L}[\p{L} ]{1,24}\s(?:is|are|=|ist|es|va)\s)/u;

const seasonLine =
  /^[\s•*-]*([\p{L}][\p{L} ]{1,40}?)\s*(?::|=|–|—|\bis\b|\bare\b|\bist\b|\bes\b|\bva\b|\()\s*(.{3,200})$/u;

/** "High season" and "High season price" are both "high". */
function labelOf(text: string): string {
  return fold(text.replace(/[_()€£$]/g, ' '))
    .replace(seasonWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const seasonWords = withLanguages(
  'season-words',
  /(?<!\p{L})(?:the|season|seasons|rates?|prices?|per night|night|period|die|saison|saisonpreis|preise?|zeit|pro nacht|la|el|temporada|precios?|saison|prix|tarifs?|stagione|prezz[oi]|epoca|precos?|seizoen|prijs|sezon|cena|ceny)(?!\p{L})/gu,
);

/** "Day HS" is "Day high season". */
function explainCode(name: string, seasons: readonly Season[]): string {
  const [season] = seasons.filter(({ meaning }) => meaning);
  return name
    .split(' ')
    .map((word) => (season?.meaning && labelOf(word) === season.label ? season.meaning : word))
    .join(' ');
}

/** Price columns that are called like a season take its dates along. */
export function dateColumns(table: FactTable, seasons: readonly Season[]): FactTable {
  const priced = table.columns.filter(({ role }) => role === 'price');
  // Of "LS, HS = high season (June to August)" one date is enough.
  const isKeyed = seasons.some(({ meaning }) => meaning);
  if (priced.length < 2 || seasons.length === 0) return table;
  // Of two seasons often only one has dates: the other is the rest of the year.
  const isOnlyOne = seasons.length === 1 && !isKeyed;
  const columns = table.columns.map((column) => {
    if (column.role !== 'price' || column.dates) return column;
    const label = labelOf(column.name);
    const isCalled = (name: string): boolean =>
      label === name ||
      (!isOnlyOne && (label.startsWith(`${name} `) || label.endsWith(` ${name}`)));
    const meant = seasons.filter(
      ({ label: own, meaning }) => isCalled(own) || (meaning && label === labelOf(meaning)),
    );
    if (meant.length === 0) return column;
    const dates = [...new Set(meant.map((season) => season.dates))].join(' and ');
    return { ...column, name: explainCode(column.name, meant), dates };
  });
  const dated = columns.filter(({ dates }) => dates).length;
  return dated >= (isKeyed ? 1 : Math.min(2, priced.length - 1)) ? { ...table, columns } : table;
}
