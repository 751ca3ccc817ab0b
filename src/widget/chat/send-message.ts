import type { AnswerEvent } from '#shared/chat-events.ts';
import { pauseBefore } from '#shared/follow-events.ts';
import { readEvents } from '#shared/read-events.ts';
import { loadTexts } from '#widget/texts/load-texts.ts';
import {
  callApi,
  createCallError,
  describeRefusal,
  describeVisitor,
  isCallError,
} from './call-api.ts';
import {
  addEntry,
  addSystemLine,
  type Chat,
  type Entry,
  enter,
  findEntry,
  isBusy,
  keep,
  removeEntry,
  setState,
  takeMessage,
} from './chat.ts';
import { keepStoredChat, readStoredChat, type StoredChat } from './stored-chat.ts';

/** Puts a question into the chat and gets it answered. False while another one is under way. */
export function sendMessage({ chat, text }: { chat: Chat; text: string }): boolean {
  if (isBusy(chat) || !text.trim()) return false;
  const entry = addEntry({ chat, entry: { role: 'visitor', text: text.trim() } });
  chat.notice = '';
  chat.shell.emit('message', { role: 'visitor', text });
  void deliver({ chat, entry }).then(() => {
    // The server is there: what waited longer goes now.
    if (chat.phase === 'done') void sendUnsent(chat);
  });
  return true;
}

/** Everything that did not get through, in the order in which it was written. */
export async function sendUnsent(chat: Chat): Promise<void> {
  for (const key in chat.stored.unsent) {
    const text = chat.stored.unsent[key];
    if (isBusy(chat)) return;
    if (!text) continue;
    const entry =
      findEntry({ chat, key }) ?? addEntry({ chat, entry: { key, role: 'visitor', text } });
    await deliver({ chat, entry });
    if (chat.phase === 'offline') return;
  }
}

/** With the key that the message had from the start: however often it is sent, it is asked once. */
export async function deliver({ chat, entry }: { chat: Chat; entry: Entry }): Promise<void> {
  if (!enter({ chat, phase: 'sending' })) return;
  const { key, text } = entry;
  const line = new AbortController();
  const openStream = () =>
    callApi({
      chat,
      path: 'messages',
      body: { text, clientKey: key, ...describeVisitor(chat) },
      signal: line.signal,
    });
  chat.line = line;
  entry.state = 'sending';
  keepUnsent({ chat, key, text });
  let answer: Entry | undefined;
  let isDone = false;
  try {
    for await (const { event } of readEvents<AnswerEvent>({ line, openStream })) {
      if (event.type === 'token') answer ??= addEntry({ chat, entry: { state: 'streaming' } });
      isDone = event.type === 'done';
      applyEvent({ chat, event, entry, answer });
      chat.draw();
    }
    if (!isDone) throw new Error();
    enter({ chat, phase: 'done' });
  } catch (error) {
    if (answer) removeEntry({ chat, entry: answer });
    fail({ chat, entry, error });
  }
  for (const message of chat.held.splice(0)) takeMessage({ chat, message });
}

function applyEvent({
  chat,
  event,
  entry,
  answer,
}: {
  chat: Chat;
  event: AnswerEvent;
  entry: Entry;
  answer: Entry | undefined;
}): void {
  if (event.type === 'start') {
    enter({ chat, phase: 'streaming' });
    keep({ chat, changes: { token: event.visitorToken } });
    entry.id = event.questionId;
    entry.state = 'done';
    setState({ chat, state: event.state });
    void followLanguage({ chat, language: event.language });
  } else if (event.type === 'token' && answer) {
    answer.text += event.text;
    speakSentences({ chat, text: answer.text, isEnd: false });
    // Sources, options and an action belong to the answer as they are.
  } else if (/ion|our/.test(event.type) && answer) Object.assign(answer, event);
  else if (event.type === 'handoff') {
    if (event.mode !== 'offer') {
      if (event.mode === 'contact' && !chat.hasLeftDetails) chat.sheet = 'contact';
      addSystemLine({ chat, text: event.text });
      chat.spoken = event.text;
      // As the server tells it after a reload: the buttons under an unknown answer are the offer.
    } else if (answer) answer.confidence = 'unknown';
  } else if (event.type === 'done') {
    chat.attempt = 0;
    keepUnsent({ chat, key: entry.key, text: null });
    setState({ chat, state: event.state });
    if (answer) {
      if (answer.action) chat.sheet = 'action';
      // A question that is sent again is answered again with what may be in the history already.
      if (findEntry({ chat, key: event.messageId })) removeEntry({ chat, entry: answer });
      Object.assign(answer, event, { id: event.messageId, state: 'done' });
      speakSentences({ chat, text: [answer.text, ...answer.options].join('\n'), isEnd: true });
      chat.shell.emit('message', { role: 'bot', text: answer.text });
    }
  } else if (event.type === 'error') {
    const message = describeRefusal({ chat, refusal: event });
    throw createCallError({ status: event.retryAfterSeconds ? 0 : 500, message });
  }
}

/** Someone who writes in another language than their page's reads the chat in it, unless the page has chosen one. */
async function followLanguage({
  chat,
  language,
}: {
  chat: Chat;
  language: string | undefined;
}): Promise<void> {
  const { shell } = chat;
  if (!language || shell.options.language) return;
  chat.texts = await loadTexts({ ...shell, options: { ...shell.options, language } });
  chat.draw();
}

/** What can be tried again stays in the list of the unsent; what the server refuses does not. */
function fail({ chat, entry, error }: { chat: Chat; entry: Entry; error: unknown }): void {
  if (chat.isDisposed) return;
  const { status, message } = isCallError(error) ? error : { status: 0, message: '' };
  entry.state = 'failed';
  entry.problem = message || (entry.id ? chat.texts.answerInterrupted : chat.texts.notSentYet);
  if (status && status < 500 && status !== 429) {
    keepUnsent({ chat, key: entry.key, text: null });
  }
  enter({ chat, phase: message ? 'failed' : 'offline' });
  // Without a network, the browser says when it is back. Above 500, a proxy has no server right now, or that one is busy.
  if ((status || 502) > 500 && navigator.onLine) {
    clearTimeout(chat.retryTimer);
    chat.retryTimer = setTimeout(() => sendUnsent(chat), pauseBefore(chat.attempt++));
  }
  chat.spoken = entry.problem;
}

function keepUnsent({ chat, key, text }: { chat: Chat; key: string; text: string | null }): void {
  const change = (unsent: StoredChat['unsent']) => {
    const changed = { ...unsent };
    if (text === null) delete changed[key];
    else changed[key] = text;
    return changed;
  };
  const of = chat.shell.options;
  chat.stored.unsent = change(chat.stored.unsent);
  // Other tabs keep theirs in the same place.
  keepStoredChat({ of, changes: { unsent: change(readStoredChat(of).unsent) } });
}

let spokenOf = 0;

/** What a screen reader hears of an answer: the sentences that have come in full since the last call, each only once. */
function speakSentences({ chat, text, isEnd }: { chat: Chat; text: string; isEnd: boolean }): void {
  if (text.length < spokenOf) spokenOf = 0;
  const rest = text.slice(spokenOf);
  const length = isEnd ? rest.length : (/^.*[.!?\n](?=\s)/s.exec(rest)?.[0].length ?? 0);
  if (length > 0) chat.spoken = rest.slice(0, length).replace(/[*_`#]|\[\d+\]/g, '');
  spokenOf = isEnd ? 0 : spokenOf + length;
}
