import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { LoadedPassage, PassageLoader } from '#server/engine/answer/passage-text.ts';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import { readFile } from '#server/engine/ingest/read/read-file.ts';

export type Question = {
  question: string;
  answerable: boolean;
  gold: string[];
  gold_property?: string;
  doubtful?: boolean;
  history?: { role: string; text: string }[];
};

export type KnowledgeBase = {
  index: SearchIndex;
  loadPassages: PassageLoader;
  getText(id: string): string;
  questions: Question[];
  followUps: Question[];
  passages: number;
  longest: number;
};

/** Reads, splits and indexes a folder of documents the way the product does, without its database. */
export async function loadKnowledgeBase(o: {
  folder: string;
  embedder: Embedder | null;
}): Promise<KnowledgeBase> {
  const arena = createVectorArena({ dimensions: o.embedder?.dimensions ?? 8 });
  const byId = new Map<string, LoadedPassage>();
  const segments: SearchIndex['segments'][number][] = [];
  for (const name of readdirSync(join(o.folder, 'docs')).sort()) {
    const title = basename(name, extname(name)).replace(/[-_]+/g, ' ');
    const path = join(o.folder, 'docs', name);
    const { passages } = await readFile({ path, name: `${title}${extname(name)}` });
    const records = [];
    for (const passage of passages) {
      const id = `${byId.size + 1}`;
      byId.set(id, { ...passage, id, documentId: name, title });
      const texts = passage.sentences.map((sentence) => sentence.text);
      const vectors = o.embedder ? quantiseVectors(await o.embedder.embed(texts)) : null;
      records.push({ id, words: passage.words, vectors });
    }
    segments.push(createDocumentSegment({ documentId: name, records, arena }));
  }
  const all = [...byId.values()];
  return {
    index: { segments },
    loadPassages: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    getText: (id) => byId.get(id)?.text ?? '',
    questions: readQuestions(join(o.folder, 'questions.json')),
    followUps: readQuestions(join(o.folder, 'followups.json')),
    passages: all.length,
    longest: Math.max(...all.map((passage) => passage.text.length)),
  };
}

function readQuestions(path: string): Question[] {
  if (!existsSync(path)) return [];
  const rows = JSON.parse(readFileSync(path, 'utf8')) as Question[];
  return rows.filter((row) => !row.doubtful);
}
