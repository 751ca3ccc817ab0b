import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { daysIn } from './day-cells.ts';
import { saysNone } from './flag-value.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, joinList } from './write-rows.ts';

/** "What days is Petra in?" in a rota with a line for each day and a column for each person. */
export function listDaysOf({ wanted, question, tables, speech }: TableTask): FactAnswer | null {
  if (!asksForDays(question.folded) || wanted.asksPrice) return null;
  const isDayTerm = ({ word, stems }: QuestionTerm): boolean =>
    dayWord.test(word) || stems.some((stem) => stem.startsWith('day:'));
  const terms = wanted.terms.filter((term) => !isDayTerm(term) && !term.isDoing);
  if (terms.length === 0 || terms.length > mostTerms) return null;
  for (const table of tables) {
    const days = table.rows.filter(({ name }) => isDay(name, table));
    const columns = table.columnStems.flatMap((stems, column) =>
      column !== table.name &&
      !table.prices.includes(column) &&
      terms.every((term) => holdsTerm(term, stems) === 1)
        ? [column]
        : [],
    );
    const [column, other] = columns;
    if (days.length < fewestDays || column === undefined || other !== undefined) continue;
    const present = days.filter(({ cells }) => {
      const cell = cells[column] ?? '';
      return !saysNone(cell) && !away.test(cell.trim());
    });
    if (present.length === 0 || present.length === days.length) continue;
    const names = present.map((row) => {
      const cell = row.cells[column] ?? '';
      return /\d/.test(cell) ? `${row.name} (${cell})` : row.name;
    });
    const header = table.table.columns[column]?.name ?? '';
    return {
      text: endSentence(`${header}: ${joinList(names, speech.templates.and)}`),
      cited: sourcesOf(present),
      certainty: 0.9,
      understood: `days of ${header}`,
    };
  }
  return null;
}

/** Somewhere in a row, not only over it, there is a day. */
export const saysDay = ({ cells, table: { table, language } }: OpenRow): boolean =>
  cells.some(
    (cell, at) => table.columns[at]?.role !== 'category' && daysIn(cell, language).length > 0,
  );

const fewestDays = 4;
const mostTerms = 2;

const isDay = (name: string, { language }: OpenTable): boolean =>
  name.length <= 12 &&
  calendarTokens(`${name} 9:00`, language).some((token) => token.startsWith('day:'));

const away = withLanguages(
  'away',
  /^(?:off|out|closed|away|frei|geschlossen|zu|libre|cerrado|fermé|chiuso|fechado|gesloten)$/iu,
);
const dayWord = /^(?:days?|weekdays?|tage?n?|wochentage?n?|dias?|jours?|giorni?|dagen|dni)$/;

/** "What days is she in?" */
const asksForDays = (folded: string): boolean => daysAsked.test(folded) || asksWhichDays(folded);

export const asksWhichDays = (folded: string): boolean => whichDays.test(folded);

const whichDays =
  /(?<!\p{L})(?:(?:what|which) (?:week)?days?|(?:an )?welchen? (?:wochen)?tage?n?|que dias?|quels jours|quali giorni|welke dagen|w (?:jakie|ktore) dni)(?!\p{L})/u;

const daysAsked = withLanguages(
  'asks-for-days',
  /(?<!\p{L})(?:when (?:is|are|does|do)|wann (?:ist|sind|arbeitet|kommt)|cuando (?:esta|trabaja|viene)|quand|quando|wanneer|kiedy)(?!\p{L})/u,
);
