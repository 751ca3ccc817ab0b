import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { isThingHeader } from './column-headers.ts';
import type { ColumnRole } from './fact-table.ts';

/** What the cells of a column look like. */
export type ColumnShape = {
  index: number;
  name: string;
  values: string[];
  distinct: number;
  amounts: number;
  priced: number;
  measured: number;
  meanWords: number;
};

/** The column that says what a row is about: named so, or the first with mostly different short texts. */
export function pickName(
  shapes: readonly ColumnShape[],
  roles: ColumnRole[],
  rowCount: number,
): void {
  const eligible = shapes.filter(
    ({ index, values, meanWords, amounts }) =>
      ['text', 'list', 'category', 'duration'].includes(roles[index] ?? '') &&
      values.length >= rowCount * 0.8 &&
      meanWords <= 9 &&
      amounts < 0.5,
  );
  const dated = eligible.filter(
    ({ values }) => share(values, (value) => dateValue.test(value)) > 0.7,
  );
  const undated = eligible.filter(
    (shape) => !dated.includes(shape) && shape.distinct > rowCount * 0.6,
  );
  // What takes place on a date is called by something else, where there is something else.
  const what = eligible.filter(
    (shape) => !isWhen(shape, rowCount) && !(undated.length > 0 && dated.includes(shape)),
  );
  const named =
    numberedThings({ shapes, what, roles, rowCount }) ??
    what.find(({ name, distinct }) => nameHeader.test(name) && distinct > rowCount * 0.3) ??
    beforePrices({ what, roles, rowCount }) ??
    // In a timetable the same thing is there on several days.
    (what.length < eligible.length
      ? [...what].sort((a, b) => b.distinct - a.distinct).find(({ distinct }) => distinct > 2)
      : undefined) ??
    eligible.find(({ name }) => !partColumn.test(name)) ??
    eligible[0];
  const tier = shapes[0] && isOfRanges(shapes[0], rowCount) && roles.includes('price');
  if (tier && roles[0] === 'number' && !(named && nameHeader.test(named.name))) {
    roles[0] = 'name';
    return;
  }
  const called = named && isLetter(named) ? findCalled({ shapes, roles, rowCount, named }) : null;
  if (named && called) {
    roles[named.index] = 'code';
    roles[called.index] = 'name';
    return;
  }
  if (named) roles[named.index] = 'name';
  const described = named ? undefined : shapes.find((shape) => isDescribed(shape, roles, rowCount));
  if (described) roles[described.index] = 'name';
  // "Deal B: two pizzas, garlic bread and a bottle ... 24.00": long, but all that stands beside the price.
  const isOnlyText =
    !named &&
    !described &&
    ['text', 'list', 'note'].includes(roles[0] ?? '') &&
    roles.slice(1).includes('price') &&
    shapes[0]?.distinct === rowCount &&
    (shapes[0]?.meanWords ?? 0) <= longestOnlyText;
  if (isOnlyText) roles[0] = 'name';
  const [first] = roles.flatMap((role, index) => (role === 'code' ? [index] : []));
  if (!named && !described && !isOnlyText && first !== undefined) roles[first] = 'name';
  // "5–15 km | $9": what is charged for are the numbers themselves.
  const isTier =
    shapes[0]?.distinct === rowCount &&
    ((roles[0] === 'number' && roles.includes('price')) ||
      // "Amount | Points | Gift": how much one gets for so much money.
      (roles[0] === 'price' &&
        roles.length > 1 &&
        roles.slice(1).every((role) => ['number', 'duration'].includes(role))));
  if (!named && !described && first === undefined && isTier) roles[0] = 'name';
}

/** "Lane | Surface | Min. age": lanes 1 to 6 are called by their numbers where nothing else tells the rows apart. */
function numberedThings({
  shapes: [first],
  what,
  roles,
  rowCount,
}: {
  shapes: readonly ColumnShape[];
  what: readonly ColumnShape[];
  roles: readonly ColumnRole[];
  rowCount: number;
}): ColumnShape | undefined {
  if (!first || rowCount < 3 || roles[0] !== 'number' || !isThingHeader(first.name)) return;
  const isCountedUp = first.values.every(
    (value, at) => /^\d{1,3}$/.test(value) && Number(value) === Number(first.values[0]) + at,
  );
  const hasName = what.some(({ name, distinct }) => nameHeader.test(name) || distinct === rowCount);
  return isCountedUp && first.values.length === rowCount && !hasName ? first : undefined;
}

const longestOnlyText = 14;

/** What the reader of files calls the column that it makes of headings between the rows. */
const partColumn = /^(?:Category|Section)$/;

/** The first column with mostly different texts; "82T" behind the prices tells rows apart, but nothing is called so. */
function beforePrices({
  what,
  roles,
  rowCount,
}: {
  what: readonly ColumnShape[];
  roles: readonly ColumnRole[];
  rowCount: number;
}): ColumnShape | undefined {
  const found = what.find(
    ({ distinct, index }) => distinct > rowCount * 0.6 && roles[index] !== 'duration',
  );
  const price = roles.indexOf('price');
  if (!found || price < 0 || found.index < price) return found;
  const before = what.filter(
    ({ index, name, distinct }) =>
      index < price && !partColumn.test(name) && distinct > rowCount * 0.3,
  );
  return before.toSorted((a, b) => b.distinct - a.distinct)[0] ?? found;
}

