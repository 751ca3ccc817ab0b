import type { Deps } from '#server/deps.ts';
import { questionForModel } from '#server/engine/understand/question-for-model.ts';
import { bumpKnowledge } from '#server/features/chatbots/index.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { embedAnswersJob } from './manage-answers.ts';
import { listUnembedded, saveVector } from './queries.ts';

const batch = 50;

export function answerJobs(deps: Deps): JobHandler[] {
  return [{ name: embedAnswersJob, handle: (_, signal) => embedAnswers({ deps, signal }) }];
}

/** Also finds what the model was not there for, and what another model had embedded. */
export const answerSchedules = [{ name: embedAnswersJob, cron: '* * * * *' }];

async function embedAnswers({ deps, signal }: { deps: Deps; signal: AbortSignal }): Promise<void> {
  const embedder = deps.embedding.current();
  if (!embedder) return;
  const { orm } = deps.database;
  while (!signal.aborted) {
    const rows = await listUnembedded({ connection: orm, embedderId: embedder.id, limit: batch });
    if (rows.length === 0) return;
    const vectors = await embedder.embed(
      rows.map(({ question }) => questionForModel({ text: question, embedder })),
      { as: 'question', signal },
    );
    await orm.transaction(async (transaction) => {
      for (const [index, row] of rows.entries()) {
        const values = vectors[index] ?? new Float32Array();
        const vector = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
        await saveVector({ connection: transaction, row, vector, embedderId: embedder.id });
        const { workspaceId, chatbotId } = row;
        await bumpKnowledge({ deps, transaction, workspaceId, ids: [chatbotId] });
      }
    });
  }
}
