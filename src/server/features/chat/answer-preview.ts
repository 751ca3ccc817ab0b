import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { assertPermission, findRole } from '#server/features/accounts/service.ts';
import { findAction, readFields } from '#server/features/actions/service.ts';
import { findLiveChatbot } from '#server/features/chatbots/service.ts';
import { readLeadFields } from '#server/features/leads/service.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { readJson } from '#server/http/read-json.ts';
import { streamEvents } from '#server/http/sse.ts';
import { memberCircles, takePlace } from '#server/http/stream-places.ts';
import { readValid } from '#server/http/validate.ts';
import { runActionInput } from '#shared/contract/actions.ts';
import { leadInput } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { previewBooking } from './preview-booking.ts';
import { continuePreview, findPreview, type Preview } from './preview-token.ts';
import type { ChatEnv } from './public-access.ts';
import { handoffTryOut, tryOut } from './try-out.ts';

type Call = { deps: Deps; c: Context<ChatEnv>; preview: Preview; token: string };

const bearerOf = (c: Context<ChatEnv>) => c.req.header('authorization')?.slice('Bearer '.length);

/**
 * The public chat for an owner who tries the widget beside the forms: every call of the widget's is answered, and none
 * leaves a trace. Anyone who comes without a preview's token passes.
 */
export function answerPreview(deps: Deps): MiddlewareHandler<ChatEnv> {
  return async (c, next) => {
    const token = bearerOf(c) ?? '';
    const preview = findPreview({ deps, token, chatbotId: c.get('chatbot').id });
    if (!preview) return next();
    const [before, last = ''] = c.req.path.split('/').slice(-2);
    const call = before === 'actions' ? before : last;
    const answer = Object.hasOwn(calls, call) ? calls[call as keyof typeof calls] : null;
    if (!answer) return next();
    await assertStillMay({ deps, c, preview });
    return answer({ deps, c, preview, token });
  };
}

/** A token outlives the session it was made in; what its owner may do counts at every use. */
async function assertStillMay({ deps, c, preview }: Omit<Call, 'token'>): Promise<void> {
  const { workspaceId } = c.get('chatbot');
  const role = await findRole({ deps, workspaceId, userId: preview.userId });
  assertPermission({ role, permission: 'chatbots.edit' });
}

const circlesOf = ({ c, preview: { userId } }: Pick<Call, 'c' | 'preview'>) =>
  memberCircles({ userId, workspaceId: c.get('chatbot').workspaceId });

const conversationId = 'preview';

/** Null where no one previews. Anyone who asks before the widget has its token shows the proof for it with the question. */
export async function answerPreviewQuestion({
  deps,
  c,
  input: { text: question, identity },
}: Omit<Call, 'preview' | 'token'> & {
  input: { text: string; identity?: string | undefined };
}): Promise<Response | null> {
  const token = bearerOf(c) ?? identity ?? '';
  const preview = findPreview({ deps, token, chatbotId: c.get('chatbot').id });
  if (!preview) return null;
  await assertStillMay({ deps, c, preview });
  const limit = { name: 'playground', caller: preview.userId, ...deps.env.rateLimit };
  const { isAllowed, resetSeconds } = await consumeRateLimit({ deps, ...limit });
  if (!isAllowed) {
    throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: resetSeconds,
    });
  }
  const live = c.get('chatbot');
  const { view } = preview;
  const chatbot = (await findLiveChatbot({ deps, id: live.id, view })) ?? live;
  const history = preview.asked.map((text) => ({ role: 'visitor' as const, text }));
  const visitorToken = continuePreview({ deps, preview, question });
  return streamEvents({
    c,
    place: takePlace({ pool: 'answers', circles: circlesOf({ c, preview }) }),
    async run({ send, signal }) {
      const start = { conversationId, visitorToken, questionId: randomUUID(), state: 'bot' };
      await send({ type: 'start', data: { type: 'start', ...start } });
      const asked = { deps, chatbot, question, history, signal };
      for await (const event of tryOut(asked)) {
        if (event.type === 'why') continue;
        const id = event.type === 'done' && { messageId: randomUUID() };
        await send({ type: event.type, data: { ...event, ...id } });
      }
    },
  });
}

/** What needs no look at the question. */
const calls = {
  history: ({ c }: Call) => c.json({ conversationId, state: 'bot', messages: [] }),
  /** No one will say anything, but a widget that is sent away would come again and again. */
  events: ({ c, preview }: Call) =>
    streamEvents({
      c,
      place: takePlace({ pool: 'dashboard', circles: circlesOf({ c, preview }) }),
      isEndless: true,
      run: ({ signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    }),
  feedback: ({ c }: Call) => c.json({ saved: true }),
  handoff: ({ c, token }: Call) =>
    c.json({ ...handoffTryOut.human, state: 'bot', conversationId, visitorToken: token }),
  lead: async ({ c, token }: Call) => {
    const { fields } = readValid(leadInput, await readJson(c));
    readLeadFields({ settings: c.get('chatbot').settings, given: fields });
    return c.json({ received: true, conversationId, visitorToken: token }, 201);
  },
  conversation: ({ c }: Call) => c.json({ deleted: true }),
  ...previewBooking,
  /** What is typed is checked as for visitors, but no one is called. */
  actions: async ({ c, deps, preview }: Call) => {
    const { id, settings } = c.get('chatbot');
    const chatbot = await findLiveChatbot({ deps, id, view: preview.view });
    const actionId = c.req.path.slice(c.req.path.lastIndexOf('/') + 1);
    const action = findAction({ chatbot: chatbot ?? { settings }, id: actionId });
    if (!action) throw new AppError('not_found', 'This is no longer offered.');
    const { fields, confirmation } = readValid(runActionInput, await readJson(c));
    readFields({ action, given: fields });
    if (action.changes && !confirmation) {
      return c.json({ state: 'confirm', confirmation: 'preview' });
    }
    const text = 'This is a preview, so nothing was sent. Visitors get the result here.';
    return c.json({ state: 'done', text, values: [] });
  },
};
