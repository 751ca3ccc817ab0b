import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { readPicture } from '#server/http/read-picture.ts';
import { validate } from '#server/http/validate.ts';
import { whiteLabelInput } from '#shared/contract/white-label.ts';
import { AppError } from '#shared/errors.ts';
import {
  deleteWhiteLabel,
  findLogo,
  getWhiteLabel,
  saveLogo,
  saveWhiteLabel,
} from './manage-white-label.ts';

const base = '/api/white-label';

export function whiteLabelRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'settings.read');
  const mayEdit = requireSession(deps, 'settings.edit');
  return new Hono<SessionEnv>()
    .get(base, mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getWhiteLabel({ deps, workspaceId }));
    })
    .put(base, mayEdit, validate({ json: whiteLabelInput }), async (c) => {
      const input = c.req.valid('json');
      return c.json(await saveWhiteLabel({ deps, actor: c.get('session'), input }));
    })
    .delete(base, mayEdit, async (c) =>
      c.json(await deleteWhiteLabel({ deps, actor: c.get('session') })),
    )
    .get(`${base}/logo`, mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      const logo = await findLogo({ deps, workspaceId });
      if (!logo) throw new AppError('not_found', 'There is no logo.');
      return c.body(new Uint8Array(logo.image), 200, { 'Content-Type': logo.type });
    })
    .put(`${base}/logo`, mayEdit, async (c) => {
      const logo = await readPicture(c.req.raw);
      return c.json(await saveLogo({ deps, actor: c.get('session'), logo }));
    })
    .delete(`${base}/logo`, mayEdit, async (c) =>
      c.json(await saveLogo({ deps, actor: c.get('session'), logo: null })),
    );
}
