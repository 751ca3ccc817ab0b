import { parseAmount } from './amount.ts';
import type { ColumnRole, FactColumn, FactRow } from './fact-table.ts';
import { flagValue } from './flag-value.ts';

export function assignRoles(names: readonly string[], rows: readonly FactRow[]): FactColumn[] {
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

type ColumnShape = {
  index: number;
  name: string;
  values: string[];
  distinct: number;
  amounts: number;
  priced: number;
  meanWords: number;
};

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
