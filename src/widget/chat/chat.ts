/** One visitor's chat: everything that is drawn, and the few ways in which it changes. */

import type { ChatMessage, ConversationState } from '#shared/chat-events.ts';
import { en } from '#shared/chat-texts/en.ts';
import type { Texts } from '#shared/chat-texts/texts.ts';
import type { ActionForm } from '#shared/contract/actions.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import type { Drawing } from '#widget/view/draw.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { keepStoredChat, readStoredChat, type StoredChat } from './stored-chat.ts';

export type Entry = Pick<ChatMessage, 'role' | 'text' | 'sources' | 'options'> & {
  name?: ChatMessage['name'];
  feedback?: ChatMessage['feedback'];
  provenance?: ChatMessage['provenance'];
  /** Its place in the drawing, the same from the first letter on. */
  key: string;
  /** The server's, as soon as it has one. */
  id?: string | null;
  state: 'sending' | 'streaming' | 'done' | 'failed';
  /** Why it failed, and whether another try makes sense. */
  problem?: string;
  /** `unknown` offers the team. */
  confidence?: ChatMessage['confidence'];
  openSource?: number | undefined;
  /** What can be looked up or requested with a form. */
  action?: ActionForm;
  /** What was looked up, as it's drawn; in a system line's place, what it says in more detail. */
  card?: Drawing;
};

/**
 * Where the conversation is: nothing happened yet, a message is being sent, its answer is streaming in, or how the last
 * one ended. `offline`: the server can't be reached.
 */
export type Phase = 'idle' | 'sending' | 'streaming' | 'done' | 'failed' | 'offline';

/** What lies over the chat, or takes its foot: one at a time. */
export type Sheet =
  | 'none'
  | 'menu'
  | 'contact'
  | 'team'
  | 'delete'
  | 'comment'
  | 'consent'
  | 'action';

export type Chat = {
  shell: Shell;
  stored: StoredChat;
  /** What the widget itself says, in the visitor's language once that is loaded. */
  texts: Texts;
  entries: Entry[];
  state: ConversationState;
  /** Only `enter` changes it. */
  phase: Phase;
  /** The widget was taken off the page: nothing is sent or drawn any more. */
  isDisposed?: boolean;
  /** The request of the message that is being sent and answered. */
  line?: AbortController;
  /** How often the server was not reached in a row, and when it is tried again. */
  attempt: number;
  retryTimer?: ReturnType<typeof setTimeout>;
  /** Answers that came over the live stream while one was streaming in, perhaps the same. */
  held: ChatMessage[];
  isOpen?: boolean;
  typing?: string;
  sheet: Sheet;
  /** Draws the sheets, once they are loaded. */
  drawSheet?: () => Drawing;
  /** The answer that the visitor said wasn't helpful. */
  commented?: Entry;
  hasLeftDetails?: boolean;
  /** What the visitor was about to do when they were asked whether they agree. */
  afterConsent?: () => void;
  formProblems: Record<string, string>;
  /** A line above the entry field: what just happened, or went wrong. */
  notice?: string;
  /** What a screen reader is told next. */
  spoken?: string;
  lastSeq: number;
  draw(): void;
};

export function createChat({ shell, draw }: { shell: Shell; draw(): void }): Chat {
  return {
    shell,
    stored: readStoredChat(shell.options),
    texts: en,
    entries: [],
    state: 'bot',
    phase: navigator.onLine ? 'idle' : 'offline',
    attempt: 0,
    held: [],
    sheet: 'none',
    formProblems: {},
    lastSeq: 0,
    draw,
  };
}

/** Sending or streaming. */
export const isBusy = ({ phase }: Chat): boolean => /ing/.test(phase);

/** Whether the conversation is in this phase now: one message at a time, and only its end lets the next one start. */
export function enter({ chat, phase }: { chat: Chat; phase: Phase }): boolean {
  const isStart = /idle|sending/.test(phase);
  if (chat.isDisposed || (isBusy(chat) ? isStart : !isStart && phase !== 'offline')) return false;
  chat.phase = phase;
  chat.draw();
  return true;
}

