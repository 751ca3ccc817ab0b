import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { actionSecretInput, testActionInput } from '#shared/contract/actions.ts';
import { deleteSecret, saveSecret } from './action-secrets.ts';
import { describeActions } from './find-action.ts';
import { testAction } from './test-action.ts';

const ofOne = z.object({ id: z.uuid() });
const ofSecret = z.object({ id: z.uuid(), secretId: z.uuid() });
const testsPerPerson = { name: 'action-test', requests: 60, windowSeconds: 3600 };

/** The owner's side: keys, tests and the log. Definitions are saved with the chatbot's other settings. */
export function actionRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'chatbots.read');
  const mayEdit = requireSession(deps, 'chatbots.edit');
  const base = '/api/chatbots/:id/actions';
  return new Hono<SessionEnv>()
    .get(base, mayRead, validate({ param: ofOne }), async (c) => {
      const { workspaceId } = c.get('session');
      const chatbotId = c.req.valid('param').id;
      return c.json(await describeActions({ deps, workspaceId, chatbotId }));
    })
    .put(
      `${base}/secrets`,
      mayEdit,
      validate({ param: ofOne, json: actionSecretInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const chatbotId = c.req.valid('param').id;
        const input = c.req.valid('json');
        return c.json({
          secrets: await saveSecret({ deps, workspaceId, chatbotId, userId, input }),
        });
      },
    )
    .delete(`${base}/secrets/:secretId`, mayEdit, validate({ param: ofSecret }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      const { id: chatbotId, secretId } = c.req.valid('param');
      return c.json({
        secrets: await deleteSecret({ deps, workspaceId, chatbotId, userId, secretId }),
      });
    })
    .post(
      `${base}/test`,
      mayEdit,
      rateLimit<SessionEnv>({ deps, by: (c) => c.get('session').userId, ...testsPerPerson }),
      validate({ param: ofOne, json: testActionInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const chatbotId = c.req.valid('param').id;
        const { action, fields: given } = c.req.valid('json');
        return c.json(await testAction({ deps, workspaceId, chatbotId, action, given }));
      },
    );
}
