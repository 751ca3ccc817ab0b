import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { type CuratedAnswer, dot, findCuratedAnswer } from './curated-answers.ts';

/** Something that the owner lets visitors look up or request. The engine only offers it: nothing is ever called from here. */
export type OfferedAction = {
  id: string;
  name: string;
  /** What is said when it's offered. */
  intro: string;
  /** It asks for an order number, so a number after the offer means the same thing. */
  asksForOrder: boolean;
  /** Its name and its example questions. */
  questions: readonly Pick<CuratedAnswer, 'question' | 'vector'>[];
};

/** "#1001", "SO-20817", "4711": words that are only a number of something. */
const numberWord = /(?<![\p{L}\p{N}])#?\p{L}{0,4}-?\d[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]+)*/gu;
/** So near in meaning a message must be, and less where nothing else is known: a form does no harm. */
const sameMeaning = 0.8;
const closeMeaning = 0.7;
/** So short a message with a number in it says nothing else. */
const mostWordsBeside = 5;

/** The action that a message asks for: by the words or the meaning of an example, or by the number it was asked for. */
export function findOfferedAction({
  question,
  vector,
  history,
  actions,
  isUnknown = false,
}: {
  question: string;
  vector: Float32Array | null;
  history: readonly Turn[];
  actions: readonly OfferedAction[];
  /** The documents don't answer it. */
  isUnknown?: boolean;
}): OfferedAction | null {
  if (actions.length === 0) return null;
  const said = question.replace(numberWord, ' ').replace(/\s+/g, ' ').trim();
  const examples = actions.flatMap((action) =>
    action.questions.map((example) => ({ id: action.id, answer: '', ...example })),
  );
  const found =
    findCuratedAnswer({ question, vector, curated: examples }) ??
    (said && said !== question
      ? findCuratedAnswer({ question: said, vector, curated: examples })
      : null) ??
    findNearest({ vector, examples, least: isUnknown ? closeMeaning : sameMeaning });
  if (found) return actions.find(({ id }) => id === found.id) ?? null;
  const isNumber = said !== question && said.split(' ').length <= mostWordsBeside;
  const before = history.findLast(({ role }) => role === 'assistant')?.text;
  if (!isNumber || !before) return null;
  return actions.find(({ asksForOrder, intro }) => asksForOrder && before.includes(intro)) ?? null;
}

function findNearest({
  vector,
  examples,
  least,
}: {
  vector: Float32Array | null;
  examples: readonly CuratedAnswer[];
  least: number;
}): CuratedAnswer | null {
  const near = examples
    .map((example) => ({
      example,
      closeness: vector && example.vector ? dot(vector, example.vector) : 0,
    }))
    .filter(({ closeness }) => closeness >= least)
    .sort((a, b) => b.closeness - a.closeness);
  return near[0]?.example ?? null;
}