/** "up to 5 kg", "5 – 10 kg", "over 10 kg": what is charged for are the numbers, whatever is written beside them. */
const isOfRanges = ({ values, distinct }: ColumnShape, rowCount: number): boolean =>
  values.length === rowCount &&
  distinct === rowCount &&
  share(values, (value) => rangeValue.test(fold(value))) >= 0.8;

const rangeValue =
  /^(?:(?:up to|under|over|from|more than|less than|bis(?: zu)?|unter|uber|ab|mehr als|hasta|mas de|menos de|desde|jusqu.?a|plus de|moins de|fino a|oltre|ate|mais de|tot|meer dan|do|od|powyzej)\s)\d|^\d[\d.,]*\s?(?:\p{L}{1,3}\s?)?(?:[-–—]|to|bis|a)\s?\d/u;

/** "A", "B", "C" under "Zone". */
const isLetter = ({ values }: ColumnShape): boolean =>
  share(values, (value) => /^(?:\p{Lu}[\d+]?|\d{1,2})$/u.test(value.trim())) >= mostlyLetters;

/** "A", "B", "C" and "Pick-up". */
const mostlyLetters = 0.75;

/** Beside letters, the text that is another one in each row is what customers call it. */
const findCalled = ({
  shapes,
  roles,
  rowCount,
  named,
}: {
  shapes: readonly ColumnShape[];
  roles: readonly ColumnRole[];
  rowCount: number;
  named: ColumnShape;
}): ColumnShape | null =>
  shapes.find(
    (shape) =>
      shape.index === named.index + 1 &&
      ['text', 'list'].includes(roles[shape.index] ?? '') &&
      shape.values.length === rowCount &&
      shape.distinct === rowCount &&
      shape.meanWords <= 9 &&
      (share(shape.values, (value) => /^\P{N}*$/u.test(value)) > 0.5 ||
        share(shape.values, isModel) > 0.8),
  ) ?? null;

/** "Weka 2-berth", "Atto 3": called by a word, whatever number follows; not "Up to 5 km". */
const isModel = (value: string): boolean =>
  /^\p{Lu}\p{L}{2,}/u.test(value) && !rangeValue.test(fold(value)) && !whenValue.test(value);

/** "Description" beside a code says what the row is. */
const isDescribed = (
  { index, values, distinct, meanWords }: ColumnShape,
  roles: readonly ColumnRole[],
  rowCount: number,
): boolean =>
  roles[index] === 'note' &&
  roles.includes('code') &&
  values.length >= rowCount * 0.8 &&
  distinct > rowCount * 0.6 &&
  meanWords <= 9;

const nameHeader = withLanguages(
  'name-header',
  /\b(?:name|item|product|service|dish|treatment|procedure|job|class|course|activity|package|article|artikel|produkt|leistung|bezeichnung|gericht|behandlung|kurs|paket|producto|clase|curso|actividad|paquete|servicio|tratamiento|plato|nombre|concepto|produit|prestation|plat|cours|forfait|nom|prodotto|servizio|piatto|corso|pacchetto|nome|produto|serviço|prato|aula|pacote|dienst|les|pakket|behandeling|gerecht|naam|nazwa|usługa|produkt|danie|zabieg|zajęcia|kurs|pakiet)\b/iu,
);

/** A time of day, a weekday or a date that many rows share says when something is, not what. */
const isWhen = ({ values, distinct }: ColumnShape, rowCount: number): boolean =>
  (distinct <= rowCount * 0.8 && share(values, (value) => whenValue.test(value)) >= 0.6) ||
  share(values, (value) => hourSpan.test(value)) >= 0.8;

/** "10:30-12:00" is when something is, however many different times there are. */
const hourSpan = /^\d{1,2}[:.h]\d{2}\s?(?:[ap]\.?m\.?)?\s?(?:[-–—]|to|bis|a)\s?\d{1,2}[:.h]\d{2}/iu;

const month =
  '(?:jan|feb|mar|mär|maa|mrt|apr|abr|avr|may|mai|mei|maj|mag|jun|jui|giu|cze|jul|lug|lip|aug|ago|aoû|sie|sep|set|wrz|oct|okt|ott|out|paź|nov|lis|dec|dez|dic|déc|gru|ene|gen|jän|sty|fév|fev|lut|kwi)\\p{L}{0,8}';
const dateValue = new RegExp(
  `^(?:\\p{L}{2,10},?\\s)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s(?:de\\s)?${month}\\.?(?:\\s(?:de\\s)?\\d{4})?|${month}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)$`,
  'iu',
);
const whenValue =
  /^(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?(?:\s*[-–—]\s*\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?)?|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)$/iu;

export function share<T>(values: readonly T[], test: (value: T) => boolean): number {
  return values.filter(test).length / (values.length || 1);
}
