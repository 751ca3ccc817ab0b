import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { listAudit } from '#server/features/audit/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { validate } from '#server/http/validate.ts';
import { auditQuery } from '#shared/contract/audit.ts';
import {
  changeRoleInput,
  chooseWorkspaceInput,
  invitationInput,
  invitationTokenInput,
  renameWorkspaceInput,
  transferInput,
} from '#shared/contract/team.ts';
import {
  acceptInvitation,
  cancelInvitation,
  invite,
  resendInvitation,
  showInvitation,
} from './invitations.ts';
import {
  changeRole,
  chooseWorkspace,
  getTeam,
  leaveTeam,
  removeMember,
  renameWorkspace,
} from './manage-team.ts';
import { transferOwnership } from './transfer-ownership.ts';

const ofInvitation = z.object({ id: z.uuid() });
const ofMember = z.object({ userId: z.uuid() });

/** The people of a workspace, and which workspace a session works for. */
export function teamRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'team.read');
  const mayEdit = requireSession(deps, 'team.edit');
  return new Hono<SessionEnv>()
    .get('/api/team', mayRead, async (c) =>
      c.json(await getTeam({ deps, workspaceId: c.get('session').workspaceId })),
    )
    .patch('/api/team', mayEdit, validate({ json: renameWorkspaceInput }), async (c) =>
      c.json(await renameWorkspace({ deps, actor: c.get('session'), ...c.req.valid('json') })),
    )
    .patch(
      '/api/team/members/:userId',
      mayEdit,
      validate({ param: ofMember, json: changeRoleInput }),
      async (c) => {
        const change = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await changeRole({ deps, actor: c.get('session'), ...change }));
      },
    )
    .delete('/api/team/members/:userId', mayEdit, validate({ param: ofMember }), async (c) =>
      c.json(await removeMember({ deps, actor: c.get('session'), ...c.req.valid('param') })),
    )
    .post(
      '/api/team/transfer',
      requireSession(deps, 'ownership.edit'),
      validate({ json: transferInput }),
      async (c) => {
        const { userId: to, password } = c.req.valid('json');
        await transferOwnership({ deps, session: c.get('session'), to, password });
        return c.json({ transferred: true });
      },
    )
    .get(
      '/api/audit',
      requireSession(deps, 'settings.read'),
      validate({ query: auditQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await listAudit({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .route('/', invitationRoutes(deps))
    .route('/', placeRoutes(deps));
}

function invitationRoutes(deps: Deps): Hono<SessionEnv> {
  const mayEdit = requireSession(deps, 'team.edit');
  const one = validate({ param: ofInvitation });
  /** Guessing a token is hopeless, trying is still not free. */
  const limited = rateLimit<SessionEnv>({
    deps,
    by: 'address',
    name: 'invitations',
    ...deps.env.rateLimit,
  });
  return new Hono<SessionEnv>()
    .post('/api/team/invitations', mayEdit, validate({ json: invitationInput }), async (c) =>
      c.json(await invite({ deps, session: c.get('session'), input: c.req.valid('json') }), 201),
    )
    .post('/api/team/invitations/:id/resend', mayEdit, one, async (c) =>
      c.json(await resendInvitation({ deps, session: c.get('session'), ...c.req.valid('param') })),
    )
    .delete('/api/team/invitations/:id', mayEdit, one, async (c) =>
      c.json(await cancelInvitation({ deps, session: c.get('session'), ...c.req.valid('param') })),
    )
    .post('/api/invitations/show', limited, validate({ json: invitationTokenInput }), async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await showInvitation({ deps, ...c.req.valid('json') }));
    })
    .post(
      '/api/invitations/accept',
      requireSession(deps, 'account'),
      limited,
      validate({ json: invitationTokenInput }),
      async (c) => {
        await acceptInvitation({ deps, session: c.get('session'), ...c.req.valid('json') });
        return c.json({ accepted: true });
      },
    );
}

/** The caller's own place: everyone may change it, whatever their role. */
function placeRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  return new Hono<SessionEnv>()
    .post('/api/team/leave', signedIn, validate({ json: chooseWorkspaceInput }), async (c) => {
      const { userId } = c.get('session');
      await leaveTeam({ deps, actor: { userId, ...c.req.valid('json') } });
      return c.json({ left: true });
    })
    .post(
      '/api/workspaces/choose',
      signedIn,
      validate({ json: chooseWorkspaceInput }),
      async (c) => {
        await chooseWorkspace({ deps, session: c.get('session'), ...c.req.valid('json') });
        return c.json({ chosen: true });
      },
    );
}
