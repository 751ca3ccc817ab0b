import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import { validate } from '#server/http/validate.ts';
import { type InstallResponse, installKinds } from '#shared/contract/install.ts';
import { AppError } from '#shared/errors.ts';
import { createInstallFile } from './install-files.ts';
import { listSites } from './ping.ts';

const param = z.object({ id: z.uuid() });
const fileParam = z.object({ id: z.uuid(), kind: z.string() });

/** Tells an owner where their widget has been seen, so that they know whether the snippet works. */
export function installRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'chatbots.read');
  return new Hono<SessionEnv>()
    .get('/api/chatbots/:id/install', mayRead, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      const { id: chatbotId } = await getChatbot({ deps, workspaceId, ...c.req.valid('param') });
      const items = await listSites({ deps, workspaceId, chatbotId });
      return c.json<InstallResponse>({ items });
    })
    .get('/api/chatbots/:id/install/:kind', mayRead, validate({ param: fileParam }), async (c) => {
      const { workspaceId } = c.get('session');
      const given = c.req.valid('param');
      const { id: chatbotId } = await getChatbot({ deps, workspaceId, id: given.id });
      const kind = installKinds.find((each) => each === given.kind);
      if (!kind) throw new AppError('not_found', 'There is nothing to download for this.');
      const origin = deps.env.http.publicUrl.replace(/\/+$/, '');
      const { name, type, content } = await createInstallFile({ kind, origin, chatbotId });
      c.header('Content-Type', type);
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return c.body(new Uint8Array(content));
    });
}
