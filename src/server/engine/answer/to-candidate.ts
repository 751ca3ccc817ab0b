import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { AnswerKind, Candidate } from './candidate.ts';
import type { LoadedPassage } from './passage-text.ts';
import { sayPlace } from './say-place.ts';

/** A typed answer with the passages that it rests on. */
export function toCandidate({
  kind,
  answer,
  facts,
  loaded,
}: {
  kind: AnswerKind;
  answer: FactAnswer;
  facts: OpenFacts;
  loaded: ReadonlyMap<string, LoadedPassage>;
}): Candidate[] {
  const passages = new Map<string, LoadedPassage>();
  for (const source of answer.cited) {
    const passage = loaded.get(facts.findPassageId(source) ?? '');
    if (passage && passages.size < mostCited) passages.set(passage.id, passage);
  }
  // Nothing is said that can't be cited.
  if (passages.size === 0) return [];
  const cited = [...passages.values()];
  return [
    {
      kind,
      statements: [{ text: answer.text, passages: cited }],
      confidence: answer.certainty,
      understood: answer.understood,
      plan: cited.map(sayPlace),
      parts: [{ name: 'certainty', value: answer.certainty }],
      options: answer.options ?? [],
    },
  ];
}

/** Marks beside an answer; the other rows of a long list are not marked one by one. */
const mostCited = 5;
