import type { Embedder } from '#server/adapters/models/embedder.ts';
import { traceStep } from '#server/config/active-span.ts';
import { analyse } from '#server/engine/index/analyse.ts';
import type { PassageMatch } from '#server/engine/index/passage-match.ts';
import { type SearchIndex, searchIndex } from '#server/engine/index/search-index.ts';
import { subjectOf } from '#server/engine/index/segment-data.ts';
import { readInEnglish } from '#server/engine/language/read-in-english.ts';
import { isOtherScript } from '#server/engine/language/text-language.ts';
import { type Question, toSearchTerms } from '#server/engine/understand/question.ts';
import { judgeConfidence } from './confidence.ts';
import { findBackground, type Turn } from './conversation.ts';

export type Retrieval = {
  matches: PassageMatch[];
  /** How likely the documents hold the answer, 0 to 1. */
  confidence: number;
  /** The question's vector, for anyone else who compares it; null when words had to do. */
  vector: Float32Array | null;
  /** How much each term of the question says in these documents, and whether they use it. */
  weights: { weight: number; known: boolean }[];
  /** How many passages were searched. */
  passages: number;
};

const pool = 100;
/** How much the background's own score, and its topic's best score, add to a passage. */
const backgroundWeight = 0.3;
const topicWeight = 0.5;

/** Finds the passages that may answer a question in the light of the conversation before it. */
export function retrieve(input: Search): Promise<Retrieval> {
  return traceStep({ name: 'retrieve' }, async (span) => {
    const retrieval = await search(input);
    span?.setAttributes({
      'askwell.passages.searched': retrieval.passages,
      'askwell.passages.found': retrieval.matches.length,
    });
    return retrieval;
  });
}

type Search = {
  index: SearchIndex;
  embedder: Embedder | null;
  question: Question;
  history: readonly Turn[];
  limit: number;
  signal?: AbortSignal;
};

async function search(input: Search): Promise<Retrieval> {
  const { text } = input.question;
  const background = findBackground({ question: text, history: input.history });
  const asked = forModel(input);
  const texts = background ? [asked, forModel({ ...input, text: background.text })] : [asked];
  const [vector = null, backgroundVector = null] = await embedOrNull({ ...input, texts });
  const query = { terms: toSearchTerms(input.question), vector };
  const result = searchIndex({ index: input.index, query, limit: pool });
  const { matches: found, weights } = result;
  const confidence = judgeConfidence(result);
  const passages = input.index.segments.reduce((sum, { ids }) => sum + ids.length, 0);
  if (!background)
    return { matches: found.slice(0, input.limit), confidence, vector, weights, passages };
  const before = searchIndex({
    index: input.index,
    query: {
      terms: analyse(background.text, input.question.language),
      vector: backgroundVector,
    },
    limit: pool,
  });
  const matches = mergeMatches({ found, before: before.matches, need: background.need });
  const shared = (confidence + background.need * judgeConfidence(before)) / (1 + background.need);
  return {
    matches: matches.slice(0, input.limit),
    confidence: Math.max(confidence, shared),
    vector,
    weights,
    passages,
  };
}

/** A model that knows the visitor's language needs no word-by-word translation. */
function forModel({
  embedder,
  question,
  text = question.text,
}: Pick<Search, 'embedder' | 'question'> & { text?: string }): string {
  if (!embedder || embedder.languages === 'all') return text;
  const isWhole = text === question.text;
  if (embedder.languages === 'read-in-english' && question.inEnglish != null)
    return isWhole ? question.inEnglish : readInEnglish(text, question.language);
  return (isWhole && question.gloss) || text;
}

/** A model that fails or is not there yet costs meaning, not the answer. */
async function embedOrNull({
  embedder,
  texts,
  signal,
}: {
  embedder: Embedder | null;
  texts: readonly string[];
  signal?: AbortSignal;
}): Promise<readonly (Float32Array | null)[]> {
  if (!embedder || (embedder.languages !== 'all' && texts.some(isOtherScript))) return [];
  try {
    return await traceStep({ name: 'embed question' }, () =>
      embedder.embed(texts, { as: 'question', signal, urgent: true }),
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    return [];
  }
}

function mergeMatches({
  found,
  before,
  need,
}: {
  found: PassageMatch[];
  before: PassageMatch[];
  need: number;
}): PassageMatch[] {
  const floorFound = found.at(-1)?.score ?? 0;
  const floorBefore = before.at(-1)?.score ?? 0;
  const scoreBefore = new Map(before.map((match) => [match.id, match.score]));
  const topics = new Map<string, number>();
  for (const match of before) {
    const topic = topicOf(match);
    topics.set(topic, Math.max(topics.get(topic) ?? floorBefore, match.score));
  }
  const own = new Set(found.map((match) => match.id));
  const all = [
    ...found,
    ...before
      .filter((match) => !own.has(match.id))
      .map((match) => ({ ...match, score: floorFound })),
  ];
  return all
    .map((match) => {
      const here = scoreBefore.get(match.id) ?? floorBefore;
      const topic = topics.get(topicOf(match)) ?? floorBefore;
      return {
        ...match,
        score: match.score + need * (backgroundWeight * here + topicWeight * topic),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** A conversation stays within a document, or with one thing in a table. */
const topicOf = (match: PassageMatch): string =>
  `${match.segment.documentId}:${subjectOf(match)?.join() ?? ''}`;
