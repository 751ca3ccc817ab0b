import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { isInDictionary } from '#server/engine/language/dictionary.ts';
import type { LoadedPassage } from './passage-text.ts';

/**
 * Of questions and answers that each belong to one of several places ("Property: Gatley House; Question: …"), those of
 * places that the visitor doesn't name: the same question is answered differently for each of them.
 */
export function findRowsOfOthers({
  passages,
  asked,
}: {
  passages: readonly LoadedPassage[];
  /** The visitor's questions so far. */
  asked: readonly string[];
}): ReadonlySet<string> {
  const said = wordsOf(asked.join(' ')).map(fold);
  const rows = passages.flatMap((passage) => readRow(passage) ?? []);
  const places = readPlaces(new Set(rows.map(({ name }) => name)));
  const others = rows.filter(({ column, name }) => {
    const besides = new Set(rows.filter((row) => row.column === column).map((row) => row.name));
    const called = [...besides].filter((each) => places.get(each)?.isName);
    return (
      besides.size >= fewestPlaces &&
      called.length * 2 >= besides.size &&
      !places
        .get(name)
        ?.words.some((word) => said.some((each) => each.startsWith(word.slice(0, sureStart))))
    );
  });
  return new Set(others.map(({ id }) => id));
}

const fewestPlaces = 3;
const shortestWord = 4;
/** A name may be misspelled towards its end. */
const sureStart = 5;
const longestName = 60;
const rareWordRank = 2_000;

type Row = { id: string; column: string; name: string };

/** What comes first in a row that also has a question. */
function readRow({ id, documentId, text, place }: LoadedPassage): Row | null {
  if (place.row === undefined) return null;
  const [first = '', ...rest] = text.split('\n');
  const at = first.indexOf(': ');
  const name = first.slice(at + 2).trim();
  const isAsked = rest.some((line) => line.trimEnd().endsWith('?'));
  if (at < 1 || name === '' || name.length > longestName || name.endsWith('?') || !isAsked)
    return null;
  return { id, column: `${documentId}/${first.slice(0, at)}`, name };
}

/** The words that tell one place from the others: "Gatley" of "Gatley House". Topics have words of the dictionary only. */
function readPlaces(names: ReadonlySet<string>): Map<string, { words: string[]; isName: boolean }> {
  const wordsByName = new Map([...names].map((name) => [name, new Set(wordsOf(name).map(fold))]));
  const isShared = (word: string): boolean => {
    const count = [...wordsByName.values()].filter((words) => words.has(word)).length;
    return count > 1 && count * 4 > names.size;
  };
  return new Map(
    [...wordsByName].map(([name, words]) => {
      const own = [...words].filter((word) => word.length >= shortestWord && !isShared(word));
      const rare = own.filter((word) => !isEverydayWord(word));
      return [name, { words: rare.length > 0 ? rare : own, isName: rare.length > 0 }];
    }),
  );
}

const isEverydayWord = (word: string): boolean =>
  (commonWordsOf('en').get(word) ?? rareWordRank) < rareWordRank ||
  isInDictionary(word.replace(/ies$/, 'y'), 'en');
