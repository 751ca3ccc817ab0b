import { Hono } from 'hono';
import { explainModelFailure } from '#server/adapters/models/language/explain-model-failure.ts';
import type { Deps } from '#server/deps.ts';
import { requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import { findOperatorModel, findOwnModel } from '#server/features/chat/answer/choose-writer.ts';
import { tryOut } from '#server/features/chat/answer/try-out.ts';
import { createPreview } from '#server/features/chat/conversation/preview-token.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { requireFlag } from '#server/http/require-flag.ts';
import { streamEvents } from '#server/http/sse.ts';
import { memberCircles } from '#server/http/stream-places.ts';
import { validate } from '#server/http/validate.ts';
import {
  type ModelTestResponse,
  type PreviewResponse,
  playgroundInput,
  previewInput,
} from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';

/** An owner's own try-outs: the same engine, nothing stored, nothing counted, and the reasons shown. */
export function playgroundRoutes(deps: Deps): Hono<SessionEnv> {
  const signedIn = requireSession(deps, 'chatbots.edit');
  const limited = (name: string) =>
    rateLimit<SessionEnv>({
      deps,
      name,
      by: (c) => c.get('session').userId,
      ...deps.env.rateLimit,
    });
  return new Hono<SessionEnv>()
    .post(
      '/api/chatbots/:id/playground',
      requireFlag({ flags: deps.env.flags, flag: 'chatbotTesting' }),
      signedIn,
      limited('playground'),
      validate({ json: playgroundInput }),
      async (c) => {
        const { workspaceId } = c.get('session');
        const input = c.req.valid('json');
        const { view } = input;
        const chatbot = await getOwn({ deps, workspaceId, id: c.req.param('id'), view });
        const history = input.history.map(({ role, text }) => ({
          role: role === 'visitor' ? ('visitor' as const) : ('assistant' as const),
          text,
        }));
        const circles = memberCircles(c.get('session'));
        return streamEvents({
          c,
          place: deps.streams.takePlace({ pool: 'answers', circles }),
          async run({ send, signal }) {
            const asked = { deps, chatbot, question: input.text, history, signal };
            for await (const event of tryOut(asked)) await send({ type: event.type, data: event });
          },
        });
      },
    )
    .post('/api/chatbots/:id/preview', signedIn, validate({ json: previewInput }), async (c) => {
      const { workspaceId, userId } = c.get('session');
      const { id: chatbotId } = await getOwn({ deps, workspaceId, id: c.req.param('id') });
      const identity = createPreview({ deps, chatbotId, userId, ...c.req.valid('json') });
      return c.json<PreviewResponse>({ identity });
    })
    .post('/api/chatbots/:id/model/test', signedIn, limited('model-test'), async (c) => {
      const { workspaceId } = c.get('session');
      const of = { deps, workspaceId, id: c.req.param('id'), view: 'draft' as const };
      const chatbot = await getOwn(of);
      return c.json(await testModel({ deps, chatbot, signal: c.req.raw.signal }));
    });
}

async function getOwn(input: {
  deps: Deps;
  workspaceId: string;
  id: string;
  view?: 'draft' | 'published';
}): Promise<LiveChatbot> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(input.id);
  const chatbot = isId ? await findLiveChatbot(input) : null;
  if (chatbot?.workspaceId !== input.workspaceId) {
    throw new AppError('not_found', 'This chatbot does not exist.');
  }
  return chatbot;
}

async function testModel(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  signal: AbortSignal;
}): Promise<ModelTestResponse> {
  const { deps, chatbot } = input;
  const own = await findOwnModel(input);
  if (chatbot.settings.model && !own) {
    const message = 'No key is stored for this provider and address. Store a key, then test again.';
    return { works: false, message, milliseconds: 0 };
  }
  const model = own ?? findOperatorModel(deps);
  if (!model) {
    const message = 'No model is set: answers are quoted by the built-in engine.';
    return { works: false, message, milliseconds: 0 };
  }
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const signal = AbortSignal.any([input.signal, AbortSignal.timeout(15_000)]);
    const turns = [{ role: 'user' as const, text: 'Say: ready' }];
    const instructions = 'You are being tested. Answer with one word.';
    for await (const _ of model.stream({ instructions, turns, maxOutputTokens: 200, signal }))
      break;
    return { works: true, message: 'The model answered.', milliseconds: elapsed() };
  } catch (error) {
    // The operator's own address is no one else's business.
    const asked = chatbot.settings.model ?? { name: deps.env.model.name ?? '', baseUrl: null };
    return {
      works: false,
      message: explainModelFailure({ error, asked }),
      milliseconds: elapsed(),
    };
  }
}
