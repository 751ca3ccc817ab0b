import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Retrieval } from '#server/engine/retrieve/retrieve.ts';
import type { Question } from '#server/engine/understand/question.ts';
import { findExpected } from './expected-value.ts';
import type { Candidate } from './find-answer.ts';
import { sayPlace } from './find-answer.ts';
import type { LoadedPassage } from './passage-text.ts';
import { judgeSection, type SectionFeatures } from './section-confidence.ts';
import { chooseWindow, cutSections, isBareRow, type SectionScore, scoreSections } from './sections.ts';

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
}): (Candidate & { features: SectionFeatures }) | null {
  const asked = before ? { ...question, terms: [...question.terms, ...before.terms.filter((term) => !question.terms.some(({ word }) => word === term.word))] } : question;
  const termWeights = asked.terms.map((term, index) => {
    const { weight = 3 } = retrieval.weights[index] ?? {};
    const isOwn = index < question.terms.length;
    const share = isOwn ? (term.isContext ? 0.6 : 1) : 0.5;
    return weight * (0.3 + 0.7 * term.information) * share;
  });
  const sections = cutSections({ matches: retrieval.matches, loaded }).filter((section) => !isBareRow(section));
  const expected = findExpected(question, words);
  const scored = scoreSections({
    sections,
    question: asked,
    termWeights,
    language: facts.languages[0] ?? 'en',
    vocabulary: facts.vocabulary,
  }).map((one) => {
    const holds = expected.every((value) => value.test(`${one.section.heading} ${one.section.text}`));
    return { ...one, holds, score: one.score + (expected.length === 0 ? 0 : holds ? 0.15 : -0.35) };
  });
  scored.sort((a, b) => b.score - a.score);
  const [best, ...others] = scored;
  if (!best) return null;
  const next = others.find((other) => other.section.heading !== best.section.heading) as (SectionScore & { holds: boolean }) | undefined;
  const knownWeight = termWeights.reduce(
    (sum, weight, index) => sum + (retrieval.weights[index]?.known ? weight : 0),
    0,
  );
  const total = termWeights.reduce((sum, weight) => sum + weight, 0) || 1;
  const features: SectionFeatures = {
    cosine: Math.max(best.cosine, best.headingCosine),
    coverage: best.coverage,
    sentenceCoverage: best.sentenceCoverage,
    headingCoverage: best.headingCoverage,
    lead: Math.min(1, best.score - (next?.score ?? best.score - 0.5)),
    unknown: 1 - knownWeight / total,
    expected: expected.length === 0 ? 0 : best.holds ? 1 : -1,
    passage: retrieval.confidence,
  };
  const confidence = judgeSection(features);
  const window = chooseWindow(best);
  const text = window.map((index) => best.section.passage.sentences[index]?.text ?? '').join(' ');
  const { page } = best.section.passage.sentences[window[0] ?? -1] ?? {};
  const passage = { ...best.section.passage, place: { ...best.section.passage.place, ...(best.section.heading && best.section.passage.place.row === undefined && { heading: best.section.heading }) } };
  return {
    kind: 'text',
    statements: [{ text, passages: [passage], ...(page && { page }) }],
    confidence,
    understood: question.text,
    plan: [sayPlace(passage)],
    parts: Object.entries(features).map(([name, value]) => ({ name, value })),
    options: [],
    features,
  };
}
