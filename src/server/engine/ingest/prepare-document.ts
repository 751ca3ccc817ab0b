import { extname } from 'node:path';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { readFacts } from '#server/engine/facts/read-facts.ts';
import { encodeWords } from '#server/engine/index/passage-record.ts';
import type { Block, ReadDocument } from './document.ts';
import { layOutPages, type UnsureWord } from './lay-out-pages.ts';
import { nameRows } from './name-rows.ts';
import { ReadFailure } from './read/read-failure.ts';
import type { Passage } from './split/passage.ts';
import { splitDocument } from './split/split-document.ts';

/** A passage with its words worked out, ready to be stored. */
export type PreparedPassage = Omit<Passage, 'blocks'> & { words: Uint8Array };

/** What the server keeps of a file: its text to look at, its passages to search. */
export type PreparedDocument = Omit<ReadDocument, 'blocks'> & {
  texts: string[];
  unsure: UnsureWord[];
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
  const split = splitDocument({ title, blocks });
  if (split.length === 0) throw new ReadFailure('no-text', { kind: document.kind });
  const passageOfBlock: (number | null)[] = blocks.map(() => null);
  for (const [ordinal, passage] of split.entries()) {
    for (const block of passage.blocks) passageOfBlock[block] ??= ordinal;
  }
  const read = readFacts({ blocks: blocks.map(hideUnsureNumbers), title, passageOfBlock });
  const { passages, tables } = nameRows({ passages: split, tables: read.tables, passageOfBlock });
  const facts = { ...read, tables };
  const language = facts.language ?? facts.otherLanguage ?? 'en';
  return {
    ...document,
    ...layOutPages(blocks),
    passages: passages.map(({ blocks: _, ...passage }) => ({
      ...passage,
      words: encodeWords(passage, language),
    })),
    facts,
  };
}

/** A number that may be misread is no fact: its block is only text. */
const hideUnsureNumbers = (block: Block): Block =>
  block.unsure?.some((word) => /\d/.test(word)) ? { kind: 'paragraph', text: '' } : block;
