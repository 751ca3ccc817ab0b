import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { type LanguageCode, languageCodes } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

/** Each meaning with its variants in every language. */
export const glossaryRows: readonly Readonly<Record<LanguageCode, readonly string[]>>[] =
  readRows();

function readRows(): Record<LanguageCode, string[]>[] {
  const linesOf = wordsOfEach(({ glossary }) =>
    glossary.flatMap((part) => part.split('\n').filter((line) => line !== '')),
  );
  const cellsOf = new Map(
    languageCodes.map((code) => [
      code,
      new Map(linesOf[code].map((line) => line.split(': ', 2) as [string, string])),
    ]),
  );
  return linesOf.en.map((english) => {
    const name = english.split('/', 1)[0] ?? '';
    const cells = languageCodes.map((code) => {
      const cell = cellsOf.get(code)?.get(name) ?? cellsOf.get(code)?.get(english);
      return [code, (code === 'en' ? english : (cell ?? '')).split('/').map((word) => word.trim())];
    });
    return Object.fromEntries(cells) as Record<LanguageCode, string[]>;
  });
}

type Rows = ReadonlyMap<string, readonly number[]>;
const known = new Map<LanguageCode, Rows>();
/** No variant has more words. */
export const longestEntry = 4;

function rowsOf(language: LanguageCode): Rows {
  let rows = known.get(language);
  if (!rows) {
    const made = new Map<string, number[]>();
    for (const [index, row] of glossaryRows.entries())
      for (const variant of row[language]) {
        const key = keyOf(wordsOf(variant), language);
        made.set(key, [...new Set([...(made.get(key) ?? []), index])]);
      }
    rows = made;
    known.set(language, made);
  }
  return rows;
}

const keyOf = (words: readonly string[], language: LanguageCode): string =>
  words.map((word) => stem(word, language)).join(' ');

/** What folded words that belong together are called in another language; nothing when the glossary doesn't have them. */
export function translate({
  words,
  from,
  to,
}: {
  words: readonly string[];
  from: LanguageCode;
  to: LanguageCode;
}): string[] {
  const rows = rowsOf(from).get(keyOf(words, from)) ?? [];
  return [...new Set(rows.flatMap((index) => glossaryRows[index]?.[to] ?? []))];
}
