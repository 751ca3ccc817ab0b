/** What visitors do besides asking: look, come back, call a human, leave their details, delete their chat. */
import type { Deps } from '#server/deps.ts';
import { exportCallsOfConversation } from '#server/features/actions/index.ts';
import {
  deletePastBookings,
  exportBookingsOfConversation,
} from '#server/features/booking/index.ts';
import { findIdentity } from '#server/features/chat/public-access.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  deleteConversation,
  enterConversation,
  findConversation,
  findLatestOfVisitor,
  isOpen,
  listForVisitor,
  listMessages,
  requestHandoff,
  type Visitor,
} from '#server/features/conversations/index.ts';
import {
  createLead,
  deleteLeadsOfConversation,
  listLeadsOfConversation,
  readLeadFields,
} from '#server/features/leads/index.ts';
import { publishEvent } from '#server/features/live/index.ts';
import { countMessagesThisMonth } from '#server/features/plans/index.ts';
import { findVisitorLabel } from '#server/features/white-label/index.ts';
import { brand } from '#shared/brand.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type {
  ChatConfig,
  ChatHistory,
  HandoffResponse,
  IdentifyResponse,
  LeadResponse,
  MessageResponse,
} from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { plans } from '#shared/plans.ts';
import { listOwnLanguages } from './own-texts.ts';
import { findPreview } from './preview-token.ts';
import { createVisitorToken } from './visitor-token.ts';

type OfChatbot = { deps: Deps; chatbot: LiveChatbot };

/** Everything a page may know of a chatbot. Fields are named one by one: settings hold prompts and addresses as well. */
export async function describeConfig({ deps, chatbot }: OfChatbot): Promise<ChatConfig> {
  const { id, settings, plan, avatarUpdatedAt, workspaceId } = chatbot;
  const label = await findVisitorLabel({ deps, chatbot });
  const { publicUrl } = deps.env.http;
  const messagesThisMonth = await countMessagesThisMonth({ deps, workspaceId });
  const limit = plan.limits.message;
  const languages = listOwnLanguages({ settings });
  return {
    id,
    name: settings.name,
    greeting: settings.greeting,
    placeholder: settings.placeholder,
    suggestedQuestions: suggestionsOf(settings),
    contactFields: settings.contactFields,
    showSources: settings.showSources,
    primaryColor: settings.primaryColor,
    secondaryColor: settings.secondaryColor,
    position: settings.position,
    theme: settings.theme,
    launcherText: settings.launcherText,
    avatarUrl: avatarUpdatedAt
      ? `/api/chat/${id}/avatar?v=${avatarUpdatedAt.getTime()}`
      : (label?.logoUrl ?? null),
    active: settings.active,
    answers: chatbot.isAnswering && (limit < 0 || messagesThisMonth < limit),
    humansAvailable: isOpen({ ...settings, now: deps.clock.now() }),
    brand: plans[plan.planId].showsBrand
      ? { text: `Powered by ${brand.name}`, url: publicUrl }
      : label?.domainText
        ? { text: label.domainText, url: label.domainUrl }
        : null,
    privacyUrl: settings.privacyUrl || (label?.privacyUrl ?? `${publicUrl}/privacy`),
    privacyNotice: settings.privacyNotice,
    requiresConsent: settings.requiresConsent,
    ...(Object.keys(languages).length > 0 && { languages }),
  };
}

/** Appointments come first where the owner wants a button for them. */
function suggestionsOf({ suggestedQuestions, booking }: LiveChatbot['settings']): string[] {
  if (!booking?.enabled || !booking.showsButton) return suggestedQuestions;
  return [booking.name, ...suggestedQuestions.filter((question) => question !== booking.name)];
}

/** The stream in one piece. What failed is an error here too. */
export async function collectAnswer({
  start,
  events,
}: {
  start: { conversationId: string; visitorToken: string };
  events: AsyncIterable<AnswerEvent>;
}): Promise<MessageResponse> {
  const { conversationId, visitorToken } = start;
  const answer: MessageResponse = {
    answer: '',
    answered: false,
    confidence: 0,
    sources: [],
    options: [],
    action: null,
    conversationId,
    visitorToken,
    messageId: null,
    provenance: null,
    state: 'bot',
    handoff: null,
  };
  for await (const event of events) {
    if (event.type === 'token') answer.answer += event.text;
    else if (event.type === 'sources') answer.sources = event.sources;
    else if (event.type === 'options') answer.options = event.options;
    else if (event.type === 'action') answer.action = event.action;
    else if (event.type === 'confidence') answer.confidence = event.value;
    else if (event.type === 'handoff') answer.handoff = { mode: event.mode, text: event.text };
    else if (event.type === 'done') {
      const { messageId, answered, state, provenance = null } = event;
      Object.assign(answer, { messageId, answered, state, provenance });
    } else if (event.type === 'error') {
      const code = event.code === 'conflict' ? 'conflict' : 'unavailable';
      throw new AppError(code, event.message, {
        retryAfterSeconds: event.retryAfterSeconds ?? 5,
      });
    }
  }
  return answer;
}

