/** The inbox: what a chatbot's owner sees of conversations and does in them. */
import { z } from 'zod';
import { callOutcomes } from './actions.ts';

const conversationStates = ['bot', 'waiting', 'human', 'closed'] as const;

const isStorable = (value: string) => !value.includes('\0');
const text = ({ max, missing }: { max: number; missing: string }) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`)
    .refine(isStorable, 'Please write plain text');

export const chatSource = z.object({
  number: z.int(),
  documentId: z.uuid().nullable(),
  title: z.string(),
  page: z.int().nullable(),
  row: z.int().nullable(),
  heading: z.string().nullable(),
  quote: z.string(),
  /** Of a page of a website: its address, with a text fragment that leads to the quote. */
  url: z.string().optional(),
});

export const conversation = z.object({
  id: z.uuid(),
  chatbotId: z.uuid(),
  chatbotName: z.string(),
  state: z.enum(conversationStates),
  visitor: z.object({
    id: z.string(),
    name: z.string().nullable(),
    /** What to call a visitor without a name: two words made from the id, so always the same. */
    alias: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Of their browser, such as "GMT+0100 (Central European Standard Time)": roughly where they are. */
    timeZone: z.string().nullable(),
    /** Proven by the owner's own server, not only claimed by the page. */
    isVerified: z.boolean(),
    isBlocked: z.boolean(),
  }),
  pageUrl: z.string(),
  referrer: z.string(),
  /** The human who took over. */
  humanId: z.uuid().nullable(),
  humanName: z.string().nullable(),
  /** Until when someone should have answered; the visitor is told when it passes. */
  waitUntil: z.iso.datetime().nullable(),
  /** When a visitor asked for a human and none came. Cleared by the first reply. */
  missedAt: z.iso.datetime().nullable(),
  /** Messages of the visitor that no one has looked at since the conversation needs a human. */
  unread: z.int(),
  messagesCount: z.int(),
  lastText: z.string(),
  lastMessageAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

export const provenance = z.enum(['generated', 'quoted', 'human']);
export const provenanceHelp =
  'How the text came about: `generated` by a program, `quoted` word for word from a document or a curated answer, or written by a `human`. Null for visitors and notices.';

export const conversationMessage = z.object({
  id: z.uuid(),
  seq: z.int(),
  role: z.enum(['visitor', 'bot', 'human', 'note', 'system']),
  text: z.string(),
  name: z.string().nullable(),
  sources: z.array(chatSource),
  options: z.array(z.string()).meta({ description: 'What the visitor could choose from.' }),
  confidence: z.number().nullable(),
  outcome: z.string().nullable(),
  state: z.enum(['complete', 'partial', 'failed']),
  feedback: z.enum(['up', 'down']).nullable(),
  feedbackComment: z.string().nullable(),
  provenance: provenance.nullable().meta({ description: provenanceHelp }),
  conflict: z
    .object({
      subject: z.string(),
      used: z.object({ title: z.string(), value: z.string() }),
      unused: z.object({ title: z.string(), value: z.string() }),
    })
    .optional()
    .meta({
      description: 'Two sources contradict each other about this, and no one has decided yet.',
    }),
  createdAt: z.iso.datetime(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/** `open` is whatever is not closed; `missed` are those where no human came. */
export const conversationsQuery = z.object({
  state: z.enum([...conversationStates, 'open', 'missed']).optional(),
  unread: z.literal('1').optional(),
  chatbotId: z.uuid().optional(),
  /** Only those that this person has taken over. */
  humanId: z.uuid().optional(),
  search: z.string().trim().max(200).refine(isStorable).default(''),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConversationsQuery = z.infer<typeof conversationsQuery>;
export const conversationsResponse = z.object({
  items: z.array(conversation),
  nextCursor: z.string().nullable(),
  /** A search looks through a bounded number of conversations. Older ones than this are searched with `nextCursor`. */
  searchedTo: z.iso.datetime().nullable(),
  counts: z.object({ waiting: z.int(), open: z.int(), missed: z.int(), unread: z.int() }),
});

const usedAction = z.object({
  id: z.uuid(),
  name: z.string(),
  outcome: z.enum(callOutcomes),
  createdAt: z.iso.datetime(),
});
export type UsedAction = z.infer<typeof usedAction>;

/** Messages before `before`, the newest last. */
export const threadQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const threadResponse = z.object({
  conversation,
  messages: z.array(conversationMessage),
  hasEarlier: z.boolean(),
  /** Actions that the visitor used in it, whatever messages are listed. */
  actions: z.array(usedAction),
});
export type ThreadResponse = z.infer<typeof threadResponse>;

/** The same key with the same text returns what was stored; with another text it's refused with 409. */
const clientKey = z.uuid().optional();
export const replyInput = z.object({
  text: text({ max: 4000, missing: 'Please write a message' }),
  clientKey,
});
export const noteInput = z.object({
  text: text({ max: 4000, missing: 'Please write a note' }),
  clientKey,
});
export const blockInput = z.object({ blocked: z.boolean() });
export const savedReplyInput = z.object({
  title: text({ max: 80, missing: 'Please name this reply' }),
  text: text({ max: 4000, missing: 'Please write the reply' }),
});
export const savedReply = z.object({ id: z.uuid(), title: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReply>;
export const savedRepliesResponse = z.object({ items: z.array(savedReply) });

export const messagesCountQuery = z.object({
  count: z.literal('1'),
  since: z.iso.datetime({ offset: true }).optional(),
});

/** GET /api/events: what the dashboard is told. Each event names what changed; the browser reads it again. */
export type DashboardEvent =
  | { type: 'document'; documentId: string }
  | { type: 'conversation'; conversationId: string; chatbotId: string; needsHuman: boolean }
  | { type: 'message'; conversationId: string; seq: number }
  | { type: 'lead'; leadId: string }
  | { type: 'usage' }
  /** Who hears this has another role than before, or none. */
  | { type: 'access' };
