import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { withoutCurrency } from '#server/engine/language/currencies.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findUnit, type MeasureKind, peopleByAge } from '#server/engine/language/measure-words.ts';
import { readDateRanges } from '#server/engine/understand/dates.ts';
import {
  type Figure,
  type FigureRange,
  isInRange,
  readRanges,
  spellNumbers,
} from '#server/engine/understand/figures.ts';
import { parseAmount } from './amount.ts';
import { isCrowdAxis, readCrowd } from './crowd-axis.ts';
import type { FactTable } from './fact-table.ts';
import { asQuantities, lotOf } from './quantity-bands.ts';
import {
  cutTiers,
  isLabelOf,
  isOpenMeasure,
  labelInName,
  measuresMost,
  ofCounted,
  ofLabel,
} from './tiers-and-labels.ts';
import { someGuests, young } from './whom-words.ts';

/** For every row, the numbers it is for: "up to 10 kg", "12–17", a least age. */
export function rangesOfRows(table: FactTable, language: LanguageCode): FigureRange[][] {
  const isAges = table.columns.map((_, column) => holdsAges(table, column));
  const isCrowd = table.columns.map((_, column) => isCrowdAxis(table, column));
  const noted = table.columns.map((_, column) => agesInNotes(table, column, language));
  const found = table.rows.map(({ cells }, at) =>
    table.columns.map(({ role }, column) => {
      const cell = cells[column] ?? '';
      if (role === 'note') return noted[column]?.[at] ?? [];
      if (isCrowd[column]) return readCrowd(cell);
      const header = table.columns[column]?.name ?? '';
      const most = ofMost(header, cell, language);
      if (most && ['number', 'text'].includes(role)) return [most];
      // "18-64" and "65+" under "Who" are ages, whatever they look like.
      if (role === 'number' && isAges[column] && !ageHeader.test(header))
        return readAges(cell, language);
      if (most && role === 'name' && measuresMost(most)) return [{ ...most, isMost: false }];
      const isWhom = ageHeader.test(header) || peopleHeader.test(header);
      const label = isWhom ? [] : ofLabel(header, cell, language);
      if (label.length > 0 && ['number', 'text', 'category'].includes(role))
        return [...label, ...(role === 'number' ? ofCount(header, cell, language) : [])];
      if (role === 'number')
        return [
          ...ofNumber(header, cell),
          ...ofCount(header, cell, language),
          ...readRanges(cell, language).filter(isOpenMeasure),
        ];
      if (role === 'duration')
        return readRanges(cell, language).map((range) => ({ ...range, isSoft: true }));
      if (!['name', 'text', 'list', 'category'].includes(role)) return [];
      if (isAges[column])
        return ageAlone.test(cell.trim())
          ? ofNumber(table.columns[column]?.name ?? '', cell.replace(/\D+$/, ''))
          : readAges(cell, language);
      const dates = datesOf(cell, language).map((range) => ({ ...range, isSoft: true }));
      if (dates.length > 0) return dates;
      const lot = role === 'name' ? lotOf(table.columns[column]?.name ?? '', cell) : [];
      if (lot.length > 0) return lot;
      const group = role === 'name' ? [...groupInName(cell), ...labelInName(cell, language)] : [];
      if (group.length > 0) return group;
      return readRanges(cell, language).filter(
        ({ kind }) =>
          (kind !== null || role === 'name') &&
          (kind !== 'time' || role === 'name') &&
          (kind !== 'age' || !countedPeople.test(fold(cell))),
      );
    }),
  );
  for (const column of table.columns.keys()) cutTiers(found, column);
  return found.map((columns) =>
    columns.flatMap((ranges, column) =>
      ranges
        .map((range) => ({
          ...range,
          kind: range.kind ?? kindOfColumn({ table, column, found }),
        }))
        .map((range) => (range.kind === null ? ofCounted(range, table, column, language) : range)),
    ),
  );
}

