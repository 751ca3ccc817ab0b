import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import type { Question } from '#server/engine/understand/question.ts';
import type { WeighedTerm } from './rank-sections.ts';

/** How much each word says: rare ones most, those around the question and of the question before it less. */
export function weighTerms({
  question,
  own: written,
  before,
  retrieval,
}: {
  question: Question;
  own: Question | null;
  before: Question | null;
  retrieval: Retrieval;
}): WeighedTerm[] {
  const isWritten = (word: string): boolean =>
    !written || written.terms.some((term) => term.word === word);
  const said = ` ${wordsOf(question.text).join(' ')} `;
  const own = question.terms.map((term, index): WeighedTerm => {
    const { weight = usualWeight, known = false } = retrieval.weights[index] ?? {};
    const isFigure = /^\d+$/.test(term.word);
    const share =
      (term.isContext ? contextShare : 1) *
      (term.isVague ? vagueShare : 1) *
      (isFigure ? figureShare : 1);
    return {
      term,
      weight: weight * informationShare(term.information) * share,
      isFocus: !term.isContext && isWritten(term.word),
      isOwn: true,
      isKnown: known,
      isName: isName(question, term.word),
      isBesideNext: said.includes(` ${term.word} ${question.terms[index + 1]?.word ?? ' '} `),
    };
  });
  const others = (before?.terms ?? []).filter(
    ({ word }) => !question.terms.some((term) => term.word === word),
  );
  return [
    ...own,
    ...others.map(
      (term): WeighedTerm => ({
        term,
        weight: usualWeight * informationShare(term.information) * beforeShare,
        isFocus: false,
        isOwn: false,
        isKnown: true,
        isName: false,
        isBesideNext: false,
      }),
    ),
  ];
}

/** Germans write every noun with a capital, so there only codes such as "IP2" tell. */
function isName({ text, language }: Question, word: string): boolean {
  if (/\p{L}\d|\d\p{L}/u.test(word)) return true;
  if (language === 'de') return false;
  const found = [...text.matchAll(/(?<=[\p{L}\p{N},’'] )\p{Lu}\p{L}+/gu)].map(([name]) =>
    fold(name),
  );
  return found.includes(word);
}

const usualWeight = 3;
const contextShare = 0.6;
const vagueShare = 0.2;
/** Of a limit the text gives another number than the question. */
const figureShare = 0.3;
const beforeShare = 0.5;
const informationShare = (information: number): number => 0.3 + 0.7 * information;