export async function getHistory({
  deps,
  chatbot,
  conversationId,
}: OfChatbot & { conversationId: string }): Promise<ChatHistory> {
  const { workspaceId } = chatbot;
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (!conversation) throw new AppError('not_found', 'This conversation does not exist any more.');
  const messages = await listForVisitor({ deps, workspaceId, conversationId });
  return { conversationId, state: conversation.state, messages };
}

/** A proven visitor finds their conversation again on another device. Without a proof there is nothing to find. */
export async function identifyVisitor(
  input: OfChatbot & { jwt: string },
): Promise<IdentifyResponse> {
  const { deps, chatbot, jwt } = input;
  if (findPreview({ deps, token: jwt, chatbotId: chatbot.id })) {
    return { conversationId: null, visitorToken: jwt };
  }
  const identity = await findIdentity(input);
  const visitorId = identity && `user:${identity.sub}`;
  const { workspaceId, id: chatbotId } = chatbot;
  const found = visitorId
    ? await findLatestOfVisitor({
        connection: deps.database.orm,
        workspaceId,
        chatbotId,
        visitorId,
      })
    : null;
  if (!found) return { conversationId: null, visitorToken: null };
  return { conversationId: found.id, visitorToken: tokenOf({ deps, conversation: found }) };
}

export async function callHuman({
  deps,
  chatbot,
  visitor,
  input,
}: OfChatbot & {
  visitor: Visitor;
  input: { page: string; referrer: string };
}): Promise<HandoffResponse> {
  const conversation = await deps.database.orm.transaction((transaction) =>
    enterConversation({ deps, transaction, chatbot, visitor, page: input }),
  );
  const question = (await findLastQuestion({ deps, conversation })) ?? 'Asked for a person';
  const conversationId = conversation.id;
  const handoff = await requestHandoff({
    deps,
    chatbot,
    conversationId,
    reason: 'asked',
    question,
  });
  return { ...handoff, conversationId, visitorToken: tokenOf({ deps, conversation }) };
}

/** Stored with the conversation it belongs to; a conversation begins with it where there was none. */
export async function leaveDetails({
  deps,
  chatbot,
  visitor,
  input,
}: OfChatbot & {
  visitor: Visitor;
  input: { fields: Record<string, string>; page: string };
}): Promise<LeadResponse> {
  const details = readLeadFields({ settings: chatbot.settings, given: input.fields });
  const { name, email, phone } = details;
  const person = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
  const conversation = await deps.database.orm.transaction((transaction) =>
    enterConversation({
      deps,
      transaction,
      chatbot,
      visitor: { ...visitor, details: { ...visitor.details, ...person } },
      page: { page: input.page, referrer: '' },
    }),
  );
  const question = details.message || ((await findLastQuestion({ deps, conversation })) ?? '');
  const lead = { ...details, question, pageUrl: input.page || conversation.pageUrl };
  await createLead({ deps, chatbot, conversation, lead });
  return {
    received: true,
    conversationId: conversation.id,
    visitorToken: tokenOf({ deps, conversation }),
  };
}

/** "Download my chat": all that is stored of it, but nothing that the team noted for itself. */
export async function exportOwnConversation({
  deps,
  chatbot,
  conversationId,
}: OfChatbot & { conversationId: string }): Promise<Record<string, unknown>> {
  const { workspaceId } = chatbot;
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (!conversation) throw new AppError('not_found', 'This conversation does not exist any more.');
  const { visitor, isVerified, pageUrl, referrer, consent, createdAt, closedAt } = conversation;
  return {
    exportedAt: deps.clock.now().toISOString(),
    chatbot: chatbot.settings.name,
    conversation: { visitor, isVerified, pageUrl, referrer, consent, createdAt, closedAt },
    messages: await listForVisitor({ deps, workspaceId, conversationId }),
    details: await listLeadsOfConversation({ connection, workspaceId, conversationId }),
    actions: await exportCallsOfConversation({ connection, workspaceId, conversationId }),
    appointments: await exportBookingsOfConversation({ connection, workspaceId, conversationId }),
  };
}

/** "Delete my chat": gone for both sides, at once, with the details that were left in it. Appointments still to come stay. */
export async function deleteOwnConversation({
  deps,
  conversationId,
  chatbot,
}: OfChatbot & { conversationId: string }): Promise<void> {
  const { workspaceId } = chatbot;
  await deps.database.orm.transaction(async (transaction) => {
    await deleteLeadsOfConversation({ connection: transaction, workspaceId, conversationId });
    const now = deps.clock.now();
    await deletePastBookings({ connection: transaction, workspaceId, conversationId, now });
    await deleteConversation({ connection: transaction, workspaceId, id: conversationId });
  });
  await publishEvent({ deps, event: { kind: 'gone', workspaceId, conversationId } });
}

function tokenOf({ deps, conversation }: { deps: Deps; conversation: ConversationRow }): string {
  const { chatbotId, id: conversationId, visitorId } = conversation;
  return createVisitorToken({ deps, chatbotId, conversationId, visitorId });
}

async function findLastQuestion({
  conversation,
  deps,
}: {
  deps: Deps;
  conversation: ConversationRow;
}) {
  const { workspaceId, id: conversationId } = conversation;
  const connection = deps.database.orm;
  const of = { connection, workspaceId, conversationId, withNotes: false, limit: 20 };
  const rows = await listMessages(of);
  return rows.findLast(({ role }) => role === 'visitor')?.text ?? null;
}
