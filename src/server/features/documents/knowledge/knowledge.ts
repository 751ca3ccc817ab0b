/** What a chatbot knows, as the engine searches it: built from its own rows only, and from the newest. */
import { isDeepStrictEqual } from 'node:util';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Connection } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { PassageLoader } from '#server/engine/answer/passage-text.ts';
import type { FactPart } from '#server/engine/conflicts/compared-fact.ts';
import { hideFacts, hideInPassage } from '#server/engine/conflicts/hide-facts.ts';
import { type KnownConflict, listHidden } from '#server/engine/conflicts/stored-conflict.ts';
import { applyCorrections } from '#server/engine/facts/apply-corrections.ts';
import { createFactsCache, type FactsCache } from '#server/engine/facts/facts-cache.ts';
import { type OpenFacts, openFacts } from '#server/engine/facts/open-facts.ts';
import {
  createIndexCache,
  type IndexCache,
  type IndexCounts,
  type OpenIndex,
} from '#server/engine/index/index-cache.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import {
  type LeftOut,
  leaveOutFacts,
  leaveOutOfPassage,
} from '#server/engine/validity/leave-out.ts';
import { dayIn } from '#server/engine/validity/validity.ts';
import {
  chooseEmbedder,
  countEmbedded,
} from '#server/features/documents/embedding/choose-embedder.ts';
import { listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import { type KnowledgeOnDay, selectOnDay } from './knowledge-on-day.ts';
import {
  type LinkedDocument,
  listFoundPassages,
  listLinkedDocuments,
  listVersionDocuments,
} from './knowledge-queries.ts';
import { listKnownConflicts } from './known-conflict-queries.ts';
import { createIndexLoaders } from './load-index.ts';

/** What `answerQuestion` asks for; to be closed after it. */
type Knowledge = OpenIndex & {
  embedder: Embedder | null;
  loadPassages: PassageLoader;
  facts: OpenFacts;
  /** Where sources contradict each other: what is left out follows from it. */
  conflicts: readonly KnownConflict[];
};

type KnowingChatbot = {
  id: string;
  workspaceId: string;
  knowledgeVersion: number;
  /** Null: what the tables have now. */
  publishedVersion: number | null;
  /** What has dates counts by the day in the chatbot's time zone. */
  settings: { timeZone: string };
};

const budgetBytes = 256 * 1024 * 1024;
const factsBudgetBytes = 64 * 1024 * 1024;

/**
 * Asked for at every question, with the chatbot as it was just read: a published version never changes, and of what
 * the tables have now, the knowledge version changes in the same
 * transaction as what it knows, so a change on any instance counts at the next question. Only what is still as it was
 * comes from memory.
 */
export async function openKnowledge({
  deps,
  chatbot,
}: {
  deps: Deps;
  chatbot: KnowingChatbot;
}): Promise<Knowledge> {
  const memory = memoryOf(deps);
  const { id: chatbotId, workspaceId, publishedVersion, knowledgeVersion: version } = chatbot;
  const { timeZone } = chatbot.settings;
  const connection = deps.database.orm;
  const of = { connection, workspaceId, chatbotId };
  const key = `${chatbotId}@${publishedVersion}`;
  let known = memory.links.get(key);
  if (known?.version !== version) {
    const linked =
      publishedVersion === null
        ? await listLinkedDocuments(of)
        : await listVersionDocuments({ ...of, version: publishedVersion });
    // A published version stays the same while its owner changes the draft.
    const conflicts = await listKnownConflicts({ ...of, version: publishedVersion });
    const isSame =
      known && isSameList(known.linked, linked) && isDeepStrictEqual(known.conflicts, conflicts);
    const kept = isSame ? known : undefined;
    const byId = new Map(linked.map((document) => [document.id, document]));
    const isDated = linked.some(({ validity }) => validity !== null);
    const { facts = null, onDay = null } = kept ?? {};
    known = { version, linked: byId, conflicts, isDated, onDay, facts };
    remember({ links: memory.links, key, known });
  }
  const day = known.isDated ? dayIn({ now: deps.clock.now(), timeZone }) : '';
  let { onDay } = known;
  if (onDay?.day !== day) {
    onDay = await selectOnDay({ ...known, connection, workspaceId, day });
    known.onDay = onDay;
    known.facts = null;
  }
  const { linked, conflicts, leftOut } = onDay;
  const hidden = listHidden(conflicts);
  const embedded = countEmbedded([...linked.values()]);
  const embedder = chooseEmbedder({ embedding: deps.embedding, embedded });
  const embedderId = embedder?.id ?? null;
  // Rows of facts are read while the files of the index are.
  let { facts } = known;
  const loading = facts ? null : loadLinkedFacts({ ...of, memory, linked });
  const opened = await cacheOf({ memory, embedder }).openIndex({
    documents: [...linked.values()].map(({ id, generation, embedderIds }) => ({
      id,
      revision: `${generation}.${embedderIds.find((each) => each === embedderId) ?? 'words'}`,
    })),
    ...createIndexLoaders({ deps, workspaceId, embedderId, linked }),
  });
  try {
    const loaded = (await loading) ?? new Map();
    facts ??= openLinkedFacts({ loaded, linked, hidden, leftOut, index: opened.index });
    // Another question may have begun a new day.
    if (loading && known.onDay === onDay) known.facts = facts;
  } catch (error) {
    opened.close();
    throw error;
  }
  onDay.hidden ??= listLeftOutIds({ index: opened.index, leftOut });
  const { hidden: hiddenIds } = onDay;
  return {
    ...opened,
    index: hiddenIds.size > 0 ? { ...opened.index, hidden: hiddenIds } : opened.index,
    embedder,
    loadPassages: async (asked) => {
      const ids = hiddenIds.size > 0 ? asked.filter((id) => !hiddenIds.has(id)) : asked;
      const found = await listFoundPassages({ ...of, version: publishedVersion, ids });
      return found.flatMap((one) => {
        const out = leftOut.get(one.documentId);
        const passage = out ? leaveOutOfPassage({ passage: one, leftOut: out }) : one;
        const parts = hidden.get(one.documentId) ?? [];
        return (passage && hideInPassage({ passage, parts })) ?? [];
      });
    },
    facts,
    conflicts,
  };
}

/** Ids of passages that say nothing but what is left out. */
function listLeftOutIds({
  index,
  leftOut,
}: {
  index: SearchIndex;
  leftOut: ReadonlyMap<string, LeftOut>;
}): Set<string> {
  if (leftOut.size === 0) return new Set();
  const idsOf = listPassageIds(index);
  return new Set(
    [...leftOut].flatMap(([documentId, { passages }]) =>
      (idsOf.get(documentId) ?? []).filter((_, ordinal) => passages.has(ordinal)),
    ),
  );
}

function isSameList(
  known: ReadonlyMap<string, LinkedDocument>,
  listed: readonly LinkedDocument[],
): boolean {
  return known.size === listed.length && listed.every((one) => isSame(known.get(one.id), one));
}

const isSame = (a: LinkedDocument | undefined, b: LinkedDocument): boolean =>
  a?.generation === b.generation &&
  a.factsRevision === b.factsRevision &&
  a.name === b.name &&
  a.embedderIds.join() === b.embedderIds.join();

/** The documents' own facts, which are shared with other chatbots. */
function loadLinkedFacts({
  connection,
  workspaceId,
  memory,
  linked,
}: {
  connection: Connection;
  workspaceId: string;
  memory: Memory;
  linked: ReadonlyMap<string, LinkedDocument>;
}): Promise<LoadedFacts> {
  const loaded = memory.facts.open({
    documents: [...linked.values()].map(({ id, generation, factsRevision }) => ({
      id,
      revision: `${generation}.${factsRevision}`,
    })),
    load: (documentIds) => loadFacts({ connection, workspaceId, documentIds, linked }),
  });
  // The index may fail first; then no one asks for the facts.
  loaded.catch(() => undefined);
  return loaded;
}

/** Made once for each state of what a chatbot knows. */
function openLinkedFacts({
  loaded,
  linked,
  hidden,
  leftOut,
  index,
}: {
  loaded: LoadedFacts;
  linked: ReadonlyMap<string, LinkedDocument>;
  hidden: ReadonlyMap<string, FactPart[]>;
  leftOut: ReadonlyMap<string, LeftOut>;
  index: SearchIndex;
}): OpenFacts {
  const passageIds = listPassageIds(index);
  return openFacts(
    [...loaded].map(([documentId, all]) => {
      const out = leftOut.get(documentId);
      const own = out ? leaveOutFacts({ facts: all, leftOut: out }) : all;
      return {
        documentId,
        title: linked.get(documentId)?.name ?? '',
        facts: hideFacts({ facts: own, parts: hidden.get(documentId) ?? [] }),
        passageIds: passageIds.get(documentId) ?? [],
      };
    }),
  );
}

/** The index holds a document's passages in order; a long one is in several segments. */
function listPassageIds({ segments }: SearchIndex): Map<string, readonly string[]> {
  const idsOf = new Map<string, readonly string[]>();
  for (const { documentId, ids } of segments) {
    const before = idsOf.get(documentId);
    idsOf.set(documentId, before ? [...before, ...ids] : ids);
  }
  return idsOf;
}

async function loadFacts({
  connection,
  workspaceId,
  documentIds,
  linked,
}: {
  connection: Connection;
  workspaceId: string;
  documentIds: readonly string[];
  linked: ReadonlyMap<string, LinkedDocument>;
}) {
  const stored = await listStoredFacts({ connection, workspaceId, documentIds });
  const current = stored.filter(
    ({ documentId, generation }) => linked.get(documentId)?.generation === generation,
  );
  return new Map(
    current.map(({ documentId, facts, corrections, bytes }) => {
      const kept = linked.get(documentId)?.corrections;
      const byKey =
        kept === undefined
          ? new Map(Object.entries(corrections ?? {}))
          : new Map(kept?.map(({ key, text }) => [key, text]));
      return [documentId, { facts: applyCorrections({ facts, corrections: byKey }), bytes }];
    }),
  );
}

type LoadedFacts = Awaited<ReturnType<FactsCache['open']>>;
type Links = {
  version: number;
  linked: Map<string, LinkedDocument>;
  conflicts: KnownConflict[];
  /** Something has dates, so what counts changes with the day. */
  isDated: boolean;
  onDay: KnowledgeOnDay | null;
  facts: OpenFacts | null;
};
type Memory = {
  caches: Map<number, IndexCache>;
  facts: FactsCache;
  links: Map<string, Links>;
};

const knowledgeMemory: MemoryPart<Memory> = { name: 'knowledge of chatbots' };

const memoryOf = ({ memory }: Deps): Memory =>
  memory.get(knowledgeMemory, () => ({
    caches: new Map(),
    facts: createFactsCache({ budgetBytes: factsBudgetBytes }),
    links: new Map(),
  }));

/** Before the engine is warmed up: what is asked for now doesn't have to be when the first question comes. */
export function prepareIndexes(deps: Deps): void {
  cacheOf({ memory: memoryOf(deps), embedder: null });
}

/** What the caches of indexes did since this server started, and what they have in memory. */
export function readIndexCounts(deps: Deps): IndexCounts & { bytes: number } {
  const all = [...memoryOf(deps).caches.values()];
  const sum = (read: (counts: IndexCounts) => number) =>
    all.reduce((total, { counts }) => total + read(counts), 0);
  return {
    hits: sum(({ hits }) => hits),
    snapshots: sum(({ snapshots }) => snapshots),
    builds: sum(({ builds }) => builds),
    evictions: sum(({ evictions }) => evictions),
    bytes: all.reduce((total, { bytes }) => total + bytes, 0),
  };
}

/** The built-in model's. */
const usualDimensions = 384;
/** The model in use, and while it is being changed the one before. */
const mostCaches = 2;

/** Vectors of different sizes can't share a cache. */
function cacheOf({ memory, embedder }: { memory: Memory; embedder: Embedder | null }): IndexCache {
  const { caches } = memory;
  const [last = usualDimensions] = [...caches.keys()].slice(-1);
  const dimensions = embedder?.dimensions ?? last;
  const cache = caches.get(dimensions) ?? createIndexCache({ dimensions, budgetBytes });
  caches.delete(dimensions);
  caches.set(dimensions, cache);
  const [oldest] = caches.keys();
  if (caches.size > mostCaches && oldest !== undefined) caches.delete(oldest);
  return cache;
}

const rememberedChatbots = 2000;
/** Opened facts are larger than links, so fewer chatbots keep theirs. */
const chatbotsWithFacts = 200;

/** The one that was asked longest ago leaves first. */
function remember(input: { links: Map<string, Links>; key: string; known: Links }): void {
  input.links.delete(input.key);
  input.links.set(input.key, input.known);
  const [oldest] = input.links.keys();
  if (input.links.size > rememberedChatbots && oldest !== undefined) input.links.delete(oldest);
  const withFacts = [...input.links.values()].filter(({ facts }) => facts);
  for (const known of withFacts.slice(0, -chatbotsWithFacts)) known.facts = null;
}
