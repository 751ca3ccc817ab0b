import { foldWord } from './fold-word.ts';

type Pattern<Tag> = { text: string; tag: Tag };

type State<Tag> = { next: Map<string, State<Tag>[]>; skip: State<Tag>[]; tag: Tag | null };

export type PatternMatch<Tag> = { end: number; tag: Tag };

export type PatternMatcher<Tag> = {
  /** Every pattern that begins at `start`, with the index behind its last word. */
  matchAt: (match: { words: readonly string[]; start: number }) => PatternMatch<Tag>[];
  vocabulary: ReadonlySet<string>;
};

/** Matches many short word patterns at once. `(a|b)` is one of, `[a|b]` is optional, `*` inside a pattern is any word. */
export function createPatternMatcher<Tag>(
  groups: Iterable<{ tag: Tag; patterns: readonly string[] }>,
): PatternMatcher<Tag> {
  const firstWords = new Map<string, Pattern<Tag>[]>();
  for (const { tag, patterns } of groups)
    for (const text of patterns) {
      const pattern = { text, tag };
      for (const word of listFirstWords(pattern)) {
        const others = firstWords.get(word);
        if (others) others.push(pattern);
        else firstWords.set(word, [pattern]);
      }
    }
  // Few of the words ever come in a message, and the states of a pattern take many times the memory of its text.
  const opened = new Map<string, readonly State<Tag>[]>();
  const openWord = (word: string): readonly State<Tag>[] => {
    const known = opened.get(word);
    if (known) return known;
    const states = (firstWords.get(word) ?? []).flatMap((pattern) =>
      openPattern({ pattern, word }),
    );
    if (states.length > 0) opened.set(word, states);
    return states;
  };
  let vocabulary: ReadonlySet<string> | null = null;
  return {
    get vocabulary() {
      vocabulary ??= new Set([...new Set([...firstWords.values()].flat())].flatMap(listWords));
      return vocabulary;
    },
    matchAt: ({ words, start }) => {
      const found: PatternMatch<Tag>[] = [];
      let states = withSkips(openWord(words[start] ?? ''));
      for (let end = start + 1; states.size > 0; end++) {
        for (const state of states) {
          if (state.tag !== null) found.push({ end, tag: state.tag });
        }
        const word = words[end];
        if (word === undefined) break;
        states = withSkips(
          [...states].flatMap((state) => [
            ...(state.next.get(word) ?? []),
            ...(state.next.get('*') ?? []),
          ]),
        );
      }
      return found;
    },
  };
}

/** The index behind the longest pattern at `start`, or `start` when there is none. */
export function endOfLongest<Tag>({
  matcher,
  words,
  start,
}: {
  matcher: PatternMatcher<Tag>;
  words: readonly string[];
  start: number;
}): number {
  return matcher
    .matchAt({ words, start })
    .reduce((longest, { end }) => Math.max(longest, end), start);
}

/** Throws for a pattern with unbalanced brackets. */
function listFirstWords<Tag>({ text }: Pattern<Tag>): ReadonlySet<string> {
  const start = createState<Tag>();
  addPattern({ pattern: text, start });
  return new Set([...withSkips([start])].flatMap(({ next }) => [...next.keys()]));
}

/** What follows the word at the start of the pattern. */
function openPattern<Tag>({
  pattern: { text, tag },
  word,
}: {
  pattern: Pattern<Tag>;
  word: string;
}): State<Tag>[] {
  const start = createState<Tag>();
  addPattern({ pattern: text, start }).tag = tag;
  return [...withSkips([start])].flatMap(({ next }) => next.get(word) ?? []);
}

function createState<Tag>(): State<Tag> {
  return { next: new Map(), skip: [], tag: null };
}

function withSkips<Tag>(states: readonly State<Tag>[]): Set<State<Tag>> {
  const all = new Set(states);
  for (const state of all) for (const other of state.skip) all.add(other);
  return all;
}

const signs = new Set(['(', ')', '[', ']', '|']);

const partsOf = (pattern: string): readonly string[] =>
  pattern.match(/[()[\]|]|[^()[\]|\s-]+/g) ?? [];

const listWords = <Tag>({ text }: Pattern<Tag>): string[] =>
  partsOf(text)
    .filter((part) => !signs.has(part))
    .map(foldWord);

function addPattern<Tag>({ pattern, start }: { pattern: string; start: State<Tag> }): State<Tag> {
  const parts = partsOf(pattern);
  let at = 0;
  const readSequence = (from: State<Tag>): State<Tag> => {
    let state = from;
    while (at < parts.length) {
      const part = parts[at];
      if (part === undefined || part === '|' || part === ')' || part === ']') break;
      at++;
      if (part === '(' || part === '[') {
        state = readGroup({ from: state, optional: part === '[' });
        continue;
      }
      const word = foldWord(part);
      const to = createState<Tag>();
      state.next.set(word, [...(state.next.get(word) ?? []), to]);
      state = to;
    }
    return state;
  };
  const readGroup = ({ from, optional }: { from: State<Tag>; optional: boolean }) => {
    const end = createState<Tag>();
    if (optional) from.skip.push(end);
    do {
      readSequence(from).skip.push(end);
    } while (parts[at++] === '|');
    return end;
  };
  const end = readSequence(start);
  if (at < parts.length) throw new Error(`Unbalanced pattern: ${pattern}`);
  return end;
}
