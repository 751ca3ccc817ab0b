import { extname } from 'node:path';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { readFacts } from '#server/engine/facts/read-facts.ts';
import { encodeWords } from '#server/engine/index/passage-record.ts';
import type { ReadDocument } from './document.ts';
import { layOutPages } from './lay-out-pages.ts';
import { ReadFailure } from './read/read-failure.ts';
import type { Passage } from './split/passage.ts';
import { splitIntoPassages } from './split/split-document.ts';

/** A passage with its words worked out, ready to be stored. */
export type PreparedPassage = Passage & { words: Uint8Array };

/** What the server keeps of a file: its text to look at, its passages to search, its facts to answer with. */
export type PreparedDocument = Omit<ReadDocument, 'blocks'> & {
  texts: string[];
  passages: PreparedPassage[];
  facts: DocumentFacts;
};

/** All the work on a file's text that takes long, so that it can be done away from the thread that visitors wait on. */
export function prepareDocument({
  document: { blocks, ...document },
  name,
}: {
  document: ReadDocument;
  name: string;
}): PreparedDocument {
  const title = document.title ?? name.slice(0, name.length - extname(name).length);
  const { passages, passageOfBlock } = splitIntoPassages({ title, blocks });
  if (passages.length === 0) throw new ReadFailure('no-text', { kind: document.kind });
  return {
    ...document,
    texts: layOutPages(blocks),
    passages: passages.map((passage) => ({ ...passage, words: encodeWords(passage) })),
    facts: readFacts({ blocks, title, passageOfBlock }),
  };
}
