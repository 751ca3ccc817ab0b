/** The best `size` of many, kept without sorting each time one is added. */
export type TopList<T extends { score: number }> = {
  /** False for what can no longer be among the best. */
  accepts(score: number): boolean;
  add(item: T): void;
  list(): T[];
};

export function createTopList<T extends { score: number }>(size: number): TopList<T> {
  let items: T[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  const prune = (): void => {
    items.sort((a, b) => b.score - a.score);
    items = items.slice(0, size);
    if (items.length === size) lowest = items.at(-1)?.score ?? lowest;
  };
  return {
    accepts: (score) => score > lowest,
    add(item) {
      items.push(item);
      if (items.length >= size * 2) prune();
    },
    list() {
      prune();
      return items;
    },
  };
}
