import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import { memberCircles } from '#server/http/stream-places.ts';
import { validate } from '#server/http/validate.ts';
import {
  type ChatHistory,
  type HandoffResponse,
  type LeadResponse,
  leadInput,
  sendMessageInput,
} from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import {
  askHelpChatbot,
  describeHelpChatbot,
  handoffText,
  helpChatbotId,
  writeToSupport,
} from './ask-help-chatbot.ts';
import { findTalk, forget } from './memory.ts';

const base = `/api/chat/${helpChatbotId}`;

/** The calls of the public chat, for one chatbot that no one owns. Unlike those it knows its visitor by the session. */
export function helpChatbotRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'account');
  const limited = rateLimit<SessionEnv>({
    deps,
    name: 'helper',
    by: (c) => c.get('session').userId,
    ...deps.env.rateLimit,
  });
  const formLimited = rateLimit<SessionEnv>({
    deps,
    name: 'requests',
    by: 'address',
    ...deps.env.rateLimit,
  });
  const token = { conversationId: helpChatbotId, visitorToken: helpChatbotId };
  return (
    new Hono<SessionEnv>()
      .get(`${base}/config`, signedIn, (c) => c.json(describeHelpChatbot(deps)))
      .post(`${base}/ping`, signedIn, (c) => c.body(null, 204))
      .post(
        `${base}/messages`,
        signedIn,
        limited,
        validate({ json: sendMessageInput }),
        async (c) => {
          const session = c.get('session');
          const { text, clientKey = null } = c.req.valid('json');
          return streamEvents({
            c,
            place: deps.streams.takePlace({ pool: 'answers', circles: memberCircles(session) }),
            async run({ send, signal }) {
              const asked = { deps, session, text, clientKey, signal };
              for await (const event of askHelpChatbot(asked))
                await send({ type: event.type, data: event });
            },
          });
        },
      )
      .get(`${base}/history`, signedIn, (c) => {
        const messages = findTalk({ deps, userId: c.get('session').userId });
        if (!messages)
          throw new AppError('not_found', 'This conversation does not exist any more.');
        return c.json<ChatHistory>({ conversationId: helpChatbotId, state: 'bot', messages });
      })
      // No one ever writes by themselves here, but a widget that is open listens.
      .get(`${base}/events`, signedIn, (c) => {
        const place = deps.streams.takePlace({
          pool: 'dashboard',
          circles: memberCircles(c.get('session')),
        });
        return streamEvents({ c, place, run: untilGone, isEndless: true });
      })
      .post(`${base}/handoff`, signedIn, (c) =>
        c.json<HandoffResponse>({ mode: 'contact', text: handoffText, state: 'bot', ...token }),
      )
      .post(`${base}/lead`, signedIn, formLimited, validate({ json: leadInput }), async (c) => {
        await writeToSupport({
          deps,
          session: c.get('session'),
          fields: c.req.valid('json').fields,
        });
        return c.json<LeadResponse>({ received: true, ...token }, 201);
      })
      .delete(`${base}/conversation`, signedIn, (c) => {
        forget({ deps, userId: c.get('session').userId });
        return c.json({ deleted: true });
      })
  );
}

function untilGone({ signal }: EventStream): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
