/** What a visitor's chat does to a conversation. The question is stored before anything answers it. */
import type { Connection, Transaction } from '#server/db/client.ts';
import type { MessageOutcome } from '#server/db/schema/conversations.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/service.ts';
import type { ChatMessage, ChatSource, MessageState } from '#shared/chat-events.ts';
import type { VisitorDetails } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { addMessage, addMessageIf, publishConversation, publishMessage } from './add-message.ts';
import { announceStart, announceUnanswered, isUnanswered } from './announce-conversation.ts';
import { isWithoutHuman, plus, seenUpTo, waitUntilAtFirst } from './change-queries.ts';
import { isViolation } from './is-violation.ts';
import {
  type ConversationRow,
  createConversation,
  deleteAnswersTo,
  findAnswerTo,
  findByClientKey,
  findConversation,
  findMessage,
  listMessages,
  lockConversation,
  type MessageRow,
  updateConversation,
  updateMessage,
} from './queries.ts';

export type Visitor = {
  visitorId: string;
  /** From the token; null where a conversation is yet to begin. */
  conversationId: string | null;
  isVerified: boolean;
  details: VisitorDetails & { phone?: string };
  addressKey: string;
};
type Page = { page: string; referrer: string };

/** A human who stays away this long after a visitor's message is taken to be gone. */
const humanSilenceMinutes = 10;

export type Received = {
  conversation: ConversationRow;
  question: MessageRow;
  /** What was already said to this very message: it was sent before. */
  answer: MessageRow | null;
  isRepeated: boolean;
};

export async function receiveQuestion(o: {
  deps: Deps;
  chatbot: LiveChatbot;
  visitor: Visitor;
  input: Page & { text: string; clientKey?: string | undefined };
}): Promise<Received> {
  const repeated = await findRepeated(o);
  if (repeated) return repeated;
  try {
    const received = await storeQuestion(o);
    await publishMessage({ deps: o.deps, message: received.question });
    return { ...received, answer: null, isRepeated: false };
  } catch (error) {
    // The same message arrived twice at once: the other one was stored.
    const other = isViolation(error, 'unique') ? await findRepeated(o) : null;
    if (!other) throw error;
    return other;
  }
}

async function findRepeated(o: Parameters<typeof receiveQuestion>[0]): Promise<Received | null> {
  const { clientKey } = o.input;
  if (!clientKey) return null;
  const { workspaceId, id: chatbotId } = o.chatbot;
  const connection = o.deps.database.orm;
  const question = await findByClientKey({ connection, workspaceId, chatbotId, clientKey });
  if (!question) return null;
  const conversation = await findConversation({
    connection,
    workspaceId,
    id: question.conversationId,
  });
  // A key is a secret of its sender; with somebody else's token it opens nothing.
  const isOwn = conversation && [null, conversation.id].includes(o.visitor.conversationId);
  if (!isOwn || question.text !== o.input.text) {
    throw new AppError('conflict', 'Another message was sent with the same key.');
  }
  const answer = await findAnswerTo({ connection, workspaceId, questionId: question.id });
  return { conversation, question, answer, isRepeated: true };
}

async function storeQuestion({
  deps,
  chatbot,
  visitor,
  input,
}: Parameters<typeof receiveQuestion>[0]) {
  return deps.database.orm.transaction(async (transaction) => {
    const { conversation, changes: entering } = await findOrBegin({
      deps,
      transaction,
      chatbot,
      visitor,
      page: input,
    });
    const needsHuman = conversation.state === 'waiting' || conversation.state === 'human';
    const waitUntil = new Date(deps.clock.now().getTime() + humanSilenceMinutes * 60_000);
    const changes = {
      ...entering,
      ...(needsHuman && { unread: plus({ column: 'unread', by: 1 }) }),
      ...(conversation.state === 'human' && {
        waitUntil: waitUntilAtFirst(waitUntil),
      }),
    };
    const { text, clientKey = null } = input;
    const message = { role: 'visitor' as const, text, clientKey };
    const question = await addMessage({ deps, transaction, conversation, message, changes });
    return { conversation, question };
  });
}

/** The visitor's conversation, locked; a new one where there is none, a closed one opened again. */
export async function enterConversation(o: Entry): Promise<ConversationRow> {
  const { conversation, changes } = await findOrBegin(o);
  const { workspaceId, id } = conversation;
  if (Object.keys(changes).length > 0) {
    await updateConversation({ connection: o.transaction, workspaceId, id, changes });
  }
  return conversation;
}

type Entry = {
  deps: Deps;
  transaction: Transaction;
  chatbot: LiveChatbot;
  visitor: Visitor;
  page: Page;
};

