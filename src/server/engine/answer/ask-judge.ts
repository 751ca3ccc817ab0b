import type { Embedder } from '#server/adapters/models/embedder.ts';
import { type Candidate, inOneLine } from './candidate.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { Section } from './sections.ts';

/** What the judge thinks of the texts that were found and of the answers made from them. */
export type Judgment = {
  /** Null when it wasn't asked about this one. */
  section(section: Section): number | null;
  /** The best of several passages. */
  passages(passages: readonly LoadedPassage[]): number | null;
  /** The best text outside of the given passages. */
  besides(passages: readonly LoadedPassage[]): number | null;
  /** An answer in the words in which it would be given. */
  answer(text: string): number | null;
};

/** `documentId` names where a text is from; without it a visitor's question or our own answer is meant. */
export type ReadForModel = (text: string, from: { documentId?: string | undefined }) => string;

/** So many sections are read together with the question, those that the search found first. */
const judgedSections = 16;
/** And so many of the passages that an answer cites. */
const judgedCited = 3;
const longestText = 700;

/** Null where the model has no judge, and when it fails: that is no reason to give no answer. */
export async function askJudge({
  question,
  sections,
  cited,
  answers,
  read,
  embedder,
  signal,
}: {
  question: string;
  sections: readonly Section[];
  /** What each typed answer rests on. */
  cited: readonly (readonly LoadedPassage[])[];
  answers: readonly string[];
  /** A question, a text or an answer as the model is given it. */
  read: ReadForModel;
  embedder: Embedder | null;
  signal?: AbortSignal;
}): Promise<Judgment | null> {
  if (!embedder?.judge) return null;
  const judgedTexts = sections.slice(0, judgedSections).map((section) => ({
    section,
    passage: section.passage,
    text: writeSectionForJudge(section),
  }));
  const passages = [...new Set(cited.flatMap((each) => each.slice(0, judgedCited)))].map(
    (passage) => ({ passage, text: writeForJudge(passage.place.heading ?? '', passage.text) }),
  );
  const texts = [
    ...new Set([...[...judgedTexts, ...passages].map(({ text }) => text), ...answers.map(shorten)]),
  ];
  const sources = new Map(
    [...judgedTexts, ...passages].map(({ passage, text }) => [text, passage.documentId]),
  );
  const given = texts.map((text) => read(text, { documentId: sources.get(text) }));
  const scores = await embedder
    .judge(read(question, {}), given, { signal })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
  if (!scores) return null;
  const scoreOf = new Map(texts.map((text, at) => [text, scores[at] ?? 0]));
  const bySection = new Map(
    judgedTexts.map(({ section, text }) => [keyOf(section), scoreOf.get(text)]),
  );
  const byPassage = new Map<string, number>();
  for (const { passage, text } of [...judgedTexts, ...passages]) {
    const score = scoreOf.get(text) ?? 0;
    byPassage.set(passage.id, Math.max(score, byPassage.get(passage.id) ?? score));
  }
  return {
    section: (section) => bySection.get(keyOf(section)) ?? null,
    passages: (some) => best(some.flatMap(({ id }) => byPassage.get(id) ?? [])),
    besides(some) {
      const own = new Set(some.map(({ id }) => id));
      return best([...byPassage].flatMap(([id, score]) => (own.has(id) ? [] : [score])));
    },
    answer: (text) => scoreOf.get(shorten(text)) ?? null,
  };
}

const best = (scores: readonly number[]): number | null =>
  scores.length > 0 ? Math.max(...scores) : null;

function keyOf({ passage, sentences }: Section): string {
  return `${passage.id}/${sentences[0]}`;
}

export function writeSectionForJudge({ passage, heading, text }: Section): string {
  return writeForJudge(heading, passage.place.row === undefined ? text : passage.text);
}

/** "Only in July." answers only under its heading, and a cell only together with the rest of its row. */
export function writeAnswerForJudge(candidate: Candidate): string {
  if (candidate.kind !== 'text') return shorten(inOneLine(candidate));
  const { statements } = candidate;
  return shorten(
    statements
      .map(({ text, passages: [passage] }) =>
        passage?.place.row === undefined
          ? headed(passage?.place.heading ?? '', text)
          : passage.text,
      )
      .join(' '),
  );
}

/** As the texts were written that the judge was trained with: the heading, then the text or the cells of the row. */
const writeForJudge = (heading: string, text: string): string => shorten(headed(heading, text));

function headed(heading: string, text: string): string {
  const head = heading.trim();
  return head && !text.startsWith(head) ? `${head}: ${text}` : text;
}

const shorten = (text: string): string => text.slice(0, longestText);
