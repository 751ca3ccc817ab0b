import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/service.ts';
import { getChatbot } from '#server/features/chatbots/service.ts';
import { validate } from '#server/http/validate.ts';
import type { InstallResponse } from '#shared/contract/install.ts';
import { listPings } from './queries.ts';

const param = z.object({ id: z.uuid() });

/** Tells an owner where their widget has been seen, so that they know whether the snippet works. */
export function installRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get(
    '/api/chatbots/:id/install',
    requireSession(deps, 'chatbots.read'),
    validate({ param }),
    async (c) => {
      const { workspaceId } = c.get('session');
      const { id: chatbotId } = await getChatbot({ deps, workspaceId, ...c.req.valid('param') });
      const rows = await listPings({ connection: deps.database.orm, workspaceId, chatbotId });
      return c.json<InstallResponse>({
        items: rows.map(({ origin, firstAt, lastAt, refused }) => ({
          origin,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
          refused,
        })),
      });
    },
  );
}
