export type StoredValue = {
  read(): string | null;
  /** Null forgets it. */
  write(value: string | null): void;
  /** For useSyncExternalStore: changes of this page and of other tabs. */
  subscribe(listener: () => void): () => void;
};

/** What this browser remembers under one key. Where storage is refused, it's remembered as long as the page is open. */
export function createStoredValue(key: string): StoredValue {
  const listeners = new Set<() => void>();
  let unstored: { value: string | null } | null = null;
  return {
    read() {
      if (unstored) return unstored.value;
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
        unstored = null;
      } catch {
        unstored = { value };
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
