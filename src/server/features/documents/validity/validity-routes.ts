import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { validate } from '#server/http/validate.ts';
import { validDatesInput, validityKeyField } from '#shared/contract/validity.ts';
import { getDocumentValidity, setValidity } from './document-validity.ts';

const ofDocument = z.object({ id: z.uuid() });
const ofPart = ofDocument.extend({ key: validityKeyField });

export function validityRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>()
    .get(
      '/api/documents/:id/validity',
      requireSession(deps, 'documents.read'),
      validate({ param: ofDocument }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await getDocumentValidity({ deps, workspaceId, ...c.req.valid('param') }));
      },
    )
    .put(
      '/api/documents/:id/validity/:key',
      requireSession(deps, 'documents.edit'),
      validate({ param: ofPart, json: validDatesInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, ...c.req.valid('param') };
        await setValidity({ ...of, userId, input: c.req.valid('json') });
        return c.json(await getDocumentValidity(of));
      },
    );
}
