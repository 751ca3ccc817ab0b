import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { createWebsiteChatbot } from '#server/features/websites/preview/create-website-chatbot.ts';
import { getLogo, getPreview } from '#server/features/websites/preview/get-preview.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { createWebsiteChatbotInput } from '#shared/contract/website-chatbots.ts';
import {
  createWebsiteInput,
  importPagesInput,
  updateWebsiteInput,
} from '#shared/contract/websites.ts';
import { getChanges } from './get-changes.ts';
import {
  createWebsite,
  deleteWebsite,
  getWebsite,
  listPages,
  listWebsites,
  retryWebsite,
  startImport,
  startSync,
  updateWebsite,
} from './manage-websites.ts';
import { websiteReadings } from './website-plan.ts';

const ofOne = z.object({ id: z.uuid() });

export function websiteRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'documents.read');
  const mayEdit = requireSession(deps, 'documents.edit');
  const mayAdd = requireFlag({ flags: deps.env.flags, flag: 'documentUpload' });
  const by = (c: { get(key: 'session'): SessionEnv['Variables']['session'] }) =>
    c.get('session').workspaceId;
  const limited = rateLimit<SessionEnv>({ deps, by, ...websiteReadings });
  const one = validate({ param: ofOne });
  return new Hono<SessionEnv>()
    .get('/api/websites', mayRead, async (c) =>
      c.json(await listWebsites({ deps, workspaceId: c.get('session').workspaceId })),
    )
    .post(
      '/api/websites',
      mayAdd,
      mayEdit,
      limited,
      validate({ json: createWebsiteInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const input = c.req.valid('json');
        return c.json(await createWebsite({ deps, workspaceId, userId, input }), 201);
      },
    )
    .get('/api/websites/:id', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getWebsite({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .get('/api/websites/:id/pages', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      const items = await listPages({ deps, workspaceId, ...c.req.valid('param') });
      return c.json({ items });
    })
    .get('/api/websites/:id/preview', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getPreview({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .get('/api/websites/:id/logo', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      const { type, image } = await getLogo({ deps, workspaceId, ...c.req.valid('param') });
      c.header('Cache-Control', 'private, max-age=600');
      c.header('Content-Security-Policy', "default-src 'none'");
      return c.body(new Uint8Array(image), 200, { 'Content-Type': type });
    })
    .get('/api/websites/:id/changes', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      const items = await getChanges({ deps, workspaceId, ...c.req.valid('param') });
      return c.json({ items });
    })
    .post(
      '/api/websites/:id/chatbot',
      mayEdit,
      requireSession(deps, 'chatbots.edit'),
      validate({ param: ofOne, json: createWebsiteChatbotInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await createWebsiteChatbot({ ...of, input: c.req.valid('json') }), 201);
      },
    )
    .post(
      '/api/websites/:id/import',
      mayEdit,
      validate({ param: ofOne, json: importPagesInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const of = { deps, workspaceId, ...c.req.valid('param') };
        return c.json(await startImport({ ...of, input: c.req.valid('json') }));
      },
    )
    .post('/api/websites/:id/sync', mayEdit, limited, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await startSync({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .post('/api/websites/:id/retry', mayEdit, limited, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await retryWebsite({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .patch(
      '/api/websites/:id',
      mayEdit,
      validate({ param: ofOne, json: updateWebsiteInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await updateWebsite({ ...of, input: c.req.valid('json') }));
      },
    )
    .delete('/api/websites/:id', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      await deleteWebsite({ deps, workspaceId, userId, ...c.req.valid('param') });
      return c.json({ deleted: true });
    });
}
