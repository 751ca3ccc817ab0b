import type { Embedder } from '#server/adapters/models/embedder.ts';
import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import type { OfferedAction } from '#server/engine/answer/offered-action.ts';
import type { Action } from '#shared/contract/actions.ts';
import { usualQuestions } from './usual-questions.ts';

/** Meanings of example questions, which are few and asked for at every question. */
const meanings: MemoryPart<Map<string, Float32Array>> = { name: 'examples of actions' };
const mostKnown = 5_000;

/** The actions that are switched on, with the meaning of their examples where there is a model. */
export async function listOffers({
  deps,
  actions,
  embedder,
}: {
  deps: Deps;
  actions: readonly Action[];
  embedder: Embedder | null;
}): Promise<OfferedAction[]> {
  const enabled = actions.filter((action) => action.enabled);
  const examplesOf = ({ name, questions, kind }: Action) => [
    name,
    ...questions,
    ...(usualQuestions[kind] ?? []),
  ];
  const known = deps.memory.get(meanings, () => new RecentMap(mostKnown));
  if (embedder) await embedNew({ known, embedder, texts: enabled.flatMap(examplesOf) });
  return enabled.map((action) => ({
    id: action.id,
    name: action.name,
    intro: action.intro,
    asksForOrder: action.fields.some(({ type }) => type === 'order'),
    questions: examplesOf(action).map((question) => ({
      question,
      vector: (embedder && known.get(keyOf({ embedder, text: question }))) ?? null,
    })),
  }));
}

const keyOf = ({ embedder, text }: { embedder: Embedder; text: string }) =>
  `${embedder.id} ${text}`;

/** Without a model that responds, words alone are compared. */
async function embedNew({
  known,
  embedder,
  texts,
}: {
  known: Map<string, Float32Array>;
  embedder: Embedder;
  texts: readonly string[];
}): Promise<void> {
  const unknown = [...new Set(texts)].filter((text) => !known.has(keyOf({ embedder, text })));
  if (unknown.length === 0) return;
  const vectors = await embedder
    .embed(unknown, { as: 'question', urgent: true })
    .catch(() => [] as Float32Array[]);
  for (const [at, text] of unknown.entries()) {
    const vector = vectors[at];
    if (vector) known.set(keyOf({ embedder, text }), vector);
  }
}
