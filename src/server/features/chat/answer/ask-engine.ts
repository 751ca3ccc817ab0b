import { type Span, traceStep, traceStream } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import type { EngineEvent } from '#server/engine/answer/engine-event.ts';
import { readSpokenLanguage, type SpokenLanguage } from '#server/engine/language/language-code.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import type { Turn as QuestionTurn } from '#server/engine/retrieve/question-turns.ts';
import { comparableAnswers, listKnownAnswers } from '#server/features/answers/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  listTurns,
  type MessageRow,
} from '#server/features/conversations/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';
import { askSubject } from './ask-subject.ts';
import { chooseWriter } from './choose-writer.ts';
import { noteAsked } from './recent-chatbots.ts';

const rememberedMessages = 8;

/** Asks the engine a visitor's question in the light of what was said before it. */
export async function* askEngine(input: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  question: MessageRow;
  turn?: QuestionTurn | undefined;
  signal: AbortSignal;
}): AsyncGenerator<EngineEvent> {
  noteAsked({ deps: input.deps, chatbotId: input.chatbot.id });
  const offersPerson = offersTeam(input);
  yield* askChatbot({
    ...input,
    question: input.question.text,
    history: listHistory(input),
    visitorLanguage: languageFor(input.conversation.visitor.language),
    offersPerson,
  });
}

/** Who writes in a language that we have no sentences in is answered in English. */
const languageFor = (stored: string | undefined): SpokenLanguage | undefined =>
  stored ? (readSpokenLanguage(stored) ?? 'en') : undefined;

/** Where the answer isn't known, the visitor chooses; one who waits already has chosen. */
export const offersTeam = ({
  chatbot,
  conversation,
}: {
  chatbot: Pick<LiveChatbot, 'settings'>;
  conversation: Pick<ConversationRow, 'state'>;
}): boolean => chatbot.settings.fallback === 'offer' && conversation.state === 'bot';

async function listHistory({
  deps,
  conversation,
  question,
}: Parameters<typeof askEngine>[0]): Promise<Turn[]> {
  const turns = await listTurns({
    connection: deps.database.orm,
    workspaceId: conversation.workspaceId,
    conversationId: conversation.id,
    before: question.seq,
    limit: rememberedMessages,
  });
  return turns.flatMap(({ role, text }): Turn[] =>
    role === 'system' || role === 'note'
      ? []
      : [{ role: role === 'visitor' ? 'visitor' : 'assistant', text }],
  );
}

/** The chatbot's knowledge, its owner's pairs and its writer, brought together for one question. */
export async function* askChatbot(input: Asked): AsyncGenerator<EngineEvent> {
  const attributes = { 'askwell.chatbot.id': input.chatbot.id };
  yield* traceStream({ name: 'question', attributes }, (span) => ask({ ...input, span }));
}

type Asked = {
  deps: Deps;
  chatbot: LiveChatbot;
  question: string;
  history: readonly Turn[] | Promise<readonly Turn[]>;
  /** Ends an unknown answer with the offer to ask the team. */
  offersPerson: boolean;
  visitorLanguage?: SpokenLanguage | undefined;
  turn?: QuestionTurn | undefined;
  signal: AbortSignal;
};

async function* ask({
  deps,
  chatbot,
  history,
  span,
  ...asked
}: Asked & { span: Span | undefined }): AsyncGenerator<EngineEvent> {
  // Asked at the same time: one wait for the database instead of three.
  const [writer, answers, before] = await Promise.all([
    chooseWriter({ deps, chatbot }),
    listKnownAnswers({ deps, chatbot }),
    history,
  ]);
  const knowledge = await traceStep({ name: 'open knowledge' }, () =>
    openKnowledge({ deps, chatbot }),
  );
  const { workspaceId, settings } = chatbot;
  const curated = comparableAnswers({ answers, knowledge });
  const subject = { workspaceId, settings, knowledge, curated };
  try {
    for await (const event of askSubject({ ...asked, deps, subject, writer, history: before })) {
      if (event.type === 'confidence') span?.setAttributes({ 'askwell.answer': event.level });
      if (event.type === 'why') span?.setAttributes({ 'askwell.writer': event.why.writer });
      yield event;
    }
  } finally {
    knowledge.close();
  }
}
