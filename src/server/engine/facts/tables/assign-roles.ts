import { fold } from '#server/engine/index/analyse.ts';
import { currencyAlone, currencyInName } from '#server/engine/language/currencies.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPrices, parseAmount, parseLead, parseMeasure } from './amount.ts';
import { countedHeader, measureHeader } from './column-headers.ts';
import type { ColumnRole, FactColumn, FactRow } from './fact-table.ts';
import { flagValue } from './flag-value.ts';
import { type ColumnShape, pickName, share } from './pick-name.ts';

export function assignRoles({
  names,
  rows,
  context,
  hasSigns = false,
}: {
  names: readonly string[];
  rows: readonly FactRow[];
  /** The headings and lines above it, which may say that its numbers are prices. */
  context: string;
  /** Prices in other tables of the document have a sign. */
  hasSigns?: boolean;
}): FactColumn[] {
  const shapes = names.map((name, index): ColumnShape => {
    const filled = rows.map((row) => row.cells[index] ?? '').filter((value) => value !== '');
    // "On request" among prices says that there is none.
    const priced = filled.filter((value) => !noValue.test(value) && !isNothingToPay.test(value));
    const isMixed = priced.length >= filled.length * 0.4 && priced.some((one) => parseLead(one));
    const values = isMixed ? priced : filled;
    const amounts = values.map(parseAmount);
    return {
      index,
      name,
      values,
      distinct: new Set(values.map((value) => value.toLowerCase())).size,
      amounts: share(amounts, (amount) => amount !== null),
      priced: share(amounts, (amount) => amount !== null && amount.currency !== ''),
      measured: share(values, (value) => parseMeasure(value) !== null),
      meanWords:
        values.reduce((sum, value) => sum + value.split(/\s+/).length, 0) / (values.length || 1),
    };
  });
  const roles = shapes.map((shape) =>
    isRemark(shape, names.length, rows.length) ? 'note' : roleOf(shape, rows.length),
  );
  findBarePrices({ shapes, roles, context, hasSigns });
  pickName(shapes, roles, rows.length);
  return names.map((name, index) => ({
    name,
    role: roles[index] ?? 'text',
    unit: unitOf(name),
  }));
}

/** What stands in place of a value. */
export const noValue = withLanguages(
  'no-value',
  /^(?:n\/?a|n\.a\.|none|(?:sorry,? )?no|not? (?:possible|available|offered)|nicht (?:möglich|verfügbar)|no (?:es )?(?:posible|disponible)|call(?: us)?|ask(?: us)?|enquire|inquire|quote|by quote|quoted?|on request|on application|poa|por|tba|tbc|tbd|varies|contact us|email us|individual(?:ly)?|auf anfrage|anfragen|nach absprache|nach aufwand|k\.?\s?a\.?|entfällt|consultar|a consultar|bajo (?:consulta|presupuesto|petición)|según presupuesto|presupuesto|sur (?:demande|devis)|devis|su richiesta|su preventivo|preventivo|sob consulta|sob orçamento|op aanvraag|offerte|do uzgodnienia|na zapytanie|wycena)\.?$/iu,
);

/** A cell beside prices that only says that nothing is to be paid. */
export const isNothingToPay =
  /^(?:free|included|no charge|gratis|kostenlos|inklusive|inbegriffen|incluid[oa]|inclus|incluso)$/iu;

/**
 * Prices without a sign under "Dry clean" or "1–6 nights": numbers with cents, or any numbers of a table that is called a
 * price list, as long as their column doesn't count or measure something.
 */
