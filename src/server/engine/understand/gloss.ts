import { fold } from '#server/engine/index/analyse.ts';
import {
  findMeanings,
  type MeaningMatch,
  wordsOf as wordsOfConcept,
} from '#server/engine/language/concept-index.ts';
import { translate } from '#server/engine/language/glossary.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A question word by word in the language of the documents, as far as the concepts know it: enough to compare meanings
 * by, since the vectors of one language say nothing about another. Null when nothing of it is known.
 */
export function glossOf({
  text,
  language,
  target,
  vocabulary,
}: {
  text: string;
  language: LanguageCode;
  target: LanguageCode;
  vocabulary: Vocabulary;
}): string | null {
  const parts: string[] = [];
  let at = 0;
  let known = 0;
  const speaksOf = ({ id }: MeaningMatch): boolean =>
    wordsOfConcept(id, target).some((name) => vocabulary.words.has(fold(name)));
  for (const { id, from, to } of chooseMeanings(findMeanings(text, language), speaksOf)) {
    parts.push(...keptWords(text.slice(at, from), { language, target, vocabulary }));
    at = to;
    if (leftOut.has(id)) continue;
    const [name] = wordsOfConcept(id, target);
    if (name) parts.push(name);
    known++;
  }
  const rest = keptWords(text.slice(at), { language, target, vocabulary });
  if (known === 0 && parts.length === 0 && rest.length === 0) return null;
  parts.push(...rest);
  return parts.join(' ');
}

/** Of an ambiguous word the first meaning that the documents speak of. */
function chooseMeanings(
  matches: readonly MeaningMatch[],
  speaksOf: (match: MeaningMatch) => boolean,
): MeaningMatch[] {
  const byPlace = new Map<number, MeaningMatch[]>();
  for (const match of matches) byPlace.set(match.from, [...(byPlace.get(match.from) ?? []), match]);
  return [...byPlace.values()].flatMap((all) => all.find(speaksOf) ?? all.slice(0, 1));
}

/** Names, numbers and words that the documents use as well stay as they are; others are translated where it can be done. */
function keptWords(
  text: string,
  {
    language,
    target,
    vocabulary,
  }: { language: LanguageCode; target: LanguageCode; vocabulary: Vocabulary },
): string[] {
  const stopWords = stopWordsOf(language);
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const folded = fold(word);
    if (/\d/.test(word) || (word.length > 3 && vocabulary.words.has(folded))) return [word];
    if (stopWords.has(folded)) return [];
    const names = translate({ words: [folded], from: language, to: target });
    const used = names.find((name) => vocabulary.words.has(fold(name)));
    return [used ?? names[0] ?? []].flat();
  });
}

/** How a question begins says nothing in another language's word order. */
const leftOut: ReadonlySet<string> = new Set(['is-it-possible', 'must-i', 'do-you-offer']);
