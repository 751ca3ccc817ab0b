import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { createDraftStore, type DraftStore, deleteDrafts, deleteOldDrafts } from './draft-store.ts';

/** What continues while pages come and go, such as a queue of uploads. */
type Ongoing = { stop: () => void };

/** Everything a person has not saved or sent yet. It belongs to no page, so navigation doesn't end it. */
export type UnsentWork = {
  drafts: DraftStore;
  /** Created on first use, then the same one for every page. */
  keep: <Kept extends Ongoing>(name: string, create: () => Kept) => Kept;
  stop: () => void;
};

export function createUnsentWork(drafts: DraftStore): UnsentWork {
  const kept = new Map<string, Ongoing>();
  return {
    drafts,
    keep<Kept extends Ongoing>(name: string, create: () => Kept): Kept {
      const found = (kept.get(name) as Kept | undefined) ?? create();
      kept.set(name, found);
      return found;
    },
    stop() {
      for (const ongoing of kept.values()) ongoing.stop();
      kept.clear();
    },
  };
}

const works = new Map<string, UnsentWork>();

function openUnsentWork(scope: string): UnsentWork {
  const found = works.get(scope);
  if (found) return found;
  const work = createUnsentWork(createDraftStore({ storage: browserStorage(), scope }));
  works.set(scope, work);
  return work;
}

/** What another person or workspace had running would continue under the wrong name. */
function stopOthers(scope: string | null): void {
  for (const [other, work] of works) {
    if (other === scope) continue;
    works.delete(other);
    work.stop();
  }
}

/** After a deliberate sign-out nothing may stay in this browser. */
export function forgetUnsentWork(): void {
  stopOthers(null);
  const storage = browserStorage();
  if (storage) deleteDrafts(storage);
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const UnsentWorkContext = createContext<UnsentWork | null>(null);

/** `scope` names the person and the workspace. */
export function UnsentWorkProvider({ scope, children }: { scope: string; children: ReactNode }) {
  const work = useMemo(() => openUnsentWork(scope), [scope]);
  useEffect(() => {
    stopOthers(scope);
    const storage = browserStorage();
    if (storage) deleteOldDrafts({ storage, now: Date.now() });
  }, [scope]);
  return <UnsentWorkContext value={work}>{children}</UnsentWorkContext>;
}

/** The demo keeps everything in memory. */
export function DemoWorkProvider({ children }: { children: ReactNode }) {
  const work = useMemo(
    () => createUnsentWork(createDraftStore({ storage: null, scope: 'demo' })),
    [],
  );
  return <UnsentWorkContext value={work}>{children}</UnsentWorkContext>;
}

export function useUnsentWork(): UnsentWork {
  const work = useContext(UnsentWorkContext);
  if (!work) throw new Error('useUnsentWork needs an UnsentWorkProvider above it');
  return work;
}

/** One draft and how to change it; null is none. */
export function useDraft<Draft>(key: string): [Draft | null, (draft: Draft | null) => void] {
  const { drafts } = useUnsentWork();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.read<Draft>(key));
  const write = useCallback((next: Draft | null) => drafts.write(key, next), [drafts, key]);
  return [draft, write];
}
