import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import {
  type FactsOfDocument,
  type OpenFacts,
  openFacts,
} from '#server/engine/facts/open-facts.ts';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';

/** A page that was found but isn't a document yet. */
export type PreviewPage = { url: string; title: string; html: string };

export type OpenPages = {
  index: SearchIndex;
  facts: OpenFacts;
  loadPassages: PassageLoader;
  passages: readonly LoadedPassage[];
};

/** Makes pages searchable as documents are, in memory and by words alone: embedding them would take too long. */
export function openPages(pages: readonly PreviewPage[]): OpenPages {
  const arena = createVectorArena({ dimensions: 1 });
  const byId = new Map<string, LoadedPassage>();
  const segments: SearchIndex['segments'][number][] = [];
  const facts: FactsOfDocument[] = [];
  for (const { url, title, html } of pages) {
    const prepared = prepare({ title, html });
    if (!prepared) continue;
    const records = prepared.passages.map((passage) => {
      const id = `${byId.size + 1}`;
      const sentences = saidSentences(passage.sentences);
      byId.set(id, { ...passage, sentences, id, documentId: url, title, url });
      return { id, words: passage.words, vectors: null };
    });
    segments.push(createDocumentSegment({ documentId: url, records, arena }));
    const passageIds = records.map(({ id }) => id);
    facts.push({ documentId: url, title, facts: prepared.facts, passageIds });
  }
  return {
    index: { segments },
    facts: openFacts(facts),
    loadPassages: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    passages: [...byId.values()],
  };
}

function prepare({ title, html }: { title: string; html: string }) {
  const { title: own, blocks } = readHtml(html);
  const document = {
    ...{ kind: 'html' as const, title: own ?? title, blocks, pages: null, warnings: [] },
  };
  try {
    return prepareDocument({ document, name: title });
  } catch (error) {
    // A page without text has nothing to say; the others do.
    if (error instanceof ReadFailure) return null;
    throw error;
  }
}
