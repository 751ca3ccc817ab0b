import type { CorrectedFacts } from './apply-corrections.ts';

/** A document as it is now: when its facts or their corrections change, its revision does. */
export type FactsVersion = { id: string; revision: string };

/** Null where a document has no facts. */
type LoadedFacts = { facts: CorrectedFacts | null; bytes: number };

export type FactsCache = {
  /** The facts of exactly these documents at exactly these revisions, by their id. Documents without facts are left out. */
  open(options: {
    documents: readonly FactsVersion[];
    load: FactsLoader;
  }): Promise<Map<string, CorrectedFacts>>;
  readonly bytes: number;
};

export type FactsLoader = (documentIds: readonly string[]) => Promise<Map<string, LoadedFacts>>;

type Entry = { id: string; loaded: Promise<LoadedFacts>; bytes: number };

/** What an entry takes up even when its document has no facts. */
const entryBytes = 200;
/** So many documents are asked for in one query. */
const loadedAtOnce = 20;

const keyOf = ({ id, revision }: FactsVersion): string => `${id}@${revision}`;

/**
 * Keeps documents, not chatbots: of each the two revisions used last, because visitors may have one and the owner's draft
 * another. The least recently used leave when the budget is exceeded.
 */
export function createFactsCache({ budgetBytes }: { budgetBytes: number }): FactsCache {
  const entries = new Map<string, Entry>();
  /** The keys of each document's revisions, the oldest first. */
  const keysOf = new Map<string, string[]>();
  let bytes = 0;

  function remove(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    const others = keysOf.get(entry.id)?.filter((other) => other !== key) ?? [];
    if (others.length > 0) keysOf.set(entry.id, others);
    else keysOf.delete(entry.id);
    bytes -= entry.bytes;
  }

  /** The last used comes last. */
  function touch(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const keys = keysOf.get(entry.id) ?? [];
    if (keys.at(-1) !== key) keysOf.set(entry.id, [...keys.filter((other) => other !== key), key]);
  }

  function create(version: FactsVersion, batch: ReturnType<FactsLoader>): Entry {
    const { id } = version;
    const key = keyOf(version);
    const loaded = batch.then((all) => all.get(id) ?? { facts: null, bytes: 0 });
    const entry: Entry = { id, loaded, bytes: entryBytes };
    for (const oldKey of (keysOf.get(id) ?? []).slice(0, -1)) {
      const old = entries.get(oldKey);
      if (old) remove(oldKey, old);
    }
    touch(key, entry);
    bytes += entry.bytes;
    loaded
      .then((one) => {
        if (entries.get(key) !== entry) return;
        entry.bytes += one.bytes;
        bytes += one.bytes;
      })
      .catch(() => remove(key, entry));
    return entry;
  }

  function evict(): void {
    for (const [key, entry] of entries) {
      if (bytes <= budgetBytes) return;
      remove(key, entry);
    }
  }

  return {
    async open({ documents, load }) {
      const missing = documents.filter((version) => {
        const entry = entries.get(keyOf(version));
        if (!entry) return true;
        touch(keyOf(version), entry);
        return false;
      });
      const held = new Map(
        documents.map((version) => [version.id, entries.get(keyOf(version))?.loaded]),
      );
      for (let from = 0; from < missing.length; from += loadedAtOnce) {
        const batch = missing.slice(from, from + loadedAtOnce);
        const loading = load(batch.map(({ id }) => id));
        for (const version of batch) held.set(version.id, create(version, loading).loaded);
        await loading;
      }
      const opened = new Map<string, CorrectedFacts>();
      for (const [id, loaded] of held) {
        const facts = (await loaded)?.facts;
        if (facts) opened.set(id, facts);
      }
      evict();
      return opened;
    },
    get bytes() {
      return bytes;
    },
  };
}
