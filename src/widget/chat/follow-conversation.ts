import type { LiveChatEvent } from '#shared/chat-events.ts';
import type { ChatHistory } from '#shared/contract/chat.ts';
import { type CheckStream, followEvents } from '#shared/follow-events.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { type Call, callApi } from './call-api.ts';
import { type Chat, forget, isBusy, keep, setState, takeMessage } from './chat.ts';
import { loadForms } from './load-forms.ts';

const typingMs = 6_000;

/**
 * Messages that come without being asked for, as long as someone may be waiting for one. A tab that no one looks at
 * gives its connection back, because a browser has six for all tabs of a site; what was missed comes after.
 */
export function followConversation(chat: Chat): CheckStream {
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  function apply(event: LiveChatEvent): void {
    if (event.type === 'message') {
      const { message } = event;
      if (message.role === 'bot' && isBusy(chat)) return void chat.held.push(message);
      const isNew = message.seq > chat.lastSeq;
      takeMessage({ chat, message });
      chat.typing = '';
      if (isNew && message.role !== 'visitor') notify({ chat, text: message.text });
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

  return followEvents<LiveChatEvent>({
    isWanted() {
      const { token, isLive } = chat.stored;
      const isRead = chat.isOpen && !document.hidden;
      return !chat.isDisposed && Boolean(token && (isRead || isLive));
    },
    openStream: ({ signal }) =>
      callOwn({
        chat,
        path: 'events',
        headers: { 'Last-Event-ID': `${chat.lastSeq}` },
        signal,
      }),
    onEvent: apply,
  });
}

/** What was said before, on other pages and visits. */
export async function loadHistory(chat: Chat): Promise<void> {
  if (!chat.stored.token) return;
  const response = await callOwn({ chat, path: 'history' });
  const { state, messages }: ChatHistory = await response.json();
  for (const message of messages) takeMessage({ chat, message });
  setState({ chat, state });
  chat.draw();
}

/** A conversation that is gone on the server is gone here. */
function callOwn(call: Call): Promise<Response> {
  return callApi(call).catch((error) => {
    if (error.status === 404) forget(call.chat);
    throw error;
  });
}

function notify({ chat, text }: { chat: Chat; text: string }): void {
  chat.spoken = text;
  chat.shell.emit('message', { role: 'human', text });
  if (chat.isOpen && !document.hidden) return;
  if (chat.stored.hasSound) void loadForms(chat).then((forms) => forms?.playSound());
  if (chat.isOpen) return;
  const unread = (chat.stored.unread ?? 0) + 1;
  keep({ chat, changes: { unread } });
  showUnread({ shell: chat.shell, count: unread });
}
