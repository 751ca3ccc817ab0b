import type { Embedder } from '#server/adapters/models/embedder.ts';
import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import type { OfferedAction } from '#server/engine/answer/offered-action.ts';
import { questionForModel } from '#server/engine/understand/question-for-model.ts';
import type { Action } from '#shared/contract/actions.ts';
import { bookingFormId } from '#shared/contract/booking.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { bookingQuestions, usualQuestions } from './usual-questions.ts';

/** Meanings of example questions, which are few and asked for at every question. */
const meanings: MemoryPart<Map<string, Float32Array>> = { name: 'examples of actions' };
const mostKnown = 5_000;

/** The actions and appointments that are switched on, with the meaning of their examples where there is a model. */
export async function listOffers({
  deps,
  settings: { actions, booking },
  embedder,
}: {
  deps: Deps;
  settings: Pick<ChatbotSettings, 'actions' | 'booking'>;
  embedder: Embedder | null;
}): Promise<OfferedAction[]> {
  const offers = [
    ...actions.filter(({ enabled }) => enabled).map(offerOf),
    ...(booking?.enabled
      ? [
          {
            id: bookingFormId,
            name: booking.name,
            intro: booking.intro,
            asksForOrder: false,
            examples: [booking.name, ...bookingQuestions],
          },
        ]
      : []),
  ];
  const known = deps.memory.get(meanings, () => new RecentMap(mostKnown));
  const texts = offers.flatMap(({ examples }) => examples);
  if (embedder) await embedNew({ known, embedder, texts });
  return offers.map(({ examples, ...offer }) => ({
    ...offer,
    questions: examples.map((question) => ({
      question,
      vector: (embedder && known.get(keyOf({ embedder, text: question }))) ?? null,
    })),
  }));
}

const offerOf = ({ id, name, intro, fields, questions, kind }: Action) => ({
  id,
  name,
  intro,
  asksForOrder: fields.some(({ type }) => type === 'order'),
  examples: [name, ...questions, ...(usualQuestions[kind] ?? [])],
});

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
  const given = unknown.map((text) => questionForModel({ text, embedder }));
  const vectors = await embedder
    .embed(given, { as: 'question', urgent: true })
    .catch(() => [] as Float32Array[]);
  for (const [at, text] of unknown.entries()) {
    const vector = vectors[at];
    if (vector) known.set(keyOf({ embedder, text }), vector);
  }
}
