import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import {
  type FactsOfDocument,
  type OpenFacts,
  openFacts,
} from '#server/engine/facts/open-facts.ts';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';
import { defaultReadLimits } from '#server/engine/ingest/read/read-file.ts';
import { saidSentences } from '#server/engine/ingest/split/passage.ts';
import { textForModel } from '#server/engine/language/text-for-model.ts';

export type Question = {
  question: string;
  answerable: boolean;
  /** The name of the document that answers it. */
  doc?: string;
  gold: string[];
  gold_property?: string;
  doubtful?: boolean;
  history?: { role: string; text: string }[];
};

export type KnowledgeBase = {
  index: SearchIndex;
  loadPassages: PassageLoader;
  facts: OpenFacts;
  getText(id: string): string;
  questions: Question[];
  followUps: Question[];
  passages: number;
  longest: number;
};

/** Reads, splits and indexes a folder of documents the way the product does, without its database. */
export async function loadKnowledgeBase(input: {
  folder: string;
  embedder: Embedder | null;
}): Promise<KnowledgeBase> {
  return loadDocuments({ ...input, paths: listFiles(join(input.folder, 'docs')) });
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));

/** The same for a few files that share a folder of questions. */
export async function loadDocuments({
  embedder,
  paths,
  folder,
}: {
  folder: string;
  paths: readonly string[];
  embedder: Embedder | null;
}): Promise<KnowledgeBase> {
  const arena = createVectorArena({ dimensions: embedder?.dimensions ?? 8 });
  const byId = new Map<string, LoadedPassage>();
  const segments: SearchIndex['segments'][number][] = [];
  const facts: FactsOfDocument[] = [];
  for (const path of paths) {
    const name = basename(path);
    // In this process: the files are our own, and a process for each takes longer than all questions.
    const document = await readBytes({
      bytes: readFileSync(path),
      name,
      maxPages: defaultReadLimits.pages,
    });
    const { passages, facts: own } = prepareDocument({ document, name });
    const first = byId.size;
    const records = [];
    for (const passage of passages) {
      const id = `${byId.size + 1}`;
      const sentences = saidSentences(passage.sentences);
      byId.set(id, { ...passage, sentences, id, documentId: name, title: name });
      const language = own.language ?? own.otherLanguage ?? 'en';
      const texts = passage.sentences.map(({ text }) =>
        embedder ? textForModel({ text, language, embedder }) : text,
      );
      const vectors = embedder ? quantiseVectors(await embedder.embed(texts)) : null;
      records.push({ id, words: passage.words, vectors });
    }
    segments.push(createDocumentSegment({ documentId: name, records, arena }));
    facts.push({
      documentId: name,
      title: name,
      facts: own,
      passageIds: passages.map((_, at) => `${first + at + 1}`),
    });
  }
  const all = [...byId.values()];
  return {
    index: { segments },
    facts: openFacts(facts),
    loadPassages: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    getText: (id) => byId.get(id)?.text ?? '',
    questions: readQuestions(join(folder, 'questions.json')),
    followUps: readQuestions(join(folder, 'followups.json')),
    passages: all.length,
    longest: Math.max(...all.map((passage) => passage.text.length)),
  };
}

function readQuestions(path: string): Question[] {
  if (!existsSync(path)) return [];
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  // A shop's questions have a form of their own.
  return Array.isArray(rows) ? (rows as Question[]).filter((row) => !row.doubtful) : [];
}
