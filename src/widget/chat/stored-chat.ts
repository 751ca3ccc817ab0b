import type { WidgetOptions } from '#widget/launcher/shell.ts';

/** What the browser keeps of a visitor's chat: one entry a chatbot. Where storage is refused, it lasts as long as the page. */
export type StoredChat = {
  token?: string | undefined;
  /** Messages that have not arrived yet, by their key: sent again after a reload, and never twice. */
  unsent?: Record<string, string>;
  unread?: number;
  /** Someone was called or is answering: the chat listens even while it is closed. */
  isLive?: boolean;
  isOpen?: boolean;
  hasSound?: boolean;
  /** The visitor agreed to what the owner asks before the first message. */
  agreed?: boolean;
};

type Of = Pick<WidgetOptions, 'chatbotId' | 'mode'>;

/** The chat page is a visit of its own, apart from a preview that an owner has open in the same browser. The launcher knows the name too. */
const nameOf = ({ chatbotId, mode }: Of) => `askwell:${mode ?? ''}${chatbotId}`;

export function readStoredChat(of: Of): StoredChat {
  try {
    const value = JSON.parse(localStorage.getItem(nameOf(of)) ?? '');
    return Object(value);
  } catch {
    return {};
  }
}

/** Reads before it writes: another tab may have kept something meanwhile. Null forgets everything. */
export function keepStoredChat({ of, changes }: { of: Of; changes: StoredChat | null }): void {
  try {
    const value = JSON.stringify({ ...readStoredChat(of), ...changes });
    if (changes) localStorage.setItem(nameOf(of), value);
    else localStorage.removeItem(nameOf(of));
  } catch {
    // Private windows and full disks: the chat works without.
  }
}
