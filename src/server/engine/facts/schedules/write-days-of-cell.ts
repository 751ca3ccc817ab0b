import type { Cell } from '#server/engine/ingest/document.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** Days that a cell or the head of a column writes in a short way of its own: "Tu Th Sa", "Sun + PH". */
export function writeDaysOfCell({ cell, language }: { cell: Cell; language: LanguageCode }): Cell {
  if (language !== 'en') return cell;
  const column = writeHolidays(cell.column);
  const value = writeExcept(writeMonthly(withoutOnly(writeCommas(writeHolidays(cell.value)))));
  return column === cell.column && value === cell.value ? cell : { ...cell, column, value };
}

const day = '(?:mon?|tues?|tu|weds?|we|thur?s?|th|fri?|sat?|sun?)';
const spaced = new RegExp(`^${day}(?: ${day}){1,5}$`, 'i');

/** "Tu Th Sa" without any sign between the days. */
const writeCommas = (text: string): string =>
  spaced.test(text.trim()) ? text.trim().replace(/ /g, ', ') : text;

/** "Sun + PH", "Sun & hols": short words for public holidays that mean other things elsewhere. */
const writeHolidays = (text: string): string =>
  text.replace(
    /(?<=\p{L}{2,9}\s?(?:[+&/,]|and)\s?)(?:PHs?|(?:(?:bank|public|pub\.?)\s)?hols?\.?)(?=[\s:;,.)]|$)/gu,
    'public holidays',
  );

/** "Tue and Thu only, 12–6": in a cell of its own "only" says no more than the days. */
const withoutOnly = (text: string): string => text.replace(onlyDays, '$1');

const onlyDays = new RegExp(`^(${day}(?:,? ?(?:and|&|,|/|-|–) ?${day}){1,4}) only(?=,? \\d)`, 'i');

const nth = '(?:1st|2nd|3rd|4th|first|second|third|fourth|last)';
const weekOf = new RegExp(
  `^(${nth}) (${day}|\\p{L}{3,6}day) (?:of|in) (?:each |every )?month\\b`,
  'iu',
);
const weekBehind = new RegExp(
  `^(${day}|\\p{L}{3,6}day)s?, (${nth}) (?:one )?(?:of|in) the month\\b`,
  'iu',
);

/** "1st Sun of month", "Sun, last of the month". */
const writeMonthly = (text: string): string =>
  text.replace(weekOf, '$1 $2 of the month').replace(weekBehind, '$2 $1 of the month');

const leftOut = new RegExp(
  `\\((?:not|except|excl\\.?|excluding) (${day}|\\p{L}{3,6}days?)\\)$`,
  'iu',
);

/** "16.30–20.30 (not Mondays)". */
const writeExcept = (text: string): string => text.replace(leftOut, 'except $1');
