import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import {
  type CurrentSession,
  requireSession,
  type SessionEnv,
} from '#server/features/accounts/index.ts';
import {
  countAsked,
  getThread,
  listConversations,
  markSeen,
  removeConversation,
  showTyping,
} from '#server/features/conversations/inbox/manage-inbox.ts';
import { addNote, reply } from '#server/features/conversations/inbox/reply.ts';
import {
  changeReply,
  deleteReply,
  keepReply,
  listReplies,
} from '#server/features/conversations/inbox/saved-replies.ts';
import {
  blockVisitor,
  closeConversation,
  handBack,
  takeOver,
} from '#server/features/conversations/inbox/take-over.ts';
import { validate } from '#server/http/validate.ts';
import { visitorsFirst } from '#server/http/visitors-first.ts';
import {
  blockInput,
  conversationsQuery,
  messagesCountQuery,
  noteInput,
  replyInput,
  savedReplyInput,
  threadQuery,
} from '#shared/contract/conversations.ts';
import { eraseVisitor, exportVisitor } from './visitor-data.ts';

const param = z.object({ id: z.uuid() });
const humanOf = ({ userId, user }: CurrentSession) => ({ userId, name: user.name });

/** The inbox and what is done in it. */
export function conversationRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'conversations.read');
  const mayEdit = requireSession(deps, 'conversations.edit');
  const searchAfterVisitors = visitorsFirst(deps.questionTurns, {
    when: ({ search }) => Boolean(search),
  });
  return new Hono<SessionEnv>()
    .get(
      '/api/conversations',
      mayRead,
      searchAfterVisitors,
      validate({ query: conversationsQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        return c.json(await listConversations({ deps, workspaceId, query: c.req.valid('query') }));
      },
    )
    .get('/api/conversations/:id', mayRead, validate({ param, query: threadQuery }), async (c) => {
      const { workspaceId } = c.get('session');
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json(await getThread({ deps, workspaceId, ...input }));
    })
    .delete('/api/conversations/:id', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      await removeConversation({ deps, workspaceId, ...c.req.valid('param') });
      return c.json({ deleted: true });
    })
    .post('/api/conversations/:id/seen', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      await markSeen({ deps, workspaceId, ...c.req.valid('param') });
      return c.body(null, 204);
    })
    .post('/api/conversations/:id/takeover', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      const human = humanOf(c.get('session'));
      return c.json(await takeOver({ deps, workspaceId, human, ...c.req.valid('param') }));
    })
    .post(
      '/api/conversations/:id/reply',
      mayEdit,
      validate({ param, json: replyInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const input = {
          human: humanOf(c.get('session')),
          ...c.req.valid('param'),
          ...c.req.valid('json'),
        };
        return c.json(await reply({ deps, workspaceId, ...input }), 201);
      },
    )
    .post('/api/conversations/:id/typing', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      const human = humanOf(c.get('session'));
      await showTyping({ deps, workspaceId, human, ...c.req.valid('param') });
      return c.body(null, 204);
    })
    .post('/api/conversations/:id/handback', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await handBack({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .post('/api/conversations/:id/close', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await closeConversation({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .post(
      '/api/conversations/:id/note',
      mayEdit,
      validate({ param, json: noteInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const input = {
          human: humanOf(c.get('session')),
          ...c.req.valid('param'),
          ...c.req.valid('json'),
        };
        return c.json(await addNote({ deps, workspaceId, ...input }), 201);
      },
    )
    .post(
      '/api/conversations/:id/block',
      mayEdit,
      validate({ param, json: blockInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await blockVisitor({ deps, workspaceId, ...input }));
      },
    )
    .get('/api/conversations/:id/visitor', mayRead, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      const data = await exportVisitor({ deps, workspaceId, ...c.req.valid('param') });
      c.header('Content-Disposition', 'attachment; filename="visitor.json"');
      return c.body(JSON.stringify(data, null, 2), 200, { 'Content-Type': 'application/json' });
    })
    .delete('/api/conversations/:id/visitor', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await eraseVisitor({ deps, workspaceId, ...c.req.valid('param') }));
    })
    .get(
      '/api/messages',
      requireSession(deps, 'usage.read'),
      validate({ query: messagesCountQuery }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const { since } = c.req.valid('query');
        return c.json({ count: await countAsked({ deps, workspaceId, since }) });
      },
    )
    .route('/', savedReplyRoutes(deps));
}

function savedReplyRoutes(deps: Deps): Hono<SessionEnv> {
  const mayRead = requireSession(deps, 'conversations.read');
  const mayEdit = requireSession(deps, 'conversations.edit');
  return new Hono<SessionEnv>()
    .get('/api/saved-replies', mayRead, async (c) => {
      const { workspaceId } = c.get('session');
      return c.json({ items: await listReplies({ deps, workspaceId }) });
    })
    .post('/api/saved-replies', mayEdit, validate({ json: savedReplyInput }), async (c) => {
      const { workspaceId } = c.get('session');
      return c.json(await keepReply({ deps, workspaceId, reply: c.req.valid('json') }), 201);
    })
    .patch(
      '/api/saved-replies/:id',
      mayEdit,
      validate({ param, json: savedReplyInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const changed = { ...c.req.valid('param'), reply: c.req.valid('json') };
        return c.json(await changeReply({ deps, workspaceId, ...changed }));
      },
    )
    .delete('/api/saved-replies/:id', mayEdit, validate({ param }), async (c) => {
      const { workspaceId } = c.get('session');
      await deleteReply({ deps, workspaceId, ...c.req.valid('param') });
      return c.json({ deleted: true });
    });
}
