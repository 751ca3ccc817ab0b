import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { traceStep } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import { limitPrograms } from '#server/features/chat/chat-limits.ts';
import { actForVisitor } from '#server/features/chat/conversation/act-for-visitor.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { findConversation, receiveQuestion } from '#server/features/conversations/index.ts';
import type { AnswerEvent } from '#shared/chat-events.ts';
import type { actionRun } from '#shared/contract/api.ts';
import type { VisitorDetails } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { answerMessage } from './answer-message.ts';

/** Marks conversations that programs began: others hold what visitors said in confidence, and are not theirs to go on with. */
const programVisitor = 'api:';

/**
 * A question that comes with an API key instead of a visitor's token. The program is trusted with who asks. It counts,
 * is stored and is answered like any other.
 */
export async function askAsProgram(asked: Asked): Promise<{
  conversationId: string;
  questionId: string;
  events(signal: AbortSignal): AsyncGenerator<AnswerEvent>;
}> {
  const { deps, chatbot } = asked;
  const turn = await traceStep({ name: 'wait for turn' }, () =>
    deps.questionTurns.take({ of: chatbot.workspaceId }),
  );
  const received = await receive(asked).finally(() => turn.end());
  return {
    conversationId: received.conversation.id,
    questionId: received.question.id,
    events: (signal) => answerMessage({ deps, chatbot, ...received, signal }),
  };
}

type Asked = {
  deps: Deps;
  chatbot: LiveChatbot;
  input: { text: string; conversationId?: string | undefined; visitor: VisitorDetails };
  /** The same one again, of the same caller, never asks twice. */
  idempotencyKey: string | null;
};

async function receive({ deps, chatbot, input, idempotencyKey }: Asked) {
  await limitPrograms({ deps, chatbot });
  const conversationId = input.conversationId ?? null;
  const visitorId = conversationId
    ? await getVisitorId({ deps, chatbot, conversationId })
    : `${programVisitor}${randomUUID()}`;
  return receiveQuestion({
    deps,
    chatbot,
    visitor: {
      visitorId,
      conversationId,
      isVerified: true,
      details: input.visitor,
      addressKey: '',
    },
    input: {
      text: input.text,
      page: '',
      referrer: '',
      ...(idempotencyKey && { clientKey: toClientKey(idempotencyKey) }),
    },
  });
}

/** The form of an action that a program's conversation was offered. What changes something needs two calls here as well. */
export async function actAsProgram({
  deps,
  chatbot,
  actionId,
  input,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  actionId: string;
  input: {
    conversationId: string;
    fields: Record<string, string>;
    confirmation?: string | undefined;
  };
}): Promise<z.infer<typeof actionRun>> {
  await limitPrograms({ deps, chatbot });
  const { conversationId } = input;
  await getVisitorId({ deps, chatbot, conversationId });
  const given = { ...input, page: '' };
  const run = await actForVisitor({ deps, chatbot, conversationId, actionId, input: given });
  return { text: '', values: [], confirmation: null, ...run };
}

async function getVisitorId({
  chatbot,
  deps,
  conversationId,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversationId: string;
}): Promise<string> {
  const { workspaceId, id: chatbotId } = chatbot;
  const connection = deps.database.orm;
  const found = await findConversation({ connection, workspaceId, id: conversationId });
  if (found?.chatbotId === chatbotId && found.visitorId.startsWith(programVisitor)) {
    return found.visitorId;
  }
  throw new AppError('not_found', 'This conversation does not exist, or was not begun by the API.');
}

/** Messages are told apart by UUIDs; callers choose any text. */
function toClientKey(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
