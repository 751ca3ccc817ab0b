import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { languageCodes } from '#server/engine/language/language-code.ts';
import { findCount, findPeriod } from '#server/engine/language/measure-words.ts';
import type { FactColumn } from './fact-table.ts';

/** A line of a key: "Mbr = anyone with a plan". */
type KeyLine = { key: string; text: string; label: string };

const longestText = 90;

/** What a text says its short forms stand for, with the word before the colon: "Door: S = staffed hours, 24 = any time". */
function readKeyLines(text: string): KeyLine[] {
  if (!text.includes(' = ')) return [];
  return text.split(endOfLine).flatMap((sentence) => {
    const [, label = '', list = sentence] = /^([^:=]{1,20}):\s(.{1,600})$/su.exec(sentence) ?? [];
    return list.split(/(?:,|\s\/)\s(?=[^,=/]{1,20}\s=\s)/u).flatMap((part) => {
      const at = part.indexOf(' = ');
      const key = part.slice(0, Math.max(0, at)).trim();
      const said = part.slice(at + 3).trim();
      return at > 0 && key.length <= 20 && said !== '' && said.length <= longestText
        ? [{ key, text: said, label: label.trim() }]
        : [];
    });
  });
}

/** "… to March 15. Main = …" ends at the day, too. */
const endOfLine = /(?<=[^\d.]{2})[.;](?:\s|$)|(?<=\d)\.\s(?=[^=.;]{1,20}\s=\s)|\n/u;

/** Columns with what a key says about their names. */
export function explainHeaders(
  columns: readonly FactColumn[],
  texts: readonly string[],
): FactColumn[] {
  const lines = texts.flatMap(readKeyLines);
  if (lines.length === 0) return [...columns];
  const tokens = columns.map(({ name }) => wordsOf(name));
  return columns.map((column, at) => {
    const own = lines.filter(({ key }) => {
      const folded = fold(key);
      if (folded === fold(column.name)) return true;
      // "Mbr" of "Mbr day", where several columns have it.
      return (
        tokens[at]?.includes(folded) && tokens.filter((words) => words.includes(folded)).length > 1
      );
    });
    const meaning = own.map(({ text }) => withoutUnits(text)).join(' ');
    return meaning.trim() === '' ? column : { ...column, meaning };
  });
}

/** "Half = four hours" names no column of hours. */
const withoutUnits = (text: string): string =>
  text
    .replace(/\([^()]{0,90}\)/g, ' ')
    .split(/\s+/)
    .filter((word) => {
      const [bare = ''] = wordsOf(word);
      const isSpan = findPeriod(bare) !== null;
      return (
        !/\d/.test(word) && !isSpan && languageCodes.every((code) => findCount(bare, code) === null)
      );
    })
    .join(' ');

/** What the cells below a column stand for, where a key gives the column's name before them. */
export function readCellKeys(name: string, texts: readonly string[]): Map<string, string> {
  const lines = name === '' ? [] : texts.flatMap(readKeyLines);
  const own = lines.filter(({ label }) => fold(label) === fold(name));
  return new Map(own.length < 2 ? [] : own.map(({ key, text }) => [key, text]));
}
