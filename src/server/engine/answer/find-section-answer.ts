import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { chooseLines } from './choose-lines.ts';
import { findExpected } from './expected-value.ts';
import type { Candidate } from './find-answer.ts';
import { sayPlace } from './find-answer.ts';
import type { LoadedPassage } from './passage-text.ts';
import { type RankedSection, rankSections, type WeighedTerm } from './rank-sections.ts';
import { judgeSection, type SectionEvidence, weighEvidence } from './section-confidence.ts';
import { cutSections, isBareRow, textOf } from './sections.ts';

export type SectionAnswer = Candidate & { evidence: SectionEvidence; ranked: RankedSection[] };

/** The piece of text that answers a question best, as it stands in its document. */
export function findSectionAnswer({
  question,
  before,
  retrieval,
  loaded,
  facts,
  words,
}: {
  question: Question;
  before: Question | null;
  retrieval: Retrieval;
  loaded: ReadonlyMap<string, LoadedPassage>;
  facts: OpenFacts;
  words: QuestionWords;
}): SectionAnswer | null {
  const terms = weighTerms({ question, before, retrieval });
  const language = facts.languages[0] ?? 'en';
  const ranked = rankSections({
    sections: cutSections({ matches: retrieval.matches, loaded }).filter(
      (section) => !isBareRow(section),
    ),
    terms,
    expected: findExpected(question, words),
    language,
    vocabulary: facts.vocabulary,
  });
  const [best] = ranked;
  if (!best) return null;
  const evidence = weighEvidence({ ranked, terms, language, vocabulary: facts.vocabulary });
  const { section } = best;
  const chosen = chooseLines(best);
  const { page } = section.passage.sentences[chosen[0] ?? -1] ?? {};
  const passage = placeOf(best);
  return {
    kind: 'text',
    statements: [
      { text: textOf(section.passage, chosen), passages: [passage], ...(page && { page }) },
    ],
    confidence: judgeSection(evidence),
    understood: question.text,
    plan: [sayPlace(passage)],
    parts: Object.entries(evidence).map(([name, value]) => ({ name, value })),
    options: [],
    evidence,
    ranked,
  };
}

function placeOf({ section: { passage, heading } }: RankedSection): LoadedPassage {
  if (!heading || passage.place.row !== undefined) return passage;
  return { ...passage, place: { ...passage.place, heading } };
}

/** How much each word says: rare ones most, those around the question and of the question before it less. */
function weighTerms({
  question,
  before,
  retrieval,
}: {
  question: Question;
  before: Question | null;
  retrieval: Retrieval;
}): WeighedTerm[] {
  const own = question.terms.map((term, index): WeighedTerm => {
    const { weight = usualWeight, known = false } = retrieval.weights[index] ?? {};
    const share = term.isContext ? contextShare : 1;
    return {
      term,
      weight: weight * informationShare(term.information) * share,
      isFocus: !term.isContext,
      isKnown: known,
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
        isKnown: true,
      }),
    ),
  ];
}

const usualWeight = 3;
const contextShare = 0.6;
const beforeShare = 0.5;
const informationShare = (information: number): number => 0.3 + 0.7 * information;