function findBarePrices({
  shapes,
  roles,
  context,
  hasSigns,
}: {
  shapes: readonly ColumnShape[];
  roles: ColumnRole[];
  context: string;
  hasSigns: boolean;
}): void {
  const hasPrices = roles.includes('price');
  const spans = shapes.filter(
    ({ name, amounts }) => spanHeader.test(name.trim()) && amounts >= 0.7,
  );
  const grid = hasPrices ? new Set<number>() : findGrid(shapes, roles);
  const isPriceList =
    !hasPrices &&
    (spans.length >= 2 ||
      grid.size > 0 ||
      hasSizes(shapes) ||
      (!hasSigns && isAboutPrices(context.replace(/[_-]/g, ' '))));
  // Beside prices without a sign, another column with cents holds prices too: "Members".
  const isBare = !shapes.some(({ index, priced }) => roles[index] === 'price' && priced > 0);
  for (const { index, name, values } of shapes) {
    const unit = unitOf(name);
    const isCounted =
      measureHeader.test(name.trim()) ||
      (countedHeader.test(name.replace(/_/g, ' ')) && !isTierHeader(name) && !grid.has(index));
    if (grid.size > 0 && spans.length < 2 && !grid.has(index)) continue;
    // "Time (min)" measures; "Van (4-7)" says for how many and "Frame (steel)" which one.
    if (isCounted || isMeasured(unit)) continue;
    // Beside prices with a sign only "Course of 3" and the like are prices too.
    const isTier = isTierHeader(name);
    if (hasPrices && !isTier && !isBare) continue;
    const bare = values.map((value) => value.replace(/(?<!\s)\s*\([^()]{0,200}\)$/, ''));
    const hasNumbers = share(bare, (value) => parseAmount(value) !== null) >= 0.7;
    // "9.30 - 17.30" is when something is open.
    if (share(values, (value) => timeSpan.test(value)) >= 0.5) continue;
    const hasCents = share(bare, (value) => /\d[.,]\d\d$/.test(value)) >= 0.6;
    const isMoney = isPriceList || hasCents || (hasPrices && isTier);
    if (['number', 'text'].includes(roles[index] ?? '') && hasNumbers && isMoney)
      roles[index] = 'price';
  }
  // "Service – Same day" beside "Service – Express": what stands under one heading is of one kind.
  for (const { index, name, amounts, values } of shapes) {
    const group = groupOf(name);
    const others = shapes.filter(
      (other) => other.index !== index && group !== '' && groupOf(other.name) === group,
    );
    const hasCents = share(values, (value) => /\d[.,]\d\d$/.test(value)) >= 0.6;
    const isOfPrices =
      others.length >= 2 &&
      others.some((other) => roles[other.index] === 'price') &&
      (hasCents || others.every((other) => roles[other.index] === 'price'));
    if (isOfPrices && roles[index] === 'number' && amounts >= 0.7) roles[index] = 'price';
  }
}

const groupOf = (name: string): string => /^(.{2,40}?)\s–\s/u.exec(name)?.[1] ?? '';

/** "Small (up to 5 kg)", "Large (6–10 kg)": numbers under sizes of whom or what something is for are what it costs then. */
const hasSizes = (shapes: readonly ColumnShape[]): boolean =>
  shapes.filter(({ name, amounts }) => amounts >= 0.7 && sizeHeader.test(fold(name))).length >= 2;

