import type { Question, QuestionTerm } from '#server/engine/understand/question.ts';

/**
 * Whether a question points to something told before it that the documents don't know: "I'm after a fencing course, when
 * does the next one start?", "we live in Corby, do you have a store there?". What answers it is about something else.
 */
export function pointsToUnknown(
  {
    folded,
    language,
    terms,
  }: Pick<Question, 'folded' | 'language'> & {
    terms: readonly Pick<QuestionTerm, 'information' | 'isVague' | 'isDoing' | 'isContext'>[];
  },
  /** Whether the documents have this term in any form. */
  isKnown: (index: number) => boolean,
): boolean {
  if (language !== 'en') return false;
  const isNext = asksWhen.test(folded) && nextOne.test(folded);
  if (!isNext && !(lives.test(folded) && overThere.test(folded))) return false;
  return terms.some(
    ({ information, isVague, isDoing, isContext }, index) =>
      isContext && !isVague && !isDoing && information >= telling && !isKnown(index),
  );
}

const telling = 0.85;
const asksWhen = /\b(?:when|what time|what day|which day)\b/;
const nextOne = /\b(?:next|first|upcoming) ones?\b/;
const lives = /\b(?:live|living|based|moved|moving|stay|staying) (?:in|at|near)\b/;
const overThere = /\bthere(?: too| as well| also)?[?.! ]{0,4}$/;
