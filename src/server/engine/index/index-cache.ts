import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDocumentSegment, type DocumentSegment } from './document-segment.ts';
import type { PassageRecord } from './passage-record.ts';
import type { SearchIndex } from './search-index.ts';
import { createVectorArena } from './vector-arena.ts';

/** A document as it is now: when anything searchable in it changes, its revision does. */
export type DocumentVersion = { id: string; revision: string };

export type IndexCache = {
  /** An index over exactly these documents at exactly these revisions. */
  getIndex(o: {
    documents: readonly DocumentVersion[];
    load: DocumentLoader;
  }): Promise<SearchIndex>;
  /** Forgets a document at once, for instance when it is deleted. */
  drop(documentId: string): void;
  readonly bytes: number;
};

/** Passages of one document in order, in batches; the caller's query decides whose they are. */
export type DocumentLoader = (documentId: string) => AsyncIterable<readonly PassageRecord[]>;

type Entry = { documentId: string; segments: Promise<DocumentSegment[]>; bytes: number };

/** So much is built at a stretch before other requests get their turn: about 20 ms of work. */
const segmentPassages = 1_500;

/**
 * Keeps documents, not chatbots: a document that serves three chatbots is held once, and a new document does not
 * rebuild the others. Least recently used documents leave when the budget is exceeded.
 */
export function createIndexCache(o: { dimensions: number; budgetBytes: number }): IndexCache {
  const arena = createVectorArena({ dimensions: o.dimensions });
  const entries = new Map<string, Entry>();
  let bytes = 0;

  async function build(documentId: string, load: DocumentLoader): Promise<DocumentSegment[]> {
    const segments: DocumentSegment[] = [];
    let waiting: PassageRecord[] = [];
    const flush = async (): Promise<void> => {
      if (waiting.length === 0) return;
      segments.push(createDocumentSegment({ documentId, records: waiting, arena }));
      waiting = [];
      await nextTurn();
    };
    for await (const batch of load(documentId)) {
      for (const record of batch) {
        waiting.push(record);
        if (waiting.length === segmentPassages) await flush();
      }
    }
    await flush();
    return segments;
  }

  function remove(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    entry.segments
      .then((segments) => {
        for (const segment of segments) segment.release();
      })
      .catch(() => undefined);
  }

  function evict(needed: ReadonlySet<string>): void {
    for (const [key, entry] of entries) {
      if (bytes <= o.budgetBytes) return;
      if (!needed.has(key) && entry.bytes > 0) remove(key, entry);
    }
  }

  function find(key: string, documentId: string, load: DocumentLoader): Promise<DocumentSegment[]> {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.segments;
    }
    for (const [oldKey, old] of entries) if (old.documentId === documentId) remove(oldKey, old);
    const entry: Entry = { documentId, segments: build(documentId, load), bytes: 0 };
    entries.set(key, entry);
    entry.segments
      .then((segments) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
        bytes += entry.bytes;
      })
      .catch(() => remove(key, entry));
    return entry.segments;
  }

  return {
    async getIndex({ documents, load }) {
      const keys = new Set<string>();
      const found: Promise<DocumentSegment[]>[] = [];
      for (const { id, revision } of documents) {
        const key = `${id}@${revision}`;
        keys.add(key);
        found.push(find(key, id, load));
      }
      const segments = (await Promise.all(found)).flat();
      evict(keys);
      return { segments };
    },
    drop(documentId) {
      for (const [key, entry] of entries) if (entry.documentId === documentId) remove(key, entry);
    },
    get bytes() {
      return bytes;
    },
  };
}
