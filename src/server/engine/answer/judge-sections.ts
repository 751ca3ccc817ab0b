import type { Embedder } from '#server/adapters/models/embedder.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { Section } from './sections.ts';

/** What the judge thinks of the texts that were found, each null when it wasn't asked about it. */
export type Judged = {
  section(section: Section): number | null;
  /** The best of several whole passages. */
  passages(passages: readonly LoadedPassage[]): number | null;
  /** The best text outside of the given passages. */
  besides(passages: readonly LoadedPassage[]): number | null;
  /** What it thinks of answers as they would be given. */
  answers(texts: readonly string[]): Promise<(number | null)[]>;
};

export const unjudged: Judged = {
  section: () => null,
  passages: () => null,
  besides: () => null,
  answers: async (texts) => texts.map(() => null),
};

/** So many sections are read together with the question, those that the search found first. */
const judgedSections = 16;
/** And so many of the passages that an answer cites. */
const judgedCited = 3;
const longestText = 700;

/** Asks the judge, where the model has one. A judge that fails is no reason to give no answer. */
export async function judgeTexts({
  question,
  sections,
  cited,
  embedder,
  signal,
}: {
  question: string;
  sections: readonly Section[];
  /** What each typed answer rests on. */
  cited: readonly (readonly LoadedPassage[])[];
  embedder: Embedder | null;
  signal?: AbortSignal;
}): Promise<Judged> {
  const judge = embedder?.judge;
  if (!judge) return unjudged;
  const read = sections.slice(0, judgedSections);
  const passages = [...new Set(cited.flatMap((each) => each.slice(0, judgedCited)))];
  const texts = [
    ...read.map(writeSectionForJudge),
    ...passages.map(({ place, text }) => writeForJudge(place.heading ?? '', text)),
  ];
  const distinct = [...new Set(texts)];
  const ask = (some: readonly string[]): Promise<number[] | null> =>
    judge(question, some, { signal }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
  const scores = await ask(distinct);
  if (!scores) return unjudged;
  const scoreOf = new Map(distinct.map((text, at) => [text, scores[at] ?? 0]));
  const byKey = new Map(read.map((one, at) => [keyOf(one), scoreOf.get(texts[at] ?? '') ?? null]));
  const byPassage = new Map<string, number>();
  for (const [at, { id }] of [...read.map(({ passage }) => passage), ...passages].entries()) {
    const score = scoreOf.get(texts[at] ?? '') ?? 0;
    byPassage.set(id, Math.max(score, byPassage.get(id) ?? score));
  }
  const best = (some: readonly number[]): number | null =>
    some.length > 0 ? Math.max(...some) : null;
  return {
    section: (section) => byKey.get(keyOf(section)) ?? null,
    passages: (some) => best(some.flatMap(({ id }) => byPassage.get(id) ?? [])),
    besides(some) {
      const own = new Set(some.map(({ id }) => id));
      return best([...byPassage].flatMap(([id, score]) => (own.has(id) ? [] : [score])));
    },
    async answers(some) {
      const found = await ask(some.map((text) => text.slice(0, longestText)));
      return some.map((_, at) => found?.[at] ?? null);
    },
  };
}

function keyOf({ passage, sentences }: Section): string {
  return `${passage.id}/${sentences[0]}`;
}

export function writeSectionForJudge({ passage, heading, text }: Section): string {
  return writeForJudge(heading, passage.place.row === undefined ? text : passage.text);
}

/** As the texts were written that the judge was trained with: the heading, then the text or the cells of the row. */
function writeForJudge(heading: string, text: string): string {
  const head = heading.trim();
  return (head && !text.startsWith(head) ? `${head}: ${text}` : text).slice(0, longestText);
}
