/**
 * What a running server remembers between requests. It is made with the other dependencies and goes with them, so two
 * servers in one process, as in tests, share nothing. Everything in it may be lost: it is read or made again.
 */
export type ProcessMemory = {
  /** The part of this name, made when it is first asked for. */
  get<T>(part: MemoryPart<T>, make: () => NoInfer<T>): T;
  /** How many entries each part has, for the metrics. */
  list(): { name: string; entries: number }[];
};

/** One thing that is remembered, such as the answers an owner wrote. `T` is what `get` returns for it. */
export type MemoryPart<T> = { name: string; readonly type?: T };

export function createProcessMemory(): ProcessMemory {
  const values = new Map<MemoryPart<unknown>, unknown>();
  return {
    get<T>(part: MemoryPart<T>, make: () => NoInfer<T>): T {
      if (!values.has(part)) values.set(part, make());
      return values.get(part) as T;
    },
    list: () => [...values].map(([{ name }, value]) => ({ name, entries: countEntries(value) })),
  };
}

const countEntries = (value: unknown): number =>
  value instanceof Map || value instanceof Set ? value.size : 1;

/** A map that forgets what was set longest ago when it has more than `most` entries. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
