import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { Statement } from './candidate.ts';
import type { Section } from './sections.ts';

/**
 * What the documents say about a thing whose price they don't give: "The canopy is made by a sailmaker in town." One
 * sentence without a price that names the thing and has, with its heading or row, every telling word of the question; null
 * where there is none.
 */
export function findKnownBesidePrice({
  question,
  sections,
  isPrice,
  stemsOf,
}: {
  question: Pick<Question, 'terms'>;
  sections: readonly Section[];
  isPrice(text: string): boolean;
  stemsOf(text: string): ReadonlySet<string>;
}): Statement | null {
  const telling = question.terms.filter(
    ({ word, information, isVague, isDoing, isContext }) =>
      information >= leastTelling && !isVague && !isDoing && !isContext && !/^\d/.test(word),
  );
  if (!telling.some(({ information }) => information >= tellingMuch)) return null;
  const names = telling.filter(({ information }) => information >= tellingMuch);
  for (const { passage, heading } of sections) {
    const around = stemsOf(passage.place.row === undefined ? heading : passage.text);
    const said = sentencesOf(passage).find((sentence) => {
      const stems = stemsOf(sentence);
      const holds = (term: QuestionTerm): boolean => holdsTerm(term, stems) >= sameWord;
      return (
        isWhole(sentence) &&
        !isPrice(sentence) &&
        names.some(holds) &&
        telling.every((term) => holds(term) || holdsTerm(term, around) >= sameWord)
      );
    });
    if (said) return { text: said, passages: [passage] };
  }
  return null;
}

const leastTelling = 0.3;
const tellingMuch = 0.6;
const sameWord = 0.8;
const fewestWords = 5;
const longest = 240;

/** Rows hold their sentences in cells: "Notes: Small boats only. The canopy is made …". */
function sentencesOf({ text, sentences, place }: Section['passage']): string[] {
  if (place.row === undefined)
    return sentences.filter(({ heading }) => !heading).map((sentence) => sentence.text);
  return text.split('\n').flatMap((cell) => splitSentences(cell.replace(/^[^:]{1,60}: /, '')));
}

const isWhole = (sentence: string): boolean =>
  sentence.length <= longest &&
  sentence.split(/\s+/).length >= fewestWords &&
  /^\p{Lu}/u.test(sentence) &&
  !/[?？:;]$/u.test(sentence);
