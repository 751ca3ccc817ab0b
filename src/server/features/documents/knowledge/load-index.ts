/** Where the index of a document comes from: a snapshot of it, or its passages. */
import { StoredFileMissing } from '#server/adapters/storage/stored-file-key.ts';
import type { Deps } from '#server/deps.ts';
import type { DocumentLoader, SnapshotLoader } from '#server/engine/index/index-cache.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';
import type { SegmentData } from '#server/engine/index/segment-data.ts';
import {
  createVectorBuffer,
  readSegments,
  SegmentFileDamaged,
  segmentFormat,
  type VectorBuffer,
} from '#server/engine/index/segment-file.ts';
import type { LinkedDocument } from './knowledge-queries.ts';
import {
  deleteSnapshot,
  listPassageRecords,
  listRecordsOfSeveral,
  listSnapshots,
  type OfReading,
  type Snapshot,
} from './passage-record-queries.ts';
import { leastPassages, queueSnapshot } from './queue-snapshot.ts';

const loadBatch = 500;
/** Enough that the processor has work while a disk or a bucket is waited for. */
const readAtOnce = 4;

type Loading = {
  deps: Deps;
  workspaceId: string;
  /** The model that questions are embedded with. */
  embedderId: string | null;
  linked: ReadonlyMap<string, LinkedDocument>;
};

export function createIndexLoaders(loading: Loading): {
  load: DocumentLoader;
  loadSnapshot: SnapshotLoader;
} {
  const { deps, workspaceId, embedderId, linked } = loading;
  const connection = deps.database.orm;
  const loadShort = createShortLoader(loading);
  const readInTurn = createTurns();
  let listed: Promise<Snapshot[]> | null = null;

  const readingOf = (documentId: string): (OfReading & { passages: number }) | null => {
    const document = linked.get(documentId);
    if (!document) return null;
    const { generation, embedderIds, passages } = document;
    const own = embedderIds.find((each) => each === embedderId) ?? null;
    return { documentId, generation, embedderId: own, passages };
  };

  return {
    async *load(documentId) {
      const reading = readingOf(documentId);
      if (!reading) return;
      if (reading.passages < loadBatch) {
        yield await loadShort(reading);
        return;
      }
      for (let from = 0; ; from += loadBatch) {
        const of = { connection, workspaceId, reading };
        const records = await listPassageRecords({ ...of, from, to: from + loadBatch });
        if (records.length === 0) return;
        yield records;
      }
    },

    async loadSnapshot(documentId) {
      const reading = readingOf(documentId);
      if (!reading || reading.passages < leastPassages) return null;
      const documentIds = [...linked.values()]
        .filter(({ passages }) => passages >= leastPassages)
        .map(({ id }) => id);
      listed ??= listSnapshots({ connection, workspaceId, documentIds });
      const ofReading = (await listed).filter(
        (one) => one.documentId === documentId && one.generation === reading.generation,
      );
      const { embedderId: own } = reading;
      // Words are the same with every model, and while the model is being opened they have to do.
      const found = ofReading.find((one) => own === null || one.embedderId === own);
      if (found?.format === segmentFormat)
        return readInTurn((buffer) =>
          readSnapshot({ deps, snapshot: found, isForWords: own === null, buffer }),
        );
      if (found) await deleteSnapshot({ connection, snapshot: found });
      // Words alone won't be wanted for long where a model is coming.
      if (own === embedderId && !deps.embedding.isPreparing())
        await queueSnapshot({ deps, workspaceId, reading });
      return null;
    },
  };
}

/** Short documents that are asked for in the same moment come with one query. */
function createShortLoader({ deps, workspaceId }: Loading) {
  type Waiting = {
    reading: OfReading & { passages: number };
    resolve(records: PassageRecord[]): void;
    reject(error: unknown): void;
  };
  let waiting: Waiting[] = [];

  async function loadSome(some: readonly Waiting[]): Promise<void> {
    const readings = some.map(({ reading }) => reading);
    const [{ embedderId } = { embedderId: null }] = readings;
    try {
      const connection = deps.database.orm;
      const found = await listRecordsOfSeveral({ connection, workspaceId, embedderId, readings });
      for (const { reading, resolve } of some) resolve(found.get(reading.documentId) ?? []);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  /** One after the other: the next rows are read when these are built in. */
  async function loadAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    const models = new Set(all.map(({ reading }) => reading.embedderId));
    for (const model of models) {
      const group = all.filter(({ reading }) => reading.embedderId === model);
      let some: Waiting[] = [];
      let passages = 0;
      for (const one of group) {
        some.push(one);
        passages += one.reading.passages;
        if (passages < loadBatch) continue;
        await loadSome(some);
        some = [];
        passages = 0;
      }
      if (some.length > 0) await loadSome(some);
    }
  }

  return (reading: Waiting['reading']): Promise<PassageRecord[]> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void loadAll());
      waiting.push({ reading, resolve, reject });
    });
}

/** A few at a time, each into the memory of one before it. */
function createTurns() {
  type Read = (buffer: VectorBuffer) => AsyncGenerator<SegmentData>;
  const free = Array.from({ length: readAtOnce }, createVectorBuffer);
  const waiting: ((buffer: VectorBuffer) => void)[] = [];
  return async function* readInTurn(read: Read): AsyncGenerator<SegmentData> {
    const buffer =
      free.pop() ?? (await new Promise<VectorBuffer>((resolve) => waiting.push(resolve)));
    try {
      yield* read(buffer);
    } finally {
      const next = waiting.shift();
      if (next) next(buffer);
      else free.push(buffer);
    }
  };
}

/** What is damaged or gone is thrown away and built again. */
async function* readSnapshot({
  deps,
  snapshot,
  isForWords,
  buffer,
}: {
  deps: Deps;
  snapshot: Snapshot;
  isForWords: boolean;
  buffer: VectorBuffer;
}): AsyncGenerator<SegmentData> {
  const { documentId, workspaceId, bytes } = snapshot;
  try {
    const content = await deps.storage.getChunks(snapshot.storageKey);
    for await (const data of readSegments({ content, bytes, buffer }))
      yield isForWords ? { ...data, vectors: null } : data;
  } catch (error) {
    if (error instanceof SegmentFileDamaged || error instanceof StoredFileMissing) {
      await deleteSnapshot({ connection: deps.database.orm, snapshot });
      await queueSnapshot({ deps, workspaceId, reading: snapshot });
    }
    deps.log.warn({ documentId, reason: (error as Error).message }, 'a snapshot could not be read');
    throw error;
  }
}
