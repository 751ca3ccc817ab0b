/** Curated answers from a CSV file: first what would become of each row, then all of it in one transaction. */
import type { Deps } from '#server/deps.ts';
import { questionWords } from '#server/engine/answer/curated-answers.ts';
import { assertWritable, bumpKnowledge } from '#server/features/chatbots/index.ts';
import {
  answerInput,
  answerLimits,
  type ImportAnswersResponse,
  type ImportRow,
  type ImportState,
} from '#shared/contract/answers.ts';
import { embedAnswersJob } from './manage-answers.ts';
import { type AnswerRow, createAnswerRows, listAnswerRows, updateAnswerRow } from './queries.ts';
import { readAnswerRows } from './read-answer-rows.ts';

/** A row of the file and the pair that it replaces. */
type Planned = { line: ImportRow; replaced: AnswerRow | null };

export async function importAnswers({
  deps,
  userId,
  bytes,
  isPreview,
  keepsExisting,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  userId: string;
  bytes: Uint8Array;
  /** Nothing is saved. */
  isPreview: boolean;
  /** Answers to questions that are already there stay. */
  keepsExisting: boolean;
}): Promise<ImportAnswersResponse> {
  const { workspaceId, chatbotId } = of;
  await assertWritable({ deps, workspaceId, id: chatbotId });
  const { rows, ignoredColumns } = readAnswerRows(bytes);
  const planned = await deps.database.orm.transaction(async (transaction) => {
    // Locks the chatbot, so that two imports at once count each other's rows.
    if (!isPreview)
      await bumpKnowledge({ deps, transaction, workspaceId, userId, ids: [chatbotId] });
    const existing = await listAnswerRows({ connection: transaction, ...of });
    const plan = planImport({ rows, existing, keepsExisting });
    if (isPreview) return plan;
    const now = deps.clock.now();
    const fresh = plan.filter(({ line }) => line.state === 'new');
    await createAnswerRows({
      transaction,
      rows: fresh.map(({ line: { question, answer } }, at) => ({
        ...{ ...of, userId, question, answer, updatedAt: now },
        // The newest is listed first, so the file's first row is the newest.
        createdAt: new Date(now.getTime() - at),
      })),
    });
    for (const { line, replaced } of plan) {
      if (!replaced || line.state !== 'replaces') continue;
      const changes = { answer: line.answer, updatedAt: now };
      await updateAnswerRow({ connection: transaction, ...of, id: replaced.id, changes });
    }
    await deps.queue.enqueue({ name: embedAnswersJob, data: {}, singletonKey: 'one', transaction });
    return plan;
  });
  const lines = planned.map(({ line }) => line);
  return { rows: lines, counts: count(lines), ignoredColumns };
}

function planImport({
  rows,
  existing,
  keepsExisting,
}: {
  rows: readonly { row: number; question: string; answer: string }[];
  existing: readonly AnswerRow[];
  keepsExisting: boolean;
}): Planned[] {
  // Of two with the same question the newest answers, and it's listed first.
  const known = new Map(existing.toReversed().map((one) => [keyOf(one.question), one]));
  const seen = new Map<string, number>();
  let left = answerLimits.most - existing.length;
  return rows.map(({ row, ...cells }) => {
    const plan = (
      state: ImportState,
      { note = null, replaced = null }: { note?: string | null; replaced?: AnswerRow | null } = {},
    ): Planned => ({ line: { row, ...cells, state, note }, replaced });
    const { data, error } = answerInput.safeParse(cells);
    if (!data)
      return plan('invalid', { note: error.issues.map((issue) => issue.message).join('. ') });
    const key = keyOf(data.question);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      return plan('repeated', { note: `Same question as in row ${earlier}` });
    }
    seen.set(key, row);
    const before = known.get(key);
    if (before) {
      if (before.answer === data.answer) return plan('same');
      const note = `The answer now: ${before.answer}`;
      return keepsExisting ? plan('kept', { note }) : plan('replaces', { note, replaced: before });
    }
    if (left <= 0) {
      const most = answerLimits.most.toLocaleString('en');
      return plan('over-limit', { note: `A chatbot can have at most ${most} answers` });
    }
    left -= 1;
    return plan('new');
  });
}

const keyOf = (question: string): string => questionWords(question) || question.trim();

function count(rows: readonly ImportRow[]): ImportAnswersResponse['counts'] {
  const counts: ImportAnswersResponse['counts'] = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
