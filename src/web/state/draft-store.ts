/** Text that was typed but not saved or sent yet. It's kept in the browser, so neither navigation nor a reload loses it. */
export type DraftStore = ReturnType<typeof createDraftStore>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const namePrefix = 'askwell-draft:';
const keepMs = 14 * 24 * 60 * 60_000;

export function createDraftStore({
  storage,
  scope,
  now = Date.now,
}: {
  /** Null keeps drafts in memory only, as the demo does. */
  storage: DraftStorage | null;
  /** Whose drafts these are. */
  scope: string;
  now?: () => number;
}) {
  const known = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const nameOf = (key: string) => `${namePrefix}${scope}:${key}`;

  return {
    /** The same object until the next write, so that React can compare it. */
    read<Draft>(key: string): Draft | null {
      if (!known.has(key)) known.set(key, readStored({ storage, name: nameOf(key), now: now() }));
      return known.get(key) as Draft | null;
    },
    /** Null deletes the draft. */
    write(key: string, draft: unknown): void {
      known.set(key, draft);
      tryStorage(() => {
        if (draft === null) storage?.removeItem(nameOf(key));
        else storage?.setItem(nameOf(key), JSON.stringify({ at: now(), draft }));
      });
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Drafts of every scope. */
export function deleteDrafts(storage: DraftStorage): void {
  deleteWhere({ storage, isDeleted: () => true });
}

/** Drafts no one returned to for two weeks. */
export function deleteOldDrafts({ storage, now }: { storage: DraftStorage; now: number }): void {
  deleteWhere({ storage, isDeleted: (name) => readStored({ storage, name, now }) === null });
}

function deleteWhere({
  storage,
  isDeleted,
}: {
  storage: DraftStorage;
  isDeleted: (name: string) => boolean;
}): void {
  tryStorage(() => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) {
      if (name.startsWith(namePrefix) && isDeleted(name)) storage.removeItem(name);
    }
  });
}

function readStored({
  storage,
  name,
  now,
}: {
  storage: DraftStorage | null;
  name: string;
  now: number;
}): unknown {
  return tryStorage(() => {
    const stored = JSON.parse(storage?.getItem(name) ?? 'null');
    return stored && now - stored.at < keepMs ? (stored.draft ?? null) : null;
  });
}

/** Storage may be full, forbidden or edited by hand; drafts then live as long as the page. */
function tryStorage<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
