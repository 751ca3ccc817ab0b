import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { saysNone } from './flag-value.ts';
import type { OpenTable } from './open-table.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, joinList } from './write-rows.ts';

/** "What days is Petra in?" in a rota with a line for each day and a column for each person. */
export function listDaysOf({ wanted, question, tables, speech }: TableTask): FactAnswer | null {
  if (!asksForDays.test(question.folded) || wanted.asksPrice) return null;
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
const asksForDays = withLanguages(
  'asks-for-days',
  /(?<!\p{L})(?:(?:what|which) (?:week)?days?|when (?:is|are|does|do)|(?:an )?welchen? (?:wochen)?tage?n?|wann (?:ist|sind|arbeitet|kommt)|que dias?|cuando (?:esta|trabaja|viene)|quels jours|quand|quali giorni|quando|welke dagen|wanneer|w (?:jakie|ktore) dni|kiedy)(?!\p{L})/u,
);
