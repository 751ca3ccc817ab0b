/** What a chatbot knows, as the engine searches it: built from its own rows only, and from the newest. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { chatbotDocuments, documents, passages } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import {
  createIndexCache,
  type IndexCache,
  type OpenIndex,
} from '#server/engine/index/index-cache.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';

/** What `answerQuestion` asks for; to be closed after it. */
type Knowledge = OpenIndex & {
  embedder: Embedder | null;
  loadPassages: PassageLoader;
};

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };
type KnowingChatbot = { id: string; workspaceId: string; knowledgeVersion: number };
type LinkedDocument = { id: string; generation: number; isLearnt: boolean };

const budgetBytes = 256 * 1024 * 1024;
const loadBatch = 500;
/** A document is searchable once it is split. */
const isSearchable = inArray(documents.state, ['learning', 'ready']);

/**
 * Asked for at every question, with the chatbot as it was just read: its knowledge version changes in the same
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
  const embedder = deps.embedding.current();
  const memory = memoryOf({ deps, embedder });
  const of = { deps, workspaceId: chatbot.workspaceId, chatbotId: chatbot.id };
  const version = `${chatbot.knowledgeVersion}.${embedder?.id}`;
  let known = memory.links.get(chatbot.id);
  if (known?.version !== version) {
    const linked = await listLinkedDocuments({ ...of, embedderId: embedder?.id ?? null });
    known = { version, linked: new Map(linked.map((document) => [document.id, document])) };
    remember({ links: memory.links, chatbotId: chatbot.id, known });
  }
  const { linked } = known;
  const opened = await memory.cache.openIndex({
    documents: [...linked.values()].map(({ id, generation, isLearnt }) => ({
      id,
      revision: `${generation}.${isLearnt ? embedder?.id : 'words'}`,
    })),
    load: (id) => loadRecords({ deps, workspaceId: of.workspaceId, document: linked.get(id) }),
  });
  return { ...opened, embedder, loadPassages: (ids) => loadPassages({ ...of, ids }) };
}

async function listLinkedDocuments(
  o: OfChatbot & { embedderId: string | null },
): Promise<LinkedDocument[]> {
  return o.deps.database.orm
    .select({
      id: documents.id,
      generation: documents.generation,
      // Vectors of another model would be compared with what they were not made for.
      isLearnt: sql<boolean>`coalesce(${documents.embedderId} = ${o.embedderId}, false)`,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .where(
      and(
        eq(chatbotDocuments.workspaceId, o.workspaceId),
        eq(chatbotDocuments.chatbotId, o.chatbotId),
        eq(documents.workspaceId, o.workspaceId),
        isSearchable,
      ),
    );
}

async function* loadRecords(o: {
  deps: Deps;
  workspaceId: string;
  document: LinkedDocument | undefined;
}): AsyncGenerator<PassageRecord[]> {
  if (!o.document) return;
  const { id, generation, isLearnt } = o.document;
  for (let from = 0; ; from += loadBatch) {
    const rows = await o.deps.database.orm
      .select({
        id: passages.id,
        words: passages.words,
        vectors: isLearnt ? passages.vectors : sql<null>`null`,
      })
      .from(passages)
      .where(
        and(
          eq(passages.workspaceId, o.workspaceId),
          eq(passages.documentId, id),
          eq(passages.generation, generation),
          sql`${passages.ordinal} >= ${from} and ${passages.ordinal} < ${from + loadBatch}`,
        ),
      )
      .orderBy(passages.ordinal);
    if (rows.length === 0) return;
    yield rows;
  }
}

/** The words of what was found. Tenant and link are asked again here: between search and answer a document may go. */
async function loadPassages(o: OfChatbot & { ids: readonly string[] }): Promise<LoadedPassage[]> {
  if (o.ids.length === 0) return [];
  return o.deps.database.orm
    .select({
      id: passages.id,
      documentId: passages.documentId,
      title: documents.name,
      text: passages.text,
      sentences: passages.sentences,
      place: passages.place,
    })
    .from(passages)
    .innerJoin(documents, eq(documents.id, passages.documentId))
    .innerJoin(chatbotDocuments, eq(chatbotDocuments.documentId, passages.documentId))
    .where(
      and(
        inArray(passages.id, [...o.ids]),
        eq(passages.workspaceId, o.workspaceId),
        eq(passages.generation, documents.generation),
        eq(chatbotDocuments.workspaceId, o.workspaceId),
        eq(chatbotDocuments.chatbotId, o.chatbotId),
        isSearchable,
      ),
    );
}

type Links = { version: string; linked: Map<string, LinkedDocument> };
type Memory = { dimensions: number; cache: IndexCache; links: Map<string, Links> };

/** The built-in model's; vectors of another size get a memory of their own. */
const usualDimensions = 384;
const memories = new WeakMap<Deps, Memory>();

function memoryOf({ deps, embedder }: { deps: Deps; embedder: Embedder | null }): Memory {
  const made = memories.get(deps);
  const dimensions = embedder?.dimensions ?? made?.dimensions ?? usualDimensions;
  if (made?.dimensions === dimensions) return made;
  const cache = createIndexCache({ dimensions, budgetBytes });
  const memory = { dimensions, cache, links: new Map<string, Links>() };
  memories.set(deps, memory);
  return memory;
}

const rememberedChatbots = 2000;

/** The one that was asked longest ago leaves first. */
function remember(o: { links: Map<string, Links>; chatbotId: string; known: Links }): void {
  o.links.delete(o.chatbotId);
  o.links.set(o.chatbotId, o.known);
  const [oldest] = o.links.keys();
  if (o.links.size > rememberedChatbots && oldest !== undefined) o.links.delete(oldest);
}
