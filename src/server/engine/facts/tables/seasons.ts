import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { calendarTokens } from '#server/engine/understand/calendar-tokens.ts';
import type { FactTable } from './fact-table.ts';

/** Months of the seasons that a shop names: "summer" is April to September. */
export type Seasons = ReadonlyMap<string, readonly string[]>;

const longestName = 30;

/** Reads what tables say about seasons: "Summer (1 April – 30 September)", or a season and its dates side by side. */
export function readSeasons(tables: readonly { table: FactTable; language: LanguageCode }[]): Seasons {
  const seasons = new Map<string, readonly string[]>();
  const add = (name: string, text: string, language: LanguageCode): void => {
    const key = seasonKey(name);
    const months = monthsIn(text, language);
    if (key === '' || key.length > longestName || months.length === 0 || months.length === 12) return;
    if (monthsIn(name, language).length === 0 && !seasons.has(key)) seasons.set(key, months);
  };
  for (const { table, language } of tables) {
    for (const { name } of table.columns) addInBrackets(name, language, add);
    for (const { cells } of table.rows) {
      for (const cell of cells) addInBrackets(cell, language, add);
      const [first = '', ...rest] = cells;
      if (isSeason.test(fold(`${table.columns[0]?.name ?? ''} ${first}`)))
        add(first, rest.join(' | '), language);
    }
  }
  return seasons;
}

const isSeason =
  /(?<!\p{L})(?:seasons?|periods?|saison\p{L}*|zeitraum|temporada|periodo|saison|periode|stagione|epoca|estacao|seizoen|sezon\p{L}*|summer|winter|spring|autumn|fall|sommer|fruhling|herbst|verano|invierno|ete|hiver|estate|inverno|verao|zomer|lato|zima)(?!\p{L})/u;

function addInBrackets(
  text: string,
  language: LanguageCode,
  add: (name: string, text: string, language: LanguageCode) => void,
): void {
  const [, name = '', inside = ''] = /^([^():]{2,40}?)\s*(?:\(([^)]+)\)|:\s*(.+))$/.exec(text) ?? [];
  if (name !== '' && isSeason.test(fold(name))) add(name, inside || text, language);
}

const seasonKey = (name: string): string =>
  fold(name.replace(/\([^)]*\)/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const monthsIn = (text: string, language: LanguageCode): string[] => [
  ...new Set(calendarTokens(text, language).filter((token) => token.startsWith('month:'))),
];

/** The months of a column whose name is or begins with that of a season. */
export function monthsOfSeason(header: string, seasons: Seasons): readonly string[] {
  const key = seasonKey(header);
  for (const [name, months] of seasons)
    if (key === name || key.startsWith(`${name} `) || key.endsWith(` ${name}`)) return months;
  return [];
}
