import type { ChatSource } from '#shared/chat-events.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import type { Lead } from '#shared/contract/leads.ts';
import { visitorAlias } from '#shared/visitor-alias.ts';
import { demoMember } from './demo-member.ts';
import { type DemoDocument, type DemoThread, type DemoWorld, sampleId } from './demo-world.ts';
import { type SampleTalk, sampleTalks } from './sample-talks.ts';

type Around = {
  chatbot: Chatbot;
  documents: readonly DemoDocument[];
  ago: (hours: number) => string;
};

export function sampleConversations(around: Around): Pick<DemoWorld, 'threads' | 'leads'> {
  const made = sampleTalks.map((sample, index) =>
    createThread({ ...around, sample, id: sampleId({ kind: 3, number: index }) }),
  );
  return {
    threads: made,
    leads: made.flatMap((thread, index) => {
      const lead = sampleTalks[index]?.lead;
      return lead ? [createLead({ thread, lead })] : [];
    }),
  };
}

function createThread({
  chatbot,
  documents,
  ago,
  sample,
  id,
}: Around & { sample: SampleTalk; id: string }): DemoThread {
  const { said, hoursAgo, state } = sample;
  const messages = said.map(([role, text, title], index): ConversationMessage => {
    const isLast = index === said.length - 1;
    const isAnswered = Boolean(title);
    return {
      id: crypto.randomUUID(),
      seq: index + 1,
      role,
      text,
      name: role === 'human' ? 'Maria' : null,
      sources: title ? [sourceOf({ documents, title, text })] : [],
      options: [],
      confidence: role === 'bot' ? (isAnswered ? 0.86 : 0.2) : null,
      outcome: role === 'bot' ? (isAnswered ? 'answered' : 'unknown') : null,
      state: 'complete',
      feedback: isLast ? (sample.feedback ?? null) : null,
      feedbackComment: null,
      provenance: role === 'bot' ? 'generated' : role === 'human' ? 'human' : null,
      createdAt: ago(hoursAgo + (said.length - index) / 60),
    };
  });
  return {
    id,
    chatbotId: chatbot.id,
    chatbotName: chatbot.name,
    state,
    visitor: {
      id,
      name: null,
      alias: visitorAlias(id),
      email: null,
      phone: null,
      timeZone: 'GMT+0100 (Central European Standard Time)',
      isVerified: false,
      isBlocked: false,
      ...sample.visitor,
    },
    pageUrl: `https://trattoria-bella.example${sample.page}`,
    referrer: '',
    humanId: state === 'human' ? demoMember.profile.id : null,
    humanName: state === 'human' ? 'Maria' : null,
    waitUntil: null,
    missedAt: sample.isMissed ? ago(hoursAgo) : null,
    unread: state === 'waiting' ? 2 : 0,
    messagesCount: messages.length,
    lastText: said.at(-1)?.[1] ?? '',
    lastMessageAt: ago(hoursAgo),
    createdAt: ago(hoursAgo + 0.2),
    messages,
  };
}

function createLead({
  thread,
  lead,
}: {
  thread: DemoThread;
  lead: NonNullable<SampleTalk['lead']>;
}): Lead {
  const { visitor, id, chatbotId, chatbotName, pageUrl, lastMessageAt } = thread;
  return {
    id: crypto.randomUUID(),
    chatbotId,
    chatbotName,
    conversationId: id,
    name: visitor.name ?? '',
    alias: visitor.alias,
    email: visitor.email ?? '',
    fields: [],
    pageUrl,
    createdAt: lastMessageAt,
    ...lead,
    isDone: lead.status !== 'new',
  };
}

function sourceOf(of: {
  documents: readonly DemoDocument[];
  title: string;
  text: string;
}): ChatSource {
  const document = of.documents.find(({ name }) => name === of.title);
  const quote = of.text.replace(/ \[\d+\]$/, '');
  return {
    number: 1,
    documentId: document?.id ?? null,
    title: of.title,
    page: null,
    row: null,
    heading: null,
    quote,
  };
}
