import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { type Figure, readRanges } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { RowMatch } from './match-rows.ts';
import type { OpenChange } from './open-change.ts';
import { judgeRanges } from './row-ranges.ts';
import type { TableTask } from './table-task.ts';

/** What the text says about a case that the question gives and the row of the price doesn't: "on a Saturday". */
export function findChange(
  { matched, row }: RowMatch,
  { wanted, question, changes = [] }: TableTask,
): OpenChange | null {
  const named = wanted.terms.filter((term) => !matched.has(term) && isCase(term));
  const [spoken] = condition.exec(question.folded) ?? [];
  const said = spoken?.replace(/[\s-]+/g, ' ');
  const isInRow = said !== undefined && fold(row.cells.join(' ')).replace(/-/g, ' ').includes(said);
  const ages = wanted.figures.filter(({ kind }) => kind === 'age');
  const isMeant = ({ text, stems }: OpenChange): boolean =>
    isOfAge(text, ages, row.table.language) ||
    named.some((term) => holdsTerm(term, stems) === 1) ||
    (said !== undefined &&
      !isInRow &&
      fold(text)
        .replace(/[\s-]+/g, ' ')
        .includes(said));
  const found = changes.filter(isMeant);
  // Of several, the one that speaks of the thing itself; of none it isn't said.
  const own = found.filter(({ stems }) =>
    [...matched].some(
      ([term, place]) =>
        ['name', 'category', 'title'].includes(place) && holdsTerm(term, stems) === 1,
    ),
  );
  const near = found.filter(({ documentId }) => documentId === row.table.documentId);
  for (const some of [own, near, found]) if (some.length === 1) return some[0] ?? null;
  return null;
}

/** "Children under 4 ride free, up to 9 they pay half" where someone of such an age is spoken of. */
const isOfAge = (text: string, ages: readonly Figure[], language: LanguageCode): boolean =>
  ages.length > 0 &&
  text.split(/[,;]\s/).some(
    (part) =>
      judgeRanges({
        ranges: readRanges(part, language).filter(({ kind }) => kind === 'age'),
        figures: ages,
        others: [],
      }).met.length > 0,
  );

const isCase = ({ information, stems, isVague }: QuestionTerm): boolean =>
  !isVague && (information >= telling || stems.some((stem) => /^(?:day|month):/.test(stem)));

const telling = 0.6;

/** Cases that change prices in any business. */
const condition =
  /(?<!\p{L})(?:same[\s-]day|next[\s-]day|overnight|express|rush|urgent(?:ly)?|weekends?|evenings?|bank holidays?|public holidays?|out of hours|after hours|am selben tag|am gleichen tag|eilig|wochenende|abends|feiertag(?:e|s|en)?|mismo dia|urgente|fin(?:es)? de semana|festivos?|meme jour|le soir|week-end|jours? feries?|stesso giorno|fine settimana|festivi|mesmo dia|fim de semana|feriados?|dezelfde dag|spoed|weekend|feestdag(?:en)?|tego samego dnia|ekspres|pilne)(?!\p{L})/u;
