import type { TestSource } from '#shared/contract/answer-tests.ts';

/** Which passages an answer rested on before, and which now. */
export function compareSources({
  before,
  current,
}: {
  before: readonly TestSource[];
  current: readonly TestSource[];
}): { removed: TestSource[]; added: TestSource[] } {
  const keyOf = ({ title, quote }: TestSource) => `${title}\n${quote.replace(/\s+/g, ' ').trim()}`;
  const has = (all: readonly TestSource[], one: TestSource) =>
    all.some((other) => keyOf(other) === keyOf(one));
  return {
    removed: before.filter((source) => !has(current, source)),
    added: current.filter((source) => !has(before, source)),
  };
}
