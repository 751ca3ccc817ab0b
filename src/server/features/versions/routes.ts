import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import { validate } from '#server/http/validate.ts';
import { compareQuery } from '#shared/contract/versions.ts';
import { compareVersions } from './compare-versions.ts';
import { getDraftState, listVersions } from './describe-versions.ts';
import { restoreVersion, undoDraft } from './restore-version.ts';
import { publishAnyway } from './settle-draft.ts';

const ofChatbot = z.object({ chatbotId: z.uuid() });
const ofVersion = ofChatbot.extend({
  number: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

export function versionRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'chatbots.read');
  const mayEdit = requireSession(deps, 'chatbots.edit');
  const one = validate({ param: ofChatbot });
  return new Hono<SessionEnv>()
    .get('/api/chatbots/:chatbotId/versions', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await listVersions({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .get('/api/chatbots/:chatbotId/draft', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getDraftState({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .post('/api/chatbots/:chatbotId/draft/publish', mayEdit, one, async (c) => {
      const { workspaceId } = c.get('session');
      const of = { deps, workspaceId, ...c.req.valid('param') };
      await publishAnyway(of);
      return c.json(await getDraftState(of));
    })
    .post('/api/chatbots/:chatbotId/draft/undo', mayEdit, one, async (c) => {
      const of = { deps, ...by(c.get('session')), ...c.req.valid('param') };
      await undoDraft(of);
      return c.json(await getDraftState(of));
    })
    .get(
      '/api/chatbots/:chatbotId/versions/:number/comparison',
      mayRead,
      validate({ param: ofVersion, query: compareQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const { chatbotId, number: before } = c.req.valid('param');
        await getChatbot({ deps, workspaceId, id: chatbotId });
        const after = c.req.valid('query').with ?? null;
        return c.json(await compareVersions({ deps, workspaceId, chatbotId, before, after }));
      },
    )
    .post(
      '/api/chatbots/:chatbotId/versions/:number/restore',
      mayEdit,
      validate({ param: ofVersion }),
      async (c) => {
        const of = { deps, ...by(c.get('session')), ...c.req.valid('param') };
        await restoreVersion(of);
        return c.json(await listVersions(of));
      },
    );
}

const by = ({ workspaceId, userId }: { workspaceId: string; userId: string }) => ({
  workspaceId,
  userId,
});
