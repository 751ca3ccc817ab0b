import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { validate } from '#server/http/validate.ts';
import { createTextInput, updateTextInput } from '#shared/contract/texts.ts';
import { createText, getText, updateText } from './text-documents.ts';
import { limitUploads } from './upload-rate.ts';

const ofOne = z.object({ id: z.uuid() });

/** Typed texts. They're listed, linked to chatbots and deleted as the documents they are. */
export function textRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'documents.read');
  const mayEdit = requireSession(deps, 'documents.edit');
  const mayAdd = requireFlag({ flags: deps.env.flags, flag: 'documentUpload' });
  const limited = limitUploads(deps);
  return new Hono<SessionEnv>()
    .post(
      '/api/texts',
      mayAdd,
      mayEdit,
      limited,
      validate({ json: createTextInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const input = c.req.valid('json');
        return c.json(await createText({ deps, workspaceId, userId, input }), 201);
      },
    )
    .get('/api/texts/:id', mayRead, validate({ param: ofOne }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getText({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .put(
      '/api/texts/:id',
      mayAdd,
      mayEdit,
      limited,
      validate({ param: ofOne, json: updateTextInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const of = { deps, workspaceId, userId, ...c.req.valid('param') };
        return c.json(await updateText({ ...of, input: c.req.valid('json') }));
      },
    );
}
