/** What the server tells a visitor's chat while it answers and afterwards. Plain types: the widget ships this file. */
import type { ActionForm } from '#shared/contract/actions.ts';

/** Who answers: the chatbot, no one yet (a human was called), a human, or no one any more. */
export type ConversationState = 'bot' | 'waiting' | 'human' | 'closed';

/** Where an answer comes from. `number` is the one in its text: "[1]". A curated answer has no document. */
export type ChatSource = {
  number: number;
  documentId: string | null;
  title: string;
  page: number | null;
  row: number | null;
  heading: string | null;
  quote: string;
  /** The page of a website, with a text fragment that leads to the quote. Files and curated answers have none. */
  url?: string;
};

/** How sure an answer is: said plainly, said with reserve, or not known. */
export type AnswerConfidence = 'confident' | 'maybe' | 'unknown';

/** `partial`: cut off before its end. `failed`: nothing could be said. */
export type MessageState = 'complete' | 'partial' | 'failed';

/**
 * How a text came about, as people in the EU must be able to tell: written by a program, quoted word for word from the
 * owner's documents or curated answers, or written by a person on the team.
 */
export type Provenance = 'generated' | 'quoted' | 'human';

export type ChatMessage = {
  id: string;
  /** Grows within a conversation; the id of its event in the live stream. */
  seq: number;
  role: 'visitor' | 'bot' | 'human' | 'system';
  text: string;
  /** The human's name. */
  name: string | null;
  sources: ChatSource[];
  /** What the visitor can choose from; only those of the last message are shown. */
  options: string[];
  confidence: AnswerConfidence | null;
  state: MessageState;
  feedback: 'up' | 'down' | null;
  /** Null for the visitor's own messages and for notices. */
  provenance: Provenance | null;
  /** The key the chat gave its own message, to recognise it. */
  clientKey: string | null;
  createdAt: string;
};

/**
 * `offer`: the visitor can choose between asking the team and leaving their details; no one has been called yet.
 * `waiting`: a human was called. `contact`: no one comes right now, so the contact form is shown.
 */
export type HandoffMode = 'offer' | 'waiting' | 'contact';

/**
 * The events of one answer, in this order. A `token` can come many times; `options` only when the chatbot asks back or
 * names what may be meant.
 */
export type AnswerEvent =
  | {
      type: 'start';
      conversationId: string;
      /** To be kept and sent with everything that follows. */
      visitorToken: string;
      questionId: string;
      state: ConversationState;
      /** What the visitor is spoken to in, once that is known. */
      language?: string;
    }
  | { type: 'token'; text: string }
  | { type: 'sources'; sources: ChatSource[] }
  | { type: 'confidence'; level: AnswerConfidence; value: number }
  /** Only for the owner's test chat: what the engine looked at. */
  | { type: 'why'; why: AnswerTrace }
  /**
   * Two to four short answers to the chatbot's own question, or one to four topics near a question that it can't
   * answer for sure. A click sends the text as the visitor's next message.
   */
  | { type: 'options'; options: string[] }
  /** The visitor can look something up or request it with this form. Comes with its name as the only option. */
  | { type: 'action'; action: ActionForm }
  | { type: 'handoff'; mode: HandoffMode; text: string }
  | {
      type: 'done';
      /** Null where a human answers later. */
      messageId: string | null;
      answered: boolean;
      /** Of the answer; left out where there is none. */
      provenance?: Provenance;
      state: ConversationState;
    }
  | { type: 'error'; code: string; message: string; retryAfterSeconds?: number };

/** What the server pushes, over GET …/events. Each message carries its `seq` as the event's id. */
export type LiveChatEvent =
  | { type: 'message'; message: ChatMessage }
  | { type: 'state'; state: ConversationState; mode: HandoffMode | null }
  | { type: 'typing'; name: string }
  /** The conversation was deleted: forget it. */
  | { type: 'gone' };

/** Two sources that say different things, where the answer rests on the one that is used. */
export type TouchedConflict = {
  key: string;
  kind: string;
  /** What both are about; empty where neither source names it. */
  subject: string;
  used: { title: string; value: string };
  unused: { title: string; value: string };
};

/** How an answer was found, for the owner. */
export type AnswerTrace = {
  /** The question as the engine understood it, in plain words; empty when it has none. */
  understood: string;
  /** The steps and the evidence in plain words: "fee-schedule.csv, row 31". */
  plan: string[];
  /** What the confidence is made of, each from 0 to 1. */
  parts: { name: string; value: number }[];
  writer: 'built-in' | 'model' | 'curated';
  /** Why the model did not speak although there is one. */
  fallbackReason: string | null;
  confidence: number;
  threshold: number;
  withheld: string[];
  /** Undecided conflicts that the answer touches; left out where there are none. */
  conflicts?: TouchedConflict[];
  passages: { title: string; page: number | null; score: number; text: string }[];
  milliseconds: { retrieval: number; answer: number };
};
