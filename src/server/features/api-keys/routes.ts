import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { createApiKeyInput } from '#shared/contract/api-keys.ts';
import { createApiKey, deleteApiKey, listApiKeys } from './manage-api-keys.ts';

/** Keys are made by people who are signed in, never by a key. Seeing and revoking them needs no plan. */
export function apiKeyRoutes(deps: Deps): Hono<SessionEnv> {
  const isOn = requireFlag({ flags: deps.env.flags, flag: 'apiAccess' });
  const mayRead = requireSession(deps, 'settings.read');
  const mayEdit = requireSession(deps, 'settings.edit');
  return new Hono<SessionEnv>()
    .get('/api/api-keys', isOn, mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json({ items: await listApiKeys({ deps, workspaceId }) });
    })
    .post('/api/api-keys', isOn, mayEdit, validate({ json: createApiKeyInput }), async (c) => {
      const input = c.req.valid('json');
      return c.json(await createApiKey({ deps, actor: c.get('session'), input }), 201);
    })
    .delete(
      '/api/api-keys/:id',
      isOn,
      mayEdit,
      validate({ param: z.object({ id: z.uuid() }) }),
      async (c) => {
        await deleteApiKey({ deps, actor: c.get('session'), ...c.req.valid('param') });
        return c.json({ deleted: true });
      },
    );
}
