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
  const filled = rows.map(({ cells }) => cells[index] ?? '').filter(Boolean);
  const units = filled.filter((cell) => {
    const [, word = ''] = unitAlone.exec(fold(cell)) ?? [];
    return findUnit(word) !== null;
  });
  return filled.length >= 3 && units.length > filled.length * 0.6;
}

const unitHeader =
  /^(?:(?:unit|einheit|unidad|unité|unità|unidade|eenheid|jednostka|basis|billing|charged)(?!\p{L})|(?:per|je|pro|por|par|za)$)/iu;
const unitAlone = /^(?:(?:per|pro|je|por|par|al|za|a|an)\s)?(?:\d{1,5}\s?)?(\p{L}{1,12}[²2]?)\.?$/u;