const sizeHeader = withLanguages(
  'size-header',
  /^(?:(?:extra )?(?:small|large)|medium|giant|mini|maxi|klein|mittel|gross|pequeno|mediano|grande|petit|moyen|grand|piccolo|medio|middel|groot|maly|sredni|duzy)\p{L}{0,2}\s\(?[^()]{0,12}\d/u,
);

/** Whether the text around a table says that its numbers are money. */
const isAboutPrices = (context: string): boolean =>
  priceHeader.test(context) || priceWord.test(context);

const priceWord = withLanguages(
  'price-word',
  /(?<!\p{L})(?:preis\p{L}+|\p{L}+preise?|tarif\p{L}*|precio\p{L}*|euros?|dollars?|pounds sterling|vat|mwst|iva|tva|btw|gst)(?!\p{L})|\b(?:service|salon|treatment|drinks?|bar|food|lunch|dinner|spa) menu\b|(?<!\p{L})(?:menu|speisekarte|getränkekarte)(?= |$)(?! of the)/iu,
);

const isMeasured = (unit: string): boolean =>
  /%/.test(unit) ||
  measureHeader.test(unit) ||
  fold(unit)
    .split(/[^\p{L}]+/u)
    .some((word) => findUnit(word) !== null && !/\d/.test(unit));

/**
 * "Casual hour", "Casual day", "Member hour", "Member day": columns of numbers whose names are every pair of two sets of
 * words hold one kind of value, and where a span of time is among the words that is a price.
 */
function findGrid(
  shapes: readonly ColumnShape[],
  roles: readonly ColumnRole[],
): ReadonlySet<number> {
  const pairs = shapes.flatMap(({ index, name, amounts }) => {
    const [, first, last] = /^(\p{L}{2,20})[\s/-]{1,3}(\p{L}{1,20})\.?$/u.exec(fold(name)) ?? [];
    const isNumber = ['number', 'text'].includes(roles[index] ?? '') && amounts >= 0.5;
    return first && last && isNumber ? [{ index, first, last }] : [];
  });
  const shared = pairs.filter(
    ({ index, first, last }) =>
      pairs.some((other) => other.index !== index && other.first === first) &&
      pairs.some((other) => other.index !== index && other.last === last),
  );
  const isSpan = (word: string): boolean => findPeriod(word) !== null;
  const hasSpans =
    shared.some(({ last }) => isSpan(last)) || shared.some(({ first }) => isSpan(first));
  return new Set(shared.length >= 4 && hasSpans ? shared.map(({ index }) => index) : []);
}

/** "10–24 kg" or "per night" over prices says what is paid for; "Nights" over numbers counts them. */
const isTierHeader = (name: string): boolean => /\d/.test(name) || spanHeader.test(name.trim());

const spanHeader = withLanguages(
  'span-header',
  /^(?:(?:per|pro|por|par|al|alla|each|one|za)\s)?(?:(?:half|full|halber|ganzer|medio|demi)[ -])?(?:night|day|week|weekend|month|hour|morning|afternoon|evening|year|session|vormittag|nachmittag|abend|mañana|tarde|matin|soir|nacht|tag|woche|wochenende|monat|stunde|jahr|noche|día|semana|mes|hora|año|nuit|jour|semaine|mois|heure|notte|giorno|settimana|mese|ora|anno|noite|dia|mês|ano|dag|maand|uur|jaar|noc|doba|dzień|tydzień|miesiąc|godzina|rok)$/iu,
);

const priceHeader = withLanguages(
  'price-header',
  /\b(?:price|prices|cost|costs|fee|fees|rate|rates|charge|surcharges?|supplements?|zuschlag|aufpreis|suplemento|supplément|supplemento|toeslag|dopłata|amount|tariff|labou?r|preis|preise|kosten|gebühr|tarif|betrag|precio|precios|coste|tarifa|importe|cuota|prix|tarif|coût|prezzo|prezzi|costo|tariffa|preço|preços|custo|valor|taxa|prijs|prijzen|kosten|cena|ceny|koszt|opłata|eur|usd|gbp)\b|[€£$]/iu,
);

const isPriceName = (name: string): boolean =>
  priceHeader.test(name.replace(/[_-]/g, ' ')) ||
  currencyInName.test(name) ||
  // "Monthly (R)"
  currencyAlone.test(unitOf(name));

/** So many tickets at half price are not a price. */
const halfPrice = withLanguages(
  'half-price',
  /half.price|halbe[nr]? preis|mitad de precio|demi.tarif|metà prezzo|metade do preço|halve prijs|pół ceny/i,
);

const noteHeader = withLanguages(
  'note-header',
  /^(?:extras?|surcharges?|supplements?|good to know|zuschl[aä]ge?|suplementos?|suppléments?|supplementi|notes?|remarks?|comments?|info(?:rmation)?|details?|description|conditions?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|beschreibung|notas?|observaciones|descripción|remarques?|note|osservazioni|descrizione|observações|descrição|opmerking(?:en)?|toelichting|uwagi|opis)\b/iu,
);

const codeHeader = withLanguages(
  'code-header',
  /^(?:code|sku|no\.?|nr\.?|id|item no\.?|art\.?(?:ikel)?-?nr\.?|ref\.?|reference|referencia|código|número|nº|#|pos\.?|lp\.?|nummer|numer)$/iu,
);

const categoryHeader = withLanguages(
  'category-header',
  /^(?:category|section|type|group|kind|department|class|kategorie|gruppe|bereich|rubrik|art|categor[ií]a|secci[oó]n|tipo|grupo|catégorie|rubrique|type|categoria|sezione|gruppo|seção|categorie|soort|groep|kategoria|typ|rodzaj)$/iu,
);

const durationValue = withLanguages(
  'duration-value',
  /^(?:(?:ca\.?|approx\.?|about)\s*)?\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|bis|a)\s*\d+(?:[.,]\d+)?)?\s*(?:min(?:ute)?[ns]?\.?|h|hrs?|hours?|std\.?|stunden?|(?:working |business )?days?|(?:werk)?tage?|nights?|nächte?|weeks?|wochen?|months?|monate?|years?|jahre?|horas?|minutos?|días?|noches?|semanas?|mes(?:es)?|años?|heures?|jours?|nuits?|semaines?|mois|ans?|ore|giorni|giorno|notti|settiman[ae]|mes[ei]|ann[io]|dias?|noites?|anos?|dagen|dag|nachten|weken|week|maand(?:en)?|jaar|uur|godz\.?|dni|nocy|tygodni\p{L}*|miesi\p{L}*|lata?|rok)(?:\s?\d{1,2}(?:\s?min\p{L}*\.?)?)?(?:\s*\([^)]*\))?$/iu,
);