/** Locked or new, with the changes still to be written: whoever adds a message writes them along with it. */
async function findOrBegin(
  o: Entry,
): Promise<{ conversation: ConversationRow; changes: Partial<ConversationRow> }> {
  const { deps, transaction, chatbot, visitor } = o;
  const { workspaceId } = chatbot;
  const id = visitor.conversationId;
  const known = id ? await lockConversation({ transaction, workspaceId, id }) : null;
  const now = deps.clock.now();
  const person = {
    visitor: { ...known?.visitor, ...visitor.details },
    ...(visitor.isVerified && { visitorId: visitor.visitorId, isVerified: true }),
  };
  const place = {
    ...(o.page.page && { pageUrl: o.page.page }),
    ...(o.page.referrer && { referrer: o.page.referrer }),
  };
  if (known && known.chatbotId === chatbot.id) {
    const reopened = known.state === 'closed' && { state: 'bot' as const, closedAt: null };
    const changes = { ...person, ...place, ...reopened, addressKey: visitor.addressKey };
    return { conversation: { ...known, ...changes }, changes };
  }
  const conversation = await createConversation({
    transaction,
    conversation: {
      workspaceId,
      chatbotId: chatbot.id,
      visitorId: visitor.visitorId,
      isVerified: visitor.isVerified,
      visitor: visitor.details,
      state: 'bot',
      pageUrl: o.page.page,
      referrer: o.page.referrer,
      addressKey: visitor.addressKey,
      lastMessageAt: now,
      createdAt: now,
    },
  });
  await announceStart({ deps, transaction, chatbot, conversation, startedAt: now });
  return { conversation, changes: {} };
}

/** Before a question is answered a second time, because the first time was cut off. */
export async function clearBrokenAnswers(o: { deps: Deps; question: MessageRow }): Promise<void> {
  const { workspaceId, id: questionId } = o.question;
  await o.deps.database.orm.transaction((transaction) =>
    deleteAnswersTo({ transaction, workspaceId, questionId }),
  );
}

export type StoredAnswer = {
  text: string;
  sources: ChatSource[];
  confidence: number | null;
  outcome: MessageOutcome;
  voice: MessageRow['voice'];
  state: MessageState;
};

/** Null when a human joined while the chatbot was still thinking: from that moment it is silent. */
export async function storeAnswer(o: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  question: MessageRow;
  answer: StoredAnswer;
}): Promise<MessageRow | null> {
  const { deps, conversation, question, answer } = o;
  const isCounted = answer.state !== 'failed' && answer.outcome !== 'not-answering';
  const quoted = answer.sources.reduce((sum, source) => sum + source.quote.length, 0);
  const add = (connection: Connection) =>
    addMessageIf({
      deps,
      connection,
      conversation,
      message: { role: 'bot', answersId: question.id, isCounted, ...answer },
      changes: { quotedCharacters: plus({ column: 'quotedCharacters', by: quoted }) },
      condition: isWithoutHuman,
    });
  const { orm } = deps.database;
  const stored = isUnanswered(answer)
    ? await orm.transaction(async (transaction) => {
        const message = await add(transaction);
        if (message) await announceUnanswered({ ...o, transaction });
        return message;
      })
    : await add(orm);
  if (stored) await publishMessage({ deps, message: stored });
  await publishConversation({ deps, conversation });
  return stored;
}

/** For the visitor's own eyes: no notes, and how sure an answer was only in words. */
function describeMessage(row: MessageRow): ChatMessage {
  const levels = { answered: 'confident', maybe: 'maybe', unknown: 'unknown' } as const;
  return {
    id: row.id,
    seq: row.seq,
    role: row.role === 'note' ? 'system' : row.role,
    text: row.text,
    name: row.name,
    sources: row.sources,
    confidence: levels[row.outcome as keyof typeof levels] ?? null,
    state: row.state,
    feedback: row.feedback,
    clientKey: row.clientKey,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a visitor has not been shown yet; with it, how far they have been shown. */
export async function listForVisitor(o: {
  deps: Deps;
  workspaceId: string;
  conversationId: string;
  after?: number;
}): Promise<ChatMessage[]> {
  const { deps, workspaceId, conversationId, after } = o;
  const connection = deps.database.orm;
  const rows = await listMessages({
    connection,
    workspaceId,
    conversationId,
    after,
    withNotes: false,
    limit: 200,
  });
  const last = rows.at(-1)?.seq ?? 0;
  // Only what a human said makes a difference: it is mailed to whoever has not seen it.
  if (rows.some(({ role }) => role === 'human')) {
    const changes = { seenSeq: seenUpTo(last) };
    await updateConversation({ connection, workspaceId, id: conversationId, changes });
  }
  return rows.map(describeMessage);
}

export async function saveFeedback(o: {
  deps: Deps;
  workspaceId: string;
  conversationId: string;
  messageId: string;
  feedback: 'up' | 'down' | null;
  comment: string;
}): Promise<void> {
  const { deps, workspaceId } = o;
  const of = { connection: deps.database.orm, workspaceId, id: o.messageId };
  const message = await findMessage(of);
  if (message?.conversationId !== o.conversationId || message.role === 'visitor') {
    throw new AppError('not_found', 'This message does not exist.');
  }
  const changes = { feedback: o.feedback, feedbackComment: o.comment || null };
  await updateMessage({ ...of, changes });
  await publishMessage({ deps, message });
}
