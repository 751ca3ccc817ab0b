import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { currencyAlone } from '#server/engine/language/currencies.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findPeriod, findUnit, wordsOfPeriod } from '#server/engine/language/measure-words.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import { type FigureRange, readRanges, spellNumbers } from '#server/engine/understand/figures.ts';
import { splitCompound, type Vocabulary } from '#server/engine/understand/vocabulary.ts';
import { type Amount, normalizeCurrency, parseAmount, parseLead, parseMeasure } from './amount.ts';
import { isThingHeader } from './column-headers.ts';
import { areDays, daysIn } from './day-cells.ts';
import { parseDuration } from './duration.ts';
import type { ColumnRole, FactTable } from './fact-table.ts';
import { explainCodes, holdsCodes, impliedBy, type Legend, saidInBrackets } from './legend.ts';
import { findPartner } from './partner-column.ts';
import { holdsLots } from './quantity-bands.ts';
import { rangesOfColumns, rangesOfRows } from './row-ranges.ts';
import { letterStems, sizeStems } from './size-words.ts';

/** A table ready for questions: every cell's words and value worked out. */
export type OpenTable = {
  documentId: string;
  /** The document's own name, for the explanation of an answer. */
  documentTitle: string;
  language: LanguageCode;
  table: FactTable;
  title: string;
  name: number;
  /** The column without which several rows would be called the same: "Piece" beside "Work". */
  partner: number | null;
  prices: number[];
  /** Columns whose codes mark every row that has something. */
  marks: number[];
  columnStems: ReadonlySet<string>[];
  /** What numbers each price column is for. */
  columnRanges: FigureRange[][];
  titleStems: ReadonlySet<string>;
  /** Words of the heading above it that say something. */
  headingStems: ReadonlySet<string>;
  /** What prices are in when neither cell nor column says it; empty when nothing does. */
  currency: string;
  rows: OpenRow[];
  /** The words of all its cells, so that what no row says isn't looked for in each. */
  rowStems: ReadonlySet<string>;
};

export type OpenRow = {
  table: OpenTable;
  block: number;
  blocks?: readonly number[];
  /** Which sentence of its passage names it. */
  sentence?: number;
  row: number;
  cells: readonly string[];
  name: string;
  /** Words of the name without what stands in brackets. */
  nameStems: ReadonlySet<string>;
  /** A name that lists several things: "Austria, France, Denmark". */
  alternatives: readonly ReadonlySet<string>[];
  /** Words of each cell, and those that the cell denies ("no down"). */
  stems: ReadonlySet<string>[];
  denied: ReadonlySet<string>[];
  amounts: (Amount | null)[];
  /** What numbers the row is for: weights, ages, sizes of a group. */
  ranges: FigureRange[];
};

