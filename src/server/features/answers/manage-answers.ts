/** Curated answers: pairs an owner wrote for one chatbot, which outrank its documents. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { assertWritable, bumpKnowledge, getChatbot } from '#server/features/chatbots/index.ts';
import {
  type AnswerInput,
  answerLimits,
  type CuratedAnswer,
  type UpdateAnswerInput,
} from '#shared/contract/answers.ts';
import { AppError } from '#shared/errors.ts';
import {
  type AnswerRow,
  createAnswerRow,
  deleteAnswerRow,
  listAnswerRows,
  updateAnswerRow,
} from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; chatbotId: string };
type OfAnswer = OfChatbot & { id: string };

export const embedAnswersJob = 'embed-answers';
const mostAnswers = answerLimits.most;

export async function listAnswers({ deps, ...of }: OfChatbot): Promise<CuratedAnswer[]> {
  await getChatbot({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  const rows = await listAnswerRows({ connection: deps.database.orm, ...of });
  return rows.map(describe);
}

export async function createAnswer({
  deps,
  userId,
  input,
  within,
  ...of
}: OfChatbot & {
  userId: string;
  input: AnswerInput;
  /** What is to be true of it from the same moment. */
  within?: (options: { transaction: Transaction; made: CuratedAnswer }) => Promise<void>;
}): Promise<CuratedAnswer> {
  await assertWritable({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  if ((await listAnswerRows({ connection: deps.database.orm, ...of })).length >= mostAnswers) {
    throw new AppError('conflict', `A chatbot can have at most ${mostAnswers} answers.`);
  }
  const now = deps.clock.now();
  const answer = { ...input, ...of, userId, createdAt: now, updatedAt: now };
  return deps.database.orm.transaction(async (transaction) => {
    const made = describe(await createAnswerRow({ transaction, answer }));
    await bump({ deps, transaction, userId, ...of });
    await deps.queue.enqueue({ name: embedAnswersJob, data: {}, singletonKey: 'one', transaction });
    await within?.({ transaction, made });
    return made;
  });
}

export async function updateAnswer({
  deps,
  userId,
  changes,
  ...of
}: OfAnswer & { userId: string; changes: UpdateAnswerInput }): Promise<CuratedAnswer> {
  await assertWritable({ deps, workspaceId: of.workspaceId, id: of.chatbotId });
  // The old question's meaning would match what is no longer asked.
  const unembedded = changes.question === undefined ? {} : { vector: null, embedderId: null };
  return deps.database.orm.transaction(async (transaction) => {
    const row = await updateAnswerRow({
      connection: transaction,
      ...of,
      changes: { ...changes, ...unembedded, updatedAt: deps.clock.now() },
    });
    if (!row) throw notFound();
    await bump({ deps, transaction, userId, ...of });
    await deps.queue.enqueue({ name: embedAnswersJob, data: {}, singletonKey: 'one', transaction });
    return describe(row);
  });
}

export async function deleteAnswer({
  deps,
  userId,
  ...of
}: OfAnswer & { userId: string }): Promise<void> {
  await deps.database.orm.transaction(async (transaction) => {
    if (!(await deleteAnswerRow({ connection: transaction, ...of }))) throw notFound();
    await bump({ deps, transaction, userId, ...of });
  });
}

const bump = ({
  chatbotId,
  ...by
}: {
  deps: Deps;
  transaction: Transaction;
  workspaceId: string;
  chatbotId: string;
  userId: string;
}): Promise<void> => bumpKnowledge({ ...by, ids: [chatbotId] });

const notFound = () => new AppError('not_found', 'This answer does not exist.');

function describe({ id, question, answer, createdAt, updatedAt }: AnswerRow): CuratedAnswer {
  return {
    id,
    question,
    answer,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
