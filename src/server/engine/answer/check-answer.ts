import { type AnswerCheck, createAnswerCheck, type WithheldReason } from './answer-check.ts';
import { cutSentences, takeComplete } from './cut-sentences.ts';
import { citationMarks } from './facts-in-text.ts';

export type CheckedSentence = {
  text: string;
  cited: number[];
  withheld: WithheldReason | null;
};

type Sources = {
  passages: readonly string[];
  /** Texts whose facts the engine worked out: evidence for every sentence. */
  computed?: readonly string[];
  /** What the model was told and must not repeat. */
  instructions?: string;
};

/**
 * Lets a sentence through only when every source it names exists and what it says agrees with them: each number, price,
 * date, phone, email and link is in a cited passage, beside the same label, and nothing is turned into its opposite. A
 * sentence without a mark is held against all passages cited next to it.
 */
export function checkSentence({
  text,
  near = [],
  check,
  ...sources
}: Sources & {
  text: string;
  near?: readonly number[];
  /** The check of the whole answer, so that passages are read once. */
  check?: AnswerCheck;
}): CheckedSentence {
  const named = [...text.matchAll(citationMarks)].flatMap(
    ([mark]) => mark.match(/\d+/g)?.map(Number) ?? [],
  );
  const cited = [...new Set(named)];
  if (cited.some((number) => number < 1 || number > sources.passages.length)) {
    return { text, cited: [], withheld: 'invented-source' };
  }
  const { findFault } = check ?? createAnswerCheck(sources);
  return { text, cited, withheld: findFault({ text, sources: cited.length > 0 ? cited : near }) };
}

/** A model that says more than this has lost its way: the answer ends with the last whole sentence. */
const longestAnswer = 8_000;
/** A sentence that runs on for longer is checked as far as it has come. */
const longestSentence = 2_000;
const pieceLength = 500;

/**
 * Checks a model's text as it streams: whole sentences come out, in order, as soon as each has ended. What stands after
 * the last full stop is held until the stream ends, so that no unchecked number is ever shown.
 */
export async function* checkStream({
  text,
  ...sources
}: Sources & { text: AsyncIterable<string> }): AsyncGenerator<CheckedSentence> {
  const check = createAnswerCheck(sources);
  let held = '';
  let received = 0;
  let near: number[] = [];
  const next = (sentence: string): CheckedSentence => {
    const checked = checkSentence({ ...sources, text: sentence, near, check });
    if (checked.cited.length > 0) near = checked.cited;
    return checked;
  };
  for await (const whole of text) {
    const allowed = whole.slice(0, longestAnswer - received);
    received += whole.length;
    for (let at = 0; at < allowed.length; at += pieceLength) {
      const mayEnd = held !== '' && mayEndSentence(held);
      const piece = allowed.slice(at, at + pieceLength);
      held += piece;
      if (!mayEnd && !mayEndSentence(piece)) {
        if (held.length < longestSentence) continue;
      }
      for (const sentence of takeComplete(held)) {
        held = held.slice(sentence.length);
        yield next(sentence);
      }
      if (held.length >= longestSentence) {
        const cut = findBreak(held);
        yield next(held.slice(0, cut));
        held = held.slice(cut);
      }
    }
    if (received >= longestAnswer) return;
  }
  if (held.trim() !== '') for (const sentence of cutSentences(held)) yield next(sentence);
}

const mayEndSentence = (text: string): boolean => /[.!?…。！？\n]/.test(text);

/** Never inside a number or a word, if there is any other place. */
function findBreak(text: string): number {
  const space = text.lastIndexOf(' ');
  if (space > text.length / 2) return space + 1;
  let cut = text.length;
  while (cut > text.length / 2 && /[\d.,:@/]/.test(text.charAt(cut - 1))) cut -= 1;
  return cut;
}