export function openTable({
  table,
  documentId,
  documentTitle,
  language,
  vocabulary,
  currency,
  legend,
}: {
  table: FactTable;
  documentId: string;
  documentTitle: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
  currency: string;
  /** What codes in its cells stand for. */
  legend: Legend;
}): OpenTable | null {
  const name = table.columns.findIndex(({ role }) => role === 'name');
  if (name < 0) return null;
  // Questions with their answers are text, whatever columns stand beside them.
  const questions = table.rows.filter(({ cells }) => /[?？]\s*$/.test(cells[name] ?? '')).length;
  if (questions > table.rows.length * 0.3) return null;
  const columnUnits = table.columns.map(({ unit }) => unit);
  const tableCurrency =
    columnUnits.map(currencyOf).find(Boolean) ??
    table.columns.map((column) => currencyOf(/[€£$]/.exec(column.name)?.[0] ?? '')).find(Boolean) ??
    dominantCurrency(table) ??
    currency;
  const headsDays = areDays(
    table.columns.map((column) => column.name),
    language,
    3,
  );
  const holdsDays = table.columns.map((_, index) => {
    const filled = table.rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
    return areDays(filled, language, filled.length * 0.6);
  });
  const prices = indexesOf(table, 'price');
  const columnRanges = rangesOfColumns(table, language);
  const inNames = new Set(
    table.rows.flatMap(({ cells }) => [...stemsOf(cells[name] ?? '', language, vocabulary)]),
  );
  // "Full service" is called so; "full" doesn't mean the column L there.
  const unnamed = (stems: readonly string[]): string[] => stems.filter((one) => !inNames.has(one));
  const sizes = sizeStems({ ranges: columnRanges, prices, language });
  const opened: OpenTable = {
    documentId,
    documentTitle,
    language,
    table,
    title: table.title,
    name,
    partner: findPartner(table, name),
    prices,
    marks: [],
    columnStems: table.columns.map(
      ({ name: header, dates = '', meaning = '', days = [] }, index) =>
        new Set([
          ...unnamed(sizes[index] ?? []),
          ...unnamed(prices.includes(index) ? letterStems(header, language) : []),
          ...stemsOf(header.replace(/_/g, ' '), language, vocabulary),
          ...contentStems(meaning, language),
          ...(prices.includes(index) ? periodStems(header, language) : []),
          ...abbreviated(header, vocabulary).map((word) => stem(word, language)),
          ...(headsDays ? daysIn(header, language) : []),
          ...days.map((day) => `day:${day}`),
          ...calendarTokens(dates, language).filter((token) => token.startsWith('month:')),
        ]),
    ),
    columnRanges,
    titleStems: stemsOf(
      `${table.columns.some(({ dates }) => dates) ? seasonWords : ''} ${table.title} ${documentTitle.replace(/\.\w{2,4}$/, '').replace(/[_-]/g, ' ')}`,
      language,
      vocabulary,
    ),
    headingStems: new Set(contentStems(table.title, language)),
    currency: tableCurrency,
    rows: [],
    rowStems: new Set(),
  };
  const hasCodes = table.columns.map((_, index) => {
    const filled = table.rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
    return (
      legend.size > 0 &&
      filled.filter((cell) => holdsCodes(cell, legend)).length > filled.length * 0.5
    );
  });
  opened.marks = hasCodes.flatMap((isOfCodes, index) => (isOfCodes ? [index] : []));
  const ranges = rangesOfRows(table, language);
  const isNumbered = areNumbered(table.rows.map(({ cells }) => cells[name] ?? ''));
  const isOfLots = holdsLots(table, name);
  // "Lane 4" is said with the word that stands over the numbers.
  const header = table.columns[name]?.name.trim() ?? '';
  const isOfNumbers =
    isThingHeader(header) && table.rows.every(({ cells }) => /^\d{1,3}$/.test(cells[name] ?? ''));
  const heads = describedNames(table.rows.map(({ cells }) => cells[name] ?? ''));
  opened.rows = table.rows.map(({ block, blocks, sentence, row, cells: written }, at) => {
    const cells = written.map((cell, index) => {
      if (isOfLots && index === name) return `${table.title}, ${cell}`;
      if (isOfNumbers && index === name) return `${header} ${cell}`;
      return hasCodes[index] ? explainCodes(cell, legend) : cell;
    });
    const called = heads?.[at] ?? cells[name] ?? '';
    const split = cells.map((cell) => splitDenied(cell));
    return {
      table: opened,
      block,
      ...(blocks && { blocks }),
      ...(sentence !== undefined && { sentence }),
      row,
      cells,
      name: called,
      nameStems: plainNameStems(isNumbered ? called.replace(orderNumber, '') : called, language),
      alternatives: alternativesOf(called, language),
      stems: split.map(({ said }, index) => {
        const text = hasCodes[index] ? `${said} ${impliedBy(written[index] ?? '', legend)}` : said;
        const stems =
          index === name
            ? new Set([
                ...stemsOf(`${text} ${saidInBrackets(text, legend)}`, language, vocabulary),
                ...numbersIn(text, language),
              ])
            : stemsOf(text, language, vocabulary);
        return holdsDays[index] ? new Set([...stems, ...daysIn(text, language)]) : stems;
      }),
      ranges: ranges[at] ?? [],
      denied: split.map(({ denied }) => stemsOf(denied, language, vocabulary)),
      amounts: cells.map((cell, index) =>
        amountOf({ cell, role: table.columns[index]?.role, language }),
      ),
    };
  });
  opened.rowStems = new Set(opened.rows.flatMap(({ stems }) => stems.flatMap((own) => [...own])));
  return opened;
}

/** "Anchor – screen, view of the dock": where most names are followed by what they are, only the first part is the name. */
function describedNames(names: readonly string[]): string[] | null {
  const heads = names.map((name) => /^(.{2,40}?)\s[–—]\s/u.exec(name)?.[1] ?? '');
  const isDescribed =
    names.length >= 3 &&
    heads.filter(Boolean).length > names.length * 0.7 &&
    new Set(heads.filter(Boolean)).size === heads.filter(Boolean).length;
  return isDescribed ? heads.map((head, at) => head || (names[at] ?? '')) : null;
}

