import { analyse, wordsOf } from '#server/engine/index/analyse.ts';
import { compareQuestions } from './same-question.ts';

/** A question and its answer as the owner wrote them: what they say outranks every document. */
export type CuratedAnswer = {
  id: string;
  question: string;
  answer: string;
  /** The question's vector by the current model; null until it is embedded. */
  vector: Float32Array | null;
};

/** Near enough in meaning alone, or a little less when the words agree too. */
const sameMeaning = 0.86;
const closeMeaning = 0.72;
const sameWords = 0.75;
/** So near two questions must be that say the same things, less when they're about the same topic of customers. */
const relatedMeaning = 0.35;
const relatedTopic = 0.3;

export function findCuratedAnswer(input: {
  question: string;
  vector: Float32Array | null;
  curated: readonly CuratedAnswer[];
}): CuratedAnswer | null {
  // "Who are you?" is made of words that search leaves out, so the same words are looked for first.
  const said = questionWords(input.question);
  const same = input.curated.find((answer) => said !== '' && readOnce(answer).said === said);
  if (same) return same;
  const asked = new Set(analyse(input.question));
  const near = input.curated.flatMap((answer) => {
    const words = overlap(asked, readOnce(answer).terms);
    const cosine = input.vector && answer.vector ? dot(input.vector, answer.vector) : null;
    const isFar = cosine === null ? words <= sameWords : cosine < relatedTopic;
    return isFar ? [] : [{ answer, words, cosine, closeness: (cosine ?? 0) + words }];
  });
  // Comparing takes a while, and what is further away isn't the same.
  const nearest = near.sort((a, b) => b.closeness - a.closeness).slice(0, mostCompared);
  const found = nearest.find(({ answer, ...measures }) =>
    asksTheSame({ asked: input.question, answered: answer.question, ...measures }),
  );
  return found?.answer ?? null;
}

const mostCompared = 8;

function asksTheSame({
  asked,
  answered,
  words,
  cosine,
}: {
  asked: string;
  answered: string;
  /** The share of their words that both have. */
  words: number;
  cosine: number | null;
}): boolean {
  const { isMore, isContrary, sharesTopic, asksOther } = compareQuestions(asked, answered);
  // "Open on Sunday?" is as near to "Open on Saturday?" as can be, but each says what the other doesn't.
  if (asksOther || isContrary) return false;
  if (cosine === null) return true;
  if (cosine > sameMeaning || (cosine > closeMeaning && words > sameWords)) return true;
  return !isMore && (sharesTopic || cosine > relatedMeaning);
}

/** Questions with the same words in the same order are one question. */
export const questionWords = (question: string): string => wordsOf(question).join(' ');

type ReadAnswer = { said: string; terms: ReadonlySet<string> };
/** A chatbot may have a thousand, and they're compared with every question. */
const known = new WeakMap<CuratedAnswer, ReadAnswer>();

function readOnce(answer: CuratedAnswer): ReadAnswer {
  const before = known.get(answer);
  if (before) return before;
  const { question } = answer;
  const read = { said: questionWords(question), terms: new Set(analyse(question)) };
  known.set(answer, read);
  return read;
}

/** Shared words over all words of both. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** Of vectors of different models nothing can be said. */
export function dot(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
