import { foldWord } from './fold-word.ts';

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
  const first = new Map<string, State<Tag>[]>();
  const vocabulary = new Set<string>();
  for (const { tag, patterns } of groups) {
    for (const pattern of patterns) {
      const start = createState<Tag>();
      addPattern({ pattern, start, vocabulary }).tag = tag;
      for (const state of withSkips([start])) {
        for (const [word, targets] of state.next) {
          first.set(word, [...(first.get(word) ?? []), ...targets]);
        }
      }
    }
  }
  return {
    vocabulary,
    matchAt: ({ words, start }) => {
      const found: PatternMatch<Tag>[] = [];
      let states = withSkips(first.get(words[start] ?? '') ?? []);
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

function createState<Tag>(): State<Tag> {
  return { next: new Map(), skip: [], tag: null };
}

function withSkips<Tag>(states: readonly State<Tag>[]): Set<State<Tag>> {
  const all = new Set(states);
  for (const state of all) for (const other of state.skip) all.add(other);
  return all;
}

function addPattern<Tag>({
  pattern,
  start,
  vocabulary,
}: {
  pattern: string;
  start: State<Tag>;
  vocabulary: Set<string>;
}): State<Tag> {
  const parts = pattern.match(/[()[\]|]|[^()[\]|\s-]+/g) ?? [];
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
      vocabulary.add(word);
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