/** "1 Margherita", "2 Funghi": numbers to order by, which are seldom said with the name. */
function areNumbered(names: readonly string[]): boolean {
  const numbers = names.flatMap((name) => orderNumber.exec(name)?.[1] ?? []).map(Number);
  return (
    numbers.length >= 3 &&
    numbers.length > names.length / 2 &&
    numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  );
}

const orderNumber = /^(\d{1,3})[.)]?\s+(?=\p{Lu})/u;

/** "Two-seater" is also written "2-seater". */
const numbersIn = (name: string, language: LanguageCode): string[] =>
  (/^\p{L}{2,10}(?=[-\s]\p{L})/u.exec(fold(name)) ?? []).flatMap((word) => {
    const digits = spellNumbers(word, language);
    return /^\d{1,2}$/.test(digits) ? [digits] : [];
  });

/** "Hr" over prices is also asked for as "hour". */
const periodStems = (header: string, language: LanguageCode): string[] =>
  wordsOf(header).flatMap((word) => {
    const period = word.length <= 3 ? findPeriod(word) : null;
    return period ? wordsOfPeriod(period).map((each) => stem(each, language)) : [];
  });

/** "Mbr" over prices is short for "member", as far as the documents have one word that it can be short for. */
function abbreviated(header: string, { words }: Vocabulary): string[] {
  const short = wordsOf(header).filter(
    (word) => /^[b-df-hj-np-tv-z]{2,4}$/.test(word) && findUnit(word) === null,
  );
  return short.flatMap((token) => {
    const found = [...words.keys()].filter(
      (word) =>
        word.length > token.length + 1 &&
        word.length <= 9 &&
        [token, `${token}s`].includes(skeletonOf(word)),
    );
    return found.length <= 3 ? found : [];
  });
}

/** A word's consonants, doubled ones once. */
const skeletonOf = (word: string): string =>
  word.replace(/[^b-df-hj-np-tv-z]/g, '').replace(/(.)\1+/g, '$1');

/** Words of a key that say something: not "anyone on a". */
const contentStems = (text: string, language: LanguageCode): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !stopWordsOf(language).has(word))
    .map((word) => stem(word, language));

/** Columns with dates are seasons, whatever they are called. */
const seasonWords = 'season saison temporada stagione época seizoen sezon';

/** What a price column says in words: nothing is to be paid. */
const free =
  /^(?:free(?: of charge)?|no charge|gratis|kostenlos|kostenfrei|frei|gratuito|gratuita|gratuit|gratuite|livre|grátis|bezpłatn\p{L}*|za darmo|included|complimentary)$/iu;

function amountOf({
  cell,
  role,
  language,
}: {
  cell: string;
  role: ColumnRole | undefined;
  language: LanguageCode;
}): Amount | null {
  if (role === 'price' && free.test(cell.trim()))
    return { value: 0, highest: 0, currency: '', isFrom: false };
  if (role === 'duration') return parseDuration(cell);
  if (role === 'price') return parseLead(cell);
  if (role === 'number') return parseAmount(cell) ?? parseMeasure(cell);
  // "8 m²" can be compared although it is a text.
  const [size] = role === 'text' ? readRanges(cell, language) : [];
  return size?.isExact && cell.length <= 12
    ? { value: size.from, highest: size.to, currency: '', isFrom: false }
    : null;
}

function plainNameStems(name: string, language: LanguageCode): ReadonlySet<string> {
  // Sizes in a name are seldom said.
  const plain = name
    .replace(/\([^)]{0,200}\)/g, ' ')
    .replace(/(?<!\d)\d{1,9}(?:[.,]\d{1,9})?\s?(\p{L}{1,20})(?!\p{L})/gu, (whole, unit: string) =>
      findUnit(fold(unit)) ? ' ' : whole,
    );
  const stopWords = stopWordsOf(language);
  const words = wordsOf(/\p{L}/u.test(plain) ? plain : name).filter((word) => !stopWords.has(word));
  return new Set(words.map((word) => stem(word, language)));
}

