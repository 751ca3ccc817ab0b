import { fold } from '#server/engine/index/analyse.ts';
import { findUnit } from '#server/engine/language/measure-words.ts';
import type { FactRow } from './fact-table.ts';

/** "60" under "Minutes", "2" under "Length (hours)": the unit stands once over the column and is meant in each cell. */
export function addTimeUnits(names: readonly string[], rows: readonly FactRow[]): FactRow[] {
  const units = names.map((name, column) => {
    const unit = unitOver(name);
    const filled = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean);
    const bare = filled.filter((cell) => bareNumber.test(cell));
    return bare.length > 0 && bare.length >= filled.length * mostly ? unit : '';
  });
  if (units.every((unit) => unit === '')) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) =>
      units[column] && bareNumber.test(cell) ? `${cell} ${units[column]}` : cell,
    ),
  }));
}

const bareNumber = /^(?:~|ca\. ?)?\d{1,3}(?:[.,]\d{1,2})?(?:\s?[-–]\s?\d{1,3})?$/;
const mostly = 0.7;

/** "Hour" over numbers is a price for an hour; "Hours" says how many. */
const severalOf =
  /^(?:mins?|minutes|minuten|minutos|minuti|minut|minuty|hours|hrs|stunden|horas|heures|ore|uren|godziny)$/u;

const shortOf =
  /^(?:h|std|days|weeks|nights|months|tage|wochen|monate|dias|semanas|meses|jours|semaines|mois|giorni|dagen|dni)$/u;
const ofMoney =
  /(?<!\p{L})(?:prices?|rates?|fees?|costs?|charge|preise?|kosten|gebuhr|tarif\p{L}*|precios?|coste|prix|prezz[io]|precos?|prijs|cena)(?!\p{L})|[€£$]/u;

/** The unit that a column's name is, or has behind it; empty when it has none, or is a price for "2 hrs". */
function unitOver(name: string): string {
  const folded = fold(name.trim()).replace(/\.$/, '');
  const [, inside = ''] =
    /[([]([^)\]]{1,12})[)\]]$|(?<!\d)(?:\s|_)(?:in )?(min|mins|minutes|minuten|minutos|hrs)$/u
      .exec(folded)
      ?.filter(Boolean) ?? [];
  const isSpan =
    inside === ''
      ? severalOf.test(folded)
      : (severalOf.test(inside) || shortOf.test(inside)) && !ofMoney.test(folded);
  if (!isSpan) return '';
  const unit = findUnit((inside || folded).replace(/\.$/, ''));
  if (unit?.kind !== 'time') return '';
  if (unit.period === 'minute') return 'min';
  if (unit.period === 'hour') return 'h';
  // "Days" alone may be those of the week, or how many are in stock.
  return inside;
}
