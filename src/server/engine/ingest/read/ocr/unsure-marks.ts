import type { Block } from '#server/engine/ingest/document.ts';

/** Follows a word that is not surely read, until lines have become blocks. No text has this character. */
const mark = '\uFDD0';
const markedWord = /\S*\uFDD0\S*/g;

export const markUnsure = (text: string): string => `${text}${mark}`;

/** Takes the marks out of the text and lists the words that had one. */
export function readMarks(block: Block): Block {
  const unsure: string[] = [];
  const read = (text: string): string => {
    for (const [word] of text.matchAll(markedWord)) unsure.push(word.replaceAll(mark, ''));
    return text.replaceAll(mark, '');
  };
  const plain: Block =
    block.kind === 'row'
      ? {
          ...block,
          cells: block.cells.map(({ column, value }) => ({
            column: read(column),
            value: read(value),
          })),
        }
      : { ...block, text: read(block.text) };
  return unsure.length > 0 ? { ...plain, unsure } : plain;
}