const ageHeader = withLanguages(
  'age-header',
  /(?<!\p{L})(?:ages?|(?:mindest|höchst|eintritts)?alter|edad(?:es)?|âge|età|idade|(?:minimum)?leeftijd|wiek)(?!\p{L})/iu,
);

function roleOf(shape: ColumnShape, rowCount: number): ColumnRole {
  const { name, values, distinct, amounts, priced, measured, meanWords } = shape;
  if (values.length === 0) return 'text';
  if (codeHeader.test(name) && meanWords < 2) return 'code';
  // "Extra" over the first column names the rows; over another it remarks on them.
  const isFirst = shape.index === 0 && distinct === rowCount && meanWords <= 6;
  // "Extra day" over prices is a price.
  if (noteHeader.test(name) && !isFirst && priced < 0.5 && amounts < 0.5) return 'note';
  if (share(values, (value) => timeSpan.test(value)) >= 0.5) return 'text';
  if (priced >= 0.5) return 'price';
  if (isPricedText(shape)) return 'price';
  const isPrice = isPriceName(name) && !halfPrice.test(name);
  if (amounts >= 0.7) return isPrice ? 'price' : 'number';
  if (amounts >= 0.4 && isPrice) return 'price';
  // Ages stay text: "4 to 12 months" is whom something is for, not how long it takes.
  const isAge = ageHeader.test(name);
  if (!isAge && share(values, (value) => durationValue.test(value)) >= 0.6) return 'duration';
  if (!isAge && measured >= 0.7) return 'number';
  if (share(values, (value) => flagValue.test(value)) >= 0.9) return 'flag';
  if (categoryHeader.test(name) && distinct < rowCount) return 'category';
  const listed = share(values, (value) => value.includes(','));
  const parts = values.flatMap((value) => value.split(/(?<!\s)\s*,\s*/));
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

/** The last column says more about some of the rows, whatever it is called. */
const isRemark = (shape: ColumnShape, columnCount: number, rowCount: number): boolean =>
  shape.index === columnCount - 1 &&
  columnCount >= 4 &&
  rowCount >= 4 &&
  shape.values.length > 0 &&
  shape.values.length < rowCount * 0.8 &&
  shape.meanWords >= 2 &&
  shape.amounts + shape.measured === 0 &&
  roleOf(shape, rowCount) === 'text';

/** "7.30 – 18.00" is a time, not an amount. */
const timeSpan =
  /^\d{1,2}[.:h]\d{2}\s?(?:[ap]\.?m\.?|uhr|h)?\s?(?:[-–—]|to|bis|a|à|tot|do)\s?\d{1,2}[.:h]\d{2}/iu;

/** "£12 per dog, at most two" under "Price": prices with words around them. */
function isPricedText({ name, values, meanWords }: ColumnShape): boolean {
  const isCalledPrice = isPriceName(name);
  const least = isCalledPrice ? 0.5 : 0.7;
  return (
    meanWords <= 9 &&
    share(values, (value) => freeValue.test(value) || findPrices(value).length > 0) >= 0.7 &&
    share(values, (value) => (parseLead(value)?.currency ?? '') !== '') >= least
  );
}

const freeValue = withLanguages(
  'free-value',
  /^(?:free|no charge|included|gratis|kostenlos|kostenfrei|inklusive|inbegriffen|gratuit\p{L}*|incluido|inclus|incluso|grátis|za darmo)(?!\p{L})/iu,
);

function unitOf(name: string): string {
  const inside = /[([]([^)\]]{1,20})[)\]]/.exec(name)?.[1] ?? '';
  const tail = /_([\p{L}$€£]{1,3})$/u.exec(name)?.[1] ?? '';
  return inside || (isUnitTail.test(tail) || currencyAlone.test(tail) ? tail : '');
}

const isUnitTail = /^(?:g|kg|mm|cm|m|km|l|ml|min|h)$/i;
