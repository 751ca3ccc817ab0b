/** One visitor's chat: everything that is drawn, and the few ways in which it changes. */

import type { ChatMessage, ConversationState } from '#shared/chat-events.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { keepStoredChat, readStoredChat, type StoredChat } from './stored-chat.ts';

export type Entry = Pick<
  ChatMessage,
  'role' | 'text' | 'name' | 'sources' | 'options' | 'feedback'
> & {
  /** Its place in the drawing, the same from the first letter on. */
  key: string;
  /** The server's; null until it has one. */
  id: string | null;
  state: 'sending' | 'streaming' | 'done' | 'failed';
  /** Why it failed, and whether another try makes sense. */
  problem?: string;
  /** `unknown` offers the team. */
  confidence?: ChatMessage['confidence'];
  openSource?: number | undefined;
  isCommenting?: boolean;
};

/** What lies over the chat, or takes its foot: one at a time. */
export type Sheet = 'none' | 'menu' | 'contact' | 'team' | 'delete';

export type Chat = {
  shell: Shell;
  stored: StoredChat;
  entries: Entry[];
  state: ConversationState;
  isOpen: boolean;
  isOnline: boolean;
  /** A message is on its way, or its answer is. */
  isBusy: boolean;
  typing: string;
  sheet: Sheet;
  hasLeftDetails: boolean;
  formProblems: Record<string, string>;
  /** A line above the entry field: what just happened, or went wrong. */
  notice: string;
  /** What a screen reader is told next. */
  spoken: string;
  lastSeq: number;
  draw(): void;
};

export function createChat({ shell, draw }: { shell: Shell; draw(): void }): Chat {
  return {
    shell,
    stored: readStoredChat(shell.options),
    entries: [],
    state: 'bot',
    isOpen: false,
    isOnline: navigator.onLine,
    isBusy: false,
    typing: '',
    sheet: 'none',
    hasLeftDetails: false,
    formProblems: {},
    notice: '',
    spoken: '',
    lastSeq: 0,
    draw,
  };
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
  keep({ chat, changes: { isLive: state === 'waiting' || state === 'human' } });
}

export function showSheet({ chat, sheet }: { chat: Chat; sheet: Sheet }): void {
  chat.sheet = sheet;
  chat.draw();
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
  key: createKey(),
  id: null,
  role: 'bot',
  text: '',
  name: null,
  sources: [],
  options: [],
  feedback: null,
  state: 'done',
  ...entry,
});

export function addEntry({ chat, entry }: { chat: Chat; entry: Partial<Entry> }): Entry {
  const created = createEntry(entry);
  chat.entries.push(created);
  return created;
}

export function findEntry(o: { chat: Chat; key: string | null }): Entry | undefined {
  for (const entry of o.chat.entries) {
    if (o.key && (entry.key === o.key || entry.id === o.key)) return entry;
  }
  return undefined;
}

/** A message from the server, in its place; one that is here already is brought up to date. */
export function takeMessage({ chat, message }: { chat: Chat; message: ChatMessage }): Entry {
  const { id, seq, role, text, clientKey } = message;
  chat.lastSeq = Math.max(chat.lastSeq, seq);
  const changes = { ...message, state: 'done' as const };
  const known =
    findEntry({ chat, key: id }) ??
    findEntry({ chat, key: clientKey }) ??
    (role === 'system' ? findSystemLine({ chat, text }) : undefined);
  if (known) return Object.assign(known, changes);
  return addEntry({ chat, entry: { ...changes, key: clientKey ?? id } });
}

/** The server tells of a call for a human twice, in the answer and as a message: it stands here once. */
export function addSystemLine({ chat, text }: { chat: Chat; text: string }): void {
  if (!findSystemLine({ chat, text })) addEntry({ chat, entry: { role: 'system', text } });
}

function findSystemLine({ chat, text }: { chat: Chat; text: string }): Entry | undefined {
  for (let index = chat.entries.length - 1; index >= 0; index--) {
    const entry = chat.entries[index];
    if (entry?.role === 'visitor') return undefined;
    if (entry?.role === 'system' && entry.text === text) return entry;
  }
  return undefined;
}

/** A random UUID. Pages without https have no `crypto.randomUUID`. */
export const createKey = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
