import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod, findUnit, type MeasureKind } from '#server/engine/language/measure-words.ts';
import type { Period } from '#server/engine/language/value-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { type Figure, isInRange, readRanges } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { isPlainPeriod } from './column-fit.ts';
import type { RowMatch } from './match-rows.ts';
import { holdsNumber } from './number-in-text.ts';
import type { OpenRow } from './open-table.ts';
import type { PriceInNote } from './price-in-note.ts';
import { lotOfHeader } from './quantity-bands.ts';
import { judgeRanges } from './row-ranges.ts';
import { isLabelIn } from './tiers-and-labels.ts';
import { isUnitColumn } from './unit-column.ts';
import { countedPerson, grownUp } from './whom-words.ts';

/** How many of a thing are asked for. */
export type Quantity = {
  count: number;
  /** As it is said: "3", "3 nights". */
  said: string;
  /** The price column it counts in, where the question names a span of time. */
  column?: number;
  /** The price column of every piece after the first. */
  further?: number;
  /** What the row's note says that so many cost. */
  inNote?: PriceInNote;
  /** The price is for just so many together. */
  isLot?: boolean;
  /** How many the question says, where the first of them are paid otherwise. */
  asked?: string;
  /** "300 g" of what is sold by 100 g. */
  isMeasured?: boolean;
};

const mostPieces = 1_000;

/** "3 lemonades", "for 4 months" where the price is monthly; null when one is meant or the number says something else. */
export function findQuantity(asked: Parameters<typeof findOneQuantity>[0]): Quantity | null {
  const isTime = ({ kind }: Figure): boolean => kind === 'time';
  const isPeople = ({ kind }: Figure): boolean => kind === 'people';
  const counting = asked.figures.some(isPeople) ? isPeople : (one: Figure) => !isTime(one);
  const counts = asked.figures.filter(counting);
  const others = asked.figures.filter((one) => !counting(one));
  const first = findOneQuantity(asked);
  if (counts.length === 0 || others.length === 0) return first;
  // "Per hour and person": 2 people for 3 hours are six times the price, and so are 2 boats for 3 hours.
  const heads = findOneQuantity({ ...asked, figures: counts });
  const spans = findOneQuantity({ ...asked, figures: others });
  const isBoth =
    heads &&
    spans &&
    (heads.column ?? spans.column) === spans.column &&
    !heads.isLot &&
    spans.further === undefined;
  return isBoth
    ? { ...spans, count: heads.count * spans.count, said: `${heads.said} × ${spans.said}` }
    : first;
}

