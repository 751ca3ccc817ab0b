import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDocumentSegment, type DocumentSegment } from './document-segment.ts';
import type { PassageRecord } from './passage-record.ts';
import type { SearchIndex } from './search-index.ts';
import { createVectorArena } from './vector-arena.ts';

/** A document as it is now: when anything searchable in it changes, its revision does. */
export type DocumentVersion = { id: string; revision: string };

export type IndexCache = {
  /** An index over exactly these documents at exactly these revisions. */
  openIndex(options: {
    documents: readonly DocumentVersion[];
    load: DocumentLoader;
  }): Promise<OpenIndex>;
  readonly bytes: number;
};

/** Nothing that it holds leaves memory before it is closed, so a search sees all of it or none. */
export type OpenIndex = { index: SearchIndex; close(): void };

/** Passages of one document in order, in batches; the caller's query decides whose they are. */
export type DocumentLoader = (documentId: string) => AsyncIterable<readonly PassageRecord[]>;

type Entry = {
  documentId: string;
  segments: Promise<DocumentSegment[]>;
  bytes: number;
  /** Open indexes that hold it. */
  readers: number;
  isRemoved: boolean;
};

/** So much is built at a stretch before other requests get their turn: about 20 ms of work. */
const segmentPassages = 1_500;

/**
 * Keeps documents, not chatbots: a document that serves three chatbots is held once, and a new document does not
 * rebuild the others. Of each document the two revisions used last stay, because visitors may have one and the owner's
 * draft another. Least recently used documents leave when the budget is exceeded.
 */
export function createIndexCache({
  dimensions,
  budgetBytes,
}: {
  dimensions: number;
  budgetBytes: number;
}): IndexCache {
  const arena = createVectorArena({ dimensions });
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
    if (entry.isRemoved) return;
    entry.isRemoved = true;
    entries.delete(key);
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
      if (entry.readers === 0) remove(key, entry);
    }
  }

  function create(key: string, documentId: string, load: DocumentLoader): Entry {
    const older = [...entries].filter(([, old]) => old.documentId === documentId);
    for (const [oldKey, old] of older.slice(0, -1)) remove(oldKey, old);
    const segments = build(documentId, load);
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
    async openIndex({ documents, load }) {
      const held = documents.map(({ id, revision }) => {
        const key = `${id}@${revision}`;
        const entry = entries.get(key) ?? create(key, id, load);
        entry.readers += 1;
        // The last used stands last.
        entries.delete(key);
        entries.set(key, entry);
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
  };
}
