import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { decideConflictInput } from '#shared/contract/conflicts.ts';
import { decideConflict, listConflicts } from './decide-conflict.ts';

const ofChatbot = z.object({ chatbotId: z.uuid() });
const ofConflict = z.object({ chatbotId: z.uuid(), key: z.string().max(64) });
const base = '/api/chatbots/:chatbotId/conflicts';

export function conflictRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>()
    .get(
      base,
      requireSession(deps, 'documents.read'),
      validate({ param: ofChatbot }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await listConflicts({ deps, workspaceId, ...c.req.valid('param') }));
      },
    )
    .post(
      `${base}/:key`,
      requireSession(deps, 'documents.edit'),
      validate({ param: ofConflict, json: decideConflictInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await decideConflict({ ...of, input: c.req.valid('json') }));
      },
    );
}