function findOneQuantity({
  match: { row, matched },
  columns,
  figures,
  terms,
}: {
  match: RowMatch;
  columns: readonly number[];
  figures: readonly Figure[];
  terms: readonly QuestionTerm[];
}): Quantity | null {
  const rest = figures.filter(
    (figure) => !isPartOf(figure, row, columns) || isChargedPer(figure, row, columns),
  );
  for (const figure of rest) {
    const { kind, value, period, noun, words } = figure;
    // "Grade 4, reading and spelling": the fourth grade isn't four times the price.
    if (isLabelIn(figure, row.table)) continue;
    // "Up to 8 radiators": what is counted is a part of the thing.
    if (kind === 'thing' && row.ranges.some((range) => range.noun === noun && noun !== ''))
      continue;
    const [only] = columns;
    const isLot =
      columns.length === 1 &&
      only !== undefined &&
      lotOfHeader(row.table.table.columns[only]?.name ?? '') === value;
    if (kind === 'thing' && isLot)
      return { count: 1, said: words[0] ?? '', column: only, isLot: true };
    const band = columns.find((column) => isInBand(figure, row, column));
    if (band !== undefined && value > 1 && Number.isInteger(value))
      return { count: value, said: String(value), column: band };
    if (period && kind === 'time') {
      const headerOf = (each: number): string => row.table.table.columns[each]?.name ?? '';
      // Three days are three times "Full day", not "Half day".
      const ofPeriod = columns.filter(
        (each) => periodOf(row, each) === period && !half.test(headerOf(each)),
      );
      const column =
        ofPeriod.find((each) => isPlainPeriod(headerOf(each), period)) ??
        ofPeriod[0] ??
        (period === 'night' && columns.length === 1 && isLodging(row) ? columns[0] : undefined);
      const count = Number(words[0]);
      if (column !== undefined && count > 1) {
        const further = furtherColumn(row, column);
        return {
          count,
          said: words.slice(0, 2).join(' '),
          column,
          ...(further !== null && { further }),
        };
      }
    }
    const measured = ['length', 'area', 'weight', 'volume'].includes(kind)
      ? columns.flatMap((column) => {
          const per = sizeOfUnit(row, column, kind);
          return per ? [{ column, count: value / per }] : [];
        })[0]
      : undefined;
    if (measured && measured.count > 0 && measured.count !== 1)
      return { ...measured, said: words.join(' '), isMeasured: true };
    if (kind === 'people' && value > 1 && Number.isInteger(value)) {
      const column = columns.find((each) => isPerPerson(row, each));
      if (column !== undefined) return { count: value, said: String(value), column };
    }
    // "50 adults" where each pays the same, "9 kids" at a price per child or per driver.
    if (kind === 'thing' && value > 1 && words.some((word) => countedPerson.test(word))) {
      const isGrown = words.some((word) => grownUp.test(word));
      const column = columns.find(
        (each) => isPerPerson(row, each) || (!isGrown && isPerChild(row, each)),
      );
      if (column !== undefined) return { count: value, said: String(value), column };
    }
    if (
      kind !== 'thing' ||
      noun === 'inch' ||
      value < 2 ||
      value > mostPieces ||
      !Number.isInteger(value)
    )
      continue;
    const beside = furtherOf(figure, row, columns);
    if (beside) return { count: value, said: String(value), ...beside };
    const term = terms.find((each) => each.stems.includes(noun));
    const after = figure.after ?? '';
    const isName =
      row.nameStems.has(noun) ||
      // "2 bags of crisps", "2 Tüten Popcorn", "two 5x7 prints" of the row "5 x 7".
      ofThing.test(after) ||
      (after !== '' && row.nameStems.has(stem(after, row.table.language))) ||
      (term && matched.get(term) === 'column' && isSize.test(row.name)) ||
      (term &&
        (matched.get(term) === 'name' || holdsTerm(term, row.stems[row.table.name] ?? none) > 0)) ||
      terms.some(
        ({ word, pieces }) => pieces.length > 0 && word.split(' ').includes(words[1] ?? ''),
      );
    // "20 color copies": a column or the list itself is what is counted.
    const next = term ? terms[terms.indexOf(term) + 1] : undefined;
    const isCounted =
      term && matched.has(term) && next && matched.has(next) && !/^\d/.test(next.word);
    if (isName || isCounted) return { count: value, said: String(value) };
  }
  return null;
}

const ofThing = /^(?:of|de|d|di|von|van)$/u;
const isSize = /^\d{1,4}\s?[x×]\s?\d{1,4}$/iu;

/** "4–11 weeks (per week)": the column for so many weeks, paid for each of them. */
const isChargedPer = (figure: Figure, row: OpenRow, columns: readonly number[]): boolean =>
  columns.some(
    (column) =>
      isInBand(figure, row, column) ||
      (figure.period !== null &&
        (periodIn(fold(row.table.table.columns[column]?.name ?? '')) === figure.period ||
          isBandOf(figure.period, row, column))),
  );

/** "4–13 days" in a list of which the text says "all rates are per day". */
const isBandOf = (
  period: Period,
  { table: { table, columnRanges } }: OpenRow,
  column: number,
): boolean =>
  table.per === period &&
  (columnRanges[column] ?? []).some(({ kind, isExact }) => kind === 'time' && !isExact);

/** "10–49" over what each one costs. */
const isInBand = (figure: Figure, row: OpenRow, column: number): boolean =>
  (row.table.columnRanges[column] ?? []).some(
    (range) => range.isQuantity && figure.kind === 'thing' && isInRange(figure.value, range),
  );

const none: ReadonlySet<string> = new Set();

/** Where prices change with the season and rooms sleep so many, they are for a night unless something else is said. */
function isLodging({ cells, table: { table, prices } }: OpenRow): boolean {
  // "Bedding: 12 per stay" is paid once, however long it is.
  if (cells.some((cell) => cell.length <= shortCell && perStay.test(fold(cell)))) return false;
  return (
    prices.some((column) => table.columns[column]?.dates) ||
    table.columns.some(({ name }) => sleepsHeader.test(name))
  );
}

