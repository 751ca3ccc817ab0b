/** Everything the demo knows. It lives in this tab's memory and is gone with it. */
import type { CuratedAnswer } from '#shared/contract/answers.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type {
  Conversation,
  ConversationMessage,
  SavedReply,
} from '#shared/contract/conversations.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { Lead } from '#shared/contract/leads.ts';

export type DemoDocument = Document & { text: string };
export type DemoThread = Conversation & { messages: ConversationMessage[] };

export type DemoWorld = {
  chatbots: Chatbot[];
  documents: DemoDocument[];
  threads: DemoThread[];
  leads: Lead[];
  answers: (CuratedAnswer & { chatbotId: string })[];
  savedReplies: SavedReply[];
};

/** The same at every visit, so that an address in the demo survives a reload. */
export function sampleId({ kind, number }: { kind: number; number: number }): string {
  return `00000000-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;
}

/** What the demo's screens ask for, cut into pieces. */
export type DemoCall = {
  world: DemoWorld;
  method: string;
  /** "chatbots", an id, … */
  path: readonly string[];
  query: URLSearchParams;
  body: unknown;
};

/** Undefined: no such call. */
export type DemoResponse = unknown;

export function hasRead({
  document,
  chatbotId,
}: {
  document: Document;
  chatbotId: string;
}): boolean {
  return document.state === 'ready' && document.chatbotIds.includes(chatbotId);
}

/** Monday is 0, where the reader is. */
export function weekdayOf({ daysAhead }: { daysAhead: number }): number {
  return (new Date().getDay() + 6 + daysAhead) % 7;
}
