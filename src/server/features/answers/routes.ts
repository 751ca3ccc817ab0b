import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { readBytes } from '#server/http/read-json.ts';
import { validate } from '#server/http/validate.ts';
import { writeCsv } from '#server/http/write-csv.ts';
import {
  answerInput,
  answerLimits,
  importAnswersQuery,
  similarAnswerQuery,
  updateAnswerInput,
} from '#shared/contract/answers.ts';
import { findSimilarAnswer } from './find-similar-answer.ts';
import { importAnswers } from './import-answers.ts';
import { createAnswer, deleteAnswer, listAnswers, updateAnswer } from './manage-answers.ts';

const ofChatbot = z.object({ chatbotId: z.uuid() });
const ofAnswer = z.object({ chatbotId: z.uuid(), id: z.uuid() });

export function answerRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'answers.read');
  const mayEdit = requireSession(deps, 'answers.edit');
  return new Hono<SessionEnv>()
    .get('/api/chatbots/:chatbotId/answers', mayRead, validate({ param: ofChatbot }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json({
        items: await listAnswers({ deps, workspaceId, ...c.req.valid('param') }),
      });
    })
    .get(
      '/api/chatbots/:chatbotId/answers.csv',
      mayRead,
      validate({ param: ofChatbot }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const items = await listAnswers({ deps, workspaceId, ...c.req.valid('param') });
        const rows = items.map(({ question, answer }) => [question, answer]);
        c.header('Content-Disposition', 'attachment; filename="questions-and-answers.csv"');
        return c.body(writeCsv([['question', 'answer'], ...rows]), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
        });
      },
    )
    .post(
      '/api/chatbots/:chatbotId/answers/import',
      mayEdit,
      validate({ param: ofChatbot, query: importAnswersQuery }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const { preview, keep } = c.req.valid('query');
        const bytes = await readBytes(c.req.raw, answerLimits.importBytes);
        return c.json(
          await importAnswers({
            ...{ deps, workspaceId, userId, ...c.req.valid('param'), bytes },
            isPreview: preview !== undefined,
            keepsExisting: keep !== undefined,
          }),
        );
      },
    )
    .get(
      '/api/chatbots/:chatbotId/answers/similar',
      mayRead,
      validate({ param: ofChatbot, query: similarAnswerQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const input = { ...c.req.valid('param'), ...c.req.valid('query') };
        return c.json(await findSimilarAnswer({ deps, workspaceId, ...input }));
      },
    )
    .post(
      '/api/chatbots/:chatbotId/answers',
      mayEdit,
      validate({ param: ofChatbot, json: answerInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await createAnswer({ ...of, input: c.req.valid('json') }), 201);
      },
    )
    .patch(
      '/api/chatbots/:chatbotId/answers/:id',
      mayEdit,
      validate({ param: ofAnswer, json: updateAnswerInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await updateAnswer({ ...of, changes: c.req.valid('json') }));
      },
    )
    .delete(
      '/api/chatbots/:chatbotId/answers/:id',
      mayEdit,
      validate({ param: ofAnswer }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        await deleteAnswer({ deps, workspaceId, userId, ...c.req.valid('param') });
        return c.json({ deleted: true });
      },
    );
}
