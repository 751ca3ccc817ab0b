/** Documents that ship with the product, searched in memory: the first questions by words, meaning is embedded meanwhile. */
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import {
  type FactsOfDocument,
  type OpenFacts,
  openFacts,
} from '#server/engine/facts/open-facts.ts';
import { createIndexCache, type OpenIndex } from '#server/engine/index/index-cache.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import type { ReadDocument } from '#server/engine/ingest/document.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { textForModel } from '#server/engine/language/text-for-model.ts';

export type ShippedDocument = {
  documentId: string;
  /** What sources call it. */
  title: string;
  document: ReadDocument;
};

export type OpenShippedKnowledge = OpenIndex & {
  embedder: Embedder | null;
  loadPassages: PassageLoader;
};

export type ShippedKnowledge = {
  /** Typed facts, opened at the first call. */
  getFacts(): OpenFacts;
  /** To be closed after the answer. */
  open(options: {
    embedder: Embedder | null;
    onEmbeddingFailure(error: unknown): void;
  }): Promise<OpenShippedKnowledge>;
};

type Passage = LoadedPassage & {
  words: Uint8Array;
  embeds: readonly string[];
  language: LanguageCode;
};
type Passages = ReadonlyMap<string, Passage>;
type Index = { embedder: Embedder | null; open(): Promise<OpenIndex> };

const budgetBytes = 32 * 1024 * 1024;

export function createShippedKnowledge(documents: readonly ShippedDocument[]): ShippedKnowledge {
  const passages = new Map<string, Passage>();
  const read: FactsOfDocument[] = [];
  for (const { documentId, title, document } of documents) {
    const prepared = prepareDocument({ document, name: title });
    const passageIds = prepared.passages.map((passage, at) => {
      const id = `${documentId} ${at}`;
      const embeds = passage.sentences.map(({ text }) => text);
      const sentences = saidSentences(passage.sentences);
      const language = prepared.facts.language ?? 'en';
      passages.set(id, { ...passage, sentences, embeds, language, id, documentId, title });
      return id;
    });
    read.push({ documentId, title, facts: prepared.facts, passageIds });
  }
  const loadPassages: PassageLoader = async (ids) => ids.flatMap((id) => passages.get(id) ?? []);
  let facts: OpenFacts | null = null;
  let index = createIndex({ passages, embedded: null });
  let isEmbedding = false;
  return {
    getFacts() {
      facts ??= openFacts(read);
      return facts;
    },
    async open({ embedder, onEmbeddingFailure }) {
      if (embedder && index.embedder?.id !== embedder.id && !isEmbedding) {
        isEmbedding = true;
        embedPassages({ passages, embedder })
          .then((vectors) => {
            index = createIndex({ passages, embedded: { embedder, vectors } });
          }, onEmbeddingFailure)
          .finally(() => {
            isEmbedding = false;
          });
      }
      const { embedder: own } = index;
      return { ...(await index.open()), embedder: own, loadPassages };
    },
  };
}

type Embedded = { embedder: Embedder; vectors: ReadonlyMap<string, Uint8Array> };

function createIndex({
  passages,
  embedded,
}: {
  passages: Passages;
  embedded: Embedded | null;
}): Index {
  const embedder = embedded?.embedder ?? null;
  const cache = createIndexCache({ dimensions: embedder?.dimensions ?? 1, budgetBytes });
  const all = [...passages.values()];
  async function* load(of: string): AsyncGenerator<PassageRecord[]> {
    const vectorsOf = (id: string) => embedded?.vectors.get(id) ?? null;
    const own = all.filter(({ documentId }) => documentId === of);
    yield own.map(({ id, words }) => ({ id, words, vectors: vectorsOf(id) }));
  }
  const ids = new Set(all.map(({ documentId }) => documentId));
  const documents = [...ids].map((id) => ({ id, revision: '' }));
  return { embedder, open: () => cache.openIndex({ documents, load }) };
}

/** Passage by passage: visitors who wait for an answer go first. */
async function embedPassages({
  passages,
  embedder,
}: {
  passages: Passages;
  embedder: Embedder;
}): Promise<Map<string, Uint8Array>> {
  const vectors = new Map<string, Uint8Array>();
  for (const { id, embeds, language } of passages.values()) {
    const texts = embeds.map((text) => textForModel({ text, language, embedder }));
    vectors.set(id, quantiseVectors(await embedder.embed(texts)));
  }
  return vectors;
}
