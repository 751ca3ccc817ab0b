import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { assertPermission, findRole } from '#server/features/accounts/index.ts';
import { findAction, readFields } from '#server/features/actions/index.ts';
import { describeOffer, listFreeTimes } from '#server/features/booking/index.ts';
import { handoffTryOut, tryOut } from '#server/features/chat/answer/try-out.ts';
import type { ChatEnv } from '#server/features/chat/public-access.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { readLeadFields } from '#server/features/leads/index.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { streamEvents } from '#server/http/sse.ts';
import { memberCircles } from '#server/http/stream-places.ts';
import { AppError } from '#shared/errors.ts';
import { continuePreview, type Preview } from './preview-token.ts';
import type { WidgetConversation } from './widget-conversation.ts';

type Call = { deps: Deps; c: Context<ChatEnv>; preview: Preview };

const conversationId = 'preview';

/** An owner tries the widget beside the forms: everything is answered as for visitors, and nothing leaves a trace. */
export async function openPreviewConversation({
  deps,
  c,
  preview,
  token,
}: Call & { token: string }): Promise<WidgetConversation> {
  await assertStillMay({ deps, c, preview });
  const { id, workspaceId, settings } = c.get('chatbot');
  const circles = memberCircles({ userId: preview.userId, workspaceId });
  const own = { conversationId, visitorToken: token };
  return {
    ask: ({ text }) => answerOwner({ deps, c, preview, question: text }),
    getHistory: async () => ({ conversationId, state: 'bot', messages: [] }),
    /** No one will say anything, but a widget that is sent away would come again and again. */
    follow: async () =>
      streamEvents({
        c,
        place: deps.streams.takePlace({ pool: 'dashboard', circles }),
        isEndless: true,
        run: ({ signal }) =>
          new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      }),
    giveFeedback: async () => {},
    callHuman: async () => ({ ...handoffTryOut.human, state: 'bot', ...own }),
    async leaveDetails({ fields }) {
      readLeadFields({ settings, given: fields });
      return { received: true, ...own };
    },
    /** What is typed is checked as for visitors, but no one is called. */
    async runAction({ actionId, input: { fields, confirmation } }) {
      const chatbot = await findLiveChatbot({ deps, id, view: preview.view });
      const action = findAction({ chatbot: chatbot ?? { settings }, id: actionId });
      if (!action) throw new AppError('not_found', 'This is no longer offered.');
      readFields({ action, given: fields });
      if (action.changes && !confirmation) return { state: 'confirm', confirmation: 'preview' };
      const text = 'This is a preview, so nothing was sent. Visitors get the result here.';
      return { state: 'done', text, values: [] };
    },
    async showBooking({ language }) {
      return describeOffer({ chatbot: await findPreviewed({ deps, c, preview }), language });
    },
    async listFreeTimes(query) {
      return listFreeTimes({ deps, chatbot: await findPreviewed({ deps, c, preview }), query });
    },
    /** Real services and times, but nothing is booked. */
    async book({ serviceId, staffId, start, confirmation }) {
      const chatbot = await findPreviewed({ deps, c, preview });
      const { services, staff } = describeOffer({ chatbot, language: 'en' });
      if (!services.some(({ id: one }) => one === serviceId)) {
        throw new AppError('not_found', 'This service is no longer offered.');
      }
      if (!confirmation) return { state: 'confirm', confirmation: 'preview' };
      const staffName = staff.find(({ id: one }) => one === staffId)?.name ?? '';
      const conversationLine = 'This is a preview, so nothing was booked.';
      return {
        state: 'booked',
        reference: 'PREVIEW',
        start,
        staffName,
        link: '',
        conversationLine,
      };
    },
    exportAll: async () => ({ chatbot: settings.name, messages: [] }),
    deleteAll: async () => {},
  };
}

const findPreviewed = async ({ deps, c, preview }: Call): Promise<LiveChatbot> => {
  const live = c.get('chatbot');
  return (await findLiveChatbot({ deps, id: live.id, view: preview.view })) ?? live;
};

/** A token outlives the session it was made in; what its owner may do counts at every use. */
async function assertStillMay({ deps, c, preview }: Call): Promise<void> {
  const { workspaceId } = c.get('chatbot');
  const role = await findRole({ deps, workspaceId, userId: preview.userId });
  assertPermission({ role, permission: 'chatbots.edit' });
}

async function answerOwner({
  deps,
  c,
  preview,
  question,
}: Call & { question: string }): Promise<Response> {
  const { userId, view } = preview;
  const limit = { name: 'playground', caller: userId, ...deps.env.rateLimit };
  const { isAllowed, resetSeconds } = await consumeRateLimit({ deps, ...limit });
  if (!isAllowed) {
    throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: resetSeconds,
    });
  }
  const live = c.get('chatbot');
  const chatbot = (await findLiveChatbot({ deps, id: live.id, view })) ?? live;
  const history = preview.asked.map((text) => ({ role: 'visitor' as const, text }));
  const visitorToken = continuePreview({ deps, preview, question });
  const circles = memberCircles({ userId, workspaceId: live.workspaceId });
  return streamEvents({
    c,
    place: deps.streams.takePlace({ pool: 'answers', circles }),
    async run({ send, signal }) {
      const start = { conversationId, visitorToken, questionId: randomUUID(), state: 'bot' };
      await send({ type: 'start', data: { type: 'start', ...start } });
      const asked = { deps, chatbot, question, history, signal };
      for await (const event of tryOut(asked)) {
        if (event.type === 'why') continue;
        const messageId = event.type === 'done' && { messageId: randomUUID() };
        await send({ type: event.type, data: { ...event, ...messageId } });
      }
    },
  });
}
