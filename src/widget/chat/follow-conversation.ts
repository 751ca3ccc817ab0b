import type { LiveChatEvent } from '#shared/chat-events.ts';
import type { ChatHistory } from '#shared/contract/chat.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { callApi, isCallError } from './call-api.ts';
import { type Chat, forget, keep, setState, takeMessage } from './chat.ts';
import { playSound } from './play-sound.ts';
import { readEvents } from './read-events.ts';
import { speak } from './speak.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const typingMs = 6_000;

/**
 * Messages as they come by themselves, as long as somebody may be waiting for one. `stop` ends it for good. A tab that
 * nobody looks at gives its connection back, because a browser has six for all tabs of a site; what was missed comes after.
 */
export function followConversation(chat: Chat): { check(): void; stop(): void } {
  let connection: AbortController | undefined;
  let pause = firstPauseMs;
  let typingTimer = 0;
  let isStopped = false;

  async function connect(): Promise<void> {
    const own = new AbortController();
    connection = own;
    try {
      const { body } = await callApi({
        chat,
        path: 'events',
        headers: { 'Last-Event-ID': `${chat.lastSeq}` },
        signal: own.signal,
      });
      pause = firstPauseMs;
      if (body) await readEvents<LiveChatEvent>({ body, onEvent: apply });
    } catch (error) {
      if (isCallError(error) && error.status === 404) forget(chat);
    }
    if (connection === own) connection = undefined;
    if (own.signal.aborted) return;
    // Not all at the same moment: after a restart of the server every open chat comes back.
    setTimeout(check, pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, longestPauseMs);
  }

  function apply(event: LiveChatEvent): void {
    if (event.type === 'message') {
      // The answer that is just being streamed is told there.
      if (event.message.role === 'bot' && chat.isBusy) return;
      const isNew = event.message.seq > chat.lastSeq;
      takeMessage({ chat, message: event.message });
      chat.typing = '';
      if (isNew && event.message.role !== 'visitor') notify({ chat, text: event.message.text });
    } else if (event.type === 'typing') {
      chat.typing = event.name;
      clearTimeout(typingTimer);
      typingTimer = setTimeout(() => {
        chat.typing = '';
        chat.draw();
      }, typingMs);
    } else if (event.type === 'state') {
      setState({ chat, state: event.state });
      if (event.mode === 'contact' && !chat.hasLeftDetails) chat.sheet = 'contact';
    } else forget(chat);
    chat.draw();
  }

  function check(): void {
    const isRead = chat.isOpen && !document.hidden;
    const isWanted = !isStopped && chat.stored.token && (isRead || chat.stored.isLive);
    if (!isWanted) {
      connection?.abort();
      connection = undefined;
    } else if (!connection) void connect();
  }

  return {
    check,
    stop() {
      isStopped = true;
      check();
    },
  };
}

/** What was said before, on other pages and visits. */
export async function loadHistory(chat: Chat): Promise<void> {
  if (!chat.stored.token) return;
  try {
    const response = await callApi({ chat, path: 'history' });
    const { state, messages }: ChatHistory = await response.json();
    for (const message of messages) takeMessage({ chat, message });
    setState({ chat, state });
  } catch (error) {
    if (isCallError(error) && error.status === 404) forget(chat);
  }
  chat.draw();
}

function notify({ chat, text }: { chat: Chat; text: string }): void {
  speak({ chat, text });
  chat.shell.emit('message', { role: 'human', text });
  if (chat.isOpen && !document.hidden) return;
  if (chat.stored.hasSound) playSound();
  if (chat.isOpen) return;
  const unread = (chat.stored.unread ?? 0) + 1;
  keep({ chat, changes: { unread } });
  showUnread({ shell: chat.shell, count: unread });
}
