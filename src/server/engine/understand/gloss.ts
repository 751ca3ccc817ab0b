import { fold } from '#server/engine/index/analyse.ts';
import {
  findMeanings,
  type MeaningMatch,
  wordsOf as wordsOfConcept,
} from '#server/engine/language/concept-index.ts';
import { longestEntry, translate } from '#server/engine/language/glossary.ts';
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
  const isUsed = (name: string): boolean =>
    (name.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => vocabulary.words.has(fold(word)));
  for (const { id, from, to } of chooseMeanings(findMeanings(text, language), speaksOf)) {
    parts.push(...keptWords(text.slice(at, from), { language, target, vocabulary }));
    at = to;
    if (leftOut.has(id)) continue;
    // "Flat" is a "piso" where the documents say so, not all that has to do with real estate.
    const said = fold(text.slice(from, to)).match(/[\p{L}\p{N}]+/gu) ?? [];
    const names = wordsOfConcept(id, target);
    const name =
      translate({ words: said, from: language, to: target }).find(isUsed) ??
      names.find(isUsed) ??
      names[0];
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
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    // "Sin usar" is "unused", not "without use".
    const phrase = phraseAt({ words, at, language, target });
    if (phrase) {
      kept.push(phrase.name);
      at += phrase.length - 1;
      continue;
    }
    const word = words[at] ?? '';
    const folded = fold(word);
    if (/\d/.test(word) || (word.length > 3 && vocabulary.words.has(folded))) kept.push(word);
    else if (!stopWords.has(folded)) {
      const names = translate({ words: [folded], from: language, to: target });
      kept.push(
        ...[names.find((name) => vocabulary.words.has(fold(name))) ?? names[0] ?? []].flat(),
      );
    }
  }
  return kept;
}

function phraseAt({
  words,
  at,
  language,
  target,
}: {
  words: readonly string[];
  at: number;
  language: LanguageCode;
  target: LanguageCode;
}): { name: string; length: number } | null {
  for (let length = Math.min(longestEntry, words.length - at); length > 1; length -= 1) {
    const said = words.slice(at, at + length).map(fold);
    const [name] = translate({ words: said, from: language, to: target });
    if (name) return { name, length };
  }
  return null;
}

/** How a question begins says nothing in another language's word order. */
const leftOut: ReadonlySet<string> = new Set(['is-it-possible', 'must-i', 'do-you-offer']);
