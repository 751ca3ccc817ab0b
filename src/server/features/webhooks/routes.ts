import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import {
  createWebhookInput,
  deliveriesQuery,
  updateWebhookInput,
} from '#shared/contract/webhooks.ts';
import { getDeliveries, replayDelivery, sendTest } from './delivery-log.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from './manage-webhooks.ts';

const base = '/api/webhooks';
const idParam = z.object({ id: z.uuid() });
const deliveryParam = z.object({ id: z.uuid(), deliveryId: z.uuid() });

/** Where a workspace's events go. Not Stripe's events to us: those come in under /api/stripe. */
export function webhookEndpointRoutes(deps: Deps): Hono<SessionEnv> {
  const reader = requireSession(deps, 'settings.read');
  const editor = requireSession(deps, 'settings.edit');
  // Each of these makes the server call an address of someone's choice.
  const byHand = rateLimit<SessionEnv>({
    deps,
    name: 'webhooks-by-hand',
    requests: 60,
    windowSeconds: 3600,
    by: (c) => c.get('session').workspaceId,
  });
  return new Hono<SessionEnv>()
    .get(base, reader, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listWebhooks({ deps, workspaceId }));
    })
    .post(base, editor, validate({ json: createWebhookInput }), async (c) => {
      const actor = c.get('session');
      const input = c.req.valid('json');
      return c.json(await createWebhook({ deps, actor, input }), 201);
    })
    .patch(
      `${base}/:id`,
      editor,
      validate({ param: idParam, json: updateWebhookInput }),
      async (c) => {
        const actor = c.get('session');
        const { id } = c.req.valid('param');
        return c.json(await updateWebhook({ deps, actor, id, input: c.req.valid('json') }));
      },
    )
    .delete(`${base}/:id`, editor, validate({ param: idParam }), async (c) => {
      const actor = c.get('session');
      await deleteWebhook({ deps, actor, ...c.req.valid('param') });
      return c.json({ deleted: true });
    })
    .post(`${base}/:id/rotate-secret`, editor, validate({ param: idParam }), async (c) => {
      const actor = c.get('session');
      return c.json(await rotateSecret({ deps, actor, ...c.req.valid('param') }));
    })
    .post(`${base}/:id/test`, editor, validate({ param: idParam }), byHand, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await sendTest({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .get(
      `${base}/:id/deliveries`,
      reader,
      validate({ param: idParam, query: deliveriesQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const { id } = c.req.valid('param');
        return c.json(await getDeliveries({ deps, workspaceId, id, query: c.req.valid('query') }));
      },
    )
    .post(
      `${base}/:id/deliveries/:deliveryId/replay`,
      editor,
      validate({ param: deliveryParam }),
      byHand,
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await replayDelivery({ deps, workspaceId, ...c.req.valid('param') }));
      },
    );
}
