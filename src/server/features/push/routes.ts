import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { savePushDeviceInput, updatePushDeviceInput } from '#shared/contract/push.ts';
import {
  changePushDevice,
  getPush,
  registerPushDevice,
  removePushDevice,
  testPushDevice,
} from './push-devices.ts';

const param = z.object({ id: z.uuid() });

/** The browsers of the person who asks. */
export function pushRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  return new Hono<SessionEnv>()
    .get('/api/push', signedIn, async (c) =>
      c.json(await getPush({ deps, session: c.get('session') })),
    )
    .put('/api/push/device', signedIn, validate({ json: savePushDeviceInput }), async (c) => {
      const input = c.req.valid('json');
      return c.json(await registerPushDevice({ deps, session: c.get('session'), input }));
    })
    .patch(
      '/api/push/devices/:id',
      signedIn,
      validate({ param, json: updatePushDeviceInput }),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await changePushDevice({ deps, session: c.get('session'), ...input }));
      },
    )
    .delete('/api/push/devices/:id', signedIn, validate({ param }), async (c) => {
      const input = c.req.valid('param');
      return c.json(await removePushDevice({ deps, session: c.get('session'), ...input }));
    })
    .post('/api/push/devices/:id/test', signedIn, validate({ param }), async (c) => {
      await testPushDevice({ deps, session: c.get('session'), ...c.req.valid('param') });
      return c.json({ sent: true });
    });
}
