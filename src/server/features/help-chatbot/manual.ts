/** The manual as the engine searches it: read at the first question, because most servers' days begin without one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import { manualFolder } from '#server/config/paths.ts';
import type { Deps } from '#server/deps.ts';
import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import { createIndexCache, type OpenIndex } from '#server/engine/index/index-cache.ts';
import type { PassageRecord } from '#server/engine/index/passage-record.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { fillBrand } from '#shared/fill-brand.ts';

type ManualPassage = LoadedPassage & { words: Uint8Array };
type Index = { embedder: Embedder | null; open(): Promise<OpenIndex> };
type Manual = { passages: ReadonlyMap<string, ManualPassage>; index: Index; isEmbedding: boolean };

type OpenManual = OpenIndex & { embedder: Embedder | null; loadPassages: PassageLoader };

const manuals = new WeakMap<Deps, Manual>();
/** Pictures, samples to copy and the marks around words say nothing in an answer. */
const onlyForTheEye = /^!\[.*\)$|^```[\s\S]*?^```$|<\/?(?:span|a)\b[^>]*>/gm;
const budgetBytes = 32 * 1024 * 1024;

/** To be closed after the answer. The first ones are found by words; meaning is embedded meanwhile. */
export async function openManual(deps: Deps): Promise<OpenManual> {
  const manual = manuals.get(deps) ?? readManual(deps.env.http.publicUrl);
  manuals.set(deps, manual);
  const embedder = deps.embedding.current();
  if (embedder && manual.index.embedder?.id !== embedder.id && !manual.isEmbedding) {
    manual.isEmbedding = true;
    embedManual({ manual, embedder })
      .catch((err) => deps.log.warn({ err }, 'the manual is searched by words only'))
      .finally(() => {
        manual.isEmbedding = false;
      });
  }
  const { index, passages } = manual;
  return {
    ...(await index.open()),
    embedder: index.embedder,
    loadPassages: async (ids) => ids.flatMap((id) => passages.get(id) ?? []),
  };
}

function readManual(publicUrl: string): Manual {
  const { origin } = new URL(publicUrl);
  const passages = new Map<string, ManualPassage>();
  for (const file of readdirSync(manualFolder).filter((name) => name.endsWith('.md'))) {
    const source = readFileSync(join(manualFolder, file), 'utf8').replace(onlyForTheEye, '');
    const text = fillBrand({ text: source, origin });
    const { blocks } = readText({ text, markdown: true });
    const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
    const document = { kind: 'md' as const, title, blocks, pages: null, warnings: [] };
    const prepared = prepareDocument({ document, name: file });
    const page = { documentId: file.slice(0, -'.md'.length), title };
    for (const [at, passage] of prepared.passages.entries()) {
      const id = `${page.documentId} ${at}`;
      passages.set(id, { ...passage, ...page, id });
    }
  }
  return { passages, index: createIndex({ passages, embedded: null }), isEmbedding: false };
}

type Embedded = { embedder: Embedder; vectors: ReadonlyMap<string, Uint8Array> };

function createIndex(o: { passages: Manual['passages']; embedded: Embedded | null }): Index {
  const embedder = o.embedded?.embedder ?? null;
  const cache = createIndexCache({ dimensions: embedder?.dimensions ?? 1, budgetBytes });
  const all = [...o.passages.values()];
  async function* load(page: string): AsyncGenerator<PassageRecord[]> {
    const vectorsOf = (id: string) => o.embedded?.vectors.get(id) ?? null;
    const own = all.filter(({ documentId }) => documentId === page);
    yield own.map(({ id, words }) => ({ id, words, vectors: vectorsOf(id) }));
  }
  const pages = new Set(all.map(({ documentId }) => documentId));
  const documents = [...pages].map((id) => ({ id, revision: '' }));
  return { embedder, open: () => cache.openIndex({ documents, load }) };
}

/** Passage by passage: visitors who wait for an answer go first. */
async function embedManual({
  manual,
  embedder,
}: {
  manual: Manual;
  embedder: Embedder;
}): Promise<void> {
  const { passages } = manual;
  const vectors = new Map<string, Uint8Array>();
  for (const { id, sentences } of passages.values()) {
    const embedded = await embedder.embed(sentences.map(({ text }) => text));
    vectors.set(id, quantiseVectors(embedded));
  }
  manual.index = createIndex({ passages, embedded: { embedder, vectors } });
}