/** "Private cabin, up to 4": so many people fit, unless it speaks of children, whose ages are written the same way. */
function groupInName(name: string): FigureRange[] {
  const [, digits = ''] = upToSome.exec(name.trim()) ?? [];
  if (digits === '' || young.test(fold(name)) || peopleByAge.test(fold(name))) return [];
  return [{ from: 0, to: Number(digits), kind: 'people', noun: '', isExact: false, isMost: true }];
}

const upToSome =
  /\p{L}[,\s(]+(?:up to|max\.?|bis(?: zu)?|hasta|jusqu['’]à|fino a|até|tot)\s(\d{1,2})\)?$/iu;

/** A column of ages: called so, or "18-64" and "65+" under "Who". */
function holdsAges({ columns, rows }: FactTable, column: number): boolean {
  const header = columns[column]?.name ?? '';
  if (ageHeader.test(header)) return true;
  if (!whoHeader.test(header.trim())) return false;
  const numbers = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => /\d/.test(cell));
  return numbers.filter((cell) => bareAges.test(cell)).length > numbers.length / 2;
}

/** Notes that begin with whom a row is for: "5 to 12. Helmet included", "18 and over". */
function agesInNotes(
  { columns, rows }: FactTable,
  column: number,
  language: LanguageCode,
): FigureRange[][] {
  if (columns[column]?.role !== 'note') return [];
  const leads = rows.map(
    ({ cells }) => /^[^.,;]{1,30}/.exec(cells[column] ?? '')?.[0].trim() ?? '',
  );
  // A range alone may be anything, unless other notes of the list speak of ages.
  const isOfAges = leads.some((lead) => openAge.test(lead));
  return leads.map((lead) =>
    openAge.test(lead) || (isOfAges && bareRange.test(lead)) ? readAges(lead, language) : [],
  );
}

const openAge =
  /^(?:(?:ages?|aged|from|ab|desde|dès|da|vanaf|od)\s)?\d{1,2}\s?(?:years?\s)?(?:(?:and|or)\s(?:over|older|up|under|younger)|\+|(?:und|oder) (?:älter|jünger))$|^(?:ages?|aged|alter|edades?|ab|under|over)\s\d{1,2}(?:\s?(?:-|–|to|bis|a)\s?\d{1,2})?(?: jahren?| years?)?$/iu;
const bareRange = /^\d{1,2}\s?(?:-|–|to|bis|a)\s?\d{1,2}(?:\s?(?:years?|jahre|años|ans|anni))?$/iu;

const whoHeader =
  /^(?:who|for|for whom|who for|who it.s for|suitable for|eligib\p{L}*|wer|für|für wen|quién|para|para quién|pour|pour qui|chi|per chi|quem|para quem|wie|voor|voor wie|dla|dla kogo)$/iu;
const bareAges = /^\s*(?:\d{1,2}\s?[-–]\s?\d{1,3}|\d{1,2}\s?\+)(?!\s?(?:[%€£$]|people|pers))/iu;

/** Ages in years, also where babies are counted in months: "4 to 12 months", "6 months - 5 years". */
function readAges(cell: string, language: LanguageCode): FigureRange[] {
  const [, low, first, high, second] = agesWithMonths.exec(cell) ?? [];
  if (low && high) {
    const inMonths = (unit: string | undefined): boolean => /^m/i.test(unit ?? '');
    const from = Number(low) / (inMonths(first ?? second) ? 12 : 1);
    const to = (Number(high) + 0.99) / (inMonths(second) ? 12 : 1);
    return [{ from, to, kind: 'age', noun: '', isExact: false }];
  }
  return readRanges(cell, language)
    .filter(({ kind }) => kind !== 'time')
    .map((range): FigureRange => ({ ...range, kind: 'age' }));
}

const agesWithMonths =
  /(?<!\d)(\d{1,3})\s?(m(?:onths?|onaten?|eses|ois|esi|aanden|iesi\p{L}+))?\s?(?:-|–|to|bis|a|à|tot|do)\s?(\d{1,3})\s?(m(?:onths?|onaten?|eses|ois|esi|aanden|iesi\p{L}+)|years?|jahren?|años|ans|anni|anos|jaar|lat)(?!\p{L})/iu;

/** "7 years" under "Minimum age". */
const ageAlone = /^\d{1,2}\s?(?:years?|yrs?|jahre?|años?|ans?|anni|anos?|jaar|lat)$/iu;

/** "2 adults, 2 children up to 17" is a group, not an age. */
const countedPeople = new RegExp(`\\d\\s+${peopleByAge.source}`, 'u');

const ageHeader =
  /^(?:youngest|jüngste[rn]?|from \(?years\)?)$|(?<!\p{L})(?:ages?|(?:mindest|höchst|eintritts)?alter|edad(?:es)?|âge|età|idade|(?:minimum)?leeftijd|wiek)(?!\p{L})/iu;
const mostHeader =
  /\b(?:max\.?|maximum|capacity|sleeps|seats|up to|kapazität|capacidad|capacité|capienza|plazas)\b/i;

/** Only numbers of years and of people say whom a row is for. */
function ofNumber(header: string, cell: string): FigureRange[] {
  const amount = parseAmount(cell);
  if (!amount) return [];
  const { value, highest } = amount;
  if (ageHeader.test(header)) {
    const isLeast = highest === value && !mostHeader.test(header);
    return [
      {
        from: mostHeader.test(header) ? 0 : value,
        to: isLeast ? Number.POSITIVE_INFINITY : highest + 0.99,
        kind: 'age',
        noun: '',
        isExact: false,
      },
    ];
  }
  return [];
}

/** 6 under "Size (yards)" or "Bedrooms": what someone asks for by that number. */
function ofCount(header: string, cell: string, language: LanguageCode): FigureRange[] {
  if (!/^\d{1,4}$/.test(cell.trim()) || ageHeader.test(header)) return [];
  const [, word = ''] =
    /\((\p{L}{3,15})\)\s*$|^(\p{L}{3,15})$/u.exec(header.trim())?.filter(Boolean) ?? [];
  if (word === '' || findUnit(fold(word)) || notCounted.test(word)) return [];
  const value = Number(cell);
  return [
    { from: value, to: value, kind: 'thing', noun: stem(fold(word), language), isExact: true },
  ];
}

const notCounted =
  /^(?:price|cost|size|level|stock|qty|quantity|number|code|page|rank|row|zone|rating|stars|seats|sleeps|guests|people|capacity|anzahl|größe|menge|bestand|preis|cantidad|tamaño|número|precio)$/iu;

/** "Sleeps 4", "Max. length 40 ft": everything up to it fits. */
function ofMost(header: string, cell: string, language: LanguageCode): FigureRange | null {
  const most = { from: 0, noun: '', isExact: false, isMost: true } as const;
  const bare =
    /^(?:up to |max\.? |bis(?: zu)? |hasta )?(\d{1,4})(?:\s?(?:[-–]|to|bis)\s?(\d{1,4}))?\s?(\p{L}*)$/iu.exec(
      cell.trim(),
    );
  if (ageHeader.test(header)) return null;
  if (peopleHeader.test(header)) {
    const [, low, high = low, unit = ''] = bare ?? [];
    const isPeople = unit === '' || findUnit(fold(unit))?.kind === 'people';
    const from = low === high ? 0 : Number(low);
    if (high && isPeople) return { ...most, from, to: Number(high), kind: 'people' };
    if (!largestHeader.test(header)) return null;
  }
  if (leastHeader.test(header) && someGuests.test(header) && /^\d{1,4}$/.test(cell.trim()))
    return {
      from: Number(cell),
      to: Number.POSITIVE_INFINITY,
      kind: 'people',
      noun: '',
      isExact: false,
    };
  if (leastHeader.test(header)) {
    const [size] = readRanges(cell, language).filter(
      ({ kind, isExact }) => isExact && (kind === 'length' || kind === 'weight'),
    );
    return size ? { ...size, to: Number.POSITIVE_INFINITY, isExact: false } : null;
  }
  if (!largestHeader.test(header)) return null;
  const [measured] = readRanges(cell, language).filter(({ kind }) => kind !== null);
  // "Holds 45 bags"
  const [, count, things = ''] = countedThings.exec(cell.trim()) ?? [];
  if (!measured && count && !findUnit(fold(things)))
    return { ...most, to: Number(count), kind: 'thing', noun: stem(fold(things), language) };
  if (measured?.kind && measured.kind !== 'thing' && measured.kind !== 'time')
    return { ...most, to: measured.to, kind: measured.kind };
  const unit = fold(header)
    .match(/\p{L}+\d?/gu)
    ?.map((word) => findUnit(word))
    .find((each) => each && each.kind !== 'time');
  const [, value] = bare ?? [];
  return unit && value ? { ...most, to: Number(value) * unit.factor, kind: unit.kind } : null;
}

export const peopleHeader =
  /^(?:sleeps|seats|players|passengers|riders|participants|team size|capacity|guests|people|persons|max\.? (?:guests|people|persons|group|capacity|seats)|maximum (?:guests|people|persons|capacity)|up to|group size|fits|holds|carries|takes|fasst|cabida|schlafplätze|sitzplätze|plätze|personen|max\.? personen|kapazität|gäste|plazas|capacidad|personas|aforo|places|capacité|personnes|couchages|posti|posti letto|capienza|persone|lugares|capacidade|pessoas|lotação|plaatsen|capaciteit|slaapplaatsen|miejsca|liczba osób)\b/iu;
const countedThings =
  /^(?:(?:ca\.?|approx\.?|about|up to|bis|etwa|hasta)\s)?(\d{1,4})\s(\p{L}{3,15})$/iu;
const leastHeader =
  /(?<!\p{L})(?:min\.?|minimum|at least|mindest\p{L}*|mín\.?|mínim[oa]|minimale?|minim[oa])(?!\p{L})/iu;
const largestHeader =
  /(?<!\p{L})(?:max\.?|maximum|up to|holds|fits|takes up to|carries|largest|limit|fasst|reicht für|cabe\p{L}*|bis|höchst\p{L}*|máx\.?|máximo|hasta|maximale?|massim[oa]|maks\.?)(?!\p{L})/iu;

/** Numbers without a unit are what the column's name or its other cells say. */
function kindOfColumn({
  table,
  column,
  found,
}: {
  table: FactTable;
  column: number;
  found: readonly (readonly (readonly FigureRange[])[])[];
}): MeasureKind | null {
  const header = table.columns[column]?.name ?? '';
  if (ageHeader.test(header)) return 'age';
  const inHeader = kindOfHeader(header);
  if (inHeader) return inHeader;
  const kinds = new Set(
    found.flatMap((columns) =>
      (columns[column] ?? []).flatMap(({ kind }) => (kind === 'date' ? [] : (kind ?? []))),
    ),
  );
  const [only] = kinds;
  return kinds.size === 1 && only ? only : null;
}

function kindOfHeader(header: string): MeasureKind | null {
  for (const word of fold(header).match(/\p{L}+\d?/gu) ?? []) {
    const unit = findUnit(word);
    if (unit && unit.kind !== 'time') return unit.kind;
    if (/^(?:weight|gewicht|peso|poids|waga)$/.test(word)) return 'weight';
  }
  return null;
}

/** For every column, the numbers its name says it is for. */
export function rangesOfColumns(table: FactTable, language: LanguageCode): FigureRange[][] {
  const names = withoutCurrency(table.columns.map(({ name }) => name));
  return asQuantities(
    table.columns.map(({ name: header, role, dates = header }, at) => {
      if (role !== 'price') return [];
      const name = names[at] ?? header;
      return [
        ...readRanges(name, language).map((range) =>
          range.kind === null && seatsInside.test(name) ? { ...range, isForPeople: true } : range,
        ),
        ...oneAge(name),
        ...countedIn(name, language),
        ...datesOf(dates, language),
      ];
    }),
  );
}

/** "Van (4-7)": for so many people, or of that age. */
const seatsInside = /^\p{L}[^()\d]{1,30}\(\d{1,2}\s?[-–]\s?\d{1,2}\)$/u;

/** "Two pieces" over prices: what someone asks for by that number. */
function countedIn(header: string, language: LanguageCode): FigureRange[] {
  const [, digits = '', word = ''] =
    /^(\d{1,2})[\s-](\p{L}{3,15})$/u.exec(spellNumbers(fold(header.trim()), language)) ?? [];
  if (digits === '' || findUnit(word) || peopleByAge.test(word)) return [];
  const value = Number(digits);
  return [{ from: value, to: value, kind: 'thing', noun: stem(word, language), isExact: true }];
}

/** "Age 2" over prices. */
function oneAge(header: string): FigureRange[] {
  const [, digits] =
    /^(?:ages?|aged|alter|edad|âge|età|idade|leeftijd|wiek)\s(\d{1,2})$/iu.exec(header.trim()) ??
    [];
  const age = Number(digits);
  return digits ? [{ from: age, to: age + 0.99, kind: 'age', noun: '', isExact: false }] : [];
}

const datesOf = (text: string, language: LanguageCode): FigureRange[] =>
  readDateRanges(withoutClosed(text), language).map(({ from, to }) => ({
    from,
    to,
    kind: 'date',
    noun: '',
    isExact: false,
  }));

/** "Nov–March closed" says when something isn't to be had. */
const withoutClosed = (text: string): string =>
  closed.test(text)
    ? text
        .split(/[,;]\s/)
        .filter((part) => !closed.test(part))
        .join(', ')
    : text;

const closed =
  /(?<!\p{L})(?:closed|not available|geschlossen|nicht verfügbar|cerrad[oa]|no disponible|fermée?|chius[oa]|fechad[oa]|gesloten|zamknięt\p{L})(?!\p{L})/iu;

export function isOfKind(figure: Figure, range: FigureRange): boolean {
  if (range.isLabel) return isLabelOf(figure, range);
  if (range.isQuantity) return figure.kind === 'thing' && !figure.mayBePeople;
  if (range.kind === null)
    return figure.kind === 'age' || (range.isForPeople === true && figure.kind === 'people');
  if (range.kind === 'people' && figure.mayBePeople) return true;
  return range.kind === figure.kind && (figure.kind !== 'thing' || isSameNoun(figure, range.noun));
}

/** "A 6 yarder" is 6 yards; "100 bin bags" are bags. */
const isSameNoun = ({ noun, after = '' }: Figure, other: string): boolean =>
  other !== '' &&
  (noun === other ||
    (noun.startsWith(other) && /^e?r$/.test(noun.slice(other.length))) ||
    (other.length > 2 && after.startsWith(other) && after.length - other.length <= 2));

/** Which figures of a question a row's or a column's ranges meet, and whether they rule it out. */
export function judgeRanges({
  ranges,
  figures,
  others,
}: {
  ranges: readonly FigureRange[];
  figures: readonly Figure[];
  /** Ranges of the rows or columns it is chosen from. */
  others: readonly (readonly FigureRange[])[];
}): { met: Figure[]; isOut: boolean } {
  const met: Figure[] = [];
  for (const figure of figures) {
    const own = ranges.filter((range) => isOfKind(figure, range));
    if (own.length === 0) continue;
    if (own.some((range) => fits(figure, range, others))) {
      met.push(figure);
      continue;
    }
    const isMetElsewhere = others.some((some) =>
      some.some((range) => isOfKind(figure, range) && fits(figure, range, others)),
    );
    if (own.every(({ isSoft }) => isSoft)) continue;
    const isStrict = own.some(({ isExact }) => !isExact) && figure.kind !== 'thing';
    if (isStrict || isMetElsewhere) return { met, isOut: true };
  }
  return { met, isOut: false };
}

/** A cake for 12 is the next larger one. */
function fits(
  figure: Figure,
  range: FigureRange,
  others: readonly (readonly FigureRange[])[],
): boolean {
  if (isInRange(figure.value, range)) return true;
  if (figure.until !== undefined) return figure.value <= range.to && figure.until >= range.from;
  if (figure.kind !== 'people' || !range.isExact || range.to < figure.value) return false;
  const sizes = others.flat().filter((each) => each.kind === 'people' && each.isExact);
  return sizes.every(({ to }) => to < figure.value || to >= range.to);
}
