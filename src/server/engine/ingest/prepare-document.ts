import { extname } from 'node:path';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { readFacts } from '#server/engine/facts/read-facts.ts';
import { encodeWords } from '#server/engine/index/passage-record.ts';
import { shortKey } from '#server/engine/validity/leave-out.ts';
import { type NamedValidity, readValidity } from '#server/engine/validity/read-validity.ts';
import { correctText } from './correct-text.ts';
import type { Block, ReadDocument } from './document.ts';
import { layOutPages, type PageText } from './lay-out-pages.ts';
import { nameRows } from './name-rows.ts';
import { ReadFailure } from './read/read-failure.ts';
import type { Passage } from './split/passage.ts';
import { splitDocument } from './split/split-document.ts';
import type { TextCorrection } from './text-correction.ts';

/** A passage with its words worked out, ready to be stored. */
export type PreparedPassage = Omit<Passage, 'blocks'> & { words: Uint8Array };

/** What the server keeps of a file: its text to look at, its passages to search. */
export type PreparedDocument = Omit<ReadDocument, 'blocks'> & {
  texts: PageText[];
  passages: PreparedPassage[];
  facts: DocumentFacts;
  /** When the document says that it or parts of it count. */
  dates: NamedValidity[];
};

/** All the work on a file's text that takes long, so that it can be done away from the thread that visitors wait on. */
export function prepareDocument({
  document: { blocks: read, ...document },
  name,
  corrections = [],
}: {
  document: ReadDocument;
  name: string;
  corrections?: readonly TextCorrection[];
}): PreparedDocument {
  const title = document.title ?? name.slice(0, name.length - extname(name).length);
  const { blocks, parts, blockKeys } = correctText({ blocks: read, corrections });
  const split = splitDocument({ title, blocks: blocks.map(withoutUnsureNumbers) });
  // An owner may leave out everything that was read.
  const isLeftOut = parts.some(({ key }) => key);
  if (split.length === 0 && !isLeftOut) throw new ReadFailure('no-text', { kind: document.kind });
  const passageOfBlock: (number | null)[] = blocks.map(() => null);
  for (const [ordinal, passage] of split.entries()) {
    for (const block of passage.blocks) passageOfBlock[block] ??= ordinal;
  }
  const found = readFacts({ blocks: blocks.map(hideUnsureNumbers), title, passageOfBlock });
  const { passages, tables } = nameRows({ passages: split, tables: found.tables, passageOfBlock });
  const dates = readValidity({ blocks, keys: blockKeys, title, language: found.language ?? 'en' });
  const facts: DocumentFacts = {
    ...found,
    tables,
    parts: {
      blockKeys: blockKeys.map(shortKey),
      headings: blocks.flatMap((block, at): [number, number][] =>
        block.kind === 'heading' ? [[at, block.level]] : [],
      ),
      firstBlocks: split.map((passage) => passage.blocks[0] ?? 0),
    },
  };
  const language = facts.language ?? facts.otherLanguage ?? 'en';
  return {
    ...document,
    texts: layOutPages(parts),
    passages: passages.map(({ blocks: _, ...passage }) => ({
      ...passage,
      words: encodeWords(passage, language),
    })),
    facts,
    dates,
  };
}

const isNumber = (word: string): boolean => /\d/.test(word);

/** A number that may be misread is no fact: its block is only text. */
const hideUnsureNumbers = (block: Block): Block =>
  block.unsure?.some(isNumber) ? { kind: 'paragraph', text: '' } : block;

/** It's no answer either: visitors aren't told a price that its owner still has to check. */
function withoutUnsureNumbers(block: Block): Block {
  const left = block.unsure?.filter(isNumber) ?? [];
  if (left.length === 0) return block;
  // They are listed in the order in which they stand.
  const leaveOut = (text: string): string => {
    let done = '';
    let rest = text;
    for (let word = left[0]; word !== undefined; word = left[0]) {
      const at = rest.indexOf(word);
      if (at < 0) break;
      done += `${rest.slice(0, at)}…`;
      rest = rest.slice(at + word.length);
      left.shift();
    }
    return done + rest;
  };
  if (block.kind !== 'row') return { ...block, text: leaveOut(block.text) };
  const cells = block.cells.map((cell) => ({
    ...cell,
    column: leaveOut(cell.column),
    value: leaveOut(cell.value),
  }));
  return { ...block, cells };
}
