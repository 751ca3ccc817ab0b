import { isUnspaced } from '#server/engine/index/segment-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The words of a chatbot's documents by the groups of letters in them. */
type LetterIndex = { words: string[]; sizes: number[]; byGroup: Map<string, number[]> };

const indexes = new WeakMap<Vocabulary, LetterIndex>();
const shortestWord = 4;
const enoughAlike = 0.62;
const mostForms = 6;

/**
 * Words of the documents that share most of their letter groups with a word that they don't use as such: other forms of
 * it, in languages whose endings and prefixes no stemmer here knows fully.
 */
export function nearForms(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < (isUnspaced.test(word) ? 2 : shortestWord)) return [];
  const { words, sizes, byGroup } = indexOf(vocabulary);
  const groups = groupsOf(word);
  const shared = new Map<number, number>();
  for (const group of groups)
    for (const at of byGroup.get(group) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  return [...shared]
    .map(([at, count]) => ({ at, alike: (2 * count) / (groups.size + (sizes[at] ?? 0)) }))
    .filter(({ alike }) => alike >= enoughAlike)
    .sort((a, b) => b.alike - a.alike || a.at - b.at)
    .slice(0, mostForms)
    .map(({ at }) => words[at] ?? '');
}

function indexOf(vocabulary: Vocabulary): LetterIndex {
  let index = indexes.get(vocabulary);
  if (!index) {
    index = { words: [], sizes: [], byGroup: new Map() };
    for (const word of vocabulary.words.keys()) {
      const groups = groupsOf(word);
      const at = index.words.push(word) - 1;
      index.sizes.push(groups.size);
      for (const group of groups) {
        const list = index.byGroup.get(group);
        if (list) list.push(at);
        else index.byGroup.set(group, [at]);
      }
    }
    indexes.set(vocabulary, index);
  }
  return index;
}

/** Three letters each; of scripts whose signs are syllables or words, each sign. */
function groupsOf(word: string): Set<string> {
  if (isUnspaced.test(word)) return new Set(word);
  const groups = new Set<string>();
  for (let at = 0; at + 3 <= word.length; at += 1) groups.add(word.slice(at, at + 3));
  return groups;
}
