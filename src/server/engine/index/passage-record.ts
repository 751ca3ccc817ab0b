import { type Passage, saidSentences } from '#server/engine/ingest/split/passage.ts';
import type { TextLanguage } from '#server/engine/language/text-language.ts';
import { hashTerms } from './term-hash.ts';

/**
 * What search needs of one passage, worked out once when a document is split and kept beside its text, so that an
 * index is built from rows without reading any text again.
 */
export type PassageRecord = {
  id: string;
  words: Uint8Array;
  /** Quantised vectors of the sentences in order, then those of the names of its rows; null until they are embedded. */
  vectors: Uint8Array | null;
};

export type PassageWords = {
  sentences: Uint32Array[];
  /** Terms of the heading each sentence stands under: they are part of what it says. */
  headings: Uint32Array[];
  context: Uint32Array;
  subject: Uint32Array;
};

/** Set on the length of a sentence that is a heading. */
const headingMark = 0x8000_0000;

/** Layout: count of lists, the length of each, then their terms; the last three lists are lead, context and subject. */
export function encodeWords(
  passage: Pick<Passage, 'sentences' | 'context' | 'subject' | 'place'>,
  language: TextLanguage = 'en',
): Uint8Array {
  const sentences = saidSentences(passage.sentences);
  const [first] = sentences;
  const lists = [
    ...sentences.map((sentence) => hashTerms(sentence.text, language)),
    hashTerms(first?.heading ? '' : (passage.place.heading ?? ''), language),
    hashTerms(passage.context, language),
    hashTerms(passage.subject, language),
  ];
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  const numbers = new Uint32Array(1 + lists.length + total);
  numbers[0] = lists.length;
  let at = 1 + lists.length;
  for (const [index, list] of lists.entries()) {
    numbers[1 + index] = list.length + (sentences[index]?.heading ? headingMark : 0);
    numbers.set(list, at);
    at += list.length;
  }
  return new Uint8Array(numbers.buffer);
}

export function decodeWords(bytes: Uint8Array): PassageWords {
  const numbers =
    bytes.byteOffset % 4 === 0
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2)
      : new Uint32Array(Uint8Array.from(bytes).buffer);
  const count = numbers[0] ?? 0;
  const lists: { terms: Uint32Array; heading: boolean }[] = [];
  let at = 1 + count;
  for (let index = 0; index < count; index += 1) {
    const mark = numbers[1 + index] ?? 0;
    const length = mark % headingMark;
    lists.push({ terms: numbers.subarray(at, at + length), heading: mark >= headingMark });
    at += length;
  }
  const [lead, context, subject] = lists.splice(-3).map((list) => list.terms);
  let heading = lead ?? nothing;
  const headings = lists.map((list) => {
    if (list.heading) heading = list.terms;
    return heading;
  });
  return {
    sentences: lists.map((list) => list.terms),
    headings,
    context: context ?? nothing,
    subject: subject ?? nothing,
  };
}

const nothing = new Uint32Array();
