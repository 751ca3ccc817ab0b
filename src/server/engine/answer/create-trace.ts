import type { AnswerTrace } from '#shared/chat-events.ts';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';

export function createTrace({
  threshold,
  milliseconds,
  found,
  candidates = [],
}: {
  threshold: number;
  milliseconds: number;
  found?: FoundAnswer;
  candidates?: readonly Candidate[];
}): AnswerTrace {
  return {
    understood: candidates.map(({ understood }) => understood).join(' · '),
    plan: candidates.flatMap(({ plan }) => plan),
    parts: candidates[0]?.parts ?? [],
    writer: 'built-in',
    fallbackReason: null,
    confidence: Math.max(0, ...candidates.map(({ confidence }) => confidence)),
    threshold,
    withheld: [],
    passages: found ? tracePassages(found) : [],
    milliseconds: { retrieval: milliseconds, answer: 0 },
  };
}

function tracePassages({ retrieval, loaded }: FoundAnswer): AnswerTrace['passages'] {
  return retrieval.matches.slice(0, 5).flatMap((match) => {
    const passage = loaded.get(match.id);
    if (!passage) return [];
    const { title, text, place } = passage;
    return [{ title, text, page: place.page ?? null, score: match.score }];
  });
}
