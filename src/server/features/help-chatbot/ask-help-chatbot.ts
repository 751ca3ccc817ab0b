/** The help chatbot: the product's own widget, answering members from the manual. It belongs to no workspace and costs no quota. */
import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import { limitOptions } from '#server/engine/answer/limit-options.ts';
import { embedInTurn } from '#server/engine/retrieve/embed-in-turn.ts';
import { answerInTurn } from '#server/engine/retrieve/question-turns.ts';
import type { CurrentSession } from '#server/features/accounts/index.ts';
import { readLeadFields } from '#server/features/leads/index.ts';
import { createContactRequest } from '#server/features/requests/index.ts';
import { describeError } from '#server/http/describe-error.ts';
import { brand } from '#shared/brand.ts';
import type { AnswerEvent, ChatSource } from '#shared/chat-events.ts';
import type { ChatConfig } from '#shared/contract/chat.ts';
import { requestLengths } from '#shared/request-fields.ts';
import { openManual } from './manual.ts';
import { findTalk, listTurns, remember } from './memory.ts';

/** What stands for a chatbot's id in the widget's calls. */
export const helpChatbotId = 'helper';

const words = {
  handoff: 'Write to our support team below. We reply by email.',
  failed: "I couldn't answer just now. Please try again.",
};
/** Lower than a chatbot's: a page of the manual that is only close still helps, and the answer says that it isn't sure. */
const threshold = 0.4;
const contactFields = [{ key: 'message', label: 'Your message to our support', required: true }];

export function describeHelpChatbot(deps: Deps): ChatConfig {
  return {
    id: helpChatbotId,
    name: `${brand.name} help`,
    greeting: `Hello! I know the ${brand.name} manual. What would you like to do?`,
    placeholder: 'Ask about your dashboard',
    suggestedQuestions: [
      'How do I put the chatbot on my website?',
      'Which file types can I upload?',
      'What happens when the trial ends?',
    ],
    contactFields,
    showSources: true,
    primaryColor: '#0F766E',
    secondaryColor: '#E3F3F0',
    position: 'bottom-left',
    theme: 'auto',
    launcherText: 'Help',
    avatarUrl: null,
    active: true,
    answers: true,
    humansAvailable: false,
    brand: null,
    privacyUrl: `${deps.env.http.publicUrl}/privacy`,
    privacyNotice: '',
    requiresConsent: false,
  };
}

type Asked = {
  deps: Deps;
  session: CurrentSession;
  text: string;
  clientKey: string | null;
  signal: AbortSignal;
};

export async function* askHelpChatbot(asked: Asked): AsyncGenerator<AnswerEvent> {
  const { deps, session, text, clientKey, signal } = asked;
  const { userId } = session;
  const start = {
    conversationId: helpChatbotId,
    visitorToken: helpChatbotId,
    questionId: randomUUID(),
  };
  yield { type: 'start', ...start, state: 'bot' };
  try {
    const said = { text: '', sources: [] as ChatSource[], options: [] as string[] };
    for await (const event of answerFromManual({ deps, userId, text, signal })) {
      if (event.type === 'token') said.text += event.text;
      if (event.type === 'sources') said.sources = event.sources;
      if (event.type === 'options') said.options = event.options;
      yield event;
    }
    const question = { role: 'visitor' as const, text, sources: [], options: [], clientKey };
    const answer = { role: 'bot' as const, ...said, clientKey: randomUUID() };
    remember({ deps, userId, said: [question, answer] });
  } catch (err) {
    if (signal.aborted) return;
    deps.log.error({ err }, 'the help chatbot did not answer');
    const { code } = describeError(err);
    yield { type: 'error', code, message: words.failed };
  }
}

async function* answerFromManual(input: {
  deps: Deps;
  userId: string;
  text: string;
  signal: AbortSignal;
}): AsyncGenerator<AnswerEvent> {
  const manual = await openManual(input.deps);
  try {
    const history = listTurns(input);
    const events = answerInTurn({
      turns: input.deps.questionTurns,
      of: `help ${input.userId}`,
      signal: input.signal,
      answer: (turn) =>
        answerQuestion({
          ...manual,
          ...input,
          embedder: embedInTurn(manual.embedder, turn),
          question: input.text,
          history,
          threshold,
        }),
    });
    for await (const event of events) {
      if (event.type === 'why' || event.type === 'action') continue;
      if (event.type === 'handoff') {
        yield { type: 'handoff', mode: 'contact', text: words.handoff };
      } else if (event.type === 'sources') {
        const [first] = event.sources;
        yield { type: 'sources', sources: event.sources.map(withoutDocument) };
        if (first) yield { type: 'token', text: linkTo({ deps: input.deps, source: first }) };
      } else if (event.type === 'options') {
        const options = limitOptions(event.options);
        if (options.length > 0) yield { type: 'options', options };
      } else if (event.type === 'done') {
        yield { ...event, messageId: null, state: 'bot' };
      } else yield event;
    }
  } finally {
    manual.close();
  }
}

/** A page of the manual is no document of anyone's. */
const withoutDocument = (source: ChatSource): ChatSource => ({ ...source, documentId: null });

function linkTo({ deps, source }: { deps: Deps; source: ChatSource }): string {
  const { origin } = new URL(deps.env.http.publicUrl);
  return `\n\n[${source.title}](${origin}/documentation/${source.documentId})`;
}

/** Where a chatbot would call its owner, the help chatbot writes to our support, as the contact page does. */
export async function writeToSupport({
  deps,
  session,
  fields,
}: {
  deps: Deps;
  session: CurrentSession;
  fields: Record<string, string>;
}): Promise<void> {
  const { message } = readLeadFields({ settings: { contactFields }, given: fields });
  const asked = (findTalk({ deps, userId: session.userId }) ?? [])
    .filter(({ role }) => role === 'visitor')
    .map(({ text }) => `Asked before: ${text}`);
  const input = {
    name: session.user.name,
    email: session.user.email,
    topic: 'other' as const,
    message: [message, ...asked].join('\n\n').slice(0, requestLengths.message),
    website: '',
  };
  await createContactRequest({ deps, input });
}

export const handoffText = words.handoff;
