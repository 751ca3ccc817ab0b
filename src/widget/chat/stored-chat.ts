/** What the browser keeps of a visitor's chat: one entry a chatbot. Where storage is refused, it lasts as long as the page. */
export type StoredChat = {
  token?: string | undefined;
  /** Messages that have not arrived yet, by their key: sent again after a reload, and never twice. */
  unsent?: Record<string, string>;
  unread?: number;
  /** Somebody was called or is answering: the chat listens even while it is closed. */
  isLive?: boolean;
  isOpen?: boolean;
  hasSound?: boolean;
  /** The day on which the server was last told that the chatbot is on this site. */
  pinged?: string;
};

const nameOf = (chatbotId: string) => `askwell:${chatbotId}`;

export function readStoredChat(chatbotId: string): StoredChat {
  try {
    const value = JSON.parse(localStorage.getItem(nameOf(chatbotId)) ?? '');
    return Object(value);
  } catch {
    return {};
  }
}

/** Reads before it writes: another tab may have kept something meanwhile. Null forgets everything. */
export function keepStoredChat({
  chatbotId,
  changes,
}: {
  chatbotId: string;
  changes: StoredChat | null;
}): void {
  try {
    const value = JSON.stringify({ ...readStoredChat(chatbotId), ...changes });
    if (changes) localStorage.setItem(nameOf(chatbotId), value);
    else localStorage.removeItem(nameOf(chatbotId));
  } catch {
    // Private windows and full disks: the chat works without.
  }
}
