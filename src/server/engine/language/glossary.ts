import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { glossaryFood } from './glossary-food.ts';
import { glossaryGoods } from './glossary-goods.ts';
import { glossaryRental } from './glossary-rental.ts';
import { glossaryServices } from './glossary-services.ts';
import { glossaryThings } from './glossary-things.ts';
import { glossaryWords } from './glossary-words.ts';
import type { LanguageCode } from './language-code.ts';

/** The order of the languages in a row. */
const columns: readonly LanguageCode[] = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'];

/** Each meaning with its variants in every language. */
export const glossaryRows: readonly Readonly<Record<LanguageCode, readonly string[]>>[] =
  `${glossaryWords}${glossaryThings}${glossaryGoods}${glossaryFood}${glossaryServices}${glossaryRental}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(';').map((cell) => cell.split('/').map((word) => word.trim()));
      return Object.fromEntries(columns.map((code, at) => [code, cells[at] ?? []])) as Record<
        LanguageCode,
        string[]
      >;
    });

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
