import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { type KnownConflict, listLosingAnswers } from '#server/engine/conflicts/stored-conflict.ts';
import { listAnswerRows, listVersionAnswers } from './queries.ts';

type KnownAnswer = {
  id: string;
  question: string;
  answer: string;
  /** The question's meaning to the model `embedderId`; null while only its words can be compared. */
  vector: Float32Array | null;
  embedderId: string | null;
};
type KnowingChatbot = {
  id: string;
  workspaceId: string;
  knowledgeVersion: number;
  /** Null: what the tables have now. */
  publishedVersion: number | null;
};
type Known = { version: number; answers: KnownAnswer[] };

/** Over all chatbots. */
const rememberedAnswers = 10_000;
const knownAnswers: MemoryPart<Map<string, Known>> = { name: 'answers of owners' };

/**
 * For the chat: all pairs of one chatbot, which may be a thousand, and are asked for at every question. The chatbot was
 * just read, and its knowledge version changes in the same transaction as its pairs, on whatever instance: only what is
 * still as it was comes from memory, and a deleted one is never said again.
 */
export async function listKnownAnswers({
  deps,
  chatbot: { id: chatbotId, workspaceId, knowledgeVersion, publishedVersion },
}: {
  deps: Deps;
  chatbot: KnowingChatbot;
}): Promise<KnownAnswer[]> {
  const { orm } = deps.database;
  const memory = deps.memory.get(knownAnswers, () => new Map());
  const version = knowledgeVersion;
  const id = `${chatbotId}@${publishedVersion}`;
  const known = memory.get(id);
  if (known?.version === version) return known.answers;
  const of = { connection: orm, workspaceId, chatbotId };
  const rows =
    publishedVersion === null
      ? await listAnswerRows(of)
      : await listVersionAnswers({ ...of, version: publishedVersion });
  const answers = rows.map(({ id: answerId, question, answer, vector, embedderId }) => ({
    id: answerId,
    question,
    answer,
    vector: vector && toVector(vector),
    embedderId,
  }));
  remember({ memory, id, known: { version, answers } });
  return answers;
}

/**
 * Answers as a question can be compared that this model embedded: vectors of another one are left out, and so are
 * answers that a document is right against.
 */
export function comparableAnswers({
  answers,
  knowledge: { embedder, conflicts },
}: {
  answers: readonly KnownAnswer[];
  knowledge: { embedder: { id: string } | null; conflicts: readonly KnownConflict[] };
}): KnownAnswer[] {
  const losing = listLosingAnswers(conflicts);
  return answers
    .filter(({ id }) => !losing.has(id))
    .map((answer) => (answer.embedderId === embedder?.id ? answer : { ...answer, vector: null }));
}

/** Those that were remembered longest ago are forgotten first. */
function remember(input: { memory: Map<string, Known>; id: string; known: Known }): void {
  const { memory } = input;
  memory.delete(input.id);
  memory.set(input.id, input.known);
  // A chatbot without any takes room as well.
  const weigh = ({ answers }: Known) => answers.length + 1;
  let total = [...memory.values()].reduce((sum, known) => sum + weigh(known), 0);
  for (const [id, known] of memory) {
    if (total <= rememberedAnswers) return;
    memory.delete(id);
    total -= weigh(known);
  }
}

/** Copied, because the driver's buffer need not start where four-byte numbers may. */
function toVector(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
