/** A visitor's question, stored before anything answers it, and once however often it is sent. */
import type { Deps } from '#server/deps.ts';
import { tellLanguage } from '#server/engine/understand/detect-language.ts';
import { findSmallTalk, type SmallTalkKind } from '#server/engine/understand/find-small-talk.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  addMessage,
  previewOf,
  publishMessage,
} from '#server/features/conversations/add-message.ts';
import {
  type ConversationRow,
  findAnswerTo,
  findByClientKey,
  findConversation,
  type MessageRow,
} from '#server/features/conversations/queries.ts';
import { AppError } from '#shared/errors.ts';
import { beginConversation, type Page, type Visitor } from './enter-conversation.ts';
import { addQuestion } from './exchange-queries.ts';

/** A human who stays away this long after a visitor's message is taken to be gone. */
const humanSilenceMinutes = 10;
/** These end a conversation or confirm a reply: no one waits for an answer to them. */
const closingKinds: Kinds = [
  'thanks',
  'goodbye',
  'thanksGoodbye',
  'acknowledge',
  'praise',
  'decline',
];
/** Someone who waits and says only "thanks" or "okay" goes on waiting. */
const leavingKinds: Kinds = ['goodbye', 'thanksGoodbye'];
const longestClosing = 200;
/** PostgreSQL's code. */
const uniqueViolation = '23505';

export type Received = {
  conversation: ConversationRow;
  question: MessageRow;
  /** What was already said to this very message: it was sent before. */
  answer: MessageRow | null;
  isRepeated: boolean;
};

export async function receiveQuestion(options: {
  deps: Deps;
  chatbot: LiveChatbot;
  visitor: Visitor;
  input: Page & { text: string; clientKey?: string | undefined };
}): Promise<Received> {
  try {
    const received = await storeQuestion(options);
    await publishMessage({ deps: options.deps, message: received.question });
    return { ...received, answer: null, isRepeated: false };
  } catch (error) {
    // Sent twice: the other one was stored. Seldom enough not to look for it each time before.
    const repeated = isDuplicate(error) ? await findRepeated(options) : null;
    if (!repeated) throw error;
    return repeated;
  }
}

async function findRepeated({
  input,
  chatbot,
  deps,
  visitor,
}: Parameters<typeof receiveQuestion>[0]): Promise<Received | null> {
  const { clientKey } = input;
  if (!clientKey) return null;
  const { workspaceId, id: chatbotId } = chatbot;
  const connection = deps.database.orm;
  const question = await findByClientKey({ connection, workspaceId, chatbotId, clientKey });
  if (!question) return null;
  const conversation = await findConversation({
    connection,
    workspaceId,
    id: question.conversationId,
  });
  // A key is a secret of its sender; with someone else's token it opens nothing.
  const isOwn = conversation && [null, conversation.id].includes(visitor.conversationId);
  if (!isOwn || question.text !== input.text) {
    throw new AppError('conflict', 'Another message was sent with the same key.');
  }
  const answer = await findAnswerTo({ connection, workspaceId, questionId: question.id });
  return { conversation, question, answer, isRepeated: true };
}

/** In one statement for a conversation that goes on, as nearly all do. */
async function storeQuestion({
  deps,
  chatbot,
  visitor,
  input,
}: Parameters<typeof receiveQuestion>[0]) {
  const { orm } = deps.database;
  const { text, clientKey = null, page, referrer } = input;
  const details = { ...visitor.details, ...languageOf(text) };
  const now = deps.clock.now();
  const known = visitor.conversationId
    ? await addQuestion({
        connection: orm,
        workspaceId: chatbot.workspaceId,
        conversationId: visitor.conversationId,
        chatbotId: chatbot.id,
        now,
        text,
        preview: previewOf(text),
        clientKey,
        details,
        provenId: visitor.isVerified ? visitor.visitorId : null,
        page,
        referrer,
        addressKey: visitor.addressKey,
        endsWait: isOneOf({ text, kinds: leavingKinds }),
        waitUntil: isOneOf({ text, kinds: closingKinds })
          ? null
          : new Date(now.getTime() + humanSilenceMinutes * 60_000),
      })
    : null;
  if (known) return known;
  return orm.transaction(async (transaction) => {
    const conversation = await beginConversation({
      deps,
      transaction,
      chatbot,
      visitor: { ...visitor, details },
      page: input,
    });
    const message = { role: 'visitor' as const, text, clientKey };
    return {
      conversation,
      question: await addMessage({ deps, transaction, conversation, message }),
    };
  });
}

/** For a language that we have no sentences in, English. */
function languageOf(text: string): { language?: string } {
  const told = tellLanguage(text);
  return told ? { language: told === 'other' ? 'en' : told } : {};
}

type Kinds = readonly (SmallTalkKind | undefined)[];

const isOneOf = ({ text, kinds }: { text: string; kinds: Kinds }): boolean =>
  text.length <= longestClosing && kinds.includes(findSmallTalk(text)?.kind);

/** Whether a write failed because it is there already. Drizzle wraps what the driver threw. */
function isDuplicate(error: unknown): boolean {
  let part = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; typeof part === 'object' && part !== null && depth < 4; depth += 1) {
    if (part.code === uniqueViolation) return true;
    part = part.cause as typeof part;
  }
  return false;
}
