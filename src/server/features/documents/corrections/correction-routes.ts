import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { correctionsQuery, correctTextInput, textKeyField } from '#shared/contract/corrections.ts';
import { correctText, undoTextCorrection } from './correct-text.ts';
import { listCorrections } from './list-corrections.ts';

const ofPassage = z.object({ id: z.uuid(), key: textKeyField });
const onePath = '/api/documents/:id/text-corrections/:key';

/** What owners corrected in what was read. Facts are corrected where they're listed. */
export function correctionRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'documents.read');
  const mayEdit = requireSession(deps, 'documents.edit');
  return new Hono<SessionEnv>()
    .get('/api/corrections', mayRead, validate({ query: correctionsQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listCorrections({ deps, workspaceId, query: c.req.valid('query') }));
    })
    .put(onePath, mayEdit, validate({ param: ofPassage, json: correctTextInput }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      const of = { deps, workspaceId, userId, ...c.req.valid('param') };
      await correctText({ ...of, input: c.req.valid('json') });
      return c.json({ corrected: true });
    })
    .delete(onePath, mayEdit, validate({ param: ofPassage }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      await undoTextCorrection({ deps, workspaceId, userId, ...c.req.valid('param') });
      return c.json({ corrected: false });
    });
}
