import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPrices, parseAmount, parseLead, parseMeasure } from './amount.ts';
import { findBarePrices, timeSpan } from './bare-prices.ts';
import { isPriceName, unitOf } from './column-headers.ts';
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
  /^(?:n\/?a|n\.a\.|none|(?:sorry,? )?no|not? (?:possible|avail(?:able)?|offered|allowed|sold)|nicht (?:möglich|verfügbar)|no (?:es )?(?:posible|disponible)|call(?: us)?|ask(?: us)?|enquire|inquire|quote|by quote|quoted?|on request|on application|poa|por|tba|tbc|tbd|varies|contact us|email us|individual(?:ly)?|auf anfrage|anfragen|nach absprache|nach aufwand|k\.?\s?a\.?|entfällt|consultar|a consultar|bajo (?:consulta|presupuesto|petición)|según presupuesto|presupuesto|sur (?:demande|devis)|devis|su richiesta|su preventivo|preventivo|sob consulta|sob orçamento|op aanvraag|offerte|do uzgodnienia|na zapytanie|wycena)\.?$/iu,
);

/** A cell beside prices that only says that nothing is to be paid. */
export const isNothingToPay =
  /^(?:free|included|no charge|gratis|kostenlos|inklusive|inbegriffen|incluid[oa]|inclus|incluso)$/iu;

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
  /^(?:code|sku|no\.?|nr\.?|id|(?:stock|item|order|part|plot|room|unit|art)\.?\s?(?:no\.?|nr\.?|number|code)|item no\.?|art\.?(?:ikel)?-?nr\.?|ref\.?|reference|referencia|código|número|nº|#|pos\.?|lp\.?|nummer|numer)$/iu,
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
