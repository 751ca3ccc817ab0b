import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import {
  answerTestInput,
  createTestsInput,
  importTestsInput,
  updateAnswerTestInput,
} from '#shared/contract/answer-tests.ts';
import { importTests } from './import-tests.ts';
import {
  compareAnswers,
  createTest,
  createTests,
  deleteTest,
  listTests,
  updateTest,
} from './manage-tests.ts';
import { requestRun } from './runs.ts';
import { suggestTests } from './suggest-tests.ts';

const ofChatbot = z.object({ chatbotId: z.uuid() });
const ofTest = z.object({ chatbotId: z.uuid(), id: z.uuid() });
const base = '/api/chatbots/:chatbotId/tests';

export function answerTestRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'chatbotTesting' });
  const mayRead = requireSession(deps, 'answers.read');
  const mayEdit = requireSession(deps, 'answers.edit');
  const limited = (name: string) =>
    rateLimit<SessionEnv>({
      deps,
      name,
      by: (c) => c.get('session').userId,
      ...deps.env.rateLimit,
    });
  return new Hono<SessionEnv>()
    .get(base, isOn, mayRead, validate({ param: ofChatbot }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listTests({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .post(base, isOn, mayEdit, validate({ param: ofChatbot, json: answerTestInput }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      const of = { deps, workspaceId, userId, ...c.req.valid('param') };
      return c.json(await createTest({ ...of, input: c.req.valid('json') }), 201);
    })
    .post(
      `${base}/bulk`,
      isOn,
      mayEdit,
      validate({ param: ofChatbot, json: createTestsInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await createTests({ ...of, inputs: c.req.valid('json').items }));
      },
    )
    .post(
      `${base}/import`,
      isOn,
      mayEdit,
      validate({ param: ofChatbot, json: importTestsInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await importTests({ ...of, ...c.req.valid('json') }));
      },
    )
    .post(
      `${base}/suggestions`,
      isOn,
      mayEdit,
      limited('test-suggestions'),
      validate({ param: ofChatbot }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const of = { deps, workspaceId, ...c.req.valid('param') };
        return c.json(await suggestTests({ ...of, signal: c.req.raw.signal }));
      },
    )
    .post(
      `${base}/run`,
      isOn,
      mayEdit,
      limited('test-runs'),
      validate({ param: ofChatbot }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const of = { deps, workspaceId, ...c.req.valid('param') };
        return c.json(await requestRun({ ...of, trigger: 'manual' }), 201);
      },
    )
    .get(`${base}/:id/comparison`, isOn, mayRead, validate({ param: ofTest }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await compareAnswers({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .patch(
      `${base}/:id`,
      isOn,
      mayEdit,
      validate({ param: ofTest, json: updateAnswerTestInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const of = { deps, workspaceId, ...c.req.valid('param') };
        return c.json(await updateTest({ ...of, changes: c.req.valid('json') }));
      },
    )
    .delete(`${base}/:id`, isOn, mayEdit, validate({ param: ofTest }), async (c) => {
      const { workspaceId } = c.get('session');
      await deleteTest({ deps, workspaceId, ...c.req.valid('param') });
      return c.json({ deleted: true });
    });
}