const half = withLanguages(
  'half-span',
  /(?<!\p{L})(?:half|½|1\/2|halb\p{L}*|medi[oa]|demi|mezz[oa]|mei[oa]|halve|pół|pol)(?!\p{L})/iu,
);
const shortCell = 40;
const perStay = withLanguages(
  'per-stay',
  /(?<!\p{L})(?:(?:per|each|a) (?:stay|booking|visit|reservation|trip)|one[- ]off|once|flat|pro (?:aufenthalt|buchung)|einmalig|pauschal|por (?:estancia|reserva)|pago unico|par (?:sejour|reservation)|a soggiorno|una tantum|por (?:estadia|reserva)|per (?:verblijf|boeking)|eenmalig|za pobyt|jednorazow\p{L}*)(?!\p{L})/u,
);

const sleepsHeader = withLanguages(
  'sleeps-header',
  /^(?:sleeps|beds|guests|betten|personen|schlafplätze|camas|plazas|huéspedes|lits|couchages|posti letto|letti|camas|slaapplaatsen|miejsca)\b/i,
);

export const firstOne = withLanguages(
  'first-one',
  /(?<!\p{L})(?:first|1st|erste[rsn]?|prim(?:er|era|eiro|eira|o|a)|premi(?:er|ere)|eerste|pierwsz\p{L}*)(?!\p{L})/u,
);
export const everyOther = withLanguages(
  'further-ones',
  /(?<!\p{L})(?:further|additional|extra|following|next|more|weitere[rsn]?|zusatzlich\p{L}*|folge\p{L}*|adicional\p{L}*|siguiente|supplementaire|suivant\p{L}*|aggiuntiv\p{L}*|successiv\p{L}*|seguinte|volgende|kolejn\p{L}*)(?!\p{L})/u,
);

/** "First day" and "each further day": what all but the first one cost. */
function furtherColumn(
  { table: { table, prices }, amounts }: OpenRow,
  first: number,
): number | null {
  const called = (column: number): string => fold(table.columns[column]?.name ?? '');
  if (!firstOne.test(called(first))) return null;
  const found = prices.find(
    (column) => column !== first && everyOther.test(called(column)) && amounts[column],
  );
  return found ?? null;
}

/** "1 child" and "each extra child": what is counted is named over the prices. */
export function furtherOf(
  { noun }: Figure,
  { table: { table, prices, columnStems }, amounts }: OpenRow,
  columns: readonly number[],
): { column: number; further: number } | null {
  const isOf = (column: number): boolean => columnStems[column]?.has(noun) ?? false;
  const called = (column: number): string => fold(table.columns[column]?.name ?? '');
  const column = [...columns, ...prices].find(
    (each) => isOf(each) && amounts[each] && justOne.test(called(each)),
  );
  const further = prices.find(
    (each) => each !== column && isOf(each) && everyOther.test(called(each)) && amounts[each],
  );
  return noun !== '' && column !== undefined && further !== undefined ? { column, further } : null;
}

const justOne =
  /^(?:1|one|first|1st|single|ein[es]?|erste[rs]?|un[ao]?|primer[ao]?|premi\p{L}+|eerste|een)(?!\p{L})/u;

