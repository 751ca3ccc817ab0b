/** The public chat API: what the widget, the chat page and customers' own programs say to a chatbot. */
import { z } from 'zod';
import type {
  ChatMessage,
  ChatSource,
  ConversationState,
  HandoffMode,
  Provenance,
} from '#shared/chat-events.ts';
import type { ActionForm } from '#shared/contract/actions.ts';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import type { WindowTextName } from '#shared/contract/wording.ts';

export const chatLimits = {
  messageCharacters: 4000,
  commentCharacters: 1000,
  pageCharacters: 2000,
  /** An option becomes a button and then a message, so it has to fit on both. */
  optionCharacters: 80,
  options: 4,
};

/** PostgreSQL stores every character but this one. */
const isStorable = (value: string) => !value.includes('\0');
const text = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters`).refine(isStorable, {
    error: 'Please write plain text',
  });
const line = (max: number) => text(max).regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');
/** Cut where it is too long: no chat fails over the address of its page. */
const address = z
  .string()
  .trim()
  .refine(isStorable)
  .overwrite((value) => value.slice(0, chatLimits.pageCharacters));
const clientKey = z.uuid('Please use a random UUID as the key of a message');

export const chatbotParam = z.object({ chatbotId: z.uuid('There is no such chatbot') });

/** What the page knows about its visitor. Believed only when `identity` proves it. */
const visitorDetails = z.object({
  name: line(120).optional(),
  email: line(254).optional(),
  /** "Europe/Berlin", or what a browser's clock says: "… GMT+0100 (Central European Standard Time)". */
  timeZone: line(200)
    .overwrite((value) => value.replace(/^.*?(?=GMT[+-]\d{4})/, ''))
    .optional(),
});
export type VisitorDetails = z.infer<typeof visitorDetails>;

/** The visitor agreed to the chatbot's privacy notice. Needed once, where its owner asks for it. */
const consent = z.boolean().default(false);

export const sendMessageInput = z.object({
  text: text(chatLimits.messageCharacters).min(1, 'Please write a message'),
  /** Random and new for each message: sending the same one again never asks twice. */
  clientKey: clientKey.optional(),
  page: address.default(''),
  referrer: address.default(''),
  visitor: visitorDetails.default({}),
  /** A JWT that the owner's server signed with the chatbot's identity secret. */
  identity: z.string().max(4096).optional(),
  /** The language of the page, such as "de": what the visitor is spoken to in where the message doesn't tell. */
  language: line(35).optional(),
  consent,
});

/** With `Accept: application/json` an answer comes in one piece. */
export type MessageResponse = {
  answer: string;
  answered: boolean;
  confidence: number;
  sources: ChatSource[];
  /** What the visitor can choose from when the chatbot asks back; empty otherwise. */
  options: string[];
  /** What the visitor can look up or request with a form, where the question asks for it. */
  action: ActionForm | null;
  conversationId: string;
  visitorToken: string;
  messageId: string | null;
  provenance: Provenance | null;
  state: ConversationState;
  /** Set where the answer leads to a human or to the contact form. */
  handoff: { mode: HandoffMode; text: string } | null;
};

export type ChatConfig = Pick<
  ChatbotSettings,
  | 'name'
  | 'greeting'
  | 'placeholder'
  | 'suggestedQuestions'
  | 'contactFields'
  | 'showSources'
  | 'primaryColor'
  | 'secondaryColor'
  | 'position'
  | 'theme'
  | 'launcherText'
> & {
  id: string;
  avatarUrl: string | null;
  /** False: no launcher is shown. */
  active: boolean;
  /** False: it takes messages for the owner, but answers none (trial over, quota used up). */
  answers: boolean;
  /** Whether "talk to a human" finds someone at this hour. */
  humansAvailable: boolean;
  /** "Powered by …" stands under the chat. */
  /** The line under the chat: ours on the free plan, the owner's own, or none. */
  brand: { text: string; url: string } | null;
  privacyUrl: string;
  /** The owner's own words beside the link, and what visitors agree to where they are asked. */
  privacyNotice: string;
  /** Visitors agree before their first message. */
  requiresConsent: boolean;
  /** Languages in which the owner has words of their own for the chat window, with the file of the widget that reads them. */
  languages?: Record<string, 'own'>;
};

/** What an owner has put into other words in one language. */
export type ChatTextsResponse = {
  window: Partial<Record<WindowTextName, string>>;
  /** The greeting, the line in the empty message box and labels of the contact form, by how they're written in the settings. */
  settings: Record<string, string>;
};

export type ChatHistory = {
  conversationId: string;
  state: ConversationState;
  messages: ChatMessage[];
};

export const feedbackInput = z.object({
  messageId: z.uuid(),
  feedback: z.enum(['up', 'down']).nullable(),
  comment: text(chatLimits.commentCharacters).default(''),
});

/** Keys are those of the chatbot's contact fields. */
export const leadInput = z.object({
  fields: z.record(z.string().max(30), text(2000)),
  consent: z.literal(true, { error: 'Please agree that we may contact you' }),
  page: address.default(''),
});

export const handoffInput = z.object({
  page: address.default(''),
  referrer: address.default(''),
  visitor: visitorDetails.default({}),
  identity: z.string().max(4096).optional(),
  language: line(35).optional(),
  consent,
});
/** `visitorToken` is new where the conversation began with this. */
export type HandoffResponse = {
  mode: Exclude<HandoffMode, 'offer'>;
  text: string;
  state: ConversationState;
  conversationId: string;
  visitorToken: string;
};
export type LeadResponse = { received: true; conversationId: string; visitorToken: string };

export const identifyInput = z.object({ identity: z.string().min(1).max(4096) });
/** Both null where the visitor is known but has not chatted yet. */
export type IdentifyResponse = { conversationId: string | null; visitorToken: string | null };

/** What the owner has changed, or what visitors get. */
const answerView = z.enum(['draft', 'published']).default('draft');

export const playgroundInput = z.object({
  text: text(chatLimits.messageCharacters).min(1, 'Please write a message'),
  history: z
    .array(z.object({ role: z.enum(['visitor', 'bot']), text: text(8000) }))
    .max(20)
    .default([]),
  view: answerView,
});
export const previewInput = z.object({ view: answerView });

/** Given to the widget as its visitor's identity, it makes a preview of the chat: nothing is stored or counted. */
export type PreviewResponse = { identity: string };

export type ModelTestResponse = { works: boolean; message: string; milliseconds: number };
