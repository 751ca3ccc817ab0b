import type { AskId, TopicId } from '#server/engine/language/calendar-words.ts';
import { foldText, tokenize } from './fold-text.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';

export const wordsOf = (text: string): string[] =>
  tokenize(foldText(text))
    .filter((token) => token.kind !== 'mark')
    .map((token) => token.text);

/** Whether a sign is there by a phrase that only opening hours are asked with. */
export function saysPlainly({
  tokens,
  lexicon,
  id,
}: {
  tokens: readonly string[];
  lexicon: Lexicon;
  id: AskId;
}): boolean {
  const loose = new Set(lexicon.words.ask.loose);
  return lexicon.words.ask[id].some(
    (phrase) => !loose.has(phrase) && matches(tokens, partsOf(phrase)),
  );
}

/** Parts of a business by what is done there, and the words that say it. */
export function usesOf({ tokens, lexicon }: { tokens: readonly string[]; lexicon: Lexicon }): {
  topics: TopicId[];
  words: ReadonlySet<string>;
} {
  const found = Object.entries(lexicon.words.uses).flatMap(([topic, phrases]) =>
    phrases
      .filter((phrase) => matches(tokens, partsOf(phrase)))
      .map((phrase) => ({ topic: topic as TopicId, words: phraseKey(phrase).split(' ') })),
  );
  return {
    topics: [...new Set(found.map(({ topic }) => topic))],
    words: new Set(found.flatMap(({ words }) => words)),
  };
}

type Quiet = { words: ReadonlySet<string>; phrases: string[][][] };
const quietLists = new WeakMap<Lexicon, Quiet>();

/** Words of this question that ask and name nothing. Those of a longer phrase count only where it is said. */
export function quietWords({
  tokens,
  lexicon,
}: {
  tokens: readonly string[];
  lexicon: Lexicon;
}): ReadonlySet<string> {
  let known = quietLists.get(lexicon);
  if (!known) {
    const words = new Set(lexicon.words.fillers.map(phraseKey));
    const phrases: string[][][] = [];
    for (const phrase of Object.values(lexicon.words.ask).flat()) {
      const parts = partsOf(phrase);
      const [first] = parts;
      if (parts.length === 1 && first?.length === 1) words.add(first[0] ?? '');
      else phrases.push(parts);
    }
    known = { words, phrases };
    quietLists.set(lexicon, known);
  }
  const said = known.phrases.filter((parts) => matches(tokens, parts)).flat(2);
  return said.length === 0 ? known.words : new Set([...known.words, ...said]);
}

const partsOf = (phrase: string): string[][] =>
  phrase.split('*').map((part) =>
    phraseKey(part)
      .split(' ')
      .filter((word) => word !== ''),
  );

const compiled = new WeakMap<Lexicon, { id: AskId; parts: string[][] }[]>();

/** Which signs the question shows. "*" in a phrase skips any words. */
export function askedFor({
  tokens,
  lexicon,
}: {
  tokens: readonly string[];
  lexicon: Lexicon;
}): Set<AskId> {
  let phrases = compiled.get(lexicon);
  if (!phrases) {
    phrases = Object.entries(lexicon.words.ask).flatMap(([id, list]) =>
      list.map((phrase) => ({
        id: id as AskId,
        parts: partsOf(phrase),
      })),
    );
    compiled.set(lexicon, phrases);
  }
  const found = new Set<AskId>();
  const said = new Set(tokens);
  for (const { id, parts } of phrases) {
    const first = parts[0]?.[0];
    if (first !== undefined && !said.has(first)) continue;
    if (!found.has(id) && matches(tokens, parts)) found.add(id);
  }
  return found;
}

function matches(tokens: readonly string[], parts: readonly (readonly string[])[]): boolean {
  let at = 0;
  for (const part of parts) {
    if (part.length === 0) {
      // A star at the end asks for at least one more word.
      if (at >= tokens.length) return false;
      continue;
    }
    let start = -1;
    for (let index = at; index + part.length <= tokens.length; index += 1) {
      if (part.every((word, offset) => tokens[index + offset] === word)) {
        start = index;
        break;
      }
    }
    if (start < 0) return false;
    at = start + part.length;
  }
  return true;
}
