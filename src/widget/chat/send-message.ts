import type { AnswerEvent } from '#shared/chat-events.ts';
import { callApi, createCallError, describeVisitor, isCallError } from './call-api.ts';
import {
  addEntry,
  addSystemLine,
  type Chat,
  type Entry,
  findEntry,
  keep,
  setState,
} from './chat.ts';
import { readEvents } from './read-events.ts';
import { speak, speakSentences } from './speak.ts';

/** Puts a question into the chat and gets it answered. */
export function sendMessage({ chat, text }: { chat: Chat; text: string }): void {
  const entry = addEntry({ chat, entry: { role: 'visitor', text: text.trim(), state: 'sending' } });
  chat.notice = '';
  chat.shell.emit('message', { role: 'visitor', text });
  void deliver({ chat, entry });
}

/** Everything that did not get through, in the order in which it was written. */
export async function sendUnsent(chat: Chat): Promise<void> {
  const { unsent } = chat.stored;
  for (const key in unsent) {
    const text = unsent[key] ?? '';
    const known = findEntry({ chat, key });
    if (known?.state === 'sending') continue;
    await deliver({
      chat,
      entry: known ?? addEntry({ chat, entry: { key, role: 'visitor', text } }),
    });
  }
}

/** With the key that the message had from the start: however often it is sent, it is asked once. */
export async function deliver({ chat, entry }: { chat: Chat; entry: Entry }): Promise<void> {
  const { key, text } = entry;
  entry.state = 'sending';
  keepUnsent({ chat, key, text });
  chat.isBusy = true;
  chat.draw();
  let answer: Entry | undefined;
  let isComplete = false;
  try {
    const response = await callApi({
      chat,
      path: 'messages',
      body: { text, clientKey: key, ...describeVisitor(chat) },
    });
    await readEvents<AnswerEvent>({
      body: response.body as ReadableStream,
      onEvent: (event) => {
        if (event.type === 'token') answer ??= addEntry({ chat, entry: { state: 'streaming' } });
        if (event.type === 'done' || event.type === 'error') isComplete = true;
        applyEvent({ chat, event, entry, answer });
        chat.draw();
      },
    });
    if (!isComplete) throw createCallError({ status: 0, message: '' });
  } catch (error) {
    if (answer) chat.entries.splice(chat.entries.indexOf(answer), 1);
    fail({ chat, entry, error });
  }
  chat.isBusy = false;
  chat.draw();
}

function applyEvent(o: {
  chat: Chat;
  event: AnswerEvent;
  entry: Entry;
  answer: Entry | undefined;
}): void {
  const { chat, event, entry, answer } = o;
  if (event.type === 'start') {
    keep({ chat, changes: { token: event.visitorToken } });
    entry.id = event.questionId;
    entry.state = 'done';
    setState({ chat, state: event.state });
  } else if (event.type === 'token' && answer) {
    answer.text += event.text;
    speakSentences({ chat, text: answer.text, isEnd: false });
  } else if (event.type === 'sources' && answer) answer.sources = event.sources;
  else if (event.type === 'options' && answer) answer.options = event.options;
  else if (event.type === 'handoff' && event.mode === 'offer') {
    // As the server tells it after a reload: the buttons under an unknown answer are the offer.
    if (answer) answer.confidence = 'unknown';
  } else if (event.type === 'handoff') {
    if (event.mode === 'contact' && !chat.hasLeftDetails) chat.sheet = 'contact';
    addSystemLine({ chat, text: event.text });
    speak({ chat, text: event.text });
  } else if (event.type === 'done') {
    keepUnsent({ chat, key: entry.key, text: null });
    setState({ chat, state: event.state });
    if (answer) {
      Object.assign(answer, { id: event.messageId, state: 'done' });
      speakSentences({ chat, text: [answer.text, ...answer.options].join('\n'), isEnd: true });
      chat.shell.emit('message', { role: 'bot', text: answer.text });
    }
  } else if (event.type === 'error') {
    throw createCallError({ status: event.retryAfterSeconds ? 0 : 500, message: event.message });
  }
}

/** What can be tried again stays in the list of the unsent; what the server refuses does not. */
function fail({ chat, entry, error }: { chat: Chat; entry: Entry; error: unknown }): void {
  const { status, message } = isCallError(error) ? error : { status: 0, message: '' };
  const isRefused = status >= 400 && status < 500 && status !== 429;
  entry.state = 'failed';
  entry.problem = status ? message : 'Not sent yet.';
  if (isRefused) keepUnsent({ chat, key: entry.key, text: null });
  if (!status) chat.isOnline = navigator.onLine;
  speak({ chat, text: entry.problem });
}

function keepUnsent({ chat, key, text }: { chat: Chat; key: string; text: string | null }): void {
  const unsent = { ...chat.stored.unsent };
  if (text === null) delete unsent[key];
  else unsent[key] = text;
  keep({ chat, changes: { unsent } });
}
