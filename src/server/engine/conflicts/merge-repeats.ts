import type { FactInSource } from './compared-fact.ts';

/**
 * Facts that several sources repeat, such as the phone number at the end of every page, are one fact with several
 * places. The source with the smallest id stands for all of them, so that a conflict keeps its key.
 */
export function mergeRepeats<T extends FactInSource>(
  facts: readonly T[],
  keyOf: (fact: T) => string,
): T[] {
  const merged = new Map<string, T>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const known = merged.get(key);
    if (!known) {
      merged.set(key, fact);
      continue;
    }
    const [first, other] = known.source.id <= fact.source.id ? [known, fact] : [fact, known];
    merged.set(key, {
      ...first,
      changedAt: Math.max(first.changedAt, other.changedAt),
      repeats: [
        ...known.repeats,
        ...fact.repeats,
        { sourceId: other.source.id, parts: other.parts },
      ],
    });
  }
  return [...merged.values()];
}

/** A source that says both has two things under one name. */
export function shareSource(a: FactInSource, b: FactInSource): boolean {
  const own = new Set([a.source.id, ...a.repeats.map(({ sourceId }) => sourceId)]);
  return own.has(b.source.id) || b.repeats.some(({ sourceId }) => own.has(sourceId));
}

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
