import type { Passage } from '../ingest/split/passage.ts';
import { hashTerms } from './term-hash.ts';

/**
 * What search needs of one passage, worked out once when a document is split and kept beside its text, so that an
 * index is built from rows without reading any text again.
 */
export type PassageRecord = {
  id: string;
  words: Uint8Array;
  /** Quantised vectors of the sentences in order; null until they are learnt. */
  vectors: Uint8Array | null;
};

export type PassageWords = { sentences: Uint32Array[]; context: Uint32Array; subject: Uint32Array };

/** Layout: count of lists, the length of each, then their terms; the last two lists are context and subject. */
export function encodeWords(passage: Pick<Passage, 'sentences' | 'context' | 'subject'>): Uint8Array {
  const lists = [
    ...passage.sentences.map((sentence) => hashTerms(sentence.text)),
    hashTerms(passage.context),
    hashTerms(passage.subject),
  ];
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  const numbers = new Uint32Array(1 + lists.length + total);
  numbers[0] = lists.length;
  let at = 1 + lists.length;
  for (const [index, list] of lists.entries()) {
    numbers[1 + index] = list.length;
    numbers.set(list, at);
    at += list.length;
  }
  return new Uint8Array(numbers.buffer);
}

export function decodeWords(bytes: Uint8Array): PassageWords {
  const numbers = bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2)
    : new Uint32Array(Uint8Array.from(bytes).buffer);
  const count = numbers[0] ?? 0;
  const lists: Uint32Array[] = [];
  let at = 1 + count;
  for (let index = 0; index < count; index += 1) {
    const length = numbers[1 + index] ?? 0;
    lists.push(numbers.subarray(at, at + length));
    at += length;
  }
  const subject = lists.pop() ?? new Uint32Array();
  const context = lists.pop() ?? new Uint32Array();
  return { sentences: lists, context, subject };
}