function alternativesOf(name: string, language: LanguageCode): ReadonlySet<string>[] {
  const parts = name
    .split(/(?<!\s)(?:\s*[,/]\s*|\s+(?:and|und|y|et|e|en|i|or|oder)\s+)/)
    .filter(Boolean);
  const longest = Math.max(0, ...parts.map((part) => part.split(/\s+/).length));
  const isList = parts.length >= 2 && longest <= (parts.length > 2 ? 2 : 1) && !/\d/.test(name);
  return isList ? parts.map((part) => plainNameStems(part, language)) : [];
}

export const indexesOf = (table: FactTable, ...roles: ColumnRole[]): number[] =>
  table.columns.flatMap(({ role }, index) => (roles.includes(role) ? [index] : []));

export const currencyOf = (unit: string): string =>
  currencyAlone.test(unit) ? normalizeCurrency(unit) : '';

function dominantCurrency(table: FactTable): string | null {
  for (const { cells } of table.rows) {
    for (const cell of withoutCodeCells(table, cells)) {
      const currency = parseAmount(cell)?.currency;
      if (currency) return currency;
    }
  }
  return null;
}

/** "R10" numbers a row and is no price in rand. */
export const withoutCodeCells = ({ columns }: FactTable, cells: readonly string[]): string[] =>
  cells.filter((_, column) => columns[column]?.role !== 'code');

/** Words of a text as stems, compounds also as their parts. */
export function stemsOf(
  text: string,
  language: LanguageCode,
  vocabulary: Vocabulary,
): ReadonlySet<string> {
  const stems = new Set<string>(calendarTokens(text, language));
  for (const measure of measuresIn(text)) stems.add(measure);
  // "Clip-on" is also said as "clip on".
  const apart = text.replace(/(\p{L}{3})-(?=(?:on|in|up|out|off|over)(?!\p{L}))/giu, '$1 ');
  for (const word of [
    ...wordsOf(text),
    ...(apart === text ? [] : wordsOf(apart)),
    ...joinedWords(text).flatMap((joined) => wordsOf(joined)),
  ]) {
    stems.add(stem(word, language));
    if (joinsNouns(language)) {
      for (const part of splitCompound(word, vocabulary)) stems.add(stem(part, language));
    }
  }
  return stems;
}

/** Units that nothing is converted by. */
const unitOfDevices = /^(?:[kmgt]b|mbit|gbit|mah|k?w|kwh|hp|ps|v|hz|mp|px|dpi|cc|ccm)$/u;

/** "Lern-App" is also written "Lernapp". */
const joinedWords = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}-])(\p{L}{2,20})-(\p{L}{2,20})(?![\p{L}-])/gu)].map(
    ([, first = '', second = '']) => `${first}${second}`,
  );

/** "25 m" is also said as "25m", and "5 x 10" as "5x10"; the other way round too. */
function measuresIn(text: string): string[] {
  const folded = fold(text);
  const joined = [...folded.matchAll(/(?<![\d.,\p{L}])(\d{1,6}) (\p{L}{1,5})(?!\p{L})/gu)].flatMap(
    ([, digits = '', unit = '']) =>
      findUnit(unit) || unitOfDevices.test(unit) ? [`${digits}${unit}`] : [],
  );
  const parted = [...folded.matchAll(/(?<![\d.,\p{L}])(\d{1,6})(\p{L}{1,5})(?!\p{L})/gu)].flatMap(
    ([, digits = '', unit = '']) => (findUnit(unit) ? [digits, unit] : []),
  );
  const sides = [...folded.matchAll(sidesWithUnits)].map(
    ([, one = '', other = '']) => `${one}x${other}`,
  );
  return [...joined, ...parted, ...sides];
}

/** "5 x 10", "5m x 10m", "5 by 10 ft". */
const sidesWithUnits =
  /(?<![\d.,\p{L}])(\d{1,6})\s?(?:mm|cm|m|ft|in|")?\s?(?:[x×]|by)\s?(\d{1,6})(?!\d)/gu;

const denial =
  /\b(?:no|not|without|never|non|ohne|kein|keine|keinen|nicht|sin|ni|sans|pas de|senza|sem|zonder|geen|bez|nie)\s{1,9}(?:\p{L}{1,40}\s{1,9})?[\p{L}-]{1,40}|(?<!\p{L})\p{L}{1,40}-?(?:free|frei)\b/giu;

/** "Vegan; no down" says vegan and denies down. */
function splitDenied(cell: string): { said: string; denied: string } {
  const denied = cell.match(denial) ?? [];
  if (denied.length === 0) return { said: cell, denied: '' };
  return { said: cell, denied: denied.join(' ') };
}