/** The full page has nowhere to close to. */
export function closeChat({ shell }: Chat): void {
  if (!shell.options.mode) shell.show(false);
}

export function keep({ chat, changes }: { chat: Chat; changes: StoredChat }): void {
  Object.assign(chat.stored, changes);
  keepStoredChat({ of: chat.shell.options, changes });
}

export function setState({ chat, state }: { chat: Chat; state: ConversationState }): void {
  chat.state = state;
  keep({ chat, changes: { isLive: /waiting|human/.test(state) } });
}

export function showSheet({ chat, sheet }: { chat: Chat; sheet: Sheet }): void {
  chat.sheet = sheet;
  chat.draw();
}

/** Does it at once, or when the visitor has agreed where the owner asks for that. */
export function withConsent({ chat, act }: { chat: Chat; act(): void }): void {
  if (chat.shell.config.requiresConsent && !chat.stored.agreed) {
    chat.afterConsent = act;
    showSheet({ chat, sheet: 'consent' });
  } else act();
}

/** As if the visitor had never been here. */
export function forget(chat: Chat): void {
  keepStoredChat({ of: chat.shell.options, changes: null });
  chat.stored = {};
  chat.entries = [];
  chat.lastSeq = 0;
  chat.state = 'bot';
  chat.sheet = 'none';
  chat.hasLeftDetails = false;
  showUnread({ shell: chat.shell, count: 0 });
}

export const createEntry = (entry: Partial<Entry>): Entry => ({
  role: 'bot',
  text: '',
  sources: [],
  options: [],
  state: 'done',
  ...entry,
  key: entry.key ?? createKey(),
});

export function addEntry({ chat, entry }: { chat: Chat; entry: Partial<Entry> }): Entry {
  const created = createEntry(entry);
  chat.entries.push(created);
  return created;
}

export function removeEntry({ chat, entry }: { chat: Chat; entry: Entry }): void {
  chat.entries.splice(chat.entries.indexOf(entry), 1);
}

export function findEntry({ chat, key }: { chat: Chat; key: string | null }): Entry | undefined {
  for (const entry of chat.entries) {
    if (key && (entry.key === key || entry.id === key)) return entry;
  }
  return undefined;
}

/** A message from the server, in its place; one that is here already is brought up to date. */
export function takeMessage({ chat, message }: { chat: Chat; message: ChatMessage }): void {
  const { id, seq, role, text, clientKey } = message;
  chat.lastSeq = Math.max(chat.lastSeq, seq);
  // An answer that broke off is given again when its question is sent again.
  if (message.state !== 'complete') for (const _ in chat.stored.unsent) return;
  const changes = { ...message, state: 'done' as const };
  const known =
    findEntry({ chat, key: id }) ??
    findEntry({ chat, key: clientKey }) ??
    (role === 'system' ? findSystemLine({ chat, text }) : undefined);
  if (known) Object.assign(known, changes);
  else addEntry({ chat, entry: { ...changes, key: clientKey ?? id } });
}

/** The server tells of a call for a human twice, in the answer and as a message: it stands here once. */
export function addSystemLine({ chat, text }: { chat: Chat; text: string }): void {
  if (!findSystemLine({ chat, text })) addEntry({ chat, entry: { role: 'system', text } });
}

function findSystemLine({ chat, text }: { chat: Chat; text: string }): Entry | undefined {
  for (const entry of [...chat.entries].reverse()) {
    if (entry.role === 'visitor') return undefined;
    if (entry.role === 'system' && entry.text === text) return entry;
  }
  return undefined;
}

/** A random UUID. Pages without https have no `crypto.randomUUID`, but the address of a blob ends with one everywhere. */
const createKey = (): string => URL.createObjectURL(new Blob()).slice(-36);
