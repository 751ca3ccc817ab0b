import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { getHealth } from './get-health.ts';

const ofChatbot = z.object({ chatbotId: z.uuid() });

export function healthRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get(
    '/api/chatbots/:chatbotId/health',
    requireSession(deps, 'documents.read'),
    validate({ param: ofChatbot }),
    async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getHealth({ deps, workspaceId, ...c.req.valid('param') }));
    },
  );
}
