import { fold } from '#server/engine/index/analyse.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import type { FactTable } from './fact-table.ts';

/** Whether a column says what each price is for: called so, or nothing but "kg", "100 g" and "month" below it. */
export function isUnitColumn(table: FactTable, index: number): boolean {
  const judged = judgedColumns.get(table) ?? [];
  judgedColumns.set(table, judged);
  judged[index] ??= judgeColumn(table, index);
  return judged[index];
}

/** Every question asks for the same columns. */
const judgedColumns = new WeakMap<FactTable, boolean[]>();

function judgeColumn({ columns, rows }: FactTable, index: number): boolean {
  const { name = '', role } = columns[index] ?? {};
  if (role === 'price') return false;
  if (unitHeader.test(name.trim())) return true;
  if (role !== 'text' && role !== 'category') return false;
  // How old something is or how long it takes isn't what its price is for.
  if (spanOfThing.test(name)) return false;
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
  const units = filled.filter((cell) => {
    const [, word = ''] = unitAlone.exec(fold(cell)) ?? [];
    const unit = findUnit(word);
    // "140 m²" is how large something is, "m²" what its price is for.
    const isSize = /\d/.test(cell) && ['area', 'length'].includes(unit?.kind ?? '');
    return unit !== null && !isSize;
  });
  return filled.length >= 3 && units.length > filled.length * 0.6;
}

const spanOfThing =
  /(?<!\p{L})(?:age|aged|matured?|ripened?|warranty|guarantee|ready|keeps|shelf life|alter|reife\p{L}*|gereift|haltbar\p{L}*|garantie|edad|curaci[oó]n|maduraci[oó]n|garant[ií]a|caducidad)(?!\p{L})/iu;
const unitHeader =
  /^(?:(?:unit|einheit|unidad|unité|unità|unidade|eenheid|jednostka|basis|billing|charged)(?!\p{L})|(?:(?:sold|price|priced|charged|preis|precio|prix|prezzo|preço|prijs|cena)\s)?(?:per|je|pro|por|par|za)$)/iu;
const unitAlone = /^(?:(?:per|pro|je|por|par|al|za|a|an)\s)?(?:\d{1,5}\s?)?(\p{L}{1,12}[²2]?)\.?$/u;
