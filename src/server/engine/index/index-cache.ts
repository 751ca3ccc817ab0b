import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDocumentSegment, type DocumentSegment, openSegment } from './document-segment.ts';
import type { PassageRecord } from './passage-record.ts';
import type { SearchIndex } from './search-index.ts';
import type { SegmentData } from './segment-data.ts';
import { createVectorArena } from './vector-arena.ts';

/** A document as it is now: when anything searchable in it changes, its revision does. */
export type DocumentVersion = { id: string; revision: string };

export type IndexCache = {
  /** An index over exactly these documents at exactly these revisions. */
  openIndex(options: {
    documents: readonly DocumentVersion[];
    load: DocumentLoader;
    loadSnapshot?: SnapshotLoader;
  }): Promise<OpenIndex>;
  readonly bytes: number;
  /** Documents asked for so far: in memory already, read from a snapshot, or built from rows. */
  readonly counts: Readonly<IndexCounts>;
};

export type IndexCounts = { hits: number; snapshots: number; builds: number; evictions: number };

/** Nothing that it holds leaves memory before it is closed, so a search sees all of it or none. */
export type OpenIndex = { index: SearchIndex; close(): void };

/** Passages of one document in order, in batches; the caller's query decides whose they are. */
export type DocumentLoader = (documentId: string) => AsyncIterable<readonly PassageRecord[]>;

/** The same as it was built before; null where there is none. What throws is built from its passages instead. */
export type SnapshotLoader = (documentId: string) => Promise<AsyncIterable<SegmentData> | null>;

type Loaders = { load: DocumentLoader; loadSnapshot?: SnapshotLoader };

type Entry = {
  documentId: string;
  segments: Promise<DocumentSegment[]>;
  bytes: number;
  /** Open indexes that hold it. */
  readers: number;
  isRemoved: boolean;
};

/** So much is built at a stretch before other requests get their turn: about 20 ms of work. */
export const segmentPassages = 1_500;

/**
 * Vectors of about 30,000 passages. The heap's limit for the next collection counts them from the beginning, so that
 * reading an index doesn't set one off: it would take longer than reading.
 */
const firstVectorBytes = 64 * 1024 * 1024;

/**
 * Keeps documents, not chatbots: a document that serves three chatbots is held once, and a new document does not
 * rebuild the others. Of each document the two revisions used last stay, because visitors may have one and the owner's
 * draft another. Least recently used documents leave when the budget is exceeded, but not those of the index that was
 * opened last: its next question needs all of it again. So the memory taken is the budget, or the largest chatbot's.
 */
export function createIndexCache({
  dimensions,
  budgetBytes,
}: {
  dimensions: number;
  budgetBytes: number;
}): IndexCache {
  const arena = createVectorArena({ dimensions, firstBytes: firstVectorBytes });
  const entries = new Map<string, Entry>();
  /** The keys of each document's revisions, the oldest first. */
  const keysOf = new Map<string, string[]>();
  const counts: IndexCounts = { hits: 0, snapshots: 0, builds: 0, evictions: 0 };
  let latest: ReadonlySet<Entry> = new Set();
  let bytes = 0;

  async function open(documentId: string, loaders: Loaders): Promise<DocumentSegment[]> {
    const read = await readSnapshot(documentId, loaders);
    counts[read ? 'snapshots' : 'builds'] += 1;
    return read ?? build(documentId, loaders);
  }

  async function readSnapshot(
    documentId: string,
    { loadSnapshot }: Loaders,
  ): Promise<DocumentSegment[] | null> {
    const segments: DocumentSegment[] = [];
    try {
      const snapshot = await loadSnapshot?.(documentId);
      if (!snapshot) return null;
      for await (const data of snapshot) {
        segments.push(openSegment({ documentId, data, arena }));
        await nextTurn();
      }
      return segments;
    } catch {
      for (const segment of segments) segment.release();
      return null;
    }
  }

  async function build(documentId: string, { load }: Loaders): Promise<DocumentSegment[]> {
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
    if (entry.isRemoved) return;
    entry.isRemoved = true;
    entries.delete(key);
    const others = keysOf.get(entry.documentId)?.filter((other) => other !== key) ?? [];
    if (others.length > 0) keysOf.set(entry.documentId, others);
    else keysOf.delete(entry.documentId);
    bytes -= entry.bytes;
    releaseUnread(entry);
  }

  function releaseUnread(entry: Entry): void {
    if (!entry.isRemoved || entry.readers > 0) return;
    entry.segments
      .then((segments) => {
        for (const segment of segments) segment.release();
      })
      .catch(() => undefined);
  }

  function evict(): void {
    for (const [key, entry] of entries) {
      if (bytes <= budgetBytes) return;
      if (entry.readers > 0 || latest.has(entry)) continue;
      remove(key, entry);
      counts.evictions += 1;
    }
  }

  function create(key: string, documentId: string, loaders: Loaders): Entry {
    for (const oldKey of (keysOf.get(documentId) ?? []).slice(0, -1)) {
      const old = entries.get(oldKey);
      if (old) remove(oldKey, old);
    }
    const segments = open(documentId, loaders);
    const entry: Entry = { documentId, segments, bytes: 0, readers: 0, isRemoved: false };
    segments
      .then((built) => {
        if (entry.isRemoved) return;
        entry.bytes = built.reduce((sum, segment) => sum + segment.bytes, 0);
        bytes += entry.bytes;
      })
      .catch(() => remove(key, entry));
    return entry;
  }

  return {
    async openIndex({ documents, ...loaders }) {
      const held = documents.map(({ id, revision }) => {
        const key = `${id}@${revision}`;
        const found = entries.get(key);
        if (found) counts.hits += 1;
        const entry = found ?? create(key, id, loaders);
        entry.readers += 1;
        // The last used comes last.
        entries.delete(key);
        entries.set(key, entry);
        const keys = keysOf.get(id) ?? [];
        if (keys.at(-1) !== key) keysOf.set(id, [...keys.filter((other) => other !== key), key]);
        return entry;
      });
      const close = (): void => {
        for (const entry of held.splice(0)) {
          entry.readers -= 1;
          releaseUnread(entry);
        }
        evict();
      };
      try {
        const segments = (await Promise.all(held.map((entry) => entry.segments))).flat();
        latest = new Set(held);
        evict();
        return { index: { segments }, close };
      } catch (error) {
        close();
        throw error;
      }
    },
    get bytes() {
      return bytes;
    },
    counts,
  };
}