/** "Shirt - 5 or more": the row for so many of the thing. */
export function findBulkRow(row: OpenRow, count: number): OpenRow | null {
  const { rows, language } = row.table;
  const found = rows.filter((other) => {
    if (other === row || ![...row.nameStems].every((stem) => other.nameStems.has(stem)))
      return false;
    return readRanges(other.name, language).some(
      (range) =>
        !range.isExact &&
        range.from > 1 &&
        (range.kind === null || range.kind === 'thing') &&
        isInRange(count, range),
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A number that the row or its column has anyway: "250 business cards" at 250. */
function isPartOf(figure: Figure, row: OpenRow, columns: readonly number[]): boolean {
  const [digits = ''] = figure.words;
  const { rows, prices } = row.table;
  const isListed = rows
    .filter(({ name }) => name === row.name)
    .some(({ cells }) =>
      cells.some(
        (cell, index) =>
          !prices.includes(index) &&
          (figure.kind === 'thing' || figure.kind === 'people'
            ? holdsNumber(cell, digits)
            : wordsOf(cell).includes(digits)) &&
          cell.length <= 60,
      ),
    );
  if (isListed && figure.period === null) return true;
  const ranges = row.ranges.filter(({ isMost }) => !isMost);
  if (judgeRanges({ ranges, figures: [figure], others: [] }).met.length > 0) return true;
  return columns.some(
    (column) =>
      judgeRanges({
        ranges: row.table.columnRanges[column] ?? [],
        figures: [figure],
        others: [],
      }).met.length > 0,
  );
}

const per =
  /(?:\b(?:per|a|an|each|pro|je|por|al|par|a l[ae]|la|le|all?|ao|per|za|na)\s+|\/\s*)(\p{L}+)/gu;

/** The span a price is for: said in its column, beside it, or by the table's title. */
export function periodOf(row: OpenRow, column: number): Period | null {
  const { table, title } = row.table;
  const header = fold((table.columns[column]?.name ?? '').replace(/_/g, ' '));
  const others = table.columns.flatMap((_, index) =>
    index !== column && isUnitColumn(table, index) ? [row.cells[index] ?? ''] : [],
  );
  for (const text of [row.cells[column] ?? '', ...others, row.name]) {
    const found = periodIn(fold(text));
    if (found) return found;
  }
  // "Year" under "Per", and "Locker yearly".
  const said = [...others.map(fold).map(findPeriod), ...wordsOf(row.name).map(adverbOnly)];
  const told = said.find((period) => period !== null);
  if (told) return told;
  return (
    periodIn(header) ??
    (wordsOf(header).length <= 2 && !/\d/.test(header)
      ? wordsOf(header)
          .map(findPeriod)
          .find((period) => period !== null)
      : undefined) ??
    wordsOf(title)
      .map(adverbOnly)
      .find((period) => period !== null) ??
    periodIn(fold(title)) ??
    table.per ??
    null
  );
}

/** What a price is for, in the base unit of its kind: "per metre", "100 g" under Unit. */
function sizeOfUnit(row: OpenRow, column: number, kind: MeasureKind): number | null {
  const { table } = row.table;
  const units = table.columns.flatMap((_, index) =>
    isUnitColumn(table, index) ? [row.cells[index] ?? ''] : [],
  );
  const texts = [row.cells[column] ?? '', table.columns[column]?.name ?? ''];
  for (const [text, pattern] of [
    ...texts.map((each) => [each, perMeasure] as const),
    ...units.map((each) => [each, bareMeasure] as const),
  ]) {
    const [, digits = '1', word = ''] = pattern.exec(fold(text)) ?? [];
    const unit = findUnit(word.replace('²', '2'));
    if (unit?.kind === kind) return Number(digits) * unit.factor;
  }
  return null;
}

const perMeasure = /(?:(?:per|pro|je|por|par|al|za)\s|\/\s?)(\d{1,5})?\s?(\p{L}+[²2]?)/u;
const bareMeasure = /^(?:(?:per|pro|je|por|par|al|za)\s)?(\d{1,5})?\s?(\p{L}+[²2]?)$/u;

const adverbOnly = (word: string): Period | null =>
  /ly$|lich$|preis$|satz$|al$|el$|ale$|ile$|jks$|nie$/.test(word) ? findPeriod(word) : null;

function periodIn(text: string): Period | null {
  for (const [, word = ''] of text.matchAll(per)) {
    const period = findPeriod(word);
    if (period) return period;
  }
  return null;
}

export const perPerson = withLanguages(
  'per-person',
  /(?:\bper|\/|\bpro|\bpor|\bpar|\ba|\bper|\bza)\s*(?:person|head|guest|adult|driver|player|rider|participant|skater|swimmer|runner|climber|diver|paddler|visitor|kopf|gast|fahrer|spieler|teilnehmer\p{L}*|persona|jugador|participante|personne|joueur|pessoa|persoon|osob\p{L}*)(?!\p{L})|\bp\.?\s?p\b/u,
);

const isPerPerson = (row: OpenRow, column: number): boolean =>
  row.table.table.isPerPerson === true || saysPer(perPerson, row, column);

/** "Price per child", "per kid". */
const isPerChild = (row: OpenRow, column: number): boolean => saysPer(perChild, row, column);

const perChild =
  /(?:\bper|\/|\bpro|\bpor|\bpar|\ba|\bza)\s*(?:child|kid|kind|nin[oa]|enfant|bambin[oa]|crianca|dzieck\p{L})(?!\p{L})/u;

function saysPer(pattern: RegExp, row: OpenRow, column: number): boolean {
  const { table } = row.table;
  const texts = [table.columns[column]?.name ?? '', row.cells[column] ?? ''];
  for (const index of table.columns.keys())
    if (isUnitColumn(table, index)) texts.push(row.cells[index] ?? '');
  return texts.some((text) => pattern.test(fold(text)));
}
