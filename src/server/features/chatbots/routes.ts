import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { readPicture } from '#server/http/read-picture.ts';
import { validate } from '#server/http/validate.ts';
import {
  countQuery,
  createChatbotInput,
  modelKeyInput,
  updateChatbotInput,
} from '#shared/contract/chatbots.ts';
import { wordingLanguage } from '#shared/contract/wording.ts';
import { deleteAvatar, getAvatar, saveAvatar } from './avatar.ts';
import {
  createIdentitySecret,
  deleteIdentitySecret,
  deleteModelKey,
  saveModelKey,
} from './chatbot-secrets.ts';
import { describeDefaultWording } from './default-wording.ts';
import {
  createChatbot,
  deleteChatbot,
  duplicateChatbot,
  getChatbot,
  keepChatbot,
  listChatbots,
  updateChatbot,
} from './manage-chatbots.ts';

const ofOne = z.object({ id: z.uuid() });

export function chatbotRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'chatbots.read');
  const mayEdit = requireSession(deps, 'chatbots.edit');
  const one = validate({ param: ofOne });
  return new Hono<SessionEnv>()
    .get('/api/chatbots', mayRead, validate({ query: countQuery }), async (c) => {
      const items = await listChatbots({ deps, workspaceId: c.get('session').workspaceId });
      return c.json(c.req.valid('query').count ? { count: items.length } : { items });
    })
    .post('/api/chatbots', mayEdit, validate({ json: createChatbotInput }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      const input = c.req.valid('json');
      return c.json(await createChatbot({ deps, workspaceId, userId, input }), 201);
    })
    .get('/api/wording', mayRead, validate({ query: wordingLanguage }), (c) =>
      c.json(describeDefaultWording(c.req.valid('query').language)),
    )
    .get('/api/chatbots/:id', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await getChatbot({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .patch(
      '/api/chatbots/:id',
      mayEdit,
      validate({ param: ofOne, json: updateChatbotInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const input = c.req.valid('json');
        return c.json(
          await updateChatbot({ deps, workspaceId, userId, ...c.req.valid('param'), input }),
        );
      },
    )
    .delete('/api/chatbots/:id', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      await deleteChatbot({ deps, workspaceId, userId, ...c.req.valid('param') });
      return c.json({ deleted: true });
    })
    .post('/api/chatbots/:id/duplicate', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      const { id } = c.req.valid('param');
      return c.json(await duplicateChatbot({ deps, workspaceId, userId, id }), 201);
    })
    .post('/api/chatbots/:id/keep', mayEdit, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await keepChatbot({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .put(
      '/api/chatbots/:id/model/key',
      mayEdit,
      validate({ param: ofOne, json: modelKeyInput }),
      async (c) => {
        const { workspaceId, userId } = c.get('session');
        const { key, for: place } = c.req.valid('json');
        return c.json(
          await saveModelKey({ deps, workspaceId, userId, ...c.req.valid('param'), key, place }),
        );
      },
    )
    .delete('/api/chatbots/:id/model/key', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      return c.json(await deleteModelKey({ deps, workspaceId, userId, ...c.req.valid('param') }));
    })
    .post('/api/chatbots/:id/identity-secret', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      return c.json(
        await createIdentitySecret({ deps, workspaceId, userId, ...c.req.valid('param') }),
        201,
      );
    })
    .delete('/api/chatbots/:id/identity-secret', mayEdit, one, async (c) => {
      const { workspaceId, userId } = c.get('session');
      return c.json(
        await deleteIdentitySecret({ deps, workspaceId, userId, ...c.req.valid('param') }),
      );
    })
    .get('/api/chatbots/:id/avatar', mayRead, one, async (c) => {
      const { workspaceId } = c.get('session');
      const avatar = await getAvatar({ deps, workspaceId, ...c.req.valid('param') });
      c.header('Cache-Control', 'private, max-age=86400');
      c.header('Content-Security-Policy', "default-src 'none'");
      return c.body(new Uint8Array(avatar.image), 200, { 'Content-Type': avatar.type });
    })
    .put('/api/chatbots/:id/avatar', mayEdit, one, async (c) => {
      const { workspaceId } = c.get('session');
      const picture = await readPicture(c.req.raw);
      return c.json(await saveAvatar({ deps, workspaceId, ...c.req.valid('param'), picture }));
    })
    .delete('/api/chatbots/:id/avatar', mayEdit, one, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await deleteAvatar({ deps, workspaceId, ...c.req.valid('param') }));
    });
}
